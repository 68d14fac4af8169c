#pragma once

#include "core/data/columns/column.h"
#include "widgets/controls/number_box.h"

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

}  // namespace greyscope::app
