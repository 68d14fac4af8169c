#include "widgets/ranking/ranking_view.h"

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

RankingView::RankingView(QWidget* parent) : QAbstractScrollArea(parent) {
    installAccessibleValues();
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    verticalScrollBar()->setSingleStep(24);
}

void RankingView::setSpec(const RankingSpec& spec) {
    if (m_spec == spec) {
        return;
    }
    const bool sameRows = m_spec.bars.size() == spec.bars.size();
    m_spec = spec;
    if (!sameRows) {
        m_cursor = -1;
        m_hovered = -1;
        updateGeometry();
    }
    setAccessibleName(spec.title);
    relayout();
}

void RankingView::setHighlight(Highlight* highlight) {
    if (m_highlight != nullptr) {
        m_highlight->disconnect(viewport());
    }
    m_highlight = highlight;
    if (m_highlight != nullptr) {
        connect(m_highlight, &Highlight::changed, viewport(), QOverload<>::of(&QWidget::update));
    }
}

QSize RankingView::sizeHint() const {
    const Style style = drawingStyle();
    const double rows = std::max<double>(1.0, static_cast<double>(m_spec.bars.size()));
    return {300, static_cast<int>(std::ceil(style.pt(26.0 * rows + 4.0 * style.textPt)))};
}

QString RankingView::rowName(int row) const {
    const Bar& bar = m_spec.bars[static_cast<std::size_t>(row)];
    return QStringLiteral("%1 %2").arg(bar.rank).arg(bar.name);
}

QString RankingView::columnName(int /*column*/) const {
    return m_spec.valueTitle;
}

QString RankingView::valueText(int row, int /*column*/) const {
    return m_spec.bars[static_cast<std::size_t>(row)].text;
}

Style RankingView::drawingStyle() const {
    return Style::screen(Theme::of(palette()));
}

void RankingView::relayout() {
    const QRectF area = QRectF(viewport()->rect()).adjusted(12, 2, -8, -2);
    m_geometry = RankingGeometry::layout(m_spec, area, drawingStyle(), verticalScrollBar()->value());
    verticalScrollBar()->setPageStep(static_cast<int>(m_geometry.body.height()));
    // The value follows its range; scrollContentsBy then lays out once more.
    verticalScrollBar()->setRange(0, static_cast<int>(std::ceil(m_geometry.overflow() - 0.01)));
    viewport()->update();
}

void RankingView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(viewport());
    const Style style = drawingStyle();
    painter.fillRect(viewport()->rect(), style.theme.base);
    RankingMarks marks;
    marks.cursor = hasFocus() ? m_cursor : -1;
    if (m_highlight != nullptr) {
        marks.lit = m_highlight->lit();
        marks.chosen = m_highlight->chosen();
    }
    paintRanking(painter, m_geometry, m_spec, style, marks);
}

void RankingView::resizeEvent(QResizeEvent* /*event*/) {
    relayout();
}

void RankingView::scrollContentsBy(int /*dx*/, int /*dy*/) {
    m_geometry.scroll = verticalScrollBar()->value();
    viewport()->update();
}

void RankingView::hover(int row) {
    if (row == m_hovered) {
        return;
    }
    m_hovered = row;
    viewport()->setCursor(row >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (m_highlight != nullptr) {
        m_highlight->hover(row >= 0 ? m_spec.bars[static_cast<std::size_t>(row)].link.lights : Targets{});
    }
}

void RankingView::activate(int row) {
    if (row < 0) {
        return;
    }
    const Link link = m_spec.bars[static_cast<std::size_t>(row)].link;  // a listener may set another spec
    m_cursor = row;
    if (m_highlight != nullptr) {
        m_highlight->choose(link.lights);
    }
    emit linkActivated(link);
    viewport()->update();
}

bool RankingView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int row = m_geometry.at(help->pos());
        QToolTip::showText(help->globalPos(), row >= 0 ? m_spec.bars[static_cast<std::size_t>(row)].tooltip : QString(),
                           viewport());
        return true;
    }
    if (event->type() == QEvent::Leave) {
        hover(-1);
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void RankingView::mouseMoveEvent(QMouseEvent* event) {
    hover(m_geometry.at(event->position()));
}

void RankingView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        activate(m_geometry.at(event->position()));
        event->accept();
    }
}

void RankingView::moveCursor(int rows) {
    if (valueRows() == 0) {
        return;
    }
    m_cursor = m_cursor < 0 ? 0 : std::clamp(m_cursor + rows, 0, valueRows() - 1);
    const QRectF row = m_geometry.row(m_cursor);
    const double down = std::max(0.0, row.bottom() - m_geometry.body.bottom());
    const double up = std::max(0.0, m_geometry.body.top() - row.top());
    verticalScrollBar()->setValue(verticalScrollBar()->value() + static_cast<int>(std::lround(down - up)));
    hover(m_cursor);
    QAccessibleEvent event(this, QAccessible::Focus);
    event.setChild(m_cursor);
    QAccessible::updateAccessibility(&event);
    viewport()->update();
}

void RankingView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Up:
            return moveCursor(-1);
        case Qt::Key_Down:
            return moveCursor(1);
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            return activate(m_cursor);
        case Qt::Key_Escape:
            if (m_highlight != nullptr) {
                m_highlight->clear();
            }
            m_hovered = -1;
            return;
        default:
            QAbstractScrollArea::keyPressEvent(event);
    }
}

void RankingView::focusOutEvent(QFocusEvent* event) {
    hover(-1);
    viewport()->update();
    QAbstractScrollArea::focusOutEvent(event);
}

void RankingView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) {
        viewport()->update();
    }
    QAbstractScrollArea::changeEvent(event);
}

}  // namespace greyscope::widgets
