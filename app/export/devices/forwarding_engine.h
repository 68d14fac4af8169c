#pragma once

#include <QPainter>

#include "app/export/devices/page_device.h"

namespace greyscope::app {

/// Hands all that is painted on a page to another painter; what becomes otherwise there is up to each.
class ForwardingEngine : public PageEngine {
public:
    explicit ForwardingEngine(QPainter& target) : m_target(target) {}

    void drawPath(const QPainterPath& path) override;
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override;
    using QPaintEngine::drawPolygon;
    void drawPixmap(const QRectF& place, const QPixmap& pixmap, const QRectF& part) override;
    void drawImage(const QRectF& place, const QImage& image, const QRectF& part,
                   Qt::ImageConversionFlags flags) override;

protected:
    [[nodiscard]] QPainter& target() const { return m_target; }
    /// Takes over the state of the page's painter. Clips are left out: the painters of figures clip their own lines,
    /// since Qt's SVG has none.
    virtual void follow();

private:
    QPainter& m_target;
};

}  // namespace greyscope::app
