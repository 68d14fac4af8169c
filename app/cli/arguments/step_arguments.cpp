#include "app/cli/arguments/step_arguments.h"

#include <algorithm>
#include <functional>
#include <utility>

#include <CLI/CLI.hpp>

#include "app/text/error_text.h"
#include "core/data/recipe/recipe_text.h"

namespace greyscope::app::cli {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

/// Returns the filter to which a further value is added: values of one column are combined.
template <class Filters>
data::Filter* widenedBy(const data::Filter& filter, Filters&& filters) {
    const bool adds = filter.test == data::Test::is || filter.test == data::Test::isNot;
    for (data::Filter* each : filters) {
        if (adds && each->column == filter.column && each->test == filter.test) {
            return each;
        }
    }
    return nullptr;
}

/// Returns the conditions at the end of a recipe.
std::vector<data::Filter*> lastFilters(data::Recipe& recipe) {
    std::vector<data::Filter*> filters;
    for (auto step = recipe.rbegin(); step != recipe.rend(); ++step) {
        auto* const filter = std::get_if<data::Filter>(&step->what);
        if (filter == nullptr) {
            break;
        }
        filters.push_back(filter);
    }
    return filters;
}

/// Appends a step; a condition that extends an earlier one is merged into it.
void append(data::Recipe& recipe, data::RecipeStep step) {
    const auto* const filter = std::get_if<data::Filter>(&step.what);
    if (data::Filter* const wide = filter != nullptr ? widenedBy(*filter, lastFilters(recipe)) : nullptr) {
        wide->values.insert(wide->values.end(), filter->values.begin(), filter->values.end());
    } else {
        recipe.push_back(std::move(step));
    }
}

/// Declares an option for steps. It is called with each of its values in the order of the whole command line.
void declareStep(CLI::App& app, const data::StepOption& option,
                 std::function<Expected<void>(const std::string&)> take) {
    const auto takeAll = [take = std::move(take)](const std::vector<std::string>& values) {
        for (const std::string& value : values) {
            if (const auto taken = take(value); !taken) {
                throw CLI::ValidationError(errorLine(taken.error()).toStdString());
            }
        }
    };
    app.add_option_function<std::vector<std::string>>(option.option, takeAll, option.meaning + "; may be repeated")
        ->type_name(option.value)
        ->expected(1)
        ->allow_extra_args(false)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->trigger_on_parse();
}

}  // namespace

Expected<std::vector<data::Filter>> filtersOf(const std::vector<std::string>& conditions, const std::string& option) {
    std::vector<data::Filter> filters;
    for (const std::string& condition : conditions) {
        auto filter = data::filterFrom(condition, option);
        if (!filter) {
            return tl::unexpected(filter.error());
        }
        std::vector<data::Filter*> all;
        for (data::Filter& each : filters) {
            all.push_back(&each);
        }
        if (data::Filter* const wide = widenedBy(*filter, all)) {
            wide->values.insert(wide->values.end(), filter->values.begin(), filter->values.end());
        } else {
            filters.push_back(std::move(*filter));
        }
    }
    return filters;
}

void StepArguments::declare(CLI::App& app) {
    for (const data::StepOption& option : data::stepOptions()) {
        declareStep(app, option, [this, name = option.option](const std::string& value) -> Expected<void> {
            auto step = data::stepFrom({name, value});
            if (!step) {
                return tl::unexpected(step.error());
            }
            append(m_recipe, std::move(*step));
            return {};
        });
    }
    declareStep(app, {"--except", "COL=VAL", "Leave out rows with this value"},
                [this](const std::string& value) -> Expected<void> {
                    auto filter = data::filterFrom(value, "--except");
                    if (!filter || filter->test != data::Test::is) {
                        return fail(ErrorCode::optionUnknown, {"--except", value, "COLUMN=VALUE"});
                    }
                    filter->test = data::Test::isNot;
                    append(m_recipe, {std::move(*filter)});
                    return {};
                });
}

bool StepArguments::haveConditionOn(const std::string& column) const {
    return std::any_of(m_recipe.begin(), m_recipe.end(), [&column](const data::RecipeStep& step) {
        const auto* const filter = std::get_if<data::Filter>(&step.what);
        return filter != nullptr && filter->column == column;
    });
}

}  // namespace greyscope::app::cli
