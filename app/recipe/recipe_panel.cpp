#include "app/recipe/recipe_panel.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/recipe/command_box.h"
#include "app/recipe/recipe_list.h"
#include "app/sources/file_name.h"
#include "app/study/tables/table_recipe.h"
#include "widgets/common/flow_layout.h"
#include "widgets/common/scrolled_room.h"
#include "widgets/common/theme/icon.h"
#include "widgets/controls/note.h"
#include "widgets/panels/view_frame.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::ViewFrame;
using widgets::visibleText;

namespace {

constexpr int kControlsAndCommand = 440;  // minimum height for both

RecipeList::Row readRow(const StudyTable& table) {
    const QString rows = QString::number(table.asRead()->rowCount());
    RecipeList::Row row{{QStringLiteral("file"), {}, {}}, rows, {}, false, {}, true};
    if (!table.parts.empty()) {
        row.words.icon = QStringLiteral("copy");
        row.words.title = RecipePanel::tr("Read %n files, stacked", nullptr, widgets::counted(table.parts.size()));
        QStringList names;
        for (const StudyTable& part : table.parts) {
            names << visibleText(part.name);
        }
        row.words.caption = widgets::listed(names);
        return row;
    }
    if (table.text) {
        row.words.title = RecipePanel::tr("Read pasted text");
    } else {
        row.words.title = RecipePanel::tr("Read %1").arg(visibleText(fileName(table.path)));
    }
    if (table.report) {
        const auto delimiter = table.report->dialect.find("delimiter");
        QStringList how{visibleText(table.report->encoding)};
        if (delimiter != table.report->dialect.end()) {
            how << (delimiter->second == "\t" ? RecipePanel::tr("split at tabs")
                                              : RecipePanel::tr("split at “%1”").arg(visibleText(delimiter->second)));
        }
        how.removeAll(QString());
        row.words.caption = widgets::listed(how);
    }
    return row;
}

RecipeList::Row stepRow(const data::RecipeStep& step, const data::StepAccount* account) {
    RecipeList::Row row{stepWords(step), {}, {}, false, {}, false};
    if (account == nullptr) {
        return row;
    }
    row.rows = QString::number(account->after);
    if (account->made != 1) {
        row.gain = QStringLiteral("× %1").arg(account->made);
    } else if (account->becameSeries > 0) {
        row.gain = RecipePanel::tr("transposed");
    } else if (account->after != account->before) {
        row.loses = account->after < account->before;
        row.gain = row.loses ? QStringLiteral("\u2212%1").arg(account->before - account->after)
                             : QStringLiteral("+%1").arg(account->after - account->before);
    }
    return row;
}

}  // namespace

RecipePanel::RecipePanel(QWidget* parent)
    : QWidget(parent), m_list(new RecipeList), m_note(new widgets::Note), m_command(new CommandBox) {
    build();
    connectList();
}

void RecipePanel::build() {
    auto* content = new QWidget;
    auto* rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 2, 0, 8);
    rows->setSpacing(6);
    auto* note = new QHBoxLayout;
    note->setContentsMargins(12, 0, 12, 0);
    note->addWidget(m_note);
    m_adding = buildAdding();
    rows->addWidget(m_list, 1);
    rows->addLayout(note);
    auto* adding = new QHBoxLayout;
    adding->setContentsMargins(12, 0, 12, 0);
    adding->addWidget(m_adding);
    rows->addLayout(adding);
    rows->addWidget(m_command);
    m_frame = new ViewFrame(new widgets::ScrolledRoom(content));
    m_frame->setTools(false, false, false);
    connect(m_frame->addTool(QStringLiteral("undo"), tr("Undo")), &QToolButton::clicked, this,
            &RecipePanel::undoRequested);
    connect(m_frame->addTool(QStringLiteral("redo"), tr("Redo")), &QToolButton::clicked, this,
            &RecipePanel::redoRequested);
    m_frame->setExplanation({tr("The steps applied to the table after reading. The file itself is never changed: the "
                                "study stores the steps and applies them again when the file is read."),
                             {},
                             {},
                             tr("Choose a step to change it and see the values after it. Drag steps or press Alt+Up "
                                "and Alt+Down to move them, F2 to rename, Delete to remove.")});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_frame);
}

QWidget* RecipePanel::buildAdding() {
    auto* adding = new QWidget;
    auto* row = new widgets::FlowLayout(6, adding);
    const auto icon = [](const StepWhat& what) { return widgets::icon(stepWords({what}).icon); };
    for (const StepWhat& what : {StepWhat(data::Filter{}), StepWhat(data::Unpivot{}), StepWhat(data::DeriveColumn{})}) {
        auto* button = new QPushButton(icon(what), kindText(what));
        widgets::setTip(button, kindTip(what));
        connect(button, &QPushButton::clicked, this, [this, what] { emit addRequested(what); });
        row->addWidget(button);
    }
    auto* more = new QPushButton(tr("More") + QStringLiteral("  "));
    auto* menu = new QMenu(more);
    menu->setToolTipsVisible(true);
    for (const StepWhat& what :
         {StepWhat(data::SplitColumn{}), StepWhat(data::JoinTable{}), StepWhat(data::RowsAsSeries{}),
          StepWhat(data::RenameColumn{}), StepWhat(data::FillEmpty{}), StepWhat(data::SetCell{}),
          StepWhat(data::ExcludeRows{})}) {
        QAction* action = menu->addAction(icon(what), kindText(what) + QStringLiteral("…"), this,
                                          [this, what] { emit addRequested(what); });
        widgets::setTip(action, kindTip(what));
    }
    more->setMenu(menu);
    row->addWidget(more);
    return adding;
}

void RecipePanel::connectList() {
    connect(m_list, &RecipeList::chosen, this, [this](int row) {
        if (row >= 0 && row != editedRow()) {
            const int step = m_new && row > static_cast<int>(m_new->behind) ? row - 1 : row;
            emit stepChosen(step);
        }
    });
}

int RecipePanel::editedRow() const {
    return static_cast<int>(m_new ? m_new->behind + 1 : m_chosen);
}

void RecipePanel::show(const StudyTable& table, std::size_t chosen, const std::optional<NewStep>& added,
                       const Study& study) {
    const bool otherTable = table.name != m_table.name;
    m_table = table;
    m_tables = study.tables;
    m_selection = study.selection;
    m_relations = study.relations;
    m_chosen = chosen;
    m_new = added;
    if (otherTable) {
        m_fault.reset();
        m_editing.reset();
    }
    m_frame->setTitle(tr("Recipe of %1").arg(visibleText(table.name)),
                      table.recipe.empty() ? tr("as it was read; add a step to filter, transpose or compute")
                                           : tr("%n steps, stored in the study; drag, rename or undo them", nullptr,
                                                widgets::counted(table.recipe.size())));
    showRows();
    showEditor();
    showCommand();
    fitCommand();
    m_frame->showView();
}

void RecipePanel::showRows() {
    std::vector<RecipeList::Row> rows{readRow(m_table)};
    const std::vector<data::StepAccount>& accounts = m_table.dataset->steps();
    const std::size_t before = data::stepsOfParts(accounts);
    for (std::size_t s = 0; s < m_table.recipe.size(); ++s) {
        rows.push_back(stepRow(m_table.recipe[s], before + s < accounts.size() ? &accounts[before + s] : nullptr));
        rows.back().fixed = m_new.has_value();
    }
    if (m_new) {
        RecipeList::Row row{stepWords({m_new->what}), tr("new"), {}, false, {}, true};
        row.words.title = kindText(m_new->what);
        row.words.caption = kindTip(m_new->what);
        rows.insert(rows.begin() + editedRow(), row);
    }
    if (m_fault && m_fault->step < rows.size()) {
        rows[m_fault->step].error = m_fault->message;
    }
    m_list->setRows(rows, editedRow());
    const bool told = m_fault && m_editor != nullptr && m_editor->tellsError() &&
                      m_fault->step == static_cast<std::size_t>(editedRow());
    m_note->setNote(widgets::Note::Kind::error,
                    m_fault && !told ? tr("Step %1 cannot be applied; the recipe is unchanged. %2 %3")
                                           .arg(QString::number(m_fault->step + 1), m_fault->message, m_fault->remedy)
                                     : QString());
}

/// The controls stay, with their unfinished input, while they belong to the same step.
void RecipePanel::showEditor() {
    const int row = editedRow();
    const data::RecipeStep* step = !m_new && row > 0 && static_cast<std::size_t>(row) <= m_table.recipe.size()
                                       ? &m_table.recipe[m_chosen - 1]
                                       : nullptr;
    if (!m_new && step == nullptr) {
        m_editor = nullptr;
        m_editing.reset();
        m_list->setEditor(-1, nullptr);
        return;
    }
    const StepWhat& what = m_new ? m_new->what : step->what;
    const bool same = m_editing && m_editing->first == row && m_editing->second.index() == what.index() &&
                      m_editingNew == m_new.has_value() && m_editor != nullptr;
    if (same && m_editing->second == what) {
        return;
    }
    if (same) {
        m_editor->showStep(what);
    } else {
        m_editor = editorFor(what, m_tables);
        m_editingNew = m_new.has_value();
        m_list->setEditor(row, withButtons(m_editor));
    }
    m_editing = {row, what};
}

QWidget* RecipePanel::withButtons(StepEditor* editor) {
    auto* content = new QWidget;
    content->setFocusProxy(editor->focusProxy());
    auto* column = new QVBoxLayout(content);
    column->setSpacing(8);
    column->addWidget(editor);
    m_confirm = nullptr;
    if (m_new) {
        m_confirm = new QPushButton(tr("Add step"));
        m_confirm->setDefault(true);
        auto* cancel = new QPushButton(tr("Cancel"));
        auto* row = new QHBoxLayout;
        row->addStretch(1);
        row->addWidget(cancel);
        row->addWidget(m_confirm);
        column->addLayout(row);
        connect(cancel, &QPushButton::clicked, this, &RecipePanel::addCancelled);
        connect(m_confirm, &QPushButton::clicked, this, [this, editor] {
            if (const auto what = editor->what()) {
                emit addConfirmed(*what);
            }
        });
        widgets::setTip(m_confirm, tr("Enter adds the step, Escape cancels"));
    }
    connect(editor, &StepEditor::edited, this, [this, editor] {
        const auto what = editor->what();
        if (!m_new && what && m_editing && !(m_editing->second == *what)) {
            m_editing->second = *what;
            emit stepEdited(editedRow(), *what);
        }
    });
    editor->setInput(m_input);
    return content;
}

void RecipePanel::setRelated(const Selection& selection, const RelationsChoices& choices) {
    m_selection = selection;
    m_relations = choices;
    showCommand();
}

void RecipePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitCommand();
}

/// In a low window the controls of a step replace the command.
void RecipePanel::fitCommand() {
    m_command->setVisible(m_editor == nullptr || height() >= kControlsAndCommand);
}

void RecipePanel::showCommand() {
    if (!m_table.dataset) {
        m_command->setCommand({});
        return;
    }
    const std::string command = shellCommand(m_table, m_selection, m_relations);
    if (command.empty()) {
        m_command->setNone(tr("No equivalent command: this table was not read from a whole file."));
    } else {
        m_command->setCommand(QString::fromStdString(command));
    }
}

void RecipePanel::setInput(const StepInput& input) {
    m_input = input;
    if (m_editor != nullptr) {
        m_editor->setInput(input);
    }
}

void RecipePanel::setFault(const std::optional<RecipeFault>& fault) {
    if (m_fault.has_value() || fault.has_value()) {
        m_fault = fault;
        showRows();
    }
}

void RecipePanel::clear() {
    m_table = {};
    m_tables.clear();
    m_new.reset();
    m_fault.reset();
    m_editing.reset();
    m_editor = nullptr;
    m_input = {};
    m_list->setEditor(-1, nullptr);
    m_list->setRows({}, -1);
    m_command->setCommand({});
    m_frame->showEmpty({});
}

void RecipePanel::focusEditor() {
    m_list->focusEditor();
}

/// While there is a new step, Escape cancels it instead of its meaning in the window.
bool RecipePanel::event(QEvent* event) {
    if (m_new && event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape || key == Qt::Key_Return || key == Qt::Key_Enter) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

/// Handles Enter and Escape in the controls of a step.
void RecipePanel::keyPressEvent(QKeyEvent* event) {
    const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (m_new && event->key() == Qt::Key_Escape) {
        emit addCancelled();
    } else if (m_new && enters) {
        m_confirm->click();
    } else if (enters && m_editor != nullptr && m_editor->isAncestorOf(focusWidget())) {
        m_list->setFocus();
    } else {
        QWidget::keyPressEvent(event);
    }
}

}  // namespace greyscope::app
