#include "widgets/panels/answer_card.h"

#include <QGridLayout>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/common/names/eliding_label.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/theme/icon.h"
#include "widgets/common/theme/theme.h"

namespace greyscope::widgets {

namespace {

QFont scaled(QFont font, double factor, bool bold) {
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setBold(bold);
    return font;
}

}  // namespace

AnswerCard::AnswerCard(QWidget* parent)
    : QFrame(parent),
      m_head(new ElidingLabel),
      m_derivation(new QToolButton),
      m_prediction(new PlainLabel),
      m_how(new PlainLabel),
      m_rows(new QWidget),
      m_grid(new QGridLayout(m_rows)) {
    m_grid->setContentsMargins(0, 6, 0, 0);
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(0, 1);
    m_prediction->setFont(scaled(font(), 1.4, true));
    m_prediction->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_how->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 10, 8);
    column->setSpacing(2);
    m_derivation->setObjectName(QStringLiteral("card.working"));
    m_derivation->setAutoRaise(true);
    m_derivation->setIcon(icon(QStringLiteral("sigma")));
    setTip(m_derivation, tr("Working: every step to this number"));
    m_derivation->setAccessibleName(m_derivation->toolTip());
    m_derivation->hide();
    connect(m_derivation, &QToolButton::clicked, this, &AnswerCard::derivationAsked);
    auto* head = new QHBoxLayout;
    head->addWidget(m_head, 1);
    head->addWidget(m_derivation);
    column->addLayout(head);
    column->addWidget(m_prediction);
    column->addWidget(m_how);
    column->addWidget(m_rows);
    setAccessibleName(tr("Prediction"));
}

void AnswerCard::show(const CardText& card) {
    m_card = card;
    m_head->setText(card.head);
    m_prediction->setText(card.big);
    m_how->setText(card.how);
    while (QLayoutItem* item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    QStringList names;
    for (const CardText::Row& row : card.rows) {
        names << row.name;
    }
    for (int line = 0; line < static_cast<int>(card.rows.size()); ++line) {
        const CardText::Row& row = card.rows[static_cast<std::size_t>(line)];
        auto* value = new PlainLabel(row.value);
        value->setFont(scaled(font(), 1.0, row.bold));
        value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        auto* name = new ElidingLabel(row.name);
        name->setNames(names);
        m_grid->addWidget(name, line, 0);
        m_grid->addWidget(value, line, 1, Qt::AlignRight);
    }
    m_rows->setVisible(!card.rows.empty());
    setAccessibleDescription(text());
}

void AnswerCard::setWorkable(bool workable) {
    m_derivation->setVisible(workable);
}

QString AnswerCard::text() const {
    QStringList lines{m_card.head, m_card.big, m_card.how};
    for (const CardText::Row& row : m_card.rows) {
        lines << row.name + QLatin1Char(' ') + row.value;
    }
    return lines.join(QLatin1Char('\n'));
}

void AnswerCard::paintEvent(QPaintEvent* /*event*/) {
    const Theme& theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.line);
    painter.setBrush(theme.alternate);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    if (!m_rows->isHidden()) {
        const int y = m_rows->geometry().top() + 2;
        painter.drawLine(10, y, width() - 10, y);
    }
}

}  // namespace greyscope::widgets
