#include "app/cli/table_arguments.h"

#include <algorithm>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/notes.h"
#include "app/cli/standard_input.h"
#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/data/common_points.h"
#include "core/data/transposed.h"
#include "core/io/reader.h"

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
        return filter.column == column && filter.values.size() == 1 && !filter.except;
    });
}

}  // namespace

void declareTable(CLI::App& app, std::string& file) {
    app.add_option("FILE", file, "Table: CSV, TSV or the like; - reads standard input")->required()->type_name("");
}

Expected<std::shared_ptr<const data::Dataset>> readTable(const std::string& file, Notes& notes) {
    base::NoProgress progress;
    const std::string name = nameOf(file);
    const auto sent = file == kStandardInput ? readStandardInput() : Expected<std::string>();
    if (!sent) {
        return tl::unexpected(sent.error());
    }
    auto imported = file == kStandardInput ? io::readText(*sent, name, {}, progress) : io::readFile(file, {}, progress);
    if (!imported) {
        return tl::unexpected(imported.error());
    }
    notes.addReport(name, imported->report, imported->dataset->columns().size());
    return std::move(imported->dataset);
}

Expected<std::vector<data::Filter>> filtersOf(const std::vector<std::string>& conditions, const std::string& option) {
    std::vector<data::Filter> filters;
    for (const std::string& condition : conditions) {
        const std::size_t equals = condition.find('=');
        if (equals == std::string::npos || equals == 0) {
            return fail(ErrorCode::optionUnknown, {option, condition, "COLUMN=VALUE"});
        }
        const std::string column = condition.substr(0, equals);
        const std::string value = condition.substr(equals + 1);
        const auto same = std::find_if(filters.begin(), filters.end(),
                                       [&](const data::Filter& filter) { return filter.column == column; });
        if (same == filters.end()) {
            filters.push_back({column, {value}});
        } else {
            same->values.push_back(value);
        }
    }
    return filters;
}

std::string wordsOf(const std::vector<data::Filter>& filters) {
    std::string text;
    for (const data::Filter& filter : filters) {
        text +=
            (text.empty() ? "" : ", ") + filter.column + (filter.except ? "≠" : "=") + base::joined(filter.values, "|");
    }
    return text;
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
    return text.empty() ? text : text + "\n\n";
}

void SeriesArguments::Chosen::noteLeftOut() const {
    if (table.leftOut.any() || !table.leftOut.points.empty() || !table.leftOut.series.empty()) {
        notes->add(leftOutText(table.leftOut));
    }
}

void SeriesArguments::declare(CLI::App& app) {
    declareTable(app, m_file);
    declareList(app, "--axis", m_axis, "Columns that the points run along");
    app.add_option("--value", m_value, "Column that was measured")->type_name("NAME");
    declareList(app, "--series", m_series, "Columns whose values, joined with '-', name the series");
    m_rows.declare(app);
    declareAggregation(app, m_aggregation, "Where several rows fall on one point");
    declareList(app, "--without-points", m_withoutPoints, "Points to leave out, as the output labels them")
        ->type_name("POINT,...");
}

void RowArguments::declare(CLI::App& app) {
    declareConditions(app, "--where", m_where, "Keep only such rows; may be repeated");
    declareConditions(app, "--except", m_except, "Leave such rows out; may be repeated");
}

Expected<std::vector<data::Filter>> RowArguments::filters(Notes& notes) const {
    auto filters = filtersOf(m_where, "--where");
    auto exceptions = filtersOf(m_except, "--except");
    if (!filters || !exceptions) {
        return filters ? exceptions : filters;
    }
    if (!exceptions->empty()) {
        notes.add("Left out as asked: rows with " + base::terminalText(wordsOf(*exceptions)));
    }
    for (data::Filter& filter : *exceptions) {
        filter.except = true;
        filters->push_back(std::move(filter));
    }
    return filters;
}

bool SeriesArguments::isWide(const data::Dataset& dataset, const std::optional<data::Roles>& roles,
                             const std::string& named) const {
    if (!m_value.empty() || !m_series.empty()) {
        return false;
    }
    if (!roles || roles->keys.empty()) {
        return true;
    }
    return named.empty() ? roles->metrics.size() > 1 : dataset.numericColumn(named).has_value();
}

data::SeriesQuery SeriesArguments::longQuery(const data::Roles& roles, const std::string& named, Points points,
                                             data::SeriesQuery query) const {
    query.value = m_value.empty() ? roles.metrics.front() : m_value;
    query.keys = m_series;
    if (m_series.empty() && named != query.value) {
        for (const std::string& key : roles.keys) {
            if (!contains(query.axis, key) && key != query.value) {
                query.keys.push_back(key);
            }
        }
    }
    for (const std::string& factor : roles.factors) {
        const bool isFree = !isHeld(query.where, factor) && !contains(query.keys, factor) && factor != query.value;
        const bool wanted = points == Points::severalFactors || query.axis.empty();
        if (m_axis.empty() && isFree && wanted) {
            query.axis.push_back(factor);
        }
    }
    return query;
}

Expected<SeriesArguments::Chosen> SeriesArguments::load(const std::string& named, Points points, Notes& notes,
                                                        const std::vector<std::string>& only) const {
    auto filters = m_rows.filters(notes);
    if (!filters) {
        return tl::unexpected(filters.error());
    }
    const auto dataset = readTable(m_file, notes);
    if (!dataset) {
        return tl::unexpected(dataset.error());
    }
    data::SeriesQuery query{m_axis, {}, {}, std::move(*filters), m_aggregation};
    const auto roles = data::guessRoles(**dataset);
    if (!isWide(**dataset, roles, named)) {
        if (!roles) {
            return fail(ErrorCode::noNumericColumn, {}, {nameOf(m_file), 0, 0});
        }
        query = longQuery(*roles, named, points, std::move(query));
    } else if (std::all_of(only.begin(), only.end(), [&](const std::string& name) { return (*dataset)->find(name); })) {
        query.columns = only;
    }
    auto table = data::pivot(**dataset, query);
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
    auto filters = m_rows.filters(notes);
    if (!filters) {
        return tl::unexpected(filters.error());
    }
    const auto dataset = readTable(m_file, notes);
    if (!dataset) {
        return tl::unexpected(dataset.error());
    }
    data::SeriesQuery query{m_series, {}, {}, std::move(*filters), m_aggregation, criteria};
    const auto table = data::pivot(**dataset, query);
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
    json["where"] = wordsOf(query.where);
    json["aggregation"] = base::nameOf(data::aggregationNames(), query.aggregation);
    return json;
}

std::string wordsOf(const data::SeriesQuery& query) {
    std::string text = !query.value.empty()    ? query.value
                       : query.columns.empty() ? "every numeric column"
                                               : base::joined(query.columns, ", ");
    text += " along " + (query.axis.empty() ? "row numbers" : base::joined(query.axis, " × "));
    text += query.keys.empty() ? "" : ", series by " + base::joined(query.keys, "-");
    text += query.where.empty() ? "" : ", where " + wordsOf(query.where);
    text += query.aggregation == data::Aggregation::none
                ? ""
                : ", " + base::nameOf(data::aggregationNames(), query.aggregation) + " of several rows";
    return base::terminalText(text);
}

}  // namespace greyscope::app::cli
