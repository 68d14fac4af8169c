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

/// A form of fields, with a line below that says what the step makes of the first rows, or why it cannot be done.
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
    /// What the form shows now, whole or not.
    [[nodiscard]] virtual StepWhat written() const = 0;
    virtual void offerColumns() = 0;
    /// What the step makes of the first row.
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

class SplitEditor final : public FormEditor {
    Q_OBJECT

public:
    explicit SplitEditor(QWidget* parent = nullptr);
    void showStep(const StepWhat& what) override;
    [[nodiscard]] std::optional<StepWhat> what() const override;

protected:
    [[nodiscard]] StepWhat written() const override;
    void offerColumns() override;
    [[nodiscard]] QString made(const data::Dataset& before, const data::Dataset& after) const override;

private:
    data::SplitColumn m_step;
    ColumnCombo* m_column;
    QLineEdit* m_pattern;
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

class TurnEditor final : public FormEditor {
    Q_OBJECT

public:
    explicit TurnEditor(QWidget* parent = nullptr);
    void showStep(const StepWhat& what) override;
    [[nodiscard]] std::optional<StepWhat> what() const override;

protected:
    [[nodiscard]] StepWhat written() const override;
    void offerColumns() override;
    [[nodiscard]] QString made(const data::Dataset& before, const data::Dataset& after) const override;

private:
    data::RowsAsSeries m_step;
    ColumnCombo* m_names;
    QLineEdit* m_header;
};

/// Another name of a column.
class RenameEditor final : public FormEditor {
    Q_OBJECT

public:
    explicit RenameEditor(QWidget* parent = nullptr);
    void showStep(const StepWhat& what) override;
    [[nodiscard]] std::optional<StepWhat> what() const override;

protected:
    [[nodiscard]] StepWhat written() const override;
    void offerColumns() override;
    [[nodiscard]] QString made(const data::Dataset& before, const data::Dataset& after) const override;

private:
    data::RenameColumn m_step;
    ColumnCombo* m_column;
    QLineEdit* m_name;
};

/// A value of the empty cells of a column.
class FillEditor final : public FormEditor {
    Q_OBJECT

public:
    explicit FillEditor(QWidget* parent = nullptr);
    void showStep(const StepWhat& what) override;
    [[nodiscard]] std::optional<StepWhat> what() const override;

protected:
    [[nodiscard]] StepWhat written() const override;
    void offerColumns() override;
    [[nodiscard]] QString made(const data::Dataset& before, const data::Dataset& after) const override;

private:
    data::FillEmpty m_step;
    ColumnCombo* m_column;
    QLineEdit* m_value;
};

/// Another value of a cell.
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

/// Lines of the file, as in 12,17,20-22.
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
