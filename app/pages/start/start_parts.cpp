#include "app/pages/start/start_parts.h"

#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>
#include <utility>

#include "widgets/common/theme/icon.h"
#include "widgets/common/theme/style.h"
#include "widgets/plot/plot_painter.h"

namespace greyscope::app {

using widgets::Theme;

namespace {

constexpr int kLinkHeight = 36, kTextLeft = 40, kTextRight = 12;
constexpr int kPictureHeight = 118;
constexpr int kCardAtMost = 260, kAboveWords = 8, kFootHeight = 20, kBehindTitle = 12;
constexpr QMargins kCardRim(12, 12, 12, 10);
constexpr double kRadius = 4.0;
constexpr QMargins kDropMargins(16, 42, 16, 12);
constexpr int kDropText = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;

/// Paints a shortcut in a small frame, right-aligned in `box`; returns its width.
double paintKey(QPainter& painter, const QRectF& box, const QString& key, const QColor& ink, const QColor& frame) {
    if (key.isEmpty()) {
        return 0.0;
    }
    QFont font = painter.font();
    font.setPointSizeF(font.pointSizeF() * 0.92);
    painter.setFont(font);
    const double width = painter.fontMetrics().horizontalAdvance(key) + 12.0;
    const QRectF cap(box.right() - width, box.center().y() - 9.0, width, 18.0);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(frame);
    painter.drawRoundedRect(cap.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.setPen(ink);
    painter.drawText(cap, Qt::AlignCenter, key);
    return width;
}

}  // namespace

widgets::PlainLabel* words(const QString& text, const QString& name, QWidget* parent) {
    auto* label = new widgets::PlainLabel(text, parent);
    label->setObjectName(name);
    return label;
}

ActionRow::ActionRow(const QString& iconName, const QString& text, const QString& key, bool primary, QWidget* parent)
    : QAbstractButton(parent), m_iconName(iconName), m_key(key), m_primary(primary) {
    setText(text);
    setAccessibleName(text);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);  // a fixed height would be that of one line
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int ActionRow::heightForWidth(int width) const {
    const QRect words(0, 0, std::max(1, width - kTextLeft - kTextRight), QWIDGETSIZE_MAX);
    return std::max(kLinkHeight, fontMetrics().boundingRect(words, Qt::TextWordWrap, text()).height() + 16);
}

QSize ActionRow::sizeHint() const {
    const int words = fontMetrics().horizontalAdvance(text()) + fontMetrics().horizontalAdvance(m_key);
    return {words + 72, std::max(kLinkHeight, fontMetrics().height() + 16)};
}

void ActionRow::enterEvent(QEnterEvent* /*event*/) {
    update();
}

void ActionRow::leaveEvent(QEvent* /*event*/) {
    update();
}

void ActionRow::paintEvent(QPaintEvent* /*event*/) {
    const Theme& theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const QColor ink = m_primary ? theme.onAccent : theme.text;
    painter.setPen(hasFocus() ? QPen(m_primary ? theme.link : theme.accent, 1.0) : QPen(Qt::NoPen));
    painter.setBrush(m_primary ? QBrush(theme.accent) : underMouse() ? QBrush(theme.selection) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(frame, kRadius, kRadius);
    const widgets::IconInk iconInk = m_primary ? widgets::IconInk::onAccent : widgets::IconInk::text;
    widgets::icon(m_iconName, iconInk).paint(&painter, QRect(12, (height() - 18) / 2, 18, 18));
    painter.setPen(ink);
    painter.setFont(font());
    painter.drawText(QRectF(rect()).adjusted(kTextLeft, 0, -kTextRight, 0),
                     Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap, text());
    if (width() < sizeHint().width()) {
        return;  // the text has priority; the menu shows the shortcut too
    }
    paintKey(painter, QRectF(rect()).adjusted(0, 0, -12, 0), m_key, ink, m_primary ? theme.onAccent : theme.strongLine);
}

Headline::Headline(const QString& title, const QString& note, QWidget* parent)
    : QWidget(parent), m_title(new widgets::PlainLabel(title)), m_note(new widgets::PlainLabel(note)) {
    m_title->setObjectName(QStringLiteral("sectionTitle"));
    m_note->setObjectName(QStringLiteral("quietText"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kBehindTitle);
    row->addWidget(m_title);
    row->addWidget(m_note, 0, Qt::AlignBottom);
    row->addStretch(1);
}

void Headline::setNote(const QString& note) {
    m_note->setText(note);
    fit();
}

void Headline::fit() {
    for (widgets::PlainLabel* label : {m_title, m_note}) {
        label->setWordWrap(false);
    }
    const bool narrow = m_title->sizeHint().width() + kBehindTitle + m_note->sizeHint().width() > width();
    for (widgets::PlainLabel* label : {m_title, m_note}) {
        label->setWordWrap(narrow);
    }
}

void Headline::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

QuestionCard::QuestionCard(const QString& pageKey, const QString& question, Picture picture, QWidget* parent)
    : QAbstractButton(parent), m_pageKey(pageKey), m_picture(std::move(picture)) {
    setObjectName(QStringLiteral("card.") + pageKey);
    setMaximumWidth(kCardAtMost);
    setText(question);
    setAccessibleName(question);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

int QuestionCard::footWidth() const {
    return fontMetrics().horizontalAdvance(m_pageTitle + m_key) + 44;
}

int QuestionCard::heightAt(int width) const {
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    const QRect room(0, 0, std::max(1, width - kCardRim.left() - kCardRim.right()), QWIDGETSIZE_MAX);
    const int words = metrics.boundingRect(room, Qt::TextWordWrap, text()).height();
    return kCardRim.top() + kPictureHeight + kAboveWords + std::max(words, 2 * metrics.height()) + kAboveWords +
           kFootHeight + kCardRim.bottom();
}

void QuestionCard::setPage(const QString& title, const QIcon& icon, const QString& key) {
    m_pageTitle = title;
    m_icon = icon;
    m_key = key;
    update();
}

QSize QuestionCard::sizeHint() const {
    constexpr int kWidth = 176;
    return {kWidth, heightAt(kWidth)};
}

QSize QuestionCard::minimumSizeHint() const {
    return {100, sizeHint().height()};
}

void QuestionCard::enterEvent(QEnterEvent* /*event*/) {
    update();
}

void QuestionCard::leaveEvent(QEvent* /*event*/) {
    update();
}

void QuestionCard::paintEvent(QPaintEvent* /*event*/) {
    const Theme& theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool lively = underMouse() || hasFocus();
    painter.setPen(QPen(lively ? theme.accent : theme.line, 1.0));
    painter.setBrush(theme.base);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
    const QRectF inside = QRectF(rect()).marginsRemoved(kCardRim);
    painter.save();
    m_picture(painter, QRectF(inside.left(), inside.top(), inside.width(), kPictureHeight), theme);
    painter.restore();
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(theme.text);
    const QRectF foot(inside.left(), inside.bottom() - kFootHeight, inside.width(), kFootHeight);
    const double top = inside.top() + kPictureHeight + kAboveWords;
    painter.drawText(QRectF(inside.left(), top, inside.width(), foot.top() - top),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text());
    painter.setFont(font());
    m_icon.paint(&painter, QRect(static_cast<int>(foot.left()), static_cast<int>(foot.center().y()) - 8, 16, 16));
    painter.setPen(theme.text2);
    painter.drawText(foot.adjusted(22, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, m_pageTitle);
    // Narrow cards do not show the shortcuts; the menu does.
    if (m_keyRoom < foot.width()) {
        paintKey(painter, foot, m_key, theme.text, theme.strongLine);
    }
}

DropZone::DropZone(const QString& text, QWidget* parent) : QWidget(parent), m_text(text) {
    setAccessibleName(text);
    QSizePolicy fits(QSizePolicy::Preferred, QSizePolicy::Fixed);
    fits.setHeightForWidth(true);
    setSizePolicy(fits);
}

void DropZone::paintEvent(QPaintEvent* /*event*/) {
    const Theme& theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.strongLine, 1.0, Qt::DashLine));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
    widgets::icon(QStringLiteral("download")).paint(&painter, QRect(width() / 2 - 10, 16, 20, 20));
    painter.setPen(theme.text2);
    painter.drawText(rect().marginsRemoved(kDropMargins), kDropText, m_text);
}

int DropZone::heightForWidth(int width) const {
    const QRect room(0, 0, width - kDropMargins.left() - kDropMargins.right(), QWIDGETSIZE_MAX);
    return fontMetrics().boundingRect(room, kDropText, m_text).height() + kDropMargins.top() + kDropMargins.bottom();
}

StillPlot::StillPlot(widgets::PlotSpec spec, QWidget* parent) : QWidget(parent), m_spec(std::move(spec)) {
    setMinimumSize(116, 150);
}

void StillPlot::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    widgets::paintPlot(painter, rect(), m_spec, widgets::Style::screen(Theme::of(palette())));
}

}  // namespace greyscope::app
