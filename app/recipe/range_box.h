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

/// A number box for values of a column, written as in the table. Its arrows go from level to level of the column, and
/// in steps of 1 beyond them.
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

/// The number that a condition compares with, or the two ends of a range, in the notation of conditions: "2..8".
class RangeBox : public QWidget {
    Q_OBJECT

public:
    explicit RangeBox(QWidget* parent = nullptr);
    /// Returns both ends of a range, or a single number twice; nullopt for other texts.
    [[nodiscard]] static std::optional<std::pair<double, double>> ends(const std::string& value);
    [[nodiscard]] static std::string text(double low, double high);

    void setLevels(const data::NumericValues& levels);
    /// Shows a value; keeps the former numbers if the text contains none.
    void display(const std::string& value, bool range);
    /// Returns the value as text; a range begins with the smaller number.
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
