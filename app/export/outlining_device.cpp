#include "app/export/outlining_device.h"

#include <QPainterPath>

namespace greyscope::app {

namespace {

class OutliningEngine final : public PageEngine {
public:
    explicit OutliningEngine(QPainter& target) : m_target(target) {}

    void drawPath(const QPainterPath& path) override {
        follow();
        m_target.drawPath(path);
    }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        follow();
        if (mode == PolylineMode) {
            m_target.drawPolyline(points, count);
        } else {
            m_target.drawPolygon(points, count, mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
        }
    }
    using QPaintEngine::drawPolygon;
    void drawPixmap(const QRectF& place, const QPixmap& pixmap, const QRectF& part) override {
        follow();
        m_target.drawPixmap(place, pixmap, part);
    }
    void drawImage(const QRectF& place, const QImage& image, const QRectF& part,
                   Qt::ImageConversionFlags flags) override {
        follow();
        m_target.drawImage(place, image, part, flags);
    }
    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        QPainterPath outline;
        outline.addText(at, item.font(), item.text());
        follow();
        m_target.setBrush(painter()->pen().color());
        m_target.setPen(Qt::NoPen);
        m_target.drawPath(outline);
    }

private:
    /// Clips are left out: the painters of figures clip their own lines, since Qt's SVG has none.
    void follow() {
        m_target.setRenderHints(painter()->renderHints());
        m_target.setTransform(painter()->combinedTransform());
        m_target.setPen(painter()->pen());
        m_target.setBrush(painter()->brush());
        m_target.setBrushOrigin(painter()->brushOrigin());
        m_target.setOpacity(painter()->opacity());
    }

    QPainter& m_target;
};

}  // namespace

OutliningDevice::OutliningDevice(QPainter& target, const QSize& pixels, int dpi)
    : PageDevice(pixels, dpi), m_engine(std::make_unique<OutliningEngine>(target)) {}

OutliningDevice::~OutliningDevice() = default;

QPaintEngine* OutliningDevice::paintEngine() const {
    return m_engine.get();
}

}  // namespace greyscope::app
