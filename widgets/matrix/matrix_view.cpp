#include "widgets/matrix/matrix_view.h"

#include <QMouseEvent>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

#include "widgets/matrix/matrix_drawing.h"
#include "widgets/matrix/matrix_key.h"

namespace greyscope::widgets {

namespace {

constexpr QMargins kMargins(14, 2, 12, 8);  // the cells are aligned with the view's title

QString fullName(const Heading& heading) {
    return heading.group.isEmpty() ? heading.label : heading.group + QLatin1Char(' ') + heading.label;
}

}  // namespace

MatrixView::MatrixView(QWidget* parent) : LinkedView(parent) {
    horizontalScrollBar()->setSingleStep(22);
    verticalScrollBar()->setSingleStep(14);
}

void MatrixView::setSpec(MatrixSpec spec) {
    if (m_spec == spec) {
        return;
    }
    const bool sameShape = m_spec.rows.size() == spec.rows.size() && m_spec.columns.size() == spec.columns.size();
    m_spec = std::move(spec);
    if (!sameShape) {
        forgetMarks();
    }
    setAccessibleName(m_spec.title);
    relayout();
}

QString MatrixView::rowName(int row) const {
    return fullName(m_spec.rows[static_cast<std::size_t>(row)]);
}

QString MatrixView::columnName(int column) const {
    return fullName(m_spec.columns[static_cast<std::size_t>(column)]);
}

QString MatrixView::valueText(int row, int column) const {
    const Cell& cell = m_spec.cell(static_cast<std::size_t>(row), static_cast<std::size_t>(column));
    return cell.text.isEmpty() && cell.value ? QString::number(*cell.value, 'g', 4) : cell.text;
}

void MatrixView::relayout() {
    const QRectF area = QRectF(viewport()->rect()).marginsRemoved(kMargins);
    m_geometry = MatrixGeometry::layout(m_spec, area, drawingStyle());
    m_numbered.reset();
    if (m_geometry.overflow().width() > 0.0 && !m_spec.table && isAlongItself(m_spec)) {
        MatrixSpec narrower = numbered(m_spec);
        MatrixGeometry narrow = MatrixGeometry::layout(narrower, area, drawingStyle());
        if (narrow.cellSize.width() < m_geometry.cellSize.width()) {
            m_geometry = std::move(narrow);
            m_numbered = std::move(narrower);
        }
    }
    scrolled();
    const QSizeF beyond = m_geometry.overflow();
    horizontalScrollBar()->setPageStep(static_cast<int>(m_geometry.body.width()));
    verticalScrollBar()->setPageStep(static_cast<int>(m_geometry.body.height()));
    // The scroll bars' values follow their ranges; scrollContentsBy then moves the cells again.
    horizontalScrollBar()->setRange(0, static_cast<int>(std::ceil(beyond.width() - 0.01)));
    verticalScrollBar()->setRange(0, static_cast<int>(std::ceil(beyond.height() - 0.01)));
    viewport()->update();
}

void MatrixView::scrolled() {
    m_geometry.scrollTo(QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value()));
}

void MatrixView::draw(QPainter& painter, const Style& style) {
    paintMatrix(painter, m_geometry, m_numbered ? *m_numbered : m_spec, style, {lit(), chosen(), shownCursor()});
}

QRegion MatrixView::placesWhere(const std::function<bool(const Targets&)>& lightChanges) const {
    QRegion region;
    const auto add = [&](const Targets& is, const QRectF& place) {
        if (lightChanges(is)) {
            region += place.toAlignedRect().adjusted(-2, -2, 2, 2);
        }
    };
    const auto [firstRow, lastRow] = m_geometry.rowsInSight();
    const auto [firstColumn, lastColumn] = m_geometry.columnsInSight();
    for (int column = firstColumn; column < lastColumn; ++column) {
        add(m_spec.columns[static_cast<std::size_t>(column)].link.is, m_geometry.columnHeading(column));
    }
    for (int row = firstRow; row < lastRow; ++row) {
        add(m_spec.rows[static_cast<std::size_t>(row)].link.is, m_geometry.rowHeading(row));
        for (int column = firstColumn; column < lastColumn; ++column) {
            add(m_spec.cell(static_cast<std::size_t>(row), static_cast<std::size_t>(column)).link.is,
                m_geometry.cell(row, column));
        }
    }
    return region;
}

Link MatrixView::linkOf(const Mark& mark) const {
    if (mark.isCell()) {
        return m_spec.cell(static_cast<std::size_t>(mark.row), static_cast<std::size_t>(mark.column)).link;
    }
    return mark.row >= 0 ? m_spec.rows[static_cast<std::size_t>(mark.row)].link
                         : m_spec.columns[static_cast<std::size_t>(mark.column)].link;
}

QString MatrixView::tipOf(const Mark& mark) const {
    if (mark.isCell()) {
        return m_spec.tipOf(static_cast<std::size_t>(mark.row), static_cast<std::size_t>(mark.column));
    }
    return mark.row >= 0 ? rowName(mark.row) : columnName(mark.column);
}

Mark MatrixView::markBeside(const Mark& from, int key) const {
    if (valueRows() == 0 || valueColumns() == 0) {
        return {};
    }
    if (!from.isCell()) {
        return {0, 0};
    }
    Mark to = from;
    switch (key) {
        case Qt::Key_Left:
            to.column = std::max(0, from.column - 1);
            break;
        case Qt::Key_Right:
            to.column = std::min(valueColumns() - 1, from.column + 1);
            break;
        case Qt::Key_Up:
            to.row = std::max(0, from.row - 1);
            break;
        case Qt::Key_Down:
            to.row = std::min(valueRows() - 1, from.row + 1);
            break;
        default:
            to.column = key == Qt::Key_Home ? 0 : valueColumns() - 1;
    }
    return to;
}

void MatrixView::activated(const Mark& mark, const Link& link) {
    if (mark.isCell()) {
        emit linkActivated(link);
    } else {
        emit headingActivated(link);
    }
}

void MatrixView::mousePressEvent(QMouseEvent* event) {
    const int join = m_spec.dendrogram && event->button() == Qt::LeftButton
                         ? joinAt(m_geometry, *m_spec.dendrogram, drawingStyle(), event->position())
                         : -1;
    if (join < 0) {
        LinkedView::mousePressEvent(event);
        return;
    }
    emit numberChosen(-1, join);
    event->accept();
}

}  // namespace greyscope::widgets
