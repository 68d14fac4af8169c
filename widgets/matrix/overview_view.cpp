#include "widgets/matrix/overview_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

#include "widgets/present/number_text.h"

namespace greyscope::widgets {

namespace {

constexpr QMargins kOverviewMargins(14, 2, 12, 6);
constexpr double kWidestCell = 44.0;
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
    if (m_spec.count() != spec.count()) {
        forgetMarks();
        m_pointed = {};
        m_zoom = 1.0;
    }
    m_spec = spec;
    setAccessibleName(spec.title);
    relayout();
}

QString OverviewView::valueText(int row, int column) const {
    return fixedText(m_spec.value(row, column), m_spec.decimals);
}

void OverviewView::layOut() {
    const QRectF area = QRectF(viewport()->rect()).marginsRemoved(kOverviewMargins);
    const QPointF scroll(horizontalScrollBar()->value(), verticalScrollBar()->value());
    m_geometry = OverviewGeometry::layout(m_spec, area, drawingStyle(), m_zoom, scroll);
    m_image = {};
}

void OverviewView::relayout() {
    layOut();
    const int beyond = static_cast<int>(std::ceil(m_geometry.content() - m_geometry.body.width() - 0.01));
    for (QScrollBar* bar : {horizontalScrollBar(), verticalScrollBar()}) {
        bar->setPageStep(static_cast<int>(m_geometry.body.width()));
        bar->setRange(0, std::max(0, beyond));
    }
    viewport()->update();
}

void OverviewView::scrolled() {
    layOut();
}

void OverviewView::zoomTo(double zoom, const QPointF& about) {
    const double whole = m_geometry.body.width() / std::max<double>(1.0, m_geometry.count);
    const double most = std::max(1.0, kWidestCell / whole);
    const QPointF in = (about - m_geometry.body.topLeft() + m_geometry.scroll) / m_geometry.cell;
    m_zoom = std::clamp(zoom, 1.0, most);
    relayout();
    const QPointF scroll = in * m_geometry.cell - (about - m_geometry.body.topLeft());
    horizontalScrollBar()->setValue(static_cast<int>(std::lround(scroll.x())));
    verticalScrollBar()->setValue(static_cast<int>(std::lround(scroll.y())));
}

void OverviewView::draw(QPainter& painter, const Style& style) {
    if (m_image.isNull() && m_spec.values && m_spec.count() > 0) {
        const double ratio = devicePixelRatioF();
        m_image = overviewImage(m_spec, m_geometry, (m_geometry.body.size() * ratio).toSize());
    }
    paintOverview(painter, m_geometry, m_spec, style, m_image,
                  {hasFocus() && !m_pointed.isCell() ? keyCursor() : m_pointed, lit(), m_lens});
}

Link OverviewView::linkOf(const Mark& mark) const {
    const QString& row = m_spec.item(mark.row).id;
    const QString& column = m_spec.item(mark.column).id;
    const Targets pair{Target::pair(row, column), Target::pair(column, row)};
    Targets lights = pair;
    lights.push_back(Target::series(row));
    lights.push_back(Target::series(column));
    return {pair, lights};
}

QString OverviewView::tipOf(const Mark& mark) const {
    return QStringLiteral("%1(%2, %3) = %4")
        .arg(m_spec.symbol, rowName(mark.row), columnName(mark.column), valueText(mark.row, mark.column));
}

Mark OverviewView::markBeside(const Mark& from, int key) const {
    const int last = valueRows() - 1;
    if (last < 0) {
        return {};
    }
    if (!from.isCell()) {
        return m_geometry.at(m_geometry.body.topLeft());
    }
    Mark to = from;
    to.column += key == Qt::Key_Left ? -1 : key == Qt::Key_Right ? 1 : 0;
    to.row += key == Qt::Key_Up ? -1 : key == Qt::Key_Down ? 1 : 0;
    to.column = key == Qt::Key_Home ? 0 : key == Qt::Key_End ? last : to.column;
    return {std::clamp(to.row, 0, last), std::clamp(to.column, 0, last)};
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
