#pragma once

#include "app/recipe/step_editor.h"
#include "app/run/job.h"

class QComboBox;
class QPushButton;

namespace greyscope::widgets {
class PlainLabel;
}

namespace greyscope::app {

class CheckedList;

/// An editor of a join: the other table, and the common columns by which rows are matched.
class JoinEditor final : public StepEditor {
    Q_OBJECT

public:
    explicit JoinEditor(const std::vector<StudyTable>& tables, QWidget* parent = nullptr);
    void showStep(const StepWhat& what) override;
    void setInput(const StepInput& input) override;
    [[nodiscard]] std::optional<StepWhat> what() const override;

private:
    using Names = std::vector<std::string>;
    void offerTables(const std::vector<StudyTable>& tables);
    void takeTable(int place);
    void askForFile();
    void take(const std::string& path);
    void readColumns();
    void showColumns();
    [[nodiscard]] Names shared() const;

    data::JoinTable m_step;
    StepInput m_input;
    QComboBox* m_table;
    QPushButton* m_other;
    CheckedList* m_on;
    widgets::PlainLabel* m_note;
    Job<Names> m_columns;  ///< reads the columns of the other table
};

}  // namespace greyscope::app
