#include "widgets/matrix/overview_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace greyscope::widgets {

namespace {

constexpr QMargins kOverviewMargins(14, 2, 12, 6);
constexpr double kZoomStep = 1.25;

}  // namespace

OverviewView::OverviewView(QWidget* parent) : LinkedView(parent) {
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void OverviewView::setSpec(const OverviewSpec& spec) {
    if (m_spec == spec) {
        return;
    }
    if (m_spec.rowCount() != spec.rowCount() || m_spec.columnCount() != spec.columnCount()) {
        forgetMarks();
        m_pointed = {};
        m_zoom = 1.0;
    }
    m_spec = spec;
    setAccessibleName(spec.title);
    relayout();
}

void OverviewView::layOut() {
    const QRectF area = QRectF(viewport()->rect()).marginsRemoved(kOverviewMargins);
    const QPointF scroll(horizontalScrollBar()->value(), verticalScrollBar()->value());
    m_geometry = OverviewGeometry::layout(m_spec, area, drawingStyle(), m_zoom, scroll);
    m_image = {};
}

void OverviewView::relayout() {
    layOut();
    const QSizeF beyond = m_geometry.content() - m_geometry.body.size();
    const auto follow = [](QScrollBar* bar, double page, double further) {
        bar->setPageStep(static_cast<int>(page));
        bar->setRange(0, std::max(0, static_cast<int>(std::ceil(further - 0.01))));
    };
    follow(horizontalScrollBar(), m_geometry.body.width(), beyond.width());
    follow(verticalScrollBar(), m_geometry.body.height(), beyond.height());
    viewport()->update();
}

void OverviewView::scrolled() {
    layOut();
}

void OverviewView::zoomTo(double zoom, const QPointF& about) {
    if (m_geometry.empty()) {
        return;
    }
    const QPointF from = about - m_geometry.body.topLeft();
    const QPointF in = from + m_geometry.scroll;
    const QPointF cells(in.x() / m_geometry.cell.width(), in.y() / m_geometry.cell.height());
    m_zoom = std::clamp(zoom, 1.0, m_geometry.largestZoom());
    relayout();
    horizontalScrollBar()->setValue(static_cast<int>(std::lround(cells.x() * m_geometry.cell.width() - from.x())));
    verticalScrollBar()->setValue(static_cast<int>(std::lround(cells.y() * m_geometry.cell.height() - from.y())));
}

void OverviewView::draw(QPainter& painter, const Style& style) {
    const bool other = m_image.isNull() || m_imageIsDark != style.theme.dark;
    if (other && m_spec.values && !m_geometry.empty()) {
        const double ratio = devicePixelRatioF();
        m_image = overviewImage(m_spec, m_geometry, (m_geometry.body.size() * ratio).toSize(), style.theme);
        m_imageIsDark = style.theme.dark;
    }
    paintOverview(painter, m_geometry, m_spec, style, m_image,
                  {hasFocus() && !m_pointed.isCell() ? keyCursor() : m_pointed, lit(), m_lens});
}

Link OverviewView::linkOf(const Mark& mark) const {
    const QString& row = m_spec.item(mark.row).id;
    if (!mark.isCell()) {
        return {{Target::series(row)}, {Target::series(row)}};
    }
    if (m_spec.columns) {
        const Target cell = Target::pair(row, columnName(mark.column));
        return {{cell}, {Target::series(row), cell}};
    }
    const QString& column = m_spec.item(mark.column).id;
    const Targets pair{Target::pair(row, column), Target::pair(column, row)};
    Targets lights = pair;
    lights.push_back(Target::series(row));
    lights.push_back(Target::series(column));
    return {pair, lights};
}

QString OverviewView::tipOf(const Mark& mark) const {
    if (!mark.isCell()) {
        return rowName(mark.row);
    }
    if (m_spec.columns && !m_spec.tips.empty()) {
        const std::size_t item = m_spec.order[static_cast<std::size_t>(mark.row)];
        return m_spec.tips[item * m_spec.columnCount() + static_cast<std::size_t>(mark.column)];
    }
    if (m_lens && !m_geometry.lens.isNull()) {
        return {};  // the readout shows it, and a tool tip would cover the readout
    }
    return QStringLiteral("%1(%2, %3) = %4")
        .arg(m_spec.symbol, rowName(mark.row), columnName(mark.column), valueText(mark.row, mark.column));
}

Mark OverviewView::markBeside(const Mark& from, int key) const {
    if (m_geometry.empty()) {
        return {};
    }
    if (!from.isCell()) {
        return m_geometry.at(m_geometry.body.topLeft());
    }
    const int last = valueColumns() - 1;
    Mark to = from;
    to.column += key == Qt::Key_Left ? -1 : key == Qt::Key_Right ? 1 : 0;
    to.row += key == Qt::Key_Up ? -1 : key == Qt::Key_Down ? 1 : 0;
    to.column = key == Qt::Key_Home ? 0 : key == Qt::Key_End ? last : to.column;
    return {std::clamp(to.row, 0, valueRows() - 1), std::clamp(to.column, 0, last)};
}

void OverviewView::point(const Mark& mark) {
    if (mark != m_pointed) {
        m_pointed = mark;
        viewport()->update();
    }
}

void OverviewView::setLens(bool shown) {
    m_lens = shown;
    viewport()->update();
}

void OverviewView::wheelEvent(QWheelEvent* event) {
    zoomTo(m_zoom * std::pow(kZoomStep, event->angleDelta().y() / 120.0), event->position());
    point(markAt(event->position()));
    hover(markAt(event->position()));
    event->accept();
}

void OverviewView::keyPressEvent(QKeyEvent* event) {
    const QPointF about = keyCursor().isCell() ? m_geometry.rect(keyCursor()).center() : m_geometry.body.center();
    switch (event->key()) {
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            return zoomTo(m_zoom * kZoomStep, about);
        case Qt::Key_Minus:
            return zoomTo(m_zoom / kZoomStep, about);
        case Qt::Key_0:
            return zoomTo(1.0, about);
        default:
            LinkedView::keyPressEvent(event);
            point({});
            viewport()->update();
    }
}

void OverviewView::mousePressEvent(QMouseEvent* event) {
    m_drag.press(event->position());
    event->accept();
}

void OverviewView::mouseMoveEvent(QMouseEvent* event) {
    if (m_drag.pressed() && event->buttons().testFlag(Qt::LeftButton)) {
        m_drag.move(event->position());
        return;
    }
    point(markAt(event->position()));
    LinkedView::mouseMoveEvent(event);
}

void OverviewView::mouseReleaseEvent(QMouseEvent* event) {
    if (m_drag.release() && event->button() == Qt::LeftButton) {
        activate(markAt(event->position()));
    }
}

void OverviewView::mouseDoubleClickEvent(QMouseEvent* event) {
    zoomTo(1.0, event->position());
}

void OverviewView::focusOutEvent(QFocusEvent* event) {
    point({});
    LinkedView::focusOutEvent(event);
}

bool OverviewView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave) {
        point({});
    }
    return LinkedView::viewportEvent(event);
}

}  // namespace greyscope::widgets
