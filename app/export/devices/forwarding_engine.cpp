#include "app/export/devices/forwarding_engine.h"

namespace greyscope::app {

void ForwardingEngine::drawPath(const QPainterPath& path) {
    follow();
    m_target.drawPath(path);
}

void ForwardingEngine::drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) {
    follow();
    if (mode == PolylineMode) {
        m_target.drawPolyline(points, count);
    } else {
        m_target.drawPolygon(points, count, mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    }
}

void ForwardingEngine::drawPixmap(const QRectF& place, const QPixmap& pixmap, const QRectF& part) {
    follow();
    m_target.drawPixmap(place, pixmap, part);
}

void ForwardingEngine::drawImage(const QRectF& place, const QImage& image, const QRectF& part,
                                 Qt::ImageConversionFlags flags) {
    follow();
    m_target.drawImage(place, image, part, flags);
}

void ForwardingEngine::follow() {
    m_target.setRenderHints(painter()->renderHints());
    m_target.setTransform(painter()->combinedTransform());
    m_target.setPen(painter()->pen());
    m_target.setBrush(painter()->brush());
    m_target.setBrushOrigin(painter()->brushOrigin());
    m_target.setOpacity(painter()->opacity());
}

}  // namespace greyscope::app
