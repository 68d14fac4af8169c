#pragma once

#include <QPainter>

#include "app/export/devices/page_device.h"

namespace greyscope::app {

/// A paint engine that passes everything that is painted on a page to another painter. Derived classes change part of
/// it.
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
    /// Sets the state of the other painter to that of the page's painter. Clips are not copied: the painters of figures
    /// clip their own lines, because Qt's SVG does not support clips.
    virtual void follow();

private:
    QPainter& m_target;
};

}  // namespace greyscope::app
