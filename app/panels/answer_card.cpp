#include "app/panels/answer_card.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include "widgets/common/eliding_label.h"
#include "widgets/common/theme.h"
#include "widgets/present/relative_parts.h"

namespace greyscope::app {

namespace {

QFont scaled(QFont font, double factor, bool bold) {
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setBold(bold);
    return font;
}

QString withUnit(double value, const QString& unit) {
    return widgets::valueText(value) + (unit.isEmpty() ? QString() : QLatin1Char(' ') + unit);
}

}  // namespace

AnswerCard::AnswerCard(QWidget* parent)
    : QFrame(parent),
      m_head(new widgets::ElidingLabel),
      m_prediction(new QLabel),
      m_how(new QLabel),
      m_rows(new QWidget),
      m_leftOut(),
      m_measured(),
      m_error() {
    auto* grid = new QGridLayout(m_rows);
    grid->setContentsMargins(0, 6, 0, 0);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    m_leftOut = addRow(tr("This cell left out"), false);
    m_measured = addRow(tr("Measured"), false);
    m_error = addRow(tr("Error, left out"), true);
    m_prediction->setFont(scaled(font(), 1.4, true));
    m_prediction->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_how->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 10, 8);
    column->setSpacing(2);
    column->addWidget(m_head);
    column->addWidget(m_prediction);
    column->addWidget(m_how);
    column->addWidget(m_rows);
    setAccessibleName(tr("Prediction"));
}

AnswerCard::Row AnswerCard::addRow(const QString& name, bool bold) {
    auto* grid = static_cast<QGridLayout*>(m_rows->layout());
    const Row row{new QLabel(name), new QLabel};
    row.value->setFont(scaled(font(), 1.0, bold));
    row.value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    const int line = grid->rowCount();
    grid->addWidget(row.name, line, 0);
    grid->addWidget(row.value, line, 1, Qt::AlignRight);
    return row;
}

void AnswerCard::show(const widgets::Answer& answer, const widgets::RelativeNames& names) {
    m_head->setText(tr("%1, leaf %2").arg(names.to, answer.leafLetter));
    m_prediction->setText(answer.predicted ? withUnit(*answer.predicted, names.unit)
                                           : widgets::ratioText(answer.ratio) + u'×');
    m_how->setText(answer.predicted ? tr("%1 × %2; leaf range %3–%4")
                                          .arg(widgets::valueText(*answer.base), widgets::ratioText(answer.ratio),
                                               widgets::valueText(answer.low), widgets::valueText(answer.high))
                                    : tr("Not measured. Give the value of %1 there.").arg(names.from));
    m_rows->setVisible(answer.row >= 0);
    if (answer.row >= 0) {
        m_leftOut.value->setText(withUnit(*answer.leftOut, names.unit));
        m_measured.value->setText(withUnit(*answer.measured, names.unit));
        m_error.value->setText(widgets::percentText(*answer.error));
    }
}

QString AnswerCard::text() const {
    QStringList lines{m_head->text(), m_prediction->text(), m_how->text()};
    if (!m_rows->isHidden()) {
        for (const Row& row : {m_leftOut, m_measured, m_error}) {
            lines << row.name->text() + QLatin1Char(' ') + row.value->text();
        }
    }
    return lines.join(QLatin1Char('\n'));
}

void AnswerCard::paintEvent(QPaintEvent* /*event*/) {
    const widgets::Theme& theme = widgets::Theme::of(palette());
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

}  // namespace greyscope::app
