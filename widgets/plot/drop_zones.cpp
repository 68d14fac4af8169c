#include "widgets/plot/drop_zones.h"

#include <QDragEnterEvent>
#include <QMimeData>
#include <QPainter>

#include "widgets/common/theme/theme.h"

namespace greyscope::widgets {

namespace {

const QString kSeriesMime = QStringLiteral("application/x-greyscope-series");

}  // namespace

DropZones::DropZones(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    parent->setAcceptDrops(true);
    parent->installEventFilter(this);
}

bool DropZones::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::DragEnter:
        case QEvent::DragMove: {
            auto* drag = static_cast<QDragMoveEvent*>(event);
            if (drag->mimeData()->hasFormat(kSeriesMime)) {
                showAt(drag->position());
                drag->acceptProposedAction();
            }
            return true;
        }
        case QEvent::DragLeave:
            hide();
            return true;
        case QEvent::Drop: {
            auto* drop = static_cast<QDropEvent*>(event);
            hide();
            drop->acceptProposedAction();
            emit dropped(QString::fromUtf8(drop->mimeData()->data(kSeriesMime)), m_reference);
            return true;
        }
        default:
            return QWidget::eventFilter(watched, event);
    }
}

void DropZones::showAt(const QPointF& place) {
    setGeometry(parentWidget()->rect());
    m_reference = place.x() < width() / 3.0;
    raise();
    show();
    update();
}

void DropZones::paintEvent(QPaintEvent* /*event*/) {
    const Theme& theme = Theme::of(palette());
    QPainter painter(this);
    const QRect left(0, 0, width() / 3, height());
    paintZone(painter, left.adjusted(6, 6, -3, -6), tr("Reference"), m_reference, theme);
    paintZone(painter, rect().adjusted(left.width() + 3, 6, -6, -6), tr("Compare"), !m_reference, theme);
}

void DropZones::paintZone(QPainter& painter, const QRect& zone, const QString& text, bool on, const Theme& theme) {
    QColor ground = on ? theme.selection : theme.base;
    ground.setAlpha(on ? 220 : 150);
    painter.setBrush(ground);
    painter.setPen(QPen(on ? theme.accent : theme.strongLine, on ? 2 : 1, Qt::DashLine));
    painter.drawRoundedRect(zone, 4, 4);
    painter.setPen(theme.text);
    painter.drawText(zone, Qt::AlignCenter, text);
}

}  // namespace greyscope::widgets
