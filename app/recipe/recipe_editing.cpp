#include "app/recipe/recipe_editing.h"

#include <QUndoStack>

#include <algorithm>
#include <memory>
#include <utility>

#include "app/recipe/column_combo.h"
#include "app/recipe/recipe_list.h"
#include "app/study/tables/column_roles.h"
#include "app/study/tables/table_recipe.h"
#include "app/text/error_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

/// Leaves out these rows at the end of a recipe, by adding them to a final step that leaves out rows of the same file,
/// if there is one.
void mark(data::Recipe& recipe, const data::ExcludeRows& marked) {
    for (auto step = recipe.rbegin(); step != recipe.rend(); ++step) {
        auto* const before = std::get_if<data::ExcludeRows>(&step->what);
        if (before == nullptr) {
            break;
        }
        if (before->part == marked.part) {
            before->lines.insert(before->lines.end(), marked.lines.begin(), marked.lines.end());
            std::sort(before->lines.begin(), before->lines.end());
            before->lines.erase(std::unique(before->lines.begin(), before->lines.end()), before->lines.end());
            return;
        }
    }
    recipe.push_back({marked});
}

/// Determines what the values panel needs, off the GUI thread.
void findFacts(const StudyTable& table, base::Progress& progress) {
    const data::Dataset& dataset = *table.dataset;
    for (std::size_t c = 0; c < dataset.columns().size() && !progress.cancelled(); ++c) {
        const data::Column& column = dataset.columns()[c];
        if (!column.isNumeric() || roleOf(table, column.name) == ColumnRole::key) {
            (void)dataset.levels(c);
        } else {
            (void)dataset.reach(c);
        }
    }
}

base::Expected<std::shared_ptr<const data::Dataset>> after(const StudyTable& table, std::size_t steps,
                                                           base::Progress& progress) {
    if (steps == table.recipe.size()) {
        return table.dataset;
    }
    if (steps == 0) {
        return table.asRead();
    }
    return datasetAfter(table, steps, progress).map([](data::Dataset dataset) {
        return std::make_shared<const data::Dataset>(std::move(dataset));
    });
}

/// `given`: number of steps before the one whose controls are shown; nullopt if none are.
base::Expected<StepView> stepView(const StudyTable& table, std::size_t steps, std::optional<std::size_t> given,
                                  base::Progress& progress) {
    StepView view{steps, table, {}, {}};
    if (auto dataset = after(table, steps, progress)) {
        view.table.dataset = std::move(*dataset);
        findFacts(view.table, progress);
    } else {
        view.why = dataset.error();
    }
    if (given) {
        if (auto input = *given == steps ? base::Expected<std::shared_ptr<const data::Dataset>>(view.table.dataset)
                                         : after(table, *given, progress)) {
            view.input = stepInput(std::move(*input));
        } else {
            view.why = input.error();
        }
    }
    if (progress.cancelled()) {
        return base::fail(base::ErrorCode::cancelled);
    }
    return view;
}

/// Returns the first text column with an empty cell, else `usual`.
std::string emptyIn(const data::Dataset& dataset, const std::string& usual) {
    const auto& columns = dataset.columns();
    const auto found = std::find_if(columns.begin(), columns.end(), [&](const data::Column& column) {
        return !column.isNumeric() && !data::emptyRows(column).empty();
    });
    return found == columns.end() ? usual : found->name;
}

/// Returns "{source1}_{source2}" for "ext4_loop" in column source.
std::string suggestedPattern(const data::Dataset& dataset, const std::string& name) {
    const auto column = dataset.column(name);
    const std::string cell = column && dataset.rowCount() > 0 ? (*column)->textAt(0) : std::string();
    constexpr std::string_view separators = "_-/:. ";
    const std::size_t first = cell.find_first_of(separators);
    if (first == std::string::npos || name.find_first_of("{}") != std::string::npos) {
        return {};
    }
    std::string pattern = "{" + name + "1}";
    int part = 1;
    for (std::size_t at = cell.find(cell[first]); at != std::string::npos; at = cell.find(cell[first], at + 1)) {
        pattern += cell[first] + ("{" + name + std::to_string(++part) + "}");
    }
    return pattern;
}

}  // namespace

RecipeEditing::RecipeEditing(StudyStore& store, TableChange& change, RecipePanel& panel, QObject* parent)
    : QObject(parent), m_store(store), m_change(change), m_panel(panel) {
    connectPanel();
    connect(&m_change.queue(), &JobQueueBase::ended, this, [this] { m_wanted.reset(); });
    connect(&m_view, &JobBase::progressChanged, this, &RecipeEditing::busy);
    connect(&m_view, &JobBase::stateChanged, this, [this] {
        if (const auto view = m_view.ready()) {
            m_panel.setInput(view->input);
            if (view->why) {
                emit failed(errorText(*view->why), errorRemedy(*view->why));
            } else {
                emit shown(*view);
            }
        } else if (const auto* bad = std::get_if<widgets::Failed>(&m_view.state())) {
            emit failed(bad->message, bad->remedy);
        }
    });
}

void RecipeEditing::connectPanel() {
    connect(&m_panel, &RecipePanel::stepChosen, this, [this](int step) { chooseStep(static_cast<std::size_t>(step)); });
    connect(&m_panel, &RecipePanel::addRequested, this, [this](const StepWhat& what) { begin(what); });
    connect(&m_panel, &RecipePanel::addConfirmed, this, &RecipeEditing::add);
    connect(&m_panel, &RecipePanel::addCancelled, this, [this] {
        m_new.reset();
        m_panel.setFault({});
        show();
    });
    connect(&m_panel, &RecipePanel::stepEdited, this, [this](int row, const StepWhat& what) {
        const auto step = static_cast<std::size_t>(row);
        put(
            tr("Change step: %1").arg(stepWords({what}).title),
            [step, what](data::Recipe& recipe) {
                if (step <= recipe.size()) {
                    recipe[step - 1].what = what;
                }
            },
            step, [this](const base::Error& error, std::size_t failed) { tell(error, failed); });
    });
    connect(&m_panel.list(), &RecipeList::renamed, this, [this](int row, const QString& name) {
        const auto step = static_cast<std::size_t>(row);
        if (step == 0 || step > m_table.recipe.size() || name == titleOf(step)) {
            return;
        }
        const bool usual = name == stepWords({m_table.recipe[step - 1].what}).title;
        put(
            tr("Rename step: %1").arg(titleOf(step)),
            [step, given = usual ? std::string() : name.toStdString()](data::Recipe& recipe) {
                if (step <= recipe.size()) {
                    recipe[step - 1].name = given;
                }
            },
            m_chosen, [this](const base::Error& error, std::size_t failed) { tell(error, failed); });
    });
    connect(&m_panel.list(), &RecipeList::moveRequested, this, [this](int from, int to) {
        put(
            tr("Move step: %1").arg(titleOf(static_cast<std::size_t>(from))),
            [from, to](data::Recipe& recipe) {
                if (std::max(from, to) <= static_cast<int>(recipe.size())) {
                    const data::RecipeStep step = recipe[static_cast<std::size_t>(from - 1)];
                    recipe.erase(recipe.begin() + from - 1);
                    recipe.insert(recipe.begin() + to - 1, step);
                }
            },
            static_cast<std::size_t>(to),
            [this, from, to](const base::Error& error, std::size_t failed) {
                const auto place = static_cast<int>(failed);
                const bool between = std::min(from, to) <= place && place <= std::max(from, to);
                const int now = place == to ? from : !between ? place : from < to ? place + 1 : place - 1;
                tell(error, static_cast<std::size_t>(now));
            });
    });
    connect(&m_panel.list(), &RecipeList::removeRequested, this, [this](int row) {
        put(
            tr("Remove step: %1").arg(titleOf(static_cast<std::size_t>(row))),
            [row](data::Recipe& recipe) {
                if (row <= static_cast<int>(recipe.size())) {
                    recipe.erase(recipe.begin() + row - 1);
                }
            },
            m_chosen >= static_cast<std::size_t>(row) ? m_chosen - 1 : m_chosen,
            [this, row](const base::Error& error, std::size_t failed) {
                tell(error, failed < static_cast<std::size_t>(row) ? failed : failed + 1);
            });
    });
    connect(&m_panel, &RecipePanel::undoRequested, &m_store.undoStack(), &QUndoStack::undo);
    connect(&m_panel, &RecipePanel::redoRequested, &m_store.undoStack(), &QUndoStack::redo);
}

QString RecipeEditing::titleOf(std::size_t step) const {
    return step > 0 && step <= m_table.recipe.size() ? stepWords(m_table.recipe[step - 1]).title : QString();
}

void RecipeEditing::setTable(const StudyTable* table) {
    if (table == nullptr) {
        m_table = {};
        m_new.reset();
        m_view.set(widgets::Empty{});
        m_panel.clear();
        return;
    }
    const bool otherTable = table->name != m_table.name;
    const bool otherRecipe = table->recipe != m_table.recipe;
    const std::size_t steps = table->recipe.size();
    if (otherTable || (otherRecipe && steps != m_table.recipe.size() && !m_wanted)) {
        m_chosen = steps;
    }
    if (otherRecipe && m_wanted) {
        m_chosen = *m_wanted;
        m_new.reset();
    }
    if (otherTable || otherRecipe) {
        m_wanted.reset();
        m_panel.setFault({});
    }
    m_chosen = std::min(m_chosen, steps);
    if (otherTable || (m_new && m_new->behind != m_chosen)) {
        m_new.reset();
    }
    m_table = *table;
    show();
}

void RecipeEditing::show() {
    m_panel.show(m_table, m_chosen, m_new, m_store.study());
    look();
}

void RecipeEditing::look() {
    std::optional<std::size_t> given;
    if (m_new) {
        given = m_new->behind;
    } else if (m_chosen > 0) {
        given = m_chosen - 1;
    }
    m_view.start([table = m_table, steps = m_chosen, given](base::Progress& progress) {
        return stepView(table, steps, given, progress);
    });
}

void RecipeEditing::chooseStep(std::size_t step) {
    m_chosen = std::min(step, m_table.recipe.size());
    m_new.reset();
    m_panel.setFault({});
    show();
}

void RecipeEditing::begin(const StepWhat& what) {
    const auto* const rows = std::get_if<data::ExcludeRows>(&what);
    const auto marked = rows && rows->lines.empty() && m_marked ? m_marked() : std::vector<data::ExcludeRows>();
    if (marked.size() > 1) {  // one step for each of several files
        leaveOut(marked);
        return;
    }
    m_new = NewStep{m_chosen, filledIn(marked.empty() ? what : StepWhat(marked.front()))};
    m_panel.setFault({});
    show();
    m_panel.focusEditor();
}

void RecipeEditing::add(const StepWhat& what) {
    const std::size_t behind = m_chosen;
    put(
        tr("Add step: %1").arg(stepWords({what}).title),
        [behind, what](data::Recipe& recipe) {
            const auto place = static_cast<std::ptrdiff_t>(std::min(behind, recipe.size()));
            recipe.insert(recipe.begin() + place, data::RecipeStep{what});
        },
        behind + 1,
        [this, behind, what](const base::Error& error, std::size_t failed) {
            if (!m_new && behind == m_chosen) {  // the step could not be added; the user can correct it
                m_new = NewStep{behind, what};
                show();
            }
            tell(error, failed);
        });
}

void RecipeEditing::leaveOut(const std::vector<data::ExcludeRows>& marked) {
    std::size_t rows = 0;
    for (const data::ExcludeRows& each : marked) {
        rows += each.lines.size();
    }
    const auto change = [shown = m_chosen, marked](data::Recipe& recipe) {
        const auto behind = recipe.begin() + static_cast<std::ptrdiff_t>(std::min(shown, recipe.size()));
        data::Recipe next(recipe.begin(), behind);
        for (const data::ExcludeRows& each : marked) {
            mark(next, each);
        }
        const std::size_t chosen = next.size();
        next.insert(next.end(), behind, recipe.end());
        recipe = std::move(next);
        return chosen;
    };
    data::Recipe now = m_table.recipe;
    put(tr("Leave out %n rows", nullptr, widgets::counted(rows)), change, change(now),
        [this](const base::Error& error, std::size_t failed) { tell(error, failed); });
}

void RecipeEditing::put(const QString& what, Change change, std::size_t chosen, Refused refused) {
    m_wanted = chosen;
    const auto applied = std::make_shared<std::size_t>(0);
    m_change.attempt(
        what, m_table.name,
        [change = std::move(change), applied](StudyTable& table, base::Progress& progress) {
            data::Recipe recipe = table.recipe;
            change(recipe);
            return recipe == table.recipe ? base::Expected<void>()
                                          : setRecipe(table, std::move(recipe), progress, applied.get());
        },
        [this, applied, refused = std::move(refused)](const base::Error& error) {
            m_wanted.reset();
            refused(error, *applied + 1);
        });
}

void RecipeEditing::tell(const base::Error& error, std::size_t step) {
    base::Error own = error;
    own.location.file.clear();  // the step itself is shown
    m_panel.setFault(RecipeFault{step, errorText(own), errorRemedy(own)});
}

/// Returns a new step with the selected columns, else with a plausible default.
StepWhat RecipeEditing::filledIn(const StepWhat& what) const {
    const auto view = m_view.latest();
    const data::Dataset& dataset = view ? *view->table.dataset : *m_table.dataset;
    const std::vector<std::string> all = data::columnNames(dataset);
    const std::vector<std::string> texts = textColumnNames(dataset);
    const std::string any = !m_columns.empty() ? m_columns.front() : !texts.empty() ? texts.front() : all.front();
    StepWhat filled = what;
    if (auto* filter = std::get_if<data::Filter>(&filled); filter && filter->column.empty()) {
        filter->column = any;
    } else if (auto* unpivot = std::get_if<data::Unpivot>(&filled)) {
        if (unpivot->columns.empty()) {
            unpivot->columns = m_columns.size() > 1 ? m_columns
                               : m_table.wide       ? m_table.roles.metrics
                                                    : std::vector<std::string>();
        }
        std::erase_if(unpivot->columns, [&](const std::string& name) { return !dataset.find(name); });
        unpivot->key = dataset.find("column") ? "column name" : "column";
        unpivot->value = dataset.find("value") ? "cell" : "value";
    } else if (auto* split = std::get_if<data::SplitColumn>(&filled); split && split->pattern.empty()) {
        split->column = split->column.empty() ? any : split->column;
        split->pattern = suggestedPattern(dataset, split->column);
    } else if (auto* turn = std::get_if<data::RowsAsSeries>(&filled); turn && turn->names.empty()) {
        turn->names = any;
    } else if (auto* named = std::get_if<data::RenameColumn>(&filled); named && named->column.empty()) {
        named->column = any;
    } else if (auto* fill = std::get_if<data::FillEmpty>(&filled); fill && fill->column.empty()) {
        fill->column = m_columns.empty() ? emptyIn(dataset, any) : any;
    } else if (auto* cell = std::get_if<data::SetCell>(&filled); cell && cell->column.empty()) {
        cell->column = any;
        const auto column = dataset.column(any);
        cell->value = column && dataset.rowCount() > 0 ? (*column)->textAt(0) : std::string();
    }
    return filled;
}

}  // namespace greyscope::app
