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

/// A number box for a value of a column, written as in the table. Its arrows step through the levels of the column, and
/// change the value by 1 beyond them.
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
    std::vector<double> m_levels;  ///< levels of the column, in ascending order
};

/// A control for the value of a condition: one number, or both ends of a range, which conditions write as "2..8".
class RangeBox : public QWidget {
    Q_OBJECT

public:
    explicit RangeBox(QWidget* parent = nullptr);
    /// Returns both ends of a range, for a single number the number twice; nullopt if the text is neither.
    [[nodiscard]] static std::optional<std::pair<double, double>> ends(const std::string& value);
    [[nodiscard]] static std::string text(double low, double high);

    void setLevels(const data::NumericValues& levels);
    /// Shows a value; `range`: as a range. If the text contains no numbers, the previous ones stay.
    void display(const std::string& value, bool range);
    /// Returns the value as a condition writes it. A range begins with the smaller number.
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
