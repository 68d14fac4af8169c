#include "app/recipe/column_editors.h"

#include <QFormLayout>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

#include "app/recipe/checked_list.h"
#include "app/recipe/column_combo.h"
#include "app/text/error_text.h"
#include "core/data/recipe/recipe_text.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::visibleText;

namespace {

std::string textOf(const QLineEdit* line) {
    return line->text().trimmed().toStdString();
}

void setLine(QLineEdit* line, const std::string& text) {
    if (textOf(line) != text) {
        line->setText(QString::fromStdString(text));
    }
}

/// Returns the cells of these columns in a row: "host 12, ost 3".
QString cellsText(const data::Dataset& dataset, const std::vector<std::string>& columns) {
    QStringList cells;
    for (const std::string& name : columns) {
        if (const auto column = dataset.column(name); column && dataset.rowCount() > 0) {
            const QString cell = visibleText((*column)->writtenAt(0));
            cells << visibleText(name) + QLatin1Char(' ') + (cell.isEmpty() ? QStringLiteral("\u2013") : cell);
        }
    }
    return widgets::listed(cells);
}

}  // namespace

FormEditor::FormEditor(QWidget* parent) : StepEditor(parent), m_form(new QFormLayout), m_made(new widgets::PlainLabel) {
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setHorizontalSpacing(8);
    m_form->setVerticalSpacing(6);
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_made->setWordWrap(true);
    m_made->setObjectName(QStringLiteral("quietText"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addLayout(m_form);
    column->addWidget(m_made);
}

void FormEditor::setInput(const StepInput& input) {
    if (input.all != m_input.all) {
        m_input = input;
        offerColumns();
        showMade();
    }
}

QLineEdit* FormEditor::addLine(const QString& label, const QString& example) {
    auto* line = new QLineEdit;
    line->setPlaceholderText(example);
    line->setAccessibleName(label);
    m_form->addRow(new widgets::PlainLabel(label), line);
    connect(line, &QLineEdit::textChanged, this, &FormEditor::showMade);
    connect(line, &QLineEdit::editingFinished, this, &FormEditor::take);
    return line;
}

ColumnCombo* FormEditor::addColumn(const QString& label) {
    auto* combo = new ColumnCombo;
    combo->setAccessibleName(label);
    m_form->addRow(new widgets::PlainLabel(label), combo);
    connect(combo, &ColumnCombo::columnChosen, this, [this] {
        showMade();
        take();
    });
    return combo;
}

void FormEditor::addWide(QWidget* widget) {
    m_form->addRow(widget);
}

void FormEditor::take() {
    if (const StepWhat now = written(); !(now == m_told)) {
        m_told = now;
        emit edited();
    }
}

void FormEditor::showMade() {
    QString text;
    m_failed = false;
    if (const auto step = m_input.first ? what() : std::nullopt) {
        base::NoProgress progress;
        const auto reader = [](const std::string&, base::Progress&) -> base::Expected<data::Dataset> {
            return base::fail(base::ErrorCode::cancelled);
        };
        const auto after = data::applyRecipe(*m_input.first, {{*step}}, reader, progress);
        m_failed = !after;
        text = after ? made(*m_input.first, after->dataset) : errorText(after.error());
    }
    m_made->setText(text);
    m_made->setVisible(!text.isEmpty());
    widgets::setError(m_made, m_failed);
}

UnpivotEditor::UnpivotEditor(QWidget* parent)
    : FormEditor(parent), m_columns(new CheckedList(tr("Columns that become rows"))) {
    addWide(m_columns);
    m_key = addLine(tr("names in"), tr("new column, for example phase"));
    m_value = addLine(tr("values in"), tr("new column, for example seconds"));
    connect(m_columns, &CheckedList::edited, this, [this] {
        m_step.columns = m_columns->checked();
        showMade();
        take();
    });
}

void UnpivotEditor::showStep(const StepWhat& what) {
    m_step = std::get<data::Unpivot>(what);
    remember(what);
    setLine(m_key, m_step.key);
    setLine(m_value, m_step.value);
    offerColumns();
    showMade();
}

void UnpivotEditor::offerColumns() {
    std::vector<CheckedList::Item> items;
    for (const std::string& name : m_input.all ? data::columnNames(*m_input.all) : std::vector<std::string>()) {
        items.push_back({name});
    }
    m_columns->setItems(items, m_step.columns);
}

StepWhat UnpivotEditor::written() const {
    return data::Unpivot{m_step.columns, textOf(m_key), textOf(m_value)};
}

std::optional<StepWhat> UnpivotEditor::what() const {
    const bool whole = !m_step.columns.empty() && !textOf(m_key).empty() && !textOf(m_value).empty();
    return whole ? std::optional(written()) : std::nullopt;
}

QString UnpivotEditor::made(const data::Dataset& /*before*/, const data::Dataset& after) const {
    return tr("%n rows from each; the first: %1", nullptr, widgets::counted(m_step.columns.size()))
        .arg(cellsText(after, {textOf(m_key), textOf(m_value)}));
}

ColumnLineEditor::ColumnLineEditor(const QString& column, const QString& line, const QString& example, QWidget* parent)
    : FormEditor(parent), m_column(addColumn(column)), m_line(addLine(line, example)) {
    setFocusProxy(m_line);  // the column is given already
}

void ColumnLineEditor::showStep(const StepWhat& what) {
    const Parts shown = partsOf(what);
    m_shown = shown.column;
    remember(what);
    setLine(m_line, shown.text);
    offerColumns();
    showMade();
}

std::vector<std::string> ColumnLineEditor::choices(const data::Dataset& all) const {
    return data::columnNames(all);
}

void ColumnLineEditor::offerColumns() {
    m_column->setColumns(m_input.all ? choices(*m_input.all) : std::vector<std::string>(), m_shown);
}

ColumnLineEditor::Parts ColumnLineEditor::parts() const {
    return {m_column->column(), textOf(m_line)};
}

std::optional<StepWhat> ColumnLineEditor::what() const {
    const Parts now = parts();
    return now.column.empty() || now.text.empty() ? std::nullopt : std::optional(stepOf(now));
}

SplitEditor::SplitEditor(QWidget* parent)
    : ColumnLineEditor(tr("column"), tr("pattern"), QStringLiteral("{host}_{disk}"), parent) {
    widgets::setTip(line(),
                    tr("The text of a cell, with the name of a new column in braces in place of each varying part"));
}

ColumnLineEditor::Parts SplitEditor::partsOf(const StepWhat& what) const {
    const auto& step = std::get<data::SplitColumn>(what);
    return {step.column, step.pattern};
}

StepWhat SplitEditor::stepOf(const Parts& parts) const {
    return data::SplitColumn{parts.column, parts.text};
}

std::vector<std::string> SplitEditor::choices(const data::Dataset& all) const {
    return textColumnNames(all);
}

QString SplitEditor::made(const data::Dataset& before, const data::Dataset& after) const {
    const auto names = data::patternNames(parts().text);
    return cellsText(before, {parts().column}) + QStringLiteral(" \u2192 ") +
           (names ? cellsText(after, *names) : QString());
}

DeriveEditor::DeriveEditor(QWidget* parent) : FormEditor(parent) {
    m_name = addLine(tr("name"), QStringLiteral("time (ms)"));
    m_expression = addLine(QStringLiteral("="), QStringLiteral("1000 * seconds"));
    m_expression->setAccessibleName(tr("Expression"));
    QStringList functions;
    for (const std::string& name : data::expressionFunctions()) {
        functions << QString::fromStdString(name);
    }
    widgets::setTip(m_expression, tr("Numbers, columns, + - * / ^, comparisons, c ? a : b, and the functions %1. Put a "
                                     "column name with spaces or special characters in double quotes: \"open (s)\".")
                                      .arg(widgets::listed(functions)));
}

void DeriveEditor::showStep(const StepWhat& what) {
    const auto& step = std::get<data::DeriveColumn>(what);
    remember(what);
    setLine(m_name, step.name);
    setLine(m_expression, step.expression);
    showMade();
}

StepWhat DeriveEditor::written() const {
    return data::DeriveColumn{textOf(m_name), textOf(m_expression)};
}

std::optional<StepWhat> DeriveEditor::what() const {
    return textOf(m_name).empty() || textOf(m_expression).empty() ? std::nullopt : std::optional(written());
}

QString DeriveEditor::made(const data::Dataset& /*before*/, const data::Dataset& after) const {
    QStringList cells;
    constexpr std::size_t shown = 3;
    const data::Column& column = after.columns().back();
    for (std::size_t row = 0; row < std::min(shown, after.rowCount()); ++row) {
        cells << (column.missingAt(row) ? QStringLiteral("\u2013") : QString::fromStdString(column.textAt(row)));
    }
    return tr("In the first rows: %1").arg(widgets::listed(cells));
}

TurnEditor::TurnEditor(QWidget* parent)
    : ColumnLineEditor(tr("named by"), tr("points in"), tr("name of the new first column"), parent) {}

ColumnLineEditor::Parts TurnEditor::partsOf(const StepWhat& what) const {
    const auto& step = std::get<data::RowsAsSeries>(what);
    return {step.names, step.header};
}

StepWhat TurnEditor::stepOf(const Parts& parts) const {
    return data::RowsAsSeries{parts.column, parts.text};
}

QString TurnEditor::made(const data::Dataset& /*before*/, const data::Dataset& after) const {
    return tr("%n rows, with one column for each previous row", nullptr, widgets::counted(after.rowCount()));
}

RenameEditor::RenameEditor(QWidget* parent)
    : ColumnLineEditor(tr("column"), tr("name"), tr("new name, with the unit if there is one"), parent) {}

ColumnLineEditor::Parts RenameEditor::partsOf(const StepWhat& what) const {
    const auto& step = std::get<data::RenameColumn>(what);
    return {step.column, step.name};
}

StepWhat RenameEditor::stepOf(const Parts& parts) const {
    return data::RenameColumn{parts.column, parts.text};
}

QString RenameEditor::made(const data::Dataset& /*before*/, const data::Dataset& /*after*/) const {
    return {};
}

FillEditor::FillEditor(QWidget* parent)
    : ColumnLineEditor(tr("column"), tr("value"), tr("new value of the empty cells"), parent) {}

ColumnLineEditor::Parts FillEditor::partsOf(const StepWhat& what) const {
    const auto& step = std::get<data::FillEmpty>(what);
    return {step.column, step.value};
}

StepWhat FillEditor::stepOf(const Parts& parts) const {
    return data::FillEmpty{parts.column, parts.text};
}

QString FillEditor::made(const data::Dataset& before, const data::Dataset& /*after*/) const {
    const auto column = before.column(parts().column);
    return column ? tr("%n of the first rows are empty", nullptr, widgets::counted(data::emptyRows(**column).size()))
                  : QString();
}

CellEditor::CellEditor(QWidget* parent) : FormEditor(parent) {
    m_column = addColumn(tr("column"));
    m_row = addLine(tr("row"), tr("counted from 1"));
    m_value = addLine(tr("value"), tr("leave empty to clear the cell"));
    m_row->setObjectName(QStringLiteral("cell.row"));
    m_value->setObjectName(QStringLiteral("cell.value"));
    setFocusProxy(m_value);  // the cell is given already
}

void CellEditor::showStep(const StepWhat& what) {
    m_step = std::get<data::SetCell>(what);
    remember(what);
    setLine(m_row, std::to_string(m_step.row));
    setLine(m_value, m_step.value);
    offerColumns();
    showMade();
}

void CellEditor::offerColumns() {
    m_column->setColumns(m_input.all ? columnNames(*m_input.all) : std::vector<std::string>(), m_step.column);
}

StepWhat CellEditor::written() const {
    return data::SetCell{static_cast<std::size_t>(m_row->text().trimmed().toULongLong()), m_column->column(),
                         textOf(m_value)};
}

std::optional<StepWhat> CellEditor::what() const {
    return m_column->column().empty() || m_row->text().trimmed().toULongLong() == 0 ? std::nullopt
                                                                                    : std::optional(written());
}

QString CellEditor::made(const data::Dataset& before, const data::Dataset& /*after*/) const {
    const std::size_t row = m_step.row;
    const auto column = before.column(m_step.column);
    if (!column || row < 1 || row > before.rowCount()) {
        return {};
    }
    const std::string was = (*column)->writtenAt(row - 1);
    return was.empty() ? tr("Previously empty.") : tr("Previously %1.").arg(visibleText(was));
}

ExcludeEditor::ExcludeEditor(QWidget* parent) : FormEditor(parent) {
    m_lines = addLine(tr("lines"), QStringLiteral("12, 17, 20-22"));
}

void ExcludeEditor::showStep(const StepWhat& what) {
    remember(what);
    const auto& step = std::get<data::ExcludeRows>(what);
    setLine(m_lines, step.lines.empty() ? std::string() : data::stepText({step}).value);
    showMade();
}

StepWhat ExcludeEditor::written() const {
    QString numbers = m_lines->text();
    const QString part = numbers.left(numbers.lastIndexOf(QLatin1Char(':')) + 1);  // its name may contain spaces
    const std::string text = (part + numbers.mid(part.size()).remove(QLatin1Char(' '))).toStdString();
    const auto step = data::stepFrom({data::stepText({data::ExcludeRows{}}).option, text});
    return step ? step->what : StepWhat(data::ExcludeRows{});
}

std::optional<StepWhat> ExcludeEditor::what() const {
    const StepWhat step = written();
    return std::get<data::ExcludeRows>(step).lines.empty() ? std::nullopt : std::optional(step);
}

QString ExcludeEditor::made(const data::Dataset& /*before*/, const data::Dataset& /*after*/) const {
    return {};
}

}  // namespace greyscope::app
