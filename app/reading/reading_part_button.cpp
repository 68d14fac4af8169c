#include "app/reading/reading_part_button.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

#include "widgets/common/plain_text.h"
#include "widgets/common/theme/theme.h"
#include "widgets/present/words/joined_words.h"

namespace greyscope::app {

using widgets::Theme;

namespace {

constexpr int kPartPadding = 9;
constexpr int kArrow = 18;
constexpr int kMark = 20;
constexpr int kAround = 10;  // above and below the text
constexpr int kFewestLetters = 8;

QFont boldOf(QFont font) {
    font.setBold(true);
    return font;
}

}  // namespace

ReadingPartButton::ReadingPartButton(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void ReadingPartButton::setPart(const QString& what, const QString& text, bool unsure) {
    m_unsure = unsure;
    setText(text);
    const QString name = widgets::withColon(what, text);
    setAccessibleName(unsure ? widgets::withComma(name, tr("not sure")) : name);
    widgets::setTip(this, unsure ? tr("%1\nNot sure: another reading uses the same number of rows").arg(name) : name);
    updateGeometry();
    update();
}

QSize ReadingPartButton::sizeHint() const {
    const QFontMetrics metrics(boldOf(font()));
    return {metrics.horizontalAdvance(text()) + 2 * kPartPadding + kArrow + (m_unsure ? kMark : 0),
            metrics.height() + kAround};
}

QSize ReadingPartButton::minimumSizeHint() const {
    const int least = kFewestLetters * fontMetrics().averageCharWidth() + 2 * kPartPadding + kArrow + kMark;
    return {std::min(least, sizeHint().width()), sizeHint().height()};
}

void ReadingPartButton::paintEvent(QPaintEvent* /*event*/) {
    const Theme& theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = m_unsure ? theme.look : theme.accent;
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(hasFocus() ? QPen(ink, 2.0) : underMouse() ? QPen(ink, 1.0) : QPen(Qt::NoPen));
    painter.setBrush(m_unsure ? theme.lookOn : theme.selection);
    painter.drawRoundedRect(frame, 3, 3);
    painter.fillRect(QRectF(0, height() - 2, width(), 2), ink);
    QRectF box = QRectF(rect()).adjusted(kPartPadding, 0, -kPartPadding - kArrow - (m_unsure ? kMark : 0), -1);
    const QFont bold = boldOf(font());
    painter.setFont(bold);
    painter.setPen(m_unsure ? theme.look : theme.text);
    painter.drawText(box, Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetricsF(bold).elidedText(text(), Qt::ElideMiddle, box.width() + 1));
    if (m_unsure) {
        const QRectF mark(box.right() + 4, box.center().y() - 8, 16, 16);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.base);
        painter.drawRoundedRect(mark, 3, 3);
        painter.setPen(theme.look);
        painter.drawText(mark, Qt::AlignCenter, QStringLiteral("?"));
    }
    painter.setPen(QPen(m_unsure ? theme.look : theme.text2, 1.4));
    painter.setBrush(Qt::NoBrush);
    const QPointF tip(width() - kPartPadding - 4.0, box.center().y() + 2);
    painter.drawPolyline(QPolygonF{tip + QPointF(-4, -4), tip, tip + QPointF(4, -4)});
}

void ReadingPartButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Down && event->modifiers().testFlag(Qt::AltModifier)) {
        emit columnsWanted();
    } else if (event->key() == Qt::Key_Down) {
        emit downPressed();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
    } else {
        QAbstractButton::keyPressEvent(event);
    }
}

}  // namespace greyscope::app
