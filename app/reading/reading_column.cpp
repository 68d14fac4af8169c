#include "app/reading/reading_column.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

#include "widgets/common/names/eliding_label.h"

namespace greyscope::app {

namespace {

constexpr int kMostWidth = 340;

}  // namespace

ReadingColumn::ReadingColumn(data::ReadingPart part, QWidget* parent)
    : QWidget(parent),
      m_part(part),
      m_sure(new widgets::PlainLabel),
      m_why(new widgets::ElidingLabel),
      m_group(new QButtonGroup(this)) {
    setObjectName(QStringLiteral("readingColumn"));
    setMaximumWidth(kMostWidth);
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    auto* name = new widgets::PlainLabel(partName(part));
    name->setObjectName(QStringLiteral("chartTitle"));
    head->addWidget(name);
    head->addWidget(m_sure);
    head->addStretch(1);
    m_why->setObjectName(QStringLiteral("quietText"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    column->addLayout(head);
    column->addWidget(m_why);
    for (std::size_t row = 0; row < kCards; ++row) {
        m_cards[row] = new ReadingCard(this);
        m_group->addButton(m_cards[row], static_cast<int>(row));
        column->addWidget(m_cards[row]);
        connect(m_cards[row], &ReadingCard::moved, this, [this, row](int key) { move(row, key); });
    }
    column->addStretch(1);
    connect(m_group, &QButtonGroup::idClicked, this, [this](int row) {
        m_cards.front()->setChecked(true);  // until the study says otherwise
        if (row > 0) {
            emit taken(m_numbers[static_cast<std::size_t>(row)]);
        }
    });
}

void ReadingColumn::setReadings(const ReadTable& table, const data::Dataset& dataset) {
    const data::Readings& readings = table.readings;
    const bool unsure = readings.isUnsure(m_part);
    m_sure->setText(unsure ? tr("not sure") : tr("sure"));
    m_sure->setProperty("sure", !unsure);
    m_sure->style()->unpolish(m_sure);
    m_sure->style()->polish(m_sure);
    const std::vector<std::string> columns = readings.best.columns(m_part);
    const QString why = columns.empty() ? QString() : clueOf(table, dataset, columns.front());
    m_why->setText(readings.lacking == m_part ? tr("missing in most rows that are left out") : why);
    m_numbers = {1};
    m_cards.front()->setReading(widgets::readingPartText(readings.best, m_part), readings.best.account, why);
    for (std::size_t a = 0; a < readings.alternatives.size(); ++a) {
        const data::Alternative& each = readings.alternatives[a];
        if (each.part == m_part && m_numbers.size() < kCards) {
            m_cards[m_numbers.size()]->setReading(widgets::alternativeText(each), each.reading.account,
                                                  clueOf(table, dataset, each.column));
            m_numbers.push_back(a + 2);
        }
    }
    for (std::size_t row = 0; row < kCards; ++row) {
        m_cards[row]->setVisible(row < m_numbers.size());
    }
    m_cards.front()->setChecked(true);
}

void ReadingColumn::setSketches(std::span<const widgets::ReadingSketch> sketches) {
    for (std::size_t row = 0; row < m_numbers.size(); ++row) {
        if (m_numbers[row] <= sketches.size()) {
            m_cards[row]->setSketch(sketches[m_numbers[row] - 1]);
        }
    }
}

void ReadingColumn::enter(std::size_t row) {
    if (!m_numbers.empty()) {
        m_cards[std::min(row, m_numbers.size() - 1)]->setFocus(Qt::TabFocusReason);
    }
}

std::vector<ReadingCard*> ReadingColumn::cards() const {
    return {m_cards.begin(), m_cards.begin() + static_cast<std::ptrdiff_t>(m_numbers.size())};
}

void ReadingColumn::move(std::size_t row, int key) {
    if (key == Qt::Key_Down && row + 1 < m_numbers.size()) {
        enter(row + 1);
    } else if (key == Qt::Key_Up && row > 0) {
        enter(row - 1);
    } else {
        emit left(key, row);
    }
}

}  // namespace greyscope::app
