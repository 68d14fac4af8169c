#include "app/window/lecture/pointer_ring.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

#include "widgets/common/theme/theme.h"

namespace greyscope::app {

namespace {

constexpr int kRingSide = 64;
constexpr double kEdge = 4.0;
constexpr int kGlow = 70;  // of 255, so that what is below stays readable

}  // namespace

PointerRing::PointerRing() {
    setObjectName(QStringLiteral("pointerRing"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    resize(kRingSide, kRingSide);
    hide();
}

void PointerRing::addWindow(QWidget* window) {
    m_windows.emplace_back(window);
}

void PointerRing::leave(const QWidget& window) {
    if (parentWidget() == &window) {
        hide();
        setParent(m_windows.front());
    }
}

void PointerRing::setShown(bool shown) {
    if (m_shown == shown) {
        return;
    }
    m_shown = shown;
    if (shown) {
        qApp->installEventFilter(this);
        moveTo(QCursor::pos());
    } else {
        qApp->removeEventFilter(this);
        hide();
    }
}

/// Widgets without mouse tracking receive no moves, but their windows do.
bool PointerRing::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseMove && (watched->isWindowType() || watched->isWidgetType())) {
        // Showing and moving the ring makes Qt send another event for the unchanged position.
        if (const QPoint at = static_cast<QMouseEvent*>(event)->globalPosition().toPoint(); at != m_last) {
            moveTo(at);
        }
    }
    return QWidget::eventFilter(watched, event);
}

void PointerRing::moveTo(const QPoint& global) {
    m_last = global;
    for (const QPointer<QWidget>& window : m_windows) {
        if (!window || !window->isVisible() || !window->rect().contains(window->mapFromGlobal(global))) {
            continue;
        }
        if (parentWidget() != window) {
            setParent(window);
        }
        move(window->mapFromGlobal(global) - QPoint(kRingSide / 2, kRingSide / 2));
        raise();
        show();
        return;
    }
    hide();
}

void PointerRing::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const widgets::Theme theme = widgets::Theme::of(palette());
    QColor glow = theme.link;
    glow.setAlpha(kGlow);
    painter.setBrush(glow);
    painter.setPen(QPen(theme.link.darker(), kEdge));
    painter.drawEllipse(QRectF(rect()).adjusted(kEdge, kEdge, -kEdge, -kEdge));
}

}  // namespace greyscope::app
