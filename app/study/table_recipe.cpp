#include "app/study/table_recipe.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <string_view>
#include <utility>

#include "app/study/open_table.h"
#include "core/base/contains.h"
#include "core/base/try.h"
#include "core/data/recipe_text.h"
#include "core/io/reader.h"

namespace greyscope::app {

namespace {

using Names = std::vector<std::string>;

base::Expected<data::Dataset> joinedTable(const std::string& path, base::Progress& progress) {
    return io::readFile(path, {.textAlone = true}, progress).map([](const io::Imported& read) {
        return *read.dataset;
    });
}

Names columnNames(const data::Dataset& dataset) {
    Names names;
    for (const data::Column& column : dataset.columns()) {
        names.push_back(column.name);
    }
    return names;
}

/// Roles by list, so that a column keeps its place in one.
constexpr std::array kRoleLists{&data::Roles::keys, &data::Roles::factors, &data::Roles::metrics,
                                &data::Roles::descriptions, &data::Roles::repetitions};

/// The roles of the columns that stay, and behind them those that the others suit.
data::Roles mergedRoles(const data::Roles& before, const data::Roles& guessed, const Names& namesBefore,
                        const Names& names) {
    data::Roles merged;
    for (const auto list : kRoleLists) {
        std::copy_if((before.*list).begin(), (before.*list).end(), std::back_inserter(merged.*list),
                     [&](const std::string& name) { return base::contains(names, name); });
        std::copy_if((guessed.*list).begin(), (guessed.*list).end(), std::back_inserter(merged.*list),
                     [&](const std::string& name) { return !base::contains(namesBefore, name); });
    }
    return merged;
}

/// The roles of a table whose dataset is another now.
void takeRoles(StudyTable& table, const Names& namesBefore, StudyTable guessed) {
    const Names names = columnNames(*table.dataset);
    if (names == namesBefore) {
        return;
    }
    data::Roles merged = mergedRoles(table.roles, guessed.roles, namesBefore, names);
    const bool suits = !merged.metrics.empty() && (!table.wide || !merged.factors.empty());
    if (guessed.wide != table.wide || !suits) {
        table.wide = guessed.wide;
        table.roles = std::move(guessed.roles);
        table.metric = std::move(guessed.metric);
        return;
    }
    table.roles = std::move(merged);
    if (!table.wide && !base::contains(table.roles.metrics, table.metric)) {
        table.metric = table.roles.metrics.front();
    }
}

/// In single quotes, where a shell would read it otherwise.
std::string shellWord(const std::string& text) {
    constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=,./:@%";
    if (!text.empty() && text.find_first_not_of(plain) == std::string::npos) {
        return text;
    }
    std::string quoted = "'";
    for (const char c : text) {
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    }
    return quoted + '\'';
}

}  // namespace

base::Expected<void> setRecipe(StudyTable& table, data::Recipe recipe, base::Progress& progress) {
    const auto source = table.asRead();
    if (recipe.empty() && !table.source) {
        return {};
    }
    auto reshaped = GREYSCOPE_TRY(data::applyRecipe(*source, recipe, joinedTable, progress));
    const auto dataset = recipe.empty() ? source : std::make_shared<const data::Dataset>(std::move(reshaped.dataset));
    StudyTable guessed = GREYSCOPE_TRY(tableFrom({dataset, *table.report}, table.path, progress));
    const Names namesBefore = columnNames(*table.dataset);
    table.dataset = dataset;
    table.source = recipe.empty() ? nullptr : source;
    table.recipe = std::move(recipe);
    takeRoles(table, namesBefore, std::move(guessed));
    return {};
}

base::Expected<data::Dataset> datasetAfter(const StudyTable& table, std::size_t steps, base::Progress& progress) {
    const data::Recipe first(table.recipe.begin(),
                             table.recipe.begin() + static_cast<std::ptrdiff_t>(std::min(steps, table.recipe.size())));
    return GREYSCOPE_TRY(data::applyRecipe(*table.asRead(), first, joinedTable, progress)).dataset;
}

std::vector<std::string> shellOptions(const data::Recipe& recipe) {
    std::vector<std::string> options;
    for (const data::RecipeStep& step : recipe) {
        const data::OptionText text = data::stepText(step);
        options.push_back(text.option + ' ' + shellWord(text.value));
    }
    return options;
}

}  // namespace greyscope::app
