#include "widgets/formula/formula_shapes.h"

#include <QPainterPathStroker>
#include <QPolygonF>

#include <algorithm>

namespace greyscope::widgets {

namespace {

QPainterPath stroked(const QPainterPath& path, double line) {
    QPainterPathStroker stroker;
    stroker.setWidth(line);
    stroker.setJoinStyle(Qt::MiterJoin);
    stroker.setCapStyle(Qt::FlatCap);
    return stroker.createStroke(path);
}

QPainterPath along(const QPolygonF& points, double line) {
    QPainterPath path;
    path.addPolygon(points);
    return stroked(path, line);
}

}  // namespace

QPainterPath fenceShape(QChar fence, double width, double height, double line) {
    const double half = line / 2.0;
    const double right = width - half;
    switch (fence.unicode()) {
        case '[':
            return along({{right, half}, {half, half}, {half, height - half}, {right, height - half}}, line);
        case ']':
            return along({{half, half}, {right, half}, {right, height - half}, {half, height - half}}, line);
        case u'⌊':
            return along({{half, 0.0}, {half, height - half}, {right, height - half}}, line);
        case u'⌋':
            return along({{right, 0.0}, {right, height - half}, {half, height - half}}, line);
        case '|':
            return along({{width / 2.0, 0.0}, {width / 2.0, height}}, line);
        default:
            break;
    }
    // Thicker in the middle, like a printed parenthesis.
    const bool opens = fence == QLatin1Char('(');
    const double edge = opens ? right : half;
    const double far = opens ? -width * 0.30 : width * 1.30;
    const double inner = opens ? far + 2.2 * line : far - 2.2 * line;
    QPainterPath path(QPointF(edge, 0.0));
    path.quadTo(QPointF(far, height / 2.0), QPointF(edge, height));
    path.quadTo(QPointF(inner, height / 2.0), QPointF(edge, 0.0));
    return path;
}

QPainterPath rootShape(double lead, double width, double height, double line) {
    const double tick = std::min(height * 0.35, lead);
    return along({{0.0, height - tick},
                  {lead * 0.25, height - tick * 1.25},
                  {lead * 0.6, height - line},
                  {lead, line / 2.0},
                  {width, line / 2.0}},
                 line);
}

QPainterPath sumShape(double width, double height, double line) {
    const double half = line / 2.0;
    QPainterPath path = along({{width - half, height * 0.16},
                               {width - half, half},
                               {line, half},
                               {width * 0.52, height * 0.5},
                               {line, height - half},
                               {width - half, height - half},
                               {width - half, height * 0.84}},
                              line);
    path.setFillRule(Qt::WindingFill);
    return path;
}

QPainterPath hatShape(double width, double height, double line) {
    return along({{line / 2.0, height}, {width / 2.0, line / 2.0}, {width - line / 2.0, height}}, line);
}

QPainterPath dashedBoxShape(double width, double height, double line) {
    const double half = line / 2.0;
    QPainterPath frame;
    frame.addRoundedRect(QRectF(half, half, width - line, height - line), 3.0 * line, 3.0 * line);
    QPainterPathStroker stroker;
    stroker.setWidth(line);
    stroker.setDashPattern({3.0, 2.0});
    return stroker.createStroke(frame);
}

}  // namespace greyscope::widgets
