#include "widgets/common/linked_view.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/common/plain_text.h"

namespace greyscope::widgets {

int rowBeside(int row, int key, int rows) {
    if (rows == 0) {
        return -1;
    }
    switch (key) {
        case Qt::Key_Up:
            return std::max(0, row - 1);
        case Qt::Key_Down:
            return std::min(rows - 1, row + 1);
        case Qt::Key_Home:
            return 0;
        case Qt::Key_End:
            return rows - 1;
        default:
            return row;
    }
}

LinkedView::LinkedView(QWidget* parent) : QAbstractScrollArea(parent) {
    installAccessibleValues();
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    horizontalScrollBar()->setSingleStep(24);
    verticalScrollBar()->setSingleStep(24);
}

void LinkedView::setHighlight(Highlight* highlight) {
    if (m_highlight) {
        m_highlight->disconnect(this);
    }
    m_highlight = highlight;
    if (m_highlight) {
        connect(m_highlight, &Highlight::changed, this, &LinkedView::followHighlight);
    }
}

void LinkedView::followHighlight() {
    const TargetSet wasLit = std::exchange(m_drawnLit, lit());
    const TargetSet wasChosen = std::exchange(m_drawnChosen, chosen());
    viewport()->update(placesWhere([&](const Targets& is) {
        return touches(is, wasLit) != touches(is, m_drawnLit) || touches(is, wasChosen) != touches(is, m_drawnChosen);
    }));
}

QRegion LinkedView::placesWhere(const std::function<bool(const Targets&)>& /*lightChanges*/) const {
    return viewport()->rect();
}

QRegion LinkedView::rowsWhere(const std::function<bool(const Targets&)>& lightChanges) const {
    QRegion region;
    for (int row = 0; row < valueRows(); ++row) {
        const QRectF place = placeOf({row, -1});
        const QRect whole(0, static_cast<int>(place.top()) - 2, viewport()->width(),
                          static_cast<int>(place.height()) + 5);
        if (whole.intersects(viewport()->rect()) && lightChanges(linkOf({row, -1}).is)) {
            region += whole;
        }
    }
    return region;
}

Style LinkedView::drawingStyle() const {
    return Style::screen(Theme::of(palette()));
}

void LinkedView::forgetMarks() {
    m_hovered = {};
    m_cursor = {};
}

void LinkedView::hover(const Mark& mark) {
    if (mark == m_hovered) {
        return;
    }
    m_hovered = mark;
    const Link link = mark.empty() ? Link{} : linkOf(mark);
    viewport()->setCursor(link.empty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
    if (m_highlight) {
        m_highlight->hover(link.lights);
    }
}

void LinkedView::activate(const Mark& mark) {
    if (mark.empty()) {
        return;
    }
    const Link link = linkOf(mark);  // a copy, because a listener may set another spec
    m_cursor = mark;
    if (m_highlight && !link.lights.empty()) {
        m_highlight->choose(link.lights);
    }
    activated(mark, link);
    if (mark.row >= 0) {
        emit numberChosen(mark.row, mark.column);
    }
    viewport()->update();
}

void LinkedView::activated(const Mark& /*mark*/, const Link& link) {
    emit linkActivated(link);
}

bool LinkedView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const Mark mark = markAt(help->pos());
        QToolTip::showText(help->globalPos(), mark.empty() ? QString() : tipText(tipOf(mark)), viewport());
        return true;
    }
    if (event->type() == QEvent::Leave) {
        hover({});
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void LinkedView::paintEvent(QPaintEvent* event) {
    QPainter painter(viewport());
    painter.setClipRegion(event->region());  // the painters skip everything outside
    const Style style = drawingStyle();
    painter.fillRect(viewport()->rect(), style.theme.base);
    draw(painter, style);
}

void LinkedView::resizeEvent(QResizeEvent* /*event*/) {
    relayout();
}

void LinkedView::scrollContentsBy(int /*dx*/, int /*dy*/) {
    scrolled();
    viewport()->update();
}

void LinkedView::mouseMoveEvent(QMouseEvent* event) {
    hover(markAt(event->position()));
}

void LinkedView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        activate(markAt(event->position()));
        event->accept();
    }
}

void LinkedView::moveCursor(const Mark& mark) {
    if (mark.empty()) {
        return;
    }
    m_cursor = mark;
    reveal(placeOf(mark));
    hover(mark);
    QAccessibleEvent focus(this, QAccessible::Focus);
    focus.setChild(mark.row * valueColumns() + std::max(0, mark.column));
    QAccessible::updateAccessibility(&focus);
    viewport()->update();
}

void LinkedView::reveal(const QRectF& place) {
    const auto shift = [](QScrollBar* bar, double low, double high, double from, double to) {
        if (low < from) {
            bar->setValue(bar->value() - static_cast<int>(std::ceil(from - low)));
        } else if (high > to) {
            bar->setValue(bar->value() + static_cast<int>(std::ceil(high - to)));
        }
    };
    const QRectF part = scrolledPart();
    shift(horizontalScrollBar(), place.left(), place.right(), part.left(), part.right());
    shift(verticalScrollBar(), place.top(), place.bottom(), part.top(), part.bottom());
}

void LinkedView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Home:
        case Qt::Key_End:
            return moveCursor(markBeside(m_cursor, event->key()));
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            return activate(m_cursor);
        case Qt::Key_Escape:
            if (!lit().empty()) {
                m_hovered = {};
                m_highlight->clear();
                return;
            }
            break;  // nothing to clear: the parent may leave the full view
        default:
            break;
    }
    QAbstractScrollArea::keyPressEvent(event);
}

void LinkedView::focusOutEvent(QFocusEvent* event) {
    hover({});
    viewport()->update();
    QAbstractScrollArea::focusOutEvent(event);
}

void LinkedView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) {
        viewport()->update();
    } else if (event->type() == QEvent::FontChange) {
        relayout();
    }
    QAbstractScrollArea::changeEvent(event);
}

}  // namespace greyscope::widgets
