#pragma once

#include <QWidget>

#include <optional>
#include <string>
#include <utility>

#include "core/data/columns/column.h"
#include "widgets/controls/number_box.h"

namespace greyscope::widgets {
class PlainLabel;
}  // namespace greyscope::widgets

namespace greyscope::app {

/// A box for a number of a column, whatever its size, written as the table writes it. Its arrows go from level to level
/// of the column, and by one beyond them.
class LevelBox : public widgets::NumberBox {
    Q_OBJECT

public:
    explicit LevelBox(QWidget* parent = nullptr);
    void setLevels(const data::NumericValues& levels);
    void stepBy(int steps) override;
    [[nodiscard]] QString textFromValue(double value) const override;
    [[nodiscard]] double valueFromText(const QString& text) const override;
    [[nodiscard]] QValidator::State validate(QString& text, int& place) const override;

private:
    std::vector<double> m_levels;  ///< ascending
};

/// The number that a condition compares with, or the two of a range, as conditions write them: "2..8".
class RangeBox : public QWidget {
    Q_OBJECT

public:
    explicit RangeBox(QWidget* parent = nullptr);
    /// Both ends, or the one number twice; none where the text is neither.
    [[nodiscard]] static std::optional<std::pair<double, double>> ends(const std::string& value);
    [[nodiscard]] static std::string text(double low, double high);

    void setLevels(const data::NumericValues& levels);
    /// Keeps its numbers where the text holds none.
    void display(const std::string& value, bool range);
    /// Of a range from the smaller of the two to the larger.
    [[nodiscard]] std::string value() const;

signals:
    void edited();

private:
    LevelBox* m_low;
    widgets::PlainLabel* m_to;
    LevelBox* m_high;
    bool m_range = false;
};

}  // namespace greyscope::app
