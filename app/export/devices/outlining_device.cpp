#include "app/export/devices/outlining_device.h"

#include <QPainterPath>

#include "app/export/devices/forwarding_engine.h"

namespace greyscope::app {

namespace {

class OutliningEngine final : public ForwardingEngine {
public:
    using ForwardingEngine::ForwardingEngine;

    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        QPainterPath outline;
        outline.addText(at, item.font(), item.text());
        follow();
        target().setBrush(painter()->pen().color());
        target().setPen(Qt::NoPen);
        target().drawPath(outline);
    }
};

}  // namespace

OutliningDevice::OutliningDevice(QPainter& target, const QSize& pixels, int dpi)
    : PageDevice(pixels, dpi), m_engine(std::make_unique<OutliningEngine>(target)) {}

OutliningDevice::~OutliningDevice() = default;

QPaintEngine* OutliningDevice::paintEngine() const {
    return m_engine.get();
}

}  // namespace greyscope::app
