#include "app/cli/table_arguments.h"

#include <algorithm>
#include <functional>
#include <utility>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/notes.h"
#include "app/cli/standard_input.h"
#include "app/text/error_text.h"
#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/data/common_points.h"
#include "core/data/quantity.h"
#include "core/data/recipe_text.h"
#include "core/data/transposed.h"

namespace greyscope::app::cli {

using base::contains;
using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

/// What may be asked for; that nothing is aggregated goes without saying.
const base::Names<data::Aggregation>& aggregations() {
    static const base::Names<data::Aggregation> names(data::aggregationNames().begin() + 1,
                                                      data::aggregationNames().end());
    return names;
}

/// A file as notes and errors call it.
std::string nameOf(const std::string& file) {
    return file == kStandardInput ? "standard input" : file;
}

/// Columns that the conditions hold at one value.
bool isHeld(const std::vector<data::Filter>& filters, const std::string& column) {
    return std::any_of(filters.begin(), filters.end(), [&](const data::Filter& filter) {
        return filter.column == column && data::holdsOneValue(filter);
    });
}

/// The filter whose values one more of them would join: values of one column add up.
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

/// The conditions that end a recipe.
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

/// A step joins the others, or the condition that it widens.
void append(data::Recipe& recipe, data::RecipeStep step) {
    const auto* const filter = std::get_if<data::Filter>(&step.what);
    if (data::Filter* const wide = filter != nullptr ? widenedBy(*filter, lastFilters(recipe)) : nullptr) {
        wide->values.insert(wide->values.end(), filter->values.begin(), filter->values.end());
    } else {
        recipe.push_back(std::move(step));
    }
}

/// Declares an option of steps: called with each of its values in the order of the whole command line.
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

void declareTable(CLI::App& app, std::string& file) {
    app.add_option("FILE", file, "Table: CSV, TSV or the like; - reads standard input")->required()->type_name("");
}

Expected<std::shared_ptr<const data::Dataset>> readTable(const std::string& file, Notes& notes,
                                                         const io::ReadOptions& options) {
    base::NoProgress progress;
    const std::string name = nameOf(file);
    const auto sent = file == kStandardInput ? readStandardInput() : Expected<std::string>();
    if (!sent) {
        return tl::unexpected(sent.error());
    }
    auto imported =
        file == kStandardInput ? io::readText(*sent, name, options, progress) : io::readFile(file, options, progress);
    if (!imported) {
        return tl::unexpected(imported.error());
    }
    notes.addReport(name, imported->report, imported->dataset->columns().size());
    for (const auto& [column, unit] : data::measuredTexts(*imported->dataset)) {
        imported->dataset = std::make_shared<const data::Dataset>(data::withReading(*imported->dataset, column, unit));
    }
    return std::move(imported->dataset);
}

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

Expected<void> withoutEffect(const CLI::App& app, const std::vector<std::string>& options, const std::string& beside) {
    for (const std::string& name : options) {
        const CLI::Option* option = app.get_option_no_throw(name);
        if (option != nullptr && option->count() > 0) {
            return base::fail(base::ErrorCode::optionConflict, {name, beside});
        }
    }
    return {};
}

CLI::Option* declareAggregation(CLI::App& app, data::Aggregation& aggregation, const std::string& description) {
    return declareChoice(app, "--agg", aggregation, aggregations(), description);
}

std::string SeriesArguments::Chosen::leftOutLine() const {
    const std::string text = leftOutText(table.leftOut);
    notes->stepsAreTold();
    return text.empty() ? text : text + "\n\n";
}

void SeriesArguments::Chosen::noteLeftOut() const {
    if (table.leftOut.any() || !table.leftOut.points.empty() || !table.leftOut.series.empty()) {
        notes->add(leftOutText(table.leftOut));
        notes->stepsAreTold();
    }
}

void SeriesArguments::declare(CLI::App& app) {
    declareTable(app, m_file);
    declareList(app, "--axis", m_axis, "Columns that the points run along");
    app.add_option("--value", m_value, "Column that was measured")->type_name("NAME");
    declareList(app, "--series", m_series, "Columns whose values, joined with '-', name the series");
    declareList(app, "--repeat", m_repeat, "Columns that tell repeats of a measurement apart; their mean counts");
    m_recipe.declare(app);
    declareAggregation(app, m_aggregation, "Where several rows fall on one point");
    declareList(app, "--without-points", m_withoutPoints, "Points to leave out, as the output labels them")
        ->type_name("POINT,...");
}

void RecipeArguments::declare(CLI::App& app) {
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
    declareStep(app, {"--except", "COL=VAL", "Leave such rows out"},
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

Expected<RecipeArguments::Applied> RecipeArguments::applied(const data::Dataset& dataset, Notes& notes) const {
    const auto reader = [&notes](const std::string& path, base::Progress& /*progress*/) {
        return readTable(path, notes, {.textAlone = true}).map([](const std::shared_ptr<const data::Dataset>& table) {
            return *table;
        });
    };
    base::NoProgress progress;
    auto reshaped = data::applyRecipe(dataset, m_recipe, reader, progress);
    if (!reshaped) {
        return tl::unexpected(reshaped.error());
    }
    notes.setSteps(reshaped->dataset.steps());
    return Applied{std::make_shared<const data::Dataset>(std::move(reshaped->beforeFilters)),
                   std::move(reshaped->filters)};
}

bool SeriesArguments::isWide(const data::Dataset& dataset, const std::optional<data::TableLayout>& layout,
                             const std::string& named) const {
    if (!m_value.empty() || !m_series.empty()) {
        return false;
    }
    if (!layout || layout->wide || layout->roles.keys.empty()) {
        return true;
    }
    return !named.empty() && dataset.numericColumn(named).has_value();
}

data::SeriesQuery SeriesArguments::longQuery(const data::Roles& roles, const std::string& named, Points points,
                                             data::SeriesQuery query) const {
    query.value = m_value.empty() ? roles.metrics.front() : m_value;
    query.keys = m_series;
    if (m_series.empty() && named != query.value) {
        for (const std::string& key : roles.keys) {
            if (!contains(query.axis, key) && !contains(query.repeats, key) && key != query.value) {
                query.keys.push_back(key);
            }
        }
    }
    for (const std::string& factor : roles.factors) {
        const bool isFree = !isHeld(query.where, factor) && !contains(query.keys, factor) &&
                            !contains(query.repeats, factor) && factor != query.value;
        const bool wanted = points == Points::severalFactors || query.axis.empty();
        if (m_axis.empty() && isFree && wanted) {
            query.axis.push_back(factor);
        }
    }
    return query;
}

Expected<SeriesArguments::Chosen> SeriesArguments::load(const std::string& named, Points points, Notes& notes,
                                                        const std::vector<std::string>& only) const {
    const auto read = readTable(m_file, notes);
    if (!read) {
        return tl::unexpected(read.error());
    }
    auto applied = m_recipe.applied(**read, notes);
    if (!applied) {
        return tl::unexpected(applied.error());
    }
    const data::Dataset& dataset = *applied->dataset;
    data::SeriesQuery query{m_axis, {}, {}, std::move(applied->where), m_aggregation};
    base::NoProgress progress;
    const auto guess = data::guessLayout(dataset, progress);
    const auto layout = guess && !guess->roles.metrics.empty() ? std::optional(*guess) : std::nullopt;
    if (layout) {
        query.repeats = m_repeat.empty() ? layout->roles.repetitions : m_repeat;
        query.settings = data::settingsOf(layout->roles);
        const auto told = [&](const std::string& column) {
            return contains(m_axis, column) || contains(m_series, column) || isHeld(query.where, column);
        };
        std::erase_if(query.repeats, told);
        std::erase_if(query.settings, [&](const std::string& column) { return contains(query.repeats, column); });
    }
    if (!isWide(dataset, layout, named)) {
        if (!layout) {
            return fail(ErrorCode::noNumericColumn, {}, {nameOf(m_file), 0, 0});
        }
        query = longQuery(layout->roles, named, points, std::move(query));
    } else if (std::all_of(only.begin(), only.end(),
                           [&](const std::string& name) { return dataset.find(name).has_value(); })) {
        query.columns = only;
    }
    // Columns that together tell the rows of a wide table apart are its axis, where a command can take several.
    const bool isGrid = layout && layout->wide && layout->roles.factors.size() > 1 && query.value.empty();
    if (isGrid && query.axis.empty() && points == Points::severalFactors) {
        for (const std::string& factor : layout->roles.factors) {
            if (!isHeld(query.where, factor)) {
                query.axis.push_back(factor);
            }
        }
        query.columns = query.columns.empty() ? layout->roles.metrics : query.columns;
    }
    auto table = data::pivot(dataset, query);
    if (table && !m_withoutPoints.empty()) {
        table = data::withoutPoints(*table, m_withoutPoints);
    }
    if (!table) {
        return tl::unexpected(table.error());
    }
    return Chosen{std::move(*table), std::move(query), &notes};
}

Expected<SeriesArguments::Chosen> SeriesArguments::loadAlternatives(const std::vector<std::string>& criteria,
                                                                    Notes& notes) const {
    for (const auto& [option, given] : {std::pair("--axis", !m_axis.empty()),
                                        {"--value", !m_value.empty()},
                                        {"--without-points", !m_withoutPoints.empty()}}) {
        if (given) {
            return fail(ErrorCode::optionConflict, {"--criteria", option});
        }
    }
    const auto read = readTable(m_file, notes);
    if (!read) {
        return tl::unexpected(read.error());
    }
    auto applied = m_recipe.applied(**read, notes);
    if (!applied) {
        return tl::unexpected(applied.error());
    }
    const data::Dataset& dataset = *applied->dataset;
    data::SeriesQuery query{m_series, {}, {}, std::move(applied->where), m_aggregation, criteria};
    const auto table = data::pivot(dataset, query);
    if (!table) {
        return tl::unexpected(table.error());
    }
    return Chosen{data::transposed(*table), std::move(query), &notes};
}

nlohmann::ordered_json queryJson(const data::SeriesQuery& query) {
    nlohmann::ordered_json json;
    json["axis"] = query.axis;
    json["value"] = query.value.empty() ? nlohmann::ordered_json(nullptr) : nlohmann::ordered_json(query.value);
    json["keys"] = query.keys;
    json["where"] = data::filterText(query.where);
    if (!query.repeats.empty()) {
        json["repeats"] = query.repeats;
    }
    json["aggregation"] = base::nameOf(data::aggregationNames(), query.aggregation);
    return json;
}

std::string wordsOf(const data::SeriesQuery& query) {
    std::string text = !query.value.empty()    ? query.value
                       : query.columns.empty() ? "every numeric column"
                                               : base::joined(query.columns, ", ");
    text += " along " + (query.axis.empty() ? "row numbers" : base::joined(query.axis, " × "));
    text += query.keys.empty() ? "" : ", series by " + base::joined(query.keys, "-");
    text += query.where.empty() ? "" : ", where " + data::filterText(query.where);
    text += query.aggregation == data::Aggregation::none
                ? (query.repeats.empty() ? "" : ", mean of repeats by " + base::joined(query.repeats, ", "))
                : ", " + base::nameOf(data::aggregationNames(), query.aggregation) + " of several rows";
    return base::terminalText(text);
}

}  // namespace greyscope::app::cli
