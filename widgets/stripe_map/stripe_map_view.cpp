#include "widgets/stripe_map/stripe_map_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

#include "widgets/stripe_map/stripe_map_painter.h"

namespace greyscope::widgets {

StripeMapView::StripeMapView(QWidget* parent) : LinkedView(parent) {}

void StripeMapView::setSpec(const StripeMapSpec& spec) {
    if (m_spec == spec) {
        return;
    }
    if (m_spec.cells.size() != spec.cells.size()) {
        forgetMarks();
    }
    m_spec = spec;
    setAccessibleName(m_spec.title);
    setAccessibleDescription(m_spec.subtitle);
    relayout();
}

void StripeMapView::relayout() {
    const QRectF area = QRectF(viewport()->rect()).adjusted(16, 0, -12, -2);
    m_geometry = StripeMapGeometry::layout(m_spec, area, drawingStyle());
    const QSizeF over = m_geometry.overflow();
    verticalScrollBar()->setPageStep(static_cast<int>(m_geometry.body.height()));
    horizontalScrollBar()->setPageStep(static_cast<int>(m_geometry.body.width()));
    verticalScrollBar()->setRange(0, static_cast<int>(std::ceil(over.height() - 0.01)));
    horizontalScrollBar()->setRange(0, static_cast<int>(std::ceil(over.width() - 0.01)));
    scrolled();
    viewport()->update();
}

void StripeMapView::scrolled() {
    m_geometry.scroll = QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value());
}

void StripeMapView::draw(QPainter& painter, const Style& style) {
    paintStripeMap(painter, m_geometry, m_spec, style, {lit(), chosen(), shownCursor().row});
}

void StripeMapView::showCursor(int id) {
    const auto found = std::find_if(m_spec.cells.begin(), m_spec.cells.end(),
                                    [id](const StripeCell& cell) { return id >= 0 && cell.id == id; });
    if (found != m_spec.cells.end()) {
        placeCursor({static_cast<int>(found - m_spec.cells.begin()), -1});
        viewport()->update();
    }
}

QRectF StripeMapView::placeOf(const Mark& mark) const {
    return m_geometry.place(cellOf(mark.row).row, cellOf(mark.row).column);
}

Mark StripeMapView::markBeside(const Mark& from, int key) const {
    const int cells = valueRows();
    if (cells == 0) {
        return {};
    }
    if (from.row < 0 || key == Qt::Key_Home || key == Qt::Key_End) {
        return {key == Qt::Key_End && from.row >= 0 ? cells - 1 : 0, -1};
    }
    if (key == Qt::Key_Left || key == Qt::Key_Right) {
        return {std::clamp(from.row + (key == Qt::Key_Left ? -1 : 1), 0, cells - 1), -1};
    }
    const StripeCell& own = cellOf(from.row);
    const std::size_t wanted = own.row + (key == Qt::Key_Up ? static_cast<std::size_t>(-1) : 1);
    const auto found = std::find_if(m_spec.cells.begin(), m_spec.cells.end(), [&](const StripeCell& cell) {
        return cell.row == wanted && cell.column == own.column;
    });
    return found == m_spec.cells.end() ? from : Mark{static_cast<int>(found - m_spec.cells.begin()), -1};
}

void StripeMapView::activated(const Mark& mark, const Link& link) {
    emit cellReached(cellOf(mark.row).id);
    LinkedView::activated(mark, link);
}

void StripeMapView::mouseMoveEvent(QMouseEvent* event) {
    LinkedView::mouseMoveEvent(event);
    if (const int cell = m_geometry.at(m_spec, event->position()); cell >= 0) {
        const QRectF place = placeOf({cell, -1});
        emit pointedAt(cellOf(cell).id, std::clamp((event->position().x() - place.left()) / place.width(), 0.0, 1.0));
    }
}

void StripeMapView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown) {
        emit paged(event->key() == Qt::Key_PageUp ? -1 : 1);
        return;
    }
    const Mark before = keyCursor();
    LinkedView::keyPressEvent(event);
    if (keyCursor() != before && !keyCursor().empty()) {
        emit cellReached(cellOf(keyCursor().row).id);
    }
}

QString StripeMapView::columnName(int column) const {
    return column == 0 ? m_spec.columnTitle : tr("offset");
}

QString StripeMapView::valueText(int row, int column) const {
    const StripeCell& cell = cellOf(row);
    return column == 0 ? m_spec.columns[cell.column] : m_spec.rows[cell.row];
}

QRect StripeMapView::valueRect(int row, int /*column*/) const {
    return placeOf({row, -1}).toRect();
}

}  // namespace greyscope::widgets
