#include "app/cli/arguments/series_arguments.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/arguments/option_values.h"
#include "app/cli/output/notes.h"
#include "app/study/tables/table_recipe.h"
#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/base/utf8.h"
#include "core/data/left_out.h"
#include "core/data/recipe/recipe_text.h"
#include "core/data/recipe/transposed.h"
#include "core/data/roles/repeats.h"
#include "core/data/series/common_points.h"

namespace greyscope::app::cli {

using base::contains;
using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

/// Whether the conditions hold a column at one value.
bool isHeld(const std::vector<data::Filter>& filters, const std::string& column) {
    return std::any_of(filters.begin(), filters.end(), [&](const data::Filter& filter) {
        return filter.column == column && data::holdsOneValue(filter);
    });
}

/// Returns the roles for reading a table as wide. If its keys name other series, the series are its metrics, without an
/// axis, row by row.
data::Roles rolesAsWide(const data::Dataset& dataset, const std::optional<data::TableLayout>& layout) {
    if (!layout || layout->wide) {
        return layout ? layout->roles : data::Roles();
    }
    if (data::isKeyless(layout->roles)) {
        base::NoProgress progress;
        return data::wideRoles(dataset, progress).value_or(data::Roles());
    }
    data::Roles roles;
    roles.metrics = layout->roles.metrics.size() > 1 ? layout->roles.metrics : roles.metrics;
    return roles;
}

std::vector<std::string> measuredBy(const data::SeriesQuery& query) {
    return query.value.empty() ? query.columns : std::vector{query.value};
}

}  // namespace

std::string SeriesArguments::Chosen::leftOutLine() const {
    const std::string text = leftOutText(table.leftOut);
    notes->stepsAreTold();
    return rowsText(table.leftOut) + (text.empty() ? text : "\n" + text) + "\n\n";
}

void SeriesArguments::Chosen::noteLeftOut() const {
    if (table.leftOut.any() || !table.leftOut.points.empty() || !table.leftOut.series.empty()) {
        notes->add(leftOutText(table.leftOut));
        notes->stepsAreTold();
    }
}

void SeriesArguments::declare(CLI::App& app) {
    m_table.declare(app);
    declareList(app, "--axis", m_axis, "Columns of the axis");
    app.add_option("--value", m_value, "Measured column")->type_name("NAME");
    declareList(app, "--series", m_series, "Columns whose values, joined with '-', name the series");
    declareList(app, "--repeat", m_repeat, "Columns that distinguish repeats of a measurement; repeats are averaged");
    m_table.declareSteps(app);
    declareAggregation(app, m_aggregation,
                       "How to combine several rows on one point; any percentile, for example p99.5");
    declareList(app, "--without-points", m_withoutPoints, "Points to leave out, as the output labels them")
        ->type_name("POINT,...");
}

void SeriesArguments::alsoAlong(const std::string& column) {
    if (!column.empty() && !m_axis.empty() && !contains(m_axis, column)) {
        m_axis.push_back(column);
    }
}

data::Roles SeriesArguments::asked() const {
    data::Roles roles;
    roles.keys = m_series;
    roles.factors = m_axis;
    roles.metrics = m_value.empty() ? std::vector<std::string>() : std::vector{m_value};
    return roles;
}

bool SeriesArguments::isWide(const data::Dataset& dataset, const std::optional<data::TableLayout>& layout,
                             const std::string& named, Points points) const {
    if (!m_value.empty() || !m_series.empty()) {
        return false;
    }
    if (!layout || layout->wide || (data::isKeyless(layout->roles) && !m_drawsReading)) {
        return true;
    }
    const data::Roles& roles = layout->roles;
    if (roles.keys.empty() && !m_axis.empty() && m_axis != roles.factors) {
        return true;
    }
    const bool isOnlySeries = roles.keys.empty() && roles.metrics == std::vector{named};
    return !named.empty() && dataset.numericColumn(named).has_value() && !(isOnlySeries && points == Points::oneFactor);
}

data::SeriesQuery SeriesArguments::wideQuery(const data::Dataset& dataset, const data::Roles& roles,
                                             const std::string& named, Points points,
                                             const std::vector<std::string>& only, data::SeriesQuery query) const {
    const auto isColumn = [&](const std::string& name) { return dataset.find(name).has_value(); };
    const bool knowsThem = named.empty() || contains(roles.metrics, named);
    if (!only.empty() && std::all_of(only.begin(), only.end(), isColumn)) {
        query.columns = only;
    } else if (knowsThem) {
        query.columns = roles.metrics;
    }
    std::vector<std::string> free = knowsThem ? roles.factors : std::vector<std::string>();
    std::erase_if(free, [&](const std::string& factor) {
        return isHeld(query.where, factor) || contains(query.columns, factor) || contains(query.repeats, factor);
    });
    if (query.axis.empty() && (free.size() == 1 || points == Points::severalFactors)) {
        query.axis = free;
    }
    return query;
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
    TableArguments::Table read = GREYSCOPE_TRY(m_table.read(asked(), notes, {named}));
    const data::Dataset& dataset = *read.dataset;
    data::SeriesQuery query{m_axis, {}, {}, std::move(read.where), m_aggregation};
    const auto layout = read.layout();
    if (layout) {
        query.repeats = m_repeat.empty() ? layout->roles.repetitions : m_repeat;
        const auto told = [&](const std::string& column) {
            return contains(m_axis, column) || contains(m_series, column) || isHeld(query.where, column);
        };
        std::erase_if(query.repeats, told);
        query.settings = data::settingsOfRepeats(layout->roles, query.repeats);
    }
    if (!isWide(dataset, layout, named, points)) {
        if (!layout) {
            return fail(ErrorCode::noNumericColumn, {}, {m_table.name(), 0, 0});
        }
        query = longQuery(layout->roles, named, points, std::move(query));
        const std::string source = read.source();
        if (!source.empty() && !contains(query.keys, source) && !contains(query.axis, source)) {
            query.keys.insert(query.keys.begin(), source);
        }
    } else {
        query = wideQuery(dataset, rolesAsWide(dataset, layout), named, points, only, std::move(query));
    }
    auto table = data::pivot(dataset, query);
    if (!table && m_averages && table.error().code == ErrorCode::duplicatePoint &&
        query.aggregation == data::Aggregation::none) {
        query.aggregation = data::Aggregation::mean;
        table = data::pivot(dataset, query);
        notes.add(m_averagesTold
                      ? "Several rows share a point: each value is their mean (--agg combines them otherwise)."
                      : std::string());
    }
    if (table) {
        notes.setLeftOut(table->leftOut);
    } else if (auto account = data::accountOf(dataset, query.where, query.keys, query.axis, measuredBy(query))) {
        notes.setLeftOut(std::move(*account));
    }
    if (table && !m_withoutPoints.empty()) {
        table = data::withoutPoints(*table, m_withoutPoints);
    }
    if (!table) {
        return tl::unexpected(table.error());
    }
    return Chosen{std::move(*table), std::move(query), &notes, read.dataset, std::move(read.read)};
}

/// A study leaves points out by the lines of their rows, as the window does. If rows share lines with others, it uses a
/// condition on their axis.
Expected<void> SeriesArguments::leaveOutPoints(StudyTable& table, const Chosen& chosen) const {
    data::SeriesQuery query = chosen.query;
    query.where.clear();  // the table applies them as steps
    const auto hasPoints = [&] {
        const auto rest = data::pivot(*table.dataset, query);
        const data::SeriesTable& wanted = chosen.allPoints();
        bool same = rest && rest->pointCount() == wanted.pointCount();
        for (std::size_t k = 0; same && k < wanted.pointCount(); ++k) {
            same = rest->pointLabel(k) == wanted.pointLabel(k);
        }
        return same;
    };
    const data::Recipe before = table.recipe;
    base::NoProgress progress;
    // If every line contains one of the points, no row is left.
    const auto excluded =
        setRecipe(table, GREYSCOPE_TRY(withoutRows(table, query)), progress, nullptr, chosen.read.joined);
    if ((!excluded || !hasPoints()) && query.axis.size() == 1) {
        data::Recipe recipe = before;
        recipe.push_back({data::Filter{query.axis.front(), m_withoutPoints, data::Test::isNot}});
        GREYSCOPE_TRY(setRecipe(table, std::move(recipe), progress, nullptr, chosen.read.joined));
    }
    return hasPoints() ? Expected<void>()
                       : fail(ErrorCode::optionConflict,
                              {"--without-points", "several axes that steps made of the columns of the file"});
}

/// Returns the recipe with the rows of the excluded points left out by their lines.
Expected<data::Recipe> SeriesArguments::withoutRows(const StudyTable& table, const data::SeriesQuery& query) const {
    const auto all = GREYSCOPE_TRY(data::pivot(*table.dataset, query));
    std::map<std::string, std::set<std::size_t>> lines;
    for (std::size_t k = 0; k < all.pointCount(); ++k) {
        for (std::size_t s = 0; s < all.series.size() && contains(m_withoutPoints, all.pointLabel(k)); ++s) {
            for (const std::size_t row : all.series[s].rows[k]) {
                lines[table.dataset->tableOf(row)].insert(table.dataset->lineInPart(row));
            }
        }
    }
    data::Recipe recipe = table.recipe;
    for (const auto& [part, marked] : lines) {
        recipe.push_back({data::ExcludeRows{{marked.begin(), marked.end()}, part}});
    }
    return recipe;
}

Expected<StudyTable> SeriesArguments::studyTable(const Chosen& chosen) const {
    StudyTable table = GREYSCOPE_TRY(m_table.studyTable(chosen.read));
    const data::SeriesQuery& query = chosen.query;
    if (!m_withoutPoints.empty()) {
        GREYSCOPE_TRY(leaveOutPoints(table, chosen));
    }
    table.wide = query.value.empty();
    table.roles.keys = query.keys;
    table.roles.factors = query.axis;
    table.roles.repetitions = query.repeats;
    table.roles.metrics = {query.value};
    if (table.wide) {
        table.roles.metrics.clear();
        for (const data::Series& series : chosen.table.series) {
            table.roles.metrics.push_back(series.name);
        }
    }
    table.metric = query.value;
    table.aggregation = query.aggregation;
    return table;
}

Expected<StudyTable> SeriesArguments::studyOfAlternatives(const Chosen& chosen) const {
    if (chosen.query.axis.size() != 1) {
        return fail(ErrorCode::optionConflict,
                    {"--figure or --study", "--criteria (a study names its rows by one column, --series)"});
    }
    StudyTable table = GREYSCOPE_TRY(m_table.studyTable(chosen.read));
    const std::string& header = chosen.table.axisColumns.front();
    data::Recipe recipe = table.recipe;
    recipe.push_back({data::RowsAsSeries{chosen.query.axis.front(), header}});
    recipe.push_back({data::Filter{header, chosen.query.columns}});  // other numeric columns are no criteria
    base::NoProgress progress;
    GREYSCOPE_TRY(setRecipe(table, std::move(recipe), progress, nullptr, chosen.read.joined));
    table.wide = true;
    table.roles = {};
    table.roles.factors = {header};
    for (const data::Series& series : chosen.table.series) {
        table.roles.metrics.push_back(series.name);
    }
    table.metric.clear();
    return table;
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
    TableArguments::Table read = GREYSCOPE_TRY(m_table.read(asked(), notes, criteria));
    data::SeriesQuery query{m_series, {}, {}, std::move(read.where), m_aggregation, criteria};
    if (const std::string source = read.source(); !source.empty() && !contains(query.axis, source)) {
        query.axis.insert(query.axis.begin(), source);
    }
    if (auto account = data::accountOf(*read.dataset, query.where, {}, query.axis, criteria)) {
        notes.setLeftOut(std::move(*account));
    }
    const auto table = GREYSCOPE_TRY(data::pivot(*read.dataset, query));
    return Chosen{data::transposed(table), std::move(query), &notes, read.dataset, std::move(read.read)};
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
    json["aggregation"] = data::aggregationName(query.aggregation);
    return json;
}

std::string wordsOf(const data::SeriesQuery& query) {
    std::string text = !query.value.empty()    ? query.value
                       : query.columns.empty() ? "every numeric column"
                                               : base::joined(query.columns, ", ");
    if (query.aggregation != data::Aggregation::none) {
        text = data::aggregationName(query.aggregation) + " of " + text;
    }
    text += " along " + (query.axis.empty() ? "row numbers" : base::joined(query.axis, " × "));
    text += query.keys.empty() ? "" : ", series by " + base::joined(query.keys, "-");
    text += query.where.empty() ? "" : ", where " + data::filterText(query.where);
    if (query.aggregation == data::Aggregation::none && !query.repeats.empty()) {
        text += ", mean of repeats by " + base::joined(query.repeats, ", ");
    }
    if (const auto runs = data::runsSummed(query.aggregation, query.repeats); !runs.empty()) {
        text += ", summed within each " + base::joined(runs, ", ") + ", mean of these sums";
    }
    return base::terminalText(text);
}

}  // namespace greyscope::app::cli
