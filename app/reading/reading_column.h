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

/// The cards for one part of the sentence: how it is read now, its best alternatives below, and the reasons for the
/// reading.
class ReadingColumn : public QWidget {
    Q_OBJECT

public:
    explicit ReadingColumn(data::ReadingPart part, QWidget* parent = nullptr);
    [[nodiscard]] data::ReadingPart part() const { return m_part; }
    void setReadings(const ReadTable& table, const data::Dataset& dataset);
    /// Sets the pictures of the cards. `sketches` has one for each reading, in the order of Readings::number().
    void setSketches(std::span<const widgets::ReadingSketch> sketches);
    /// Moves the keyboard focus to the card in `row`; to the last card if there are fewer.
    void enter(std::size_t row);
    [[nodiscard]] std::vector<ReadingCard*> cards() const;

signals:
    /// The user has chosen the alternative reading with this number.
    void taken(std::size_t number);
    /// The user has pressed an arrow key that leads from the card in `row` out of the column.
    void left(int key, std::size_t row);

private:
    static constexpr std::size_t kCards = 4;  // the reading and three alternatives, the most that there are

    void move(std::size_t row, int key);

    data::ReadingPart m_part;
    widgets::PlainLabel* m_sure;
    widgets::ElidingLabel* m_why;
    QButtonGroup* m_group;
    std::array<ReadingCard*, kCards> m_cards{};
    std::vector<std::size_t> m_numbers;  ///< number of the reading on each card
};

}  // namespace greyscope::app
