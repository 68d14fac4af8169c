#include "widgets/timeline/timeline_view.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

#include "widgets/present/words/number_text.h"
#include "widgets/timeline/timeline_painter.h"

namespace greyscope::widgets {

TimelineView::TimelineView(QWidget* parent) : LinkedView(parent) {
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void TimelineView::setSpec(const TimelineSpec& spec) {
    if (m_spec == spec) {
        return;
    }
    if (m_spec.bars.size() != spec.bars.size()) {
        forgetMarks();
    }
    if (m_spec.from != spec.from || m_spec.to != spec.to) {
        m_seen.reset();
    }
    m_spec = spec;
    setAccessibleName(m_spec.title);
    setAccessibleDescription(m_spec.subtitle);
    relayout();
}

void TimelineView::relayout() {
    const QRectF area = QRectF(viewport()->rect()).adjusted(16, 0, -12, -2);
    const Style style = drawingStyle();
    m_geometry = TimelineGeometry::layout(m_spec, area, style, verticalScrollBar()->value());
    if (m_seen) {
        m_geometry.see(m_spec, style, m_seen->first, m_seen->second);
    }
    verticalScrollBar()->setPageStep(static_cast<int>(m_geometry.plot.height()));
    verticalScrollBar()->setRange(0, static_cast<int>(std::ceil(m_geometry.overflow() - 0.01)));
    viewport()->update();
}

void TimelineView::scrolled() {
    m_geometry.scroll = verticalScrollBar()->value();
}

void TimelineView::draw(QPainter& painter, const Style& style) {
    paintTimeline(painter, m_geometry, m_spec, style, {lit(), chosen(), shownCursor().row});
}

void TimelineView::showCursor(int id) {
    const auto found = std::find_if(m_spec.bars.begin(), m_spec.bars.end(),
                                    [id](const LaneBar& bar) { return id >= 0 && bar.id == id; });
    if (found != m_spec.bars.end()) {
        placeCursor({static_cast<int>(found - m_spec.bars.begin()), -1});
        viewport()->update();
    }
}

void TimelineView::see(double from, double to) {
    const double whole = m_spec.to - m_spec.from;
    const double width = std::min(to - from, whole);
    const double low = std::clamp(from, m_spec.from, m_spec.to - width);
    m_seen = width >= whole ? std::nullopt : std::optional(std::pair(low, low + width));
    relayout();
}

Mark TimelineView::markBeside(const Mark& from, int key) const {
    const int rows = valueRows();
    if (rows == 0) {
        return {};
    }
    if (from.row < 0 || key == Qt::Key_Home) {
        return {0, -1};
    }
    if (key == Qt::Key_End) {
        return {rows - 1, -1};
    }
    if (key == Qt::Key_Left || key == Qt::Key_Right) {
        return {std::clamp(from.row + (key == Qt::Key_Left ? -1 : 1), 0, rows - 1), -1};
    }
    // In the lane above or below, the bar with the nearest begin.
    const LaneBar& own = barOf(from.row);
    const std::size_t wanted = key == Qt::Key_Up ? own.lane - 1 : own.lane + 1;
    int best = from.row;
    for (int row = 0; row < rows; ++row) {
        const bool nearer =
            best == from.row || std::abs(barOf(row).from - own.from) < std::abs(barOf(best).from - own.from);
        best = barOf(row).lane == wanted && nearer ? row : best;
    }
    return {best, -1};
}

void TimelineView::activated(const Mark& mark, const Link& link) {
    emit barReached(barOf(mark.row).id);
    LinkedView::activated(mark, link);
}

void TimelineView::wheelEvent(QWheelEvent* event) {
    const double turned = event->angleDelta().y() / 120.0;
    const double at = m_geometry.valueAt(event->position().x());
    const double factor = std::pow(0.8, turned);
    constexpr double kClosest = 1e-6;  // relative to the whole axis
    const double width = std::max((m_geometry.to - m_geometry.from) * factor, kClosest * (m_spec.to - m_spec.from));
    const double part = (at - m_geometry.from) / (m_geometry.to - m_geometry.from);
    see(at - part * width, at + (1.0 - part) * width);
    event->accept();
}

void TimelineView::mousePressEvent(QMouseEvent* event) {
    m_dragged = event->button() == Qt::LeftButton ? std::optional(event->position().x()) : std::nullopt;
    m_pans = false;
    LinkedView::mousePressEvent(event);
}

void TimelineView::mouseMoveEvent(QMouseEvent* event) {
    if (m_dragged && m_seen && (event->buttons() & Qt::LeftButton)) {
        const double moved = event->position().x() - *m_dragged;
        if (m_pans || std::abs(moved) > QApplication::startDragDistance()) {
            const double by = m_geometry.valueAt(*m_dragged) - m_geometry.valueAt(event->position().x());
            m_pans = true;
            m_dragged = event->position().x();
            see(m_geometry.from + by, m_geometry.to + by);
            return;
        }
    }
    LinkedView::mouseMoveEvent(event);
    if (m_geometry.plot.contains(event->position())) {
        emit pointedAt(m_geometry.valueAt(event->position().x()));
    }
}

void TimelineView::mouseReleaseEvent(QMouseEvent* event) {
    m_dragged.reset();
    LinkedView::mouseReleaseEvent(event);
}

void TimelineView::mouseDoubleClickEvent(QMouseEvent* /*event*/) {
    see(m_spec.from, m_spec.to);
}

void TimelineView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown) {
        emit paged(event->key() == Qt::Key_PageUp ? -1 : 1);
        return;
    }
    const Mark before = keyCursor();
    LinkedView::keyPressEvent(event);
    if (keyCursor() != before && !keyCursor().empty()) {
        const LaneBar bar = barOf(keyCursor().row);
        if (bar.to <= m_geometry.from || bar.from >= m_geometry.to) {
            const double half = 0.5 * (m_geometry.to - m_geometry.from);
            see(bar.from - half, bar.from + half);
        }
        emit barReached(bar.id);
    }
}

QString TimelineView::rowName(int row) const {
    return barOf(row).name;
}

QString TimelineView::columnName(int column) const {
    return column == 0 ? m_spec.groupTitle : m_spec.stages[static_cast<std::size_t>(column) - 1];
}

QString TimelineView::valueText(int row, int column) const {
    const LaneBar& bar = barOf(row);
    if (column == 0) {
        return m_spec.groups[m_spec.groupOf(bar.lane)].name;
    }
    const bool brief = m_spec.stages.size() == 2;
    const double values[] = {bar.from, brief ? bar.to : bar.held, bar.full, bar.to};
    return plainText(values[column - 1], 6);
}

QRect TimelineView::valueRect(int row, int /*column*/) const {
    return m_geometry.bar(barOf(row)).toRect();
}

}  // namespace greyscope::widgets
