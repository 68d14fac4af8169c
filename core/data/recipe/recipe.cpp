#include "core/data/recipe/recipe.h"

#include <algorithm>
#include <utility>

#include "core/base/try.h"
#include "core/data/recipe/recipe_text.h"

namespace greyscope::data {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

Expected<StepAccount> appliedStep(const RecipeStep& step, ReshapedTable& table, const TableReader& reader,
                                  base::Progress& progress) {
    return std::visit(
        [&](const auto& what) {
            if constexpr (std::is_same_v<std::decay_t<decltype(what)>, JoinTable>) {
                return applyStep(what, table, reader, progress);
            } else {
                return applyStep(what, table, progress);
            }
        },
        step.what);
}

/// Applies the steps of a recipe to one dataset.
class Reshaping {
public:
    Reshaping(const Dataset& dataset, const TableReader& reader, base::Progress& progress)
        : m_table{dataset.columns(), dataset.lines(), dataset.rowCount(),
                  maxReshapedCells(dataset.rowCount() * dataset.columns().size())},
          m_notes(dataset.notes()),
          m_steps(dataset.steps()),
          m_reader(reader),
          m_progress(progress) {}

    Expected<void> apply(const RecipeStep& step) {
        if (m_progress.cancelled()) {
            return fail(ErrorCode::cancelled);
        }
        const OptionText text = stepText(step);
        const std::size_t before = m_table.rows;
        auto account = appliedStep(step, m_table, m_reader, m_progress);
        if (!account) {
            base::Error error = account.error();
            if (error.location.file.empty()) {
                error.location.file = text.option + ' ' + text.value;
            }
            return tl::unexpected(std::move(error));
        }
        account->step = text.option + ' ' + text.value;
        account->name = step.name;
        account->before = before;
        account->after = m_table.rows;
        m_steps.push_back(std::move(*account));
        return {};
    }

    [[nodiscard]] Expected<Dataset> copied() const {
        return Dataset::create(m_table.columns, m_table.lines, m_steps, m_notes);
    }
    [[nodiscard]] Expected<Dataset> finished() {
        return Dataset::create(std::move(m_table.columns), std::move(m_table.lines), std::move(m_steps), m_notes);
    }

private:
    ReshapedTable m_table;
    std::vector<TableFact> m_notes;
    std::vector<StepAccount> m_steps;
    const TableReader& m_reader;
    base::Progress& m_progress;
};

}  // namespace

Expected<Reshaped> applyRecipe(const Dataset& dataset, const Recipe& recipe, const TableReader& reader,
                               base::Progress& progress, std::size_t* applied) {
    Reshaped result{dataset, dataset, {}};
    std::size_t ownCount = 0;
    std::size_t& count = applied != nullptr ? *applied : ownCount;
    count = 0;
    if (recipe.empty()) {
        return result;
    }
    constexpr std::size_t mostSteps = 1000;
    if (recipe.size() > mostSteps) {
        return fail(ErrorCode::optionOutOfRange, {"number of steps of the recipe", std::to_string(recipe.size()),
                                                  "[0, " + std::to_string(mostSteps) + "]"});
    }
    const auto isFilter = [](const RecipeStep& step) { return std::holds_alternative<Filter>(step.what); };
    const auto lastOther = std::find_if_not(recipe.rbegin(), recipe.rend(), isFilter);
    const auto filters = lastOther.base();
    Reshaping work(dataset, reader, progress);
    for (auto step = recipe.begin(); step != recipe.end(); ++step) {
        if (step == filters && step != recipe.begin()) {
            result.beforeFilters = GREYSCOPE_TRY(work.copied());
        }
        GREYSCOPE_TRY(work.apply(*step));
        ++count;
        progress.report(static_cast<double>(count) / static_cast<double>(recipe.size()));
    }
    result.dataset = GREYSCOPE_TRY(work.finished());
    if (filters == recipe.end()) {
        result.beforeFilters = result.dataset;
    }
    std::transform(filters, recipe.end(), std::back_inserter(result.filters),
                   [](const RecipeStep& step) { return std::get<Filter>(step.what); });
    return result;
}

std::vector<std::string> joinedTables(const Recipe& recipe) {
    std::vector<std::string> paths;
    for (const RecipeStep& step : recipe) {
        if (const auto* join = std::get_if<JoinTable>(&step.what)) {
            paths.push_back(join->path);
        }
    }
    return paths;
}

}  // namespace greyscope::data
