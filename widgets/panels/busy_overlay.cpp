#include "widgets/panels/busy_overlay.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

#include "widgets/common/plain_text.h"
#include "widgets/common/theme/theme.h"

namespace greyscope::widgets {

namespace {
constexpr int kDimAfterMs = 150;
constexpr int kCancelAfterMs = 1000;
constexpr int kProgressHeight = 2;
}  // namespace

BusyOverlay::BusyOverlay(QWidget* over) : QWidget(over) {
    hide();
    over->installEventFilter(this);
    m_box = new QFrame(this);
    m_box->setObjectName(QStringLiteral("busyBox"));
    auto* row = new QHBoxLayout(m_box);
    row->setContentsMargins(12, 6, 6, 6);
    m_share = new PlainLabel(m_box);
    auto* cancel = new QPushButton(tr("Cancel"), m_box);
    row->addWidget(m_share);
    row->addWidget(cancel);
    m_box->hide();
    connect(cancel, &QPushButton::clicked, this, &BusyOverlay::cancelRequested);
    m_timer.setInterval(50);
    connect(&m_timer, &QTimer::timeout, this, &BusyOverlay::advance);
}

void BusyOverlay::begin(double fraction) {
    m_fraction = fraction;
    if (!m_timer.isActive()) {
        m_since.start();
        m_timer.start();
    }
}

void BusyOverlay::end() {
    m_timer.stop();
    m_box->hide();
    hide();
}

void BusyOverlay::advance() {
    if (m_since.elapsed() < kDimAfterMs || !parentWidget()->isVisible()) {
        return;  // a screen reader would announce every step, even of a hidden page
    }
    if (!isVisible()) {
        setGeometry(parentWidget()->rect());
        show();
        raise();
        emit dimmed();
    }
    if (m_since.elapsed() >= kCancelAfterMs) {
        m_share->setText(tr("Calculating … %1 %").arg(static_cast<int>(m_fraction * 100.0)));
        m_box->show();
        placeBox();
    }
    update(0, 0, width(), kProgressHeight);  // updating the whole widget would repaint the view below at every step
}

void BusyOverlay::placeBox() {
    m_box->adjustSize();
    m_box->move((width() - m_box->width()) / 2, (height() - m_box->height()) / 2);
}

void BusyOverlay::paintEvent(QPaintEvent* /*event*/) {
    const Theme& theme = Theme::of(palette());
    QPainter painter(this);
    QColor veil = theme.base;
    veil.setAlphaF(0.55F);
    painter.fillRect(rect(), veil);
    // A job that does not report its progress shows a moving piece.
    const double wander = static_cast<double>(m_since.elapsed() % 1200) / 1200.0;
    const double from = m_fraction > 0.0 ? 0.0 : wander * 0.8;
    const double length = m_fraction > 0.0 ? m_fraction : 0.2;
    painter.fillRect(QRectF(from * width(), 0, length * width(), kProgressHeight), theme.accent);
}

bool BusyOverlay::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && isVisible()) {
        setGeometry(parentWidget()->rect());
    }
    return QWidget::eventFilter(watched, event);
}

void BusyOverlay::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeBox();
}

}  // namespace greyscope::widgets
