#include "widgets/matrix/matrix_view.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace greyscope::widgets {

namespace {

constexpr QMargins kMargins(14, 2, 12, 8);  // the cells begin where the view's title does

QString fullName(const Heading& heading) {
    return heading.group.isEmpty() ? heading.label : heading.group + QLatin1Char(' ') + heading.label;
}

}  // namespace

MatrixView::MatrixView(QWidget* parent) : QAbstractScrollArea(parent) {
    installAccessibleValues();
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    horizontalScrollBar()->setSingleStep(22);
    verticalScrollBar()->setSingleStep(14);
}

void MatrixView::setSpec(const MatrixSpec& spec) {
    if (m_spec == spec) {
        return;
    }
    const bool sameShape = m_spec.rows.size() == spec.rows.size() && m_spec.columns.size() == spec.columns.size();
    m_spec = spec;
    if (!sameShape) {
        m_cursor = {};
        m_hovered = {};
    }
    setAccessibleName(spec.title);
    relayout();
}

void MatrixView::setHighlight(Highlight* highlight) {
    if (m_highlight != nullptr) {
        m_highlight->disconnect(viewport());
    }
    m_highlight = highlight;
    if (m_highlight != nullptr) {
        connect(m_highlight, &Highlight::changed, viewport(), QOverload<>::of(&QWidget::update));
    }
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

Style MatrixView::drawingStyle() const {
    return Style::screen(Theme::of(palette()));
}

void MatrixView::relayout() {
    const QRectF area = QRectF(viewport()->rect()).marginsRemoved(kMargins);
    const QPointF scroll(horizontalScrollBar()->value(), verticalScrollBar()->value());
    m_geometry = MatrixGeometry::layout(m_spec, area, drawingStyle(), scroll);
    const QSizeF beyond = m_geometry.overflow();
    horizontalScrollBar()->setPageStep(static_cast<int>(m_geometry.body.width()));
    verticalScrollBar()->setPageStep(static_cast<int>(m_geometry.body.height()));
    // The values follow their range; scrollContentsBy then lays out once more.
    horizontalScrollBar()->setRange(0, static_cast<int>(std::ceil(beyond.width() - 0.01)));
    verticalScrollBar()->setRange(0, static_cast<int>(std::ceil(beyond.height() - 0.01)));
    viewport()->update();
}

void MatrixView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(viewport());
    const Style drawn = drawingStyle();
    painter.fillRect(viewport()->rect(), drawn.theme.base);
    MatrixMarks marks;
    marks.cursor = hasFocus() ? m_cursor : MatrixHit{};
    if (m_highlight != nullptr) {
        marks.lit = m_highlight->lit();
        marks.chosen = m_highlight->chosen();
    }
    paintMatrix(painter, m_geometry, m_spec, drawn, marks);
}

void MatrixView::resizeEvent(QResizeEvent* /*event*/) {
    relayout();
}

void MatrixView::scrollContentsBy(int /*dx*/, int /*dy*/) {
    const QPointF scroll(horizontalScrollBar()->value(), verticalScrollBar()->value());
    m_geometry = MatrixGeometry::layout(m_spec, m_geometry.area, drawingStyle(), scroll);
    viewport()->update();
}

const Link* MatrixView::linkAt(const MatrixHit& hit) const {
    switch (hit.part) {
        case MatrixHit::Part::cell:
            return &m_spec.cell(static_cast<std::size_t>(hit.row), static_cast<std::size_t>(hit.column)).link;
        case MatrixHit::Part::rowHeading:
            return &m_spec.rows[static_cast<std::size_t>(hit.row)].link;
        case MatrixHit::Part::columnHeading:
            return &m_spec.columns[static_cast<std::size_t>(hit.column)].link;
        case MatrixHit::Part::none:
            break;
    }
    return nullptr;
}

void MatrixView::hover(const MatrixHit& hit) {
    if (hit == m_hovered) {
        return;
    }
    m_hovered = hit;
    const Link* link = linkAt(hit);
    viewport()->setCursor(link != nullptr && !link->empty() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (m_highlight != nullptr) {
        m_highlight->hover(link != nullptr ? link->lights : Targets{});
    }
}

void MatrixView::activate(const MatrixHit& hit) {
    const Link* found = linkAt(hit);
    if (found == nullptr) {
        return;
    }
    const Link link = *found;  // a listener may set another spec
    if (m_highlight != nullptr && !link.lights.empty()) {
        m_highlight->choose(link.lights);
    }
    if (hit.part == MatrixHit::Part::cell) {
        m_cursor = hit;
        emit cellActivated(hit.row, hit.column);
        emit linkActivated(link);
    } else {
        emit headingActivated(link);
    }
    viewport()->update();
}

bool MatrixView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const MatrixHit hit = m_geometry.at(help->pos());
        QString tip;
        if (hit.part == MatrixHit::Part::cell) {
            tip = m_spec.cell(static_cast<std::size_t>(hit.row), static_cast<std::size_t>(hit.column)).tooltip;
        } else if (hit.part != MatrixHit::Part::none) {
            tip = hit.part == MatrixHit::Part::rowHeading ? rowName(hit.row) : columnName(hit.column);
        }
        QToolTip::showText(help->globalPos(), tip, viewport());
        return true;
    }
    if (event->type() == QEvent::Leave) {
        hover({});
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void MatrixView::mouseMoveEvent(QMouseEvent* event) {
    hover(m_geometry.at(event->position()));
}

void MatrixView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        activate(m_geometry.at(event->position()));
        event->accept();
    }
}

void MatrixView::moveCursor(int rows, int columns) {
    if (valueRows() == 0 || valueColumns() == 0) {
        return;
    }
    const bool started = m_cursor.part == MatrixHit::Part::cell;
    m_cursor.part = MatrixHit::Part::cell;
    m_cursor.row = started ? std::clamp(m_cursor.row + rows, 0, valueRows() - 1) : 0;
    m_cursor.column = started ? std::clamp(m_cursor.column + columns, 0, valueColumns() - 1) : 0;
    reveal(m_geometry.cell(m_cursor.row, m_cursor.column));
    hover(m_cursor);
    QAccessibleEvent event(this, QAccessible::Focus);
    event.setChild(m_cursor.row * valueColumns() + m_cursor.column);
    QAccessible::updateAccessibility(&event);
    viewport()->update();
}

void MatrixView::reveal(const QRectF& rect) {
    const QRectF& body = m_geometry.body;
    const double right = std::max(0.0, rect.right() - body.right());
    const double down = std::max(0.0, rect.bottom() - body.bottom());
    const double left = std::max(0.0, body.left() - rect.left());
    const double up = std::max(0.0, body.top() - rect.top());
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + static_cast<int>(std::lround(right - left)));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + static_cast<int>(std::lround(down - up)));
}

void MatrixView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Left:
            return moveCursor(0, -1);
        case Qt::Key_Right:
            return moveCursor(0, 1);
        case Qt::Key_Up:
            return moveCursor(-1, 0);
        case Qt::Key_Down:
            return moveCursor(1, 0);
        case Qt::Key_Home:
            return moveCursor(0, -valueColumns());
        case Qt::Key_End:
            return moveCursor(0, valueColumns());
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            return activate(m_cursor);
        case Qt::Key_Escape:
            if (m_highlight != nullptr) {
                m_highlight->clear();
            }
            m_hovered = {};
            return;
        default:
            QAbstractScrollArea::keyPressEvent(event);
    }
}

void MatrixView::focusOutEvent(QFocusEvent* event) {
    hover({});
    viewport()->update();
    QAbstractScrollArea::focusOutEvent(event);
}

void MatrixView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) {
        viewport()->update();
    }
    QAbstractScrollArea::changeEvent(event);
}

}  // namespace greyscope::widgets
