#include "app/reading/reading_card.h"

#include <QKeyEvent>

#include <algorithm>
#include <span>
#include <utility>

#include "widgets/present/words/joined_words.h"

namespace greyscope::app {

using widgets::AccountPhrase;
using widgets::Theme;

namespace {

constexpr int kLines = 3;
constexpr double kCardMargin = 4.0;
constexpr double kPictureShape = 84.0 / 44.0;
constexpr int kLeastWidth = 200;
constexpr int kUsualWidth = 255;
constexpr std::size_t kManyLines = 24;

QColor colourOf(widgets::AccountTone tone, const Theme& theme) {
    switch (tone) {
        case widgets::AccountTone::averaged:
            return theme.look;
        case widgets::AccountTone::leftOut:
            return theme.bad;
        case widgets::AccountTone::plain:
            break;
    }
    return theme.text2;
}

/// The phrases as a list, as far as there is room.
void paintPhrases(QPainter& painter, QRectF box, std::span<const AccountPhrase> phrases, const Theme& theme) {
    const QFontMetricsF metrics(painter.font());
    const QString between = widgets::withComma({}, {});
    bool first = true;
    for (const AccountPhrase& phrase : phrases) {
        const QString text = (std::exchange(first, false) ? QString() : between) + phrase.text;
        const QString shown = metrics.elidedText(text, Qt::ElideRight, box.width());
        painter.setPen(colourOf(phrase.tone, theme));
        painter.drawText(box, Qt::AlignVCenter | Qt::AlignLeft, shown);
        box.setLeft(box.left() + metrics.horizontalAdvance(text));
        if (shown != text || box.width() <= 0.0) {
            return;
        }
    }
}

}  // namespace

AccountLine::AccountLine(QWidget* parent) : PlainLabel(parent) {
    setObjectName(QStringLiteral("readingAccount"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void AccountLine::setPhrases(std::vector<AccountPhrase> phrases) {
    m_phrases = std::move(phrases);
    QString text;
    for (const AccountPhrase& phrase : m_phrases) {
        text = text.isEmpty() ? phrase.text : widgets::withComma(text, phrase.text);
    }
    setText(text);
    widgets::setTip(this, text);
}

QSize AccountLine::minimumSizeHint() const {
    return {0, fontMetrics().height() + 2};
}

void AccountLine::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    paintPhrases(painter, contentsRect(), m_phrases, Theme::of(palette()));
}

ReadingCard::ReadingCard(QWidget* parent) : QAbstractButton(parent) {
    setObjectName(QStringLiteral("readingCard"));
    setCheckable(true);
    setFocusPolicy(Qt::ClickFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
}

void ReadingCard::setReading(const QString& name, const data::ReadingAccount& account, const QString& why) {
    m_phrases = widgets::readingAccountPhrases(account);
    // What the reading costs stands where it is not cut.
    std::stable_partition(m_phrases.begin() + 2, m_phrases.end(),
                          [](const AccountPhrase& phrase) { return phrase.tone != widgets::AccountTone::plain; });
    const QString counts = widgets::readingAccountText(account);
    setText(name);
    setAccessibleName(name);
    setAccessibleDescription(counts);
    widgets::setTip(this, why.isEmpty() ? name + u'\n' + counts : name + u'\n' + counts + u'\n' + why);
    m_sketch = {};
    update();
}

void ReadingCard::setSketch(const widgets::ReadingSketch& sketch) {
    m_sketch = sketch;
    update();
}

QSize ReadingCard::sizeHint() const {
    return {kUsualWidth, kLines * fontMetrics().height() + static_cast<int>(2 * kCardMargin)};
}

QSize ReadingCard::minimumSizeHint() const {
    return {kLeastWidth, sizeHint().height()};
}

QRectF ReadingCard::pictureBox() const {
    const double high = height() - 2 * kCardMargin - 2;
    return {kCardMargin + 4, kCardMargin + 1, high * kPictureShape, high};
}

void ReadingCard::paintSketch(QPainter& painter, const Theme& theme) const {
    const QRectF box = pictureBox();
    painter.fillRect(box, theme.base);
    painter.setPen(QPen(theme.axis, 1.0));
    painter.drawLine(QLineF(box.left(), box.bottom() - 2, box.right(), box.bottom() - 2));
    const QRectF room = box.adjusted(2, 2, -2, -4);
    for (std::size_t s = 0; s < m_sketch.series.size(); ++s) {
        QPolygonF line = m_sketch.series[s];
        for (QPointF& point : line) {
            point = {room.left() + point.x() * room.width(), room.bottom() - point.y() * room.height()};
        }
        QColor colour = theme.series[s % theme.series.size()];
        colour.setAlphaF(m_sketch.series.size() > kManyLines ? 0.4F : 0.9F);
        const bool dots = !m_sketch.joined || line.size() == 1;
        painter.setPen(QPen(colour, dots ? 2.5 : 1.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        dots ? painter.drawPoints(line) : painter.drawPolyline(line);
    }
}

void ReadingCard::paintEvent(QPaintEvent* /*event*/) {
    const Theme& theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool pointed = underMouse() || hasFocus();
    painter.setPen(QPen(isChecked() || pointed ? theme.accent : theme.line, hasFocus() ? 2.0 : 1.0));
    painter.setBrush(isChecked() ? theme.selection : theme.field);
    painter.drawRoundedRect(frame, 4, 4);
    if (isChecked()) {
        painter.fillRect(QRectF(frame.left(), frame.top() + 2, 3, frame.height() - 4), theme.accent);
    }
    paintSketch(painter, theme);
    QRectF line(pictureBox().right() + 8, kCardMargin, 0, fontMetrics().height());
    line.setRight(width() - kCardMargin - 2);
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(theme.text);
    painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetricsF(bold).elidedText(text(), Qt::ElideMiddle, line.width()));
    painter.setFont(font());
    if (!m_phrases.empty()) {
        line.translate(0, fontMetrics().height());
        paintPhrases(painter, line, std::span(m_phrases).first(1), theme);
        line.translate(0, fontMetrics().height());
        paintPhrases(painter, line, std::span(m_phrases).subspan(1), theme);
    }
}

void ReadingCard::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Left:
        case Qt::Key_Right:
            emit moved(event->key());
            break;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            click();
            break;
        default:
            QAbstractButton::keyPressEvent(event);
    }
}

}  // namespace greyscope::app
