#pragma once

#include "app/recipe/step_editor.h"
#include "app/run/job.h"

class QComboBox;
class QLineEdit;

namespace greyscope::widgets {
class PlainLabel;
}  // namespace greyscope::widgets

namespace greyscope::app {

class CheckedList;
class ColumnCombo;
class LevelChips;
class RangeBox;

/// An editor of a condition on a column: column, test and value. Below them, the levels of the column are listed with
/// their numbers of rows, each included or excluded.
class FilterEditor final : public StepEditor {
    Q_OBJECT

public:
    explicit FilterEditor(QWidget* parent = nullptr);
    void showStep(const StepWhat& what) override;
    void setInput(const StepInput& input) override;
    [[nodiscard]] std::optional<StepWhat> what() const override;

private:
    void takeColumn();
    void takeTest();
    void takeRange();
    void takeValue();
    void takeLevels();
    void toggle(std::size_t level);
    void countLevels();
    void showTests();
    void showLevels();
    [[nodiscard]] bool isNumeric() const;
    [[nodiscard]] bool byLevels() const;
    /// Whether the value of the condition is a range of numbers, for Test::is.
    [[nodiscard]] bool isRange() const;
    void takeNumbers();
    void showValue();
    void setUsualValues();

    data::Filter m_filter;
    StepInput m_input;
    /// Whether the user has just changed the column, and its levels have not been counted yet.
    bool m_unanswered = false;
    ColumnCombo* m_column;
    QComboBox* m_test;
    QLineEdit* m_value;
    RangeBox* m_numbers;
    widgets::PlainLabel* m_summary;
    LevelChips* m_chips;
    CheckedList* m_levels;
    Job<LevelCounts> m_counts;
};

}  // namespace greyscope::app
