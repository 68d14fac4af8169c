#include "widgets/target/target_view.h"

namespace greyscope::widgets {

TargetView::TargetView(QWidget* parent) : LinkedView(parent) {
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void TargetView::setSpec(const TargetSpec& spec) {
    if (m_spec == spec) {
        return;
    }
    if (m_spec.points.size() != spec.points.size()) {
        forgetMarks();
    }
    m_spec = spec;
    setAccessibleName(m_spec.title);
    setAccessibleDescription(m_spec.subtitle);
    relayout();
}

void TargetView::relayout() {
    m_geometry =
        TargetGeometry::layout(m_spec, QRectF(viewport()->rect()).adjusted(12.0, 0.0, -12.0, -4.0), drawingStyle());
    viewport()->update();
}

void TargetView::draw(QPainter& painter, const Style& style) {
    paintTarget(painter, m_geometry, m_spec, style, {lit(), chosen(), shownCursor().row});
}

Mark TargetView::markAt(const QPointF& point) const {
    return {m_geometry.at(m_spec, point, drawingStyle()), -1};
}

Mark TargetView::markBeside(const Mark& from, int key) const {
    const int down = key == Qt::Key_Right ? Qt::Key_Down : key == Qt::Key_Left ? Qt::Key_Up : key;
    return {rowBeside(from.row, down, valueRows()), -1};
}

QRectF TargetView::placeOf(const Mark& mark) const {
    const double reach = drawingStyle().pt(8.0);
    const QPointF at = m_geometry.place(pointOf(mark.row));
    return {at.x() - reach, at.y() - reach, 2.0 * reach, 2.0 * reach};
}

QString TargetView::columnName(int /*column*/) const {
    return tr("distance");
}

QRect TargetView::valueRect(int row, int /*column*/) const {
    return placeOf({row, -1}).toRect();
}

}  // namespace greyscope::widgets
