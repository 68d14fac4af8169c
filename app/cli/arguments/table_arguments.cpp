#include "app/cli/arguments/table_arguments.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include <CLI/CLI.hpp>

#include "app/cli/output/notes.h"
#include "app/cli/output/standard_input.h"
#include "app/study/file/file_names.h"
#include "app/study/tables/column_roles.h"
#include "app/study/tables/open_table.h"
#include "app/study/tables/stacked_table.h"
#include "app/study/tables/table_recipe.h"
#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/base/utf8.h"
#include "core/data/groups/row_groups.h"
#include "core/data/left_out.h"
#include "core/data/recipe/recipe_text.h"
#include "core/data/roles/reading.h"
#include "core/data/roles/totals.h"
#include "core/io/files/folder_files.h"

namespace greyscope::app::cli {

using base::ErrorCode;
using base::Expected;
using base::fail;

void noteSpread(const data::Recipe& spread, Notes& notes) {
    for (const data::RecipeStep& step : spread) {
        const data::OptionText text = data::stepText(step);
        notes.add("Columns became rows, as by " + text.option + " " + base::terminalText(text.value));
    }
}

void declareFiles(CLI::App& app, std::vector<std::string>& files) {
    app.add_option("FILE", files,
                   "Table: CSV, TSV or similar; output of a benchmark; a folder of these; a database URL such as "
                   "postgresql://host/database?table=t&group=a,b; - reads standard input; several tables are stacked")
        ->required()
        ->type_name("");
}

void TableArguments::declare(CLI::App& app) {
    declareFiles(app, m_files);
    m_reading.declare(app);
}

bool TableArguments::mayGroup() const {
    return m_files.size() == 1 && m_files.front() != kStandardInput && !io::isFolder(m_files.front()) &&
           m_steps.recipe().empty() && m_reading.number() == 1;
}

std::string TableArguments::name() const {
    return m_files.size() == 1 ? fileName(m_files.front()) : std::to_string(m_files.size()) + " files";
}

std::string TableArguments::Table::source() const {
    const auto& columns = dataset->columns();
    const auto found = std::find_if(columns.begin(), columns.end(), [](const auto& each) { return each.namesTables; });
    return found == columns.end() ? std::string() : found->name;
}

std::optional<data::TableLayout> TableArguments::Table::layout() const {
    data::TableLayout layout;
    if (reading) {
        layout = {reading->wide, reading->roles};
    } else if (roles) {
        layout.roles = *roles;
    } else {
        base::NoProgress progress;
        const auto made = spread.steps.empty()
                              ? std::optional<data::TableLayout>()
                              : data::layoutOfSpread(*dataset, spread, progress).value_or(std::nullopt);
        layout = made ? *made : data::guessLayout(*dataset, progress).value_or(data::TableLayout{});
        if (const std::string files = source(); !files.empty()) {
            layout.wide = false;
            for (auto* names : {&layout.roles.keys, &layout.roles.factors, &layout.roles.descriptions}) {
                std::erase(*names, files);
            }
            layout.roles.keys.insert(layout.roles.keys.begin(), files);
        }
    }
    return layout.roles.metrics.empty() ? std::nullopt : std::optional(std::move(layout));
}

Expected<StudyTable> TableArguments::studyTable(const Source& read, const std::vector<std::string>& free) const {
    base::NoProgress progress;
    Notes told;  // read() has reported these
    const io::ReadOptions options = GREYSCOPE_TRY(m_reading.options());
    std::vector<StudyTable> tables;
    for (const ReadFile& file : read.files->files) {
        tables.push_back(GREYSCOPE_TRY(studyTableOf(file)));
        tables.back().told = {options.format, options.dialect};
    }
    const bool plain = !m_steps.recipe().empty();
    StudyTable table = tables.size() == 1
                           ? std::move(tables.front())
                           : GREYSCOPE_TRY(stackedBy(std::move(tables), *read.files, read.asked, plain, told));
    const auto totals = table.recipe.empty() ? nullptr : std::get_if<data::Filter>(&table.recipe.front().what);
    data::Recipe recipe = totals && m_steps.haveConditionOn(totals->column) ? data::Recipe() : table.recipe;
    recipe.insert(recipe.end(), read.spread.begin(), read.spread.end());
    std::ranges::copy_if(m_steps.recipe(), std::back_inserter(recipe), [&](const data::RecipeStep& step) {
        const auto* condition = std::get_if<data::Filter>(&step.what);
        return condition == nullptr || !base::contains(free, condition->column);
    });
    if (recipe != table.recipe) {
        GREYSCOPE_TRY(setRecipe(table, std::move(recipe), progress, nullptr, read.joined));
    }
    if (m_reading.number() > 1) {
        takeReading(table, GREYSCOPE_TRY(m_reading.chosen(*table.dataset)));
    }
    return table;
}

Expected<TableArguments::Table> TableArguments::read(const data::Roles& asked, Notes& notes,
                                                     const std::vector<std::string>& series) const {
    Table table;
    io::ReadOptions options = GREYSCOPE_TRY(m_reading.options());
    if (m_grouping) {
        m_grouping->addTo(options.dialect);
    }
    table.read.files = std::make_shared<const ReadFiles>(GREYSCOPE_TRY(readFiles(m_files, options, notes)));
    table.read.asked = asked;
    const ReadFiles& read = *table.read.files;
    const bool alone = read.files.size() == 1;
    if (alone) {
        table.dataset = GREYSCOPE_TRY(tableOf(read.files.front()));
    } else {
        StackedFiles stack = GREYSCOPE_TRY(stackFiles(read, asked, !m_steps.recipe().empty(), notes));
        table.dataset = std::move(stack.dataset);
        const bool reshaped =
            std::any_of(m_steps.recipe().begin(), m_steps.recipe().end(),
                        [](const data::RecipeStep& step) { return !std::holds_alternative<data::Filter>(step.what); });
        table.roles = reshaped ? std::nullopt : std::optional(std::move(stack.roles));
    }
    const data::TableReader& reader = table.read.joined = joinedTables(notes);
    base::NoProgress progress;
    data::Recipe recipe = m_steps.recipe();
    auto totals = alone ? data::withoutTotals(*table.dataset) : std::nullopt;
    const bool isGrouped = table.dataset->remembered<data::RowGroups>() != nullptr;
    if (isGrouped && totals) {
        return tl::unexpected(data::rowsNeeded({data::RowsNeeded::cells, totals->column}));
    }
    const bool told = totals && m_steps.haveConditionOn(totals->column);
    if (totals && !told && data::keepsTotalsAlone(*totals)) {  // metrics are guessed from the rows that stay
        const data::Recipe first{{*std::exchange(totals, std::nullopt)}};
        table.dataset = std::make_shared<const data::Dataset>(
            GREYSCOPE_TRY(data::applyRecipe(*table.dataset, first, reader, progress)).dataset);
    }
    if (alone && m_steps.recipe().empty()) {
        const auto known = data::readings(*table.dataset, progress);  // cached with the layout, for studyTable()
        const auto layout = data::guessLayout(*table.dataset, progress).value_or(data::TableLayout());
        table.spread = data::spreadColumns(*table.dataset, layout, asked, series);
        recipe = table.spread.steps;
    }
    if (totals && !told) {  // a condition on that column replaces the filter
        recipe.insert(recipe.begin(), {std::move(*totals)});
    }
    if (isGrouped && !recipe.empty()) {
        return tl::unexpected(data::rowsNeeded({data::RowsNeeded::answer, {}}));
    }
    auto applied = data::applyRecipe(*table.dataset, recipe, reader, progress);
    if (!applied && !table.spread.steps.empty()) {  // e.g. different units or too many cells: the table stays unchanged
        recipe.resize(recipe.size() - table.spread.steps.size());
        table.spread = {};
        applied = data::applyRecipe(*table.dataset, recipe, reader, progress);
    }
    data::Reshaped reshaped = GREYSCOPE_TRY(std::move(applied));
    table.read.spread = table.spread.steps;
    noteSpread(table.spread.steps, notes);
    notes.setSteps(reshaped.dataset.steps());
    table.dataset = std::make_shared<const data::Dataset>(std::move(reshaped.beforeFilters));
    table.where = std::move(reshaped.filters);
    if (m_reading.number() > 1) {
        table.reading = GREYSCOPE_TRY(m_reading.chosen(*table.dataset));
    }
    if (auto account = data::accountOf(*table.dataset, table.where, asked.keys, asked.factors, asked.metrics)) {
        notes.setLeftOut(std::move(*account));
    }
    return table;
}

}  // namespace greyscope::app::cli
