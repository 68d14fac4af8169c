#pragma once

#include <QWidget>

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "app/reading/reading_card.h"
#include "app/reading/reading_choices.h"

class QButtonGroup;

namespace greyscope::widgets {
class ElidingLabel;
}

namespace greyscope::app {

/// The reading of one part as a card, and its best alternatives below it, with what speaks for the reading.
class ReadingColumn : public QWidget {
    Q_OBJECT

public:
    explicit ReadingColumn(data::ReadingPart part, QWidget* parent = nullptr);
    [[nodiscard]] data::ReadingPart part() const { return m_part; }
    void setReadings(const ReadTable& table, const data::Dataset& dataset);
    /// One a reading, in their order: Readings::number().
    void setSketches(std::span<const widgets::ReadingSketch> sketches);
    /// Gives a card the keyboard, or the last one below it.
    void enter(std::size_t row);
    [[nodiscard]] std::vector<ReadingCard*> cards() const;

signals:
    /// The number of a reading that is an alternative.
    void taken(std::size_t number);
    /// An arrow key leads out of the column.
    void left(int key, std::size_t row);

private:
    static constexpr std::size_t kCards = 4;  // the reading and three alternatives, the most that there are

    void move(std::size_t row, int key);

    data::ReadingPart m_part;
    widgets::PlainLabel* m_sure;
    widgets::ElidingLabel* m_why;
    QButtonGroup* m_group;
    std::array<ReadingCard*, kCards> m_cards{};
    std::vector<std::size_t> m_numbers;  ///< of the readings on the cards
};

}  // namespace greyscope::app
