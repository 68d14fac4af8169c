#include "app/export/devices/opaque_device.h"

#include <QLinearGradient>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

#include "app/export/devices/forwarding_engine.h"
#include "app/export/latex/gradient_colour.h"

namespace greyscope::app {

namespace {

constexpr int kSteps = 96;  // number of steps of a gradient

QColor onWhite(const QColor& colour, double opacity) {
    const double part = colour.alphaF() * opacity;
    const auto mix = [part](float own) { return static_cast<float>(1.0 - part * (1.0 - own)); };
    return QColor::fromRgbF(mix(colour.redF()), mix(colour.greenF()), mix(colour.blueF()));
}

class OpaqueEngine final : public ForwardingEngine {
public:
    using ForwardingEngine::ForwardingEngine;

    void drawRects(const QRectF* rects, int count) override {
        for (int i = 0; i < count; ++i) {
            const auto* gradient = static_cast<const QLinearGradient*>(painter()->brush().gradient());
            if (gradient != nullptr && gradient->type() == QGradient::LinearGradient) {
                steps(*gradient, rects[i]);
            } else {
                follow();
                target().drawRect(rects[i]);
            }
        }
    }
    using QPaintEngine::drawRects;

    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        follow();
        target().setFont(item.font());
        target().drawText(at, item.text());
    }

protected:
    void follow() override {
        ForwardingEngine::follow();
        const double opacity = painter()->opacity();
        QPen pen = painter()->pen();
        if (pen.style() != Qt::NoPen) {
            pen.setColor(onWhite(pen.color(), opacity));
        }
        QBrush brush = painter()->brush();
        if (brush.style() == Qt::SolidPattern) {
            brush.setColor(onWhite(brush.color(), opacity));
        }
        target().setPen(pen);
        target().setBrush(brush);
        target().setOpacity(1.0);
    }

private:
    /// Each step extends to the end, below the next one, so that no background shows between them.
    void steps(const QLinearGradient& gradient, const QRectF& whole) {
        follow();
        target().setPen(Qt::NoPen);
        const QPointF way = gradient.finalStop() - gradient.start();
        const bool across = std::abs(way.x()) >= std::abs(way.y());
        for (int i = 0; i < kSteps; ++i) {
            const double begin = static_cast<double>(i) / kSteps;
            const QRectF rest = across ? whole.adjusted(begin * whole.width(), 0.0, 0.0, 0.0)
                                       : whole.adjusted(0.0, begin * whole.height(), 0.0, 0.0);
            const QPointF middle = whole.topLeft() + QPointF(across ? (begin + 0.5 / kSteps) * whole.width() : 0.0,
                                                             across ? 0.0 : (begin + 0.5 / kSteps) * whole.height());
            const QPointF offset = middle - gradient.start();
            const double t = across ? offset.x() / way.x() : offset.y() / way.y();
            target().setBrush(onWhite(colourAt(gradient, std::clamp(t, 0.0, 1.0)), painter()->opacity()));
            target().drawRect(rest);
        }
    }
};

}  // namespace

OpaqueDevice::OpaqueDevice(QPainter& target, const QSize& pixels, int dpi)
    : PageDevice(pixels, dpi), m_engine(std::make_unique<OpaqueEngine>(target)) {}

OpaqueDevice::~OpaqueDevice() = default;

QPaintEngine* OpaqueDevice::paintEngine() const {
    return m_engine.get();
}

}  // namespace greyscope::app
