#include "widgets/graph/dot_strip_view.h"

#include <QScrollBar>

#include <cmath>

#include "widgets/graph/dot_strip_painter.h"

namespace greyscope::widgets {

DotStripView::DotStripView(QWidget* parent) : LinkedView(parent) {
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void DotStripView::setSpec(const DotStripSpec& spec) {
    if (m_spec == spec) {
        return;
    }
    if (m_spec.rows.size() != spec.rows.size()) {
        forgetMarks();
    }
    m_spec = spec;
    setAccessibleName(m_spec.title);
    setAccessibleDescription(m_spec.subtitle);
    relayout();
}

void DotStripView::relayout() {
    const QRectF area = QRectF(viewport()->rect()).adjusted(16, 0, -12, -4);
    m_geometry = DotStripGeometry::layout(m_spec, area, drawingStyle(), verticalScrollBar()->value());
    verticalScrollBar()->setPageStep(static_cast<int>(m_geometry.body.height()));
    // The scroll bar's value follows its range; scrolled() then reads it.
    verticalScrollBar()->setRange(0, static_cast<int>(std::ceil(m_geometry.overflow() - 0.01)));
    viewport()->update();
}

void DotStripView::scrolled() {
    m_geometry.scroll = verticalScrollBar()->value();
}

void DotStripView::draw(QPainter& painter, const Style& style) {
    paintDotStrips(painter, m_geometry, m_spec, style, {lit(), chosen(), shownCursor().row});
}

/// The number of a row at a point, or else the row.
Mark DotStripView::markAt(const QPointF& point) const {
    const int row = m_geometry.at(point);
    for (int column = 0; row >= 0 && column < valueColumns(); ++column) {
        if (valueRect(row, column).contains(point.toPoint())) {
            return {row, column};
        }
    }
    return {row, -1};
}

Mark DotStripView::markBeside(const Mark& from, int key) const {
    return {rowBeside(from.row, key, valueRows()), -1};
}

QString DotStripView::rowName(int row) const {
    return rowOf(row).name;
}

QString DotStripView::columnName(int column) const {
    const int further = column - static_cast<int>(m_spec.columns.size());
    return further < 0    ? m_spec.columns[static_cast<std::size_t>(column)]
           : further == 0 ? m_spec.meanTitle
                          : m_spec.mostTitle;
}

QString DotStripView::valueText(int row, int column) const {
    const int further = column - static_cast<int>(m_spec.columns.size());
    return further < 0    ? rowOf(row).texts[static_cast<std::size_t>(column)]
           : further == 0 ? rowOf(row).meanText
                          : rowOf(row).mostText;
}

QRect DotStripView::valueRect(int row, int column) const {
    const int further = column - static_cast<int>(m_spec.columns.size());
    const QRectF place = further < 0    ? m_geometry.columns[static_cast<std::size_t>(column)]
                         : further == 0 ? m_geometry.mean
                                        : m_geometry.most;
    const QRectF whole = m_geometry.row(row);
    return QRectF(place.left(), whole.top(), place.width(), whole.height()).toRect();
}

}  // namespace greyscope::widgets
