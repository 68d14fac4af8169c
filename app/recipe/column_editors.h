#pragma once

#include <functional>

#include "app/recipe/step_editor.h"

class QFormLayout;
class QLineEdit;

namespace greyscope::widgets {
class PlainLabel;
}

namespace greyscope::app {

class CheckedList;
class ColumnCombo;

/// Base class of editors that are a form of fields. A line below the fields shows the result of the step for the first
/// rows, or why the step fails.
class FormEditor : public StepEditor {
    Q_OBJECT

public:
    explicit FormEditor(QWidget* parent = nullptr);
    void setInput(const StepInput& input) override;
    [[nodiscard]] bool tellsError() const override { return m_failed; }

protected:
    QLineEdit* addLine(const QString& label, const QString& example);
    ColumnCombo* addColumn(const QString& label);
    void addWide(QWidget* widget);
    /// Returns the step that the fields describe, even if it is incomplete.
    [[nodiscard]] virtual StepWhat written() const = 0;
    virtual void offerColumns() = 0;
    /// Returns a text that shows the result of the step for the first row. `before` and `after` are the tables without
    /// and with the step.
    [[nodiscard]] virtual QString made(const data::Dataset& before, const data::Dataset& after) const = 0;
    void take();
    void showMade();
    void remember(const StepWhat& what) { m_told = what; }

    StepInput m_input;

private:
    QFormLayout* m_form;
    widgets::PlainLabel* m_made;
    StepWhat m_told;
    bool m_failed = false;
};

class UnpivotEditor final : public FormEditor {
    Q_OBJECT

public:
    explicit UnpivotEditor(QWidget* parent = nullptr);
    void showStep(const StepWhat& what) override;
    [[nodiscard]] std::optional<StepWhat> what() const override;

protected:
    [[nodiscard]] StepWhat written() const override;
    void offerColumns() override;
    [[nodiscard]] QString made(const data::Dataset& before, const data::Dataset& after) const override;

private:
    data::Unpivot m_step;
    CheckedList* m_columns;
    QLineEdit* m_key;
    QLineEdit* m_value;
};

/// Base class of forms with a column and a line of text. The step is complete if both are filled in.
class ColumnLineEditor : public FormEditor {
    Q_OBJECT

public:
    void showStep(const StepWhat& what) final;
    [[nodiscard]] std::optional<StepWhat> what() const final;

protected:
    struct Parts {
        std::string column, text;
    };

    ColumnLineEditor(const QString& column, const QString& line, const QString& example, QWidget* parent);
    [[nodiscard]] virtual Parts partsOf(const StepWhat& what) const = 0;
    [[nodiscard]] virtual StepWhat stepOf(const Parts& parts) const = 0;
    [[nodiscard]] virtual std::vector<std::string> choices(const data::Dataset& all) const;
    /// Returns the column and the text that the user has entered.
    [[nodiscard]] Parts parts() const;
    [[nodiscard]] QLineEdit* line() const { return m_line; }
    [[nodiscard]] StepWhat written() const final { return stepOf(parts()); }
    void offerColumns() final;

private:
    std::string m_shown;  ///< the column of the step that is shown
    ColumnCombo* m_column;
    QLineEdit* m_line;
};

class SplitEditor final : public ColumnLineEditor {
    Q_OBJECT

public:
    explicit SplitEditor(QWidget* parent = nullptr);

protected:
    [[nodiscard]] Parts partsOf(const StepWhat& what) const override;
    [[nodiscard]] StepWhat stepOf(const Parts& parts) const override;
    [[nodiscard]] std::vector<std::string> choices(const data::Dataset& all) const override;
    [[nodiscard]] QString made(const data::Dataset& before, const data::Dataset& after) const override;
};

class DeriveEditor final : public FormEditor {
    Q_OBJECT

public:
    explicit DeriveEditor(QWidget* parent = nullptr);
    void showStep(const StepWhat& what) override;
    [[nodiscard]] std::optional<StepWhat> what() const override;

protected:
    [[nodiscard]] StepWhat written() const override;
    void offerColumns() override {}
    [[nodiscard]] QString made(const data::Dataset& before, const data::Dataset& after) const override;

private:
    QLineEdit* m_name;
    QLineEdit* m_expression;
};

class TurnEditor final : public ColumnLineEditor {
    Q_OBJECT

public:
    explicit TurnEditor(QWidget* parent = nullptr);

protected:
    [[nodiscard]] Parts partsOf(const StepWhat& what) const override;
    [[nodiscard]] StepWhat stepOf(const Parts& parts) const override;
    [[nodiscard]] QString made(const data::Dataset& before, const data::Dataset& after) const override;
};

/// An editor of the step that renames a column.
class RenameEditor final : public ColumnLineEditor {
    Q_OBJECT

public:
    explicit RenameEditor(QWidget* parent = nullptr);

protected:
    [[nodiscard]] Parts partsOf(const StepWhat& what) const override;
    [[nodiscard]] StepWhat stepOf(const Parts& parts) const override;
    [[nodiscard]] QString made(const data::Dataset& before, const data::Dataset& after) const override;
};

/// An editor of the step that fills the empty cells of a column with a value.
class FillEditor final : public ColumnLineEditor {
    Q_OBJECT

public:
    explicit FillEditor(QWidget* parent = nullptr);

protected:
    [[nodiscard]] Parts partsOf(const StepWhat& what) const override;
    [[nodiscard]] StepWhat stepOf(const Parts& parts) const override;
    [[nodiscard]] QString made(const data::Dataset& before, const data::Dataset& after) const override;
};

/// An editor of the step that changes the value of a cell.
class CellEditor final : public FormEditor {
    Q_OBJECT

public:
    explicit CellEditor(QWidget* parent = nullptr);
    void showStep(const StepWhat& what) override;
    [[nodiscard]] std::optional<StepWhat> what() const override;

protected:
    [[nodiscard]] StepWhat written() const override;
    void offerColumns() override;
    [[nodiscard]] QString made(const data::Dataset& before, const data::Dataset& after) const override;

private:
    data::SetCell m_step;
    ColumnCombo* m_column;
    QLineEdit* m_row;
    QLineEdit* m_value;
};

/// An editor of the step that leaves out lines of the file, such as 12,17,20-22.
class ExcludeEditor final : public FormEditor {
    Q_OBJECT

public:
    explicit ExcludeEditor(QWidget* parent = nullptr);
    void showStep(const StepWhat& what) override;
    [[nodiscard]] std::optional<StepWhat> what() const override;

protected:
    [[nodiscard]] StepWhat written() const override;
    void offerColumns() override {}
    [[nodiscard]] QString made(const data::Dataset& before, const data::Dataset& after) const override;

private:
    QLineEdit* m_lines;
};

}  // namespace greyscope::app
