#include "app/cli/relative_command.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/table_arguments.h"
#include "app/cli/tree_output.h"
#include "core/io/json_writer.h"

namespace greyscope::app::cli {

using base::Expected;
using Json = nlohmann::ordered_json;
using Rows = std::vector<std::vector<std::string>>;

namespace {

constexpr const char* ratioName = "ratio";

Json cellsOf(const relative::RelativeResult& result) {
    Json cells = Json::array();
    for (std::size_t i = 0; i < result.table.rows.size(); ++i) {
        const relative::RatioRow& row = result.table.rows[i];
        cells.push_back({{"factors", row.labels},
                         {"from", row.from},
                         {"to", row.to},
                         {"ratio", row.ratio},
                         {"predicted", result.validation.predictions[i]},
                         {"error", result.validation.errors[i]}});
    }
    return cells;
}

std::string jsonText(const relative::RelativeResult& result) {
    const relative::RatioTable& table = result.table;
    Json json;
    json["from"] = result.options.from;
    json["to"] = result.options.to;
    json["factors"] = table.factors;
    json["rows"] = table.rows.size();
    json["unmatched"] = table.unmatchedFrom.size() + table.unmatchedTo.size();
    json["repeated"] = table.repeated;
    json["unmatched_from"] = table.unmatchedFrom;
    json["unmatched_to"] = table.unmatchedTo;
    json["tree"] = treeJson(result.tree, ratioName);
    json["validation"] = {{"method", validationName(result.options)},
                          {"are", result.validation.are},
                          {"standard_error", result.validation.standardError},
                          {"predictions", result.validation.predictions}};
    json["baselines"] = Json::array();
    for (const relative::PredictionErrors& baseline : result.baselines) {
        json["baselines"].push_back(
            {{"name", baseline.name}, {"are", baseline.are}, {"standard_error", baseline.standardError}});
    }
    json["cells"] = cellsOf(result);
    return io::writeJson(json);
}

Rows cellRows(const relative::RelativeResult& result, bool exact) {
    const auto number = [&](double value) { return exact ? exactNumber(value) : shortNumber(value); };
    Rows rows{result.table.factors};
    rows.front().insert(rows.front().end(), {"from", "to", "ratio", "predicted", "error %"});
    for (std::size_t i = 0; i < result.table.rows.size(); ++i) {
        const relative::RatioRow& row = result.table.rows[i];
        rows.push_back(row.labels);
        rows.back().insert(rows.back().end(),
                           {number(row.from), number(row.to), number(row.ratio),
                            number(result.validation.predictions[i]), number(result.validation.errors[i])});
    }
    return rows;
}

Rows errorRows(const relative::RelativeResult& result) {
    Rows rows{{"model", "ARE %", "standard error"}};
    const auto add = [&](const relative::PredictionErrors& errors) {
        rows.push_back({errors.name, shortNumber(errors.are), shortNumber(errors.standardError)});
    };
    add(result.validation);
    for (const relative::PredictionErrors& baseline : result.baselines) {
        add(baseline);
    }
    return rows;
}

std::string unmatchedText(const std::string& system, const std::vector<std::string>& cells) {
    std::string text;
    for (const std::string& cell : cells) {
        text += (text.empty() ? "Only " + system + " has: " : "; ") + cell;
    }
    return text.empty() ? text : text + "\n";
}

std::string plainText(const relative::RelativeResult& result) {
    const relative::RelativeOptions& options = result.options;
    const relative::RatioTable& table = result.table;
    std::string text = "Ratio of " + options.value + ", " + options.to + " / " + options.from + ": " +
                       std::to_string(table.rows.size()) + " matched cells, " +
                       std::to_string(table.unmatchedFrom.size() + table.unmatchedTo.size()) + " unmatched\n";
    text += table.repeated > 0 ? std::to_string(table.repeated) + " repeated measurements merged\n" : "";
    text += options.where.empty() ? "" : "where " + wordsOf(options.where) + "\n";
    text += options.toWhere.empty() ? "" : "on " + options.to + " where " + wordsOf(options.toWhere) + "\n";
    text += unmatchedText(options.from, table.unmatchedFrom) + unmatchedText(options.to, table.unmatchedTo) + "\n";
    text += outlineOf(result.tree) + "\n" + rulesText(result.tree, ratioName) + "\n";
    text += "Mean absolute relative error of the prediction, each cell by a model that has not seen it (" +
            validationName(options) + ")\n" + alignedTable(errorRows(result)) + "\n";
    return text + alignedTable(cellRows(result, false));
}

}  // namespace

std::string RelativeCommand::example() const {
    return "  greyscope relative lustre_throughput.csv --value throughput_mb_s --system case --from 1.1 --to 1.2 \\\n"
           "    --where operation=W --factors threads_per_ost,objects_per_ost";
}

void RelativeCommand::declare(CLI::App& app) {
    m_arguments.declare(app);
    declareConditions(app, "--to-where", m_toWhere, "Instead, on the predicted system");
    declareFormat(app, m_format);
}

Expected<std::string> RelativeCommand::run() {
    auto chosen = m_arguments.load();
    if (!chosen) {
        return tl::unexpected(chosen.error());
    }
    const auto toWhere = filtersOf(m_toWhere, "--to-where");
    if (!toWhere) {
        return tl::unexpected(toWhere.error());
    }
    chosen->options.toWhere = *toWhere;
    base::NoProgress progress;
    const auto result = relative::relativePerformance(*chosen->dataset, chosen->options, progress);
    if (!result) {
        return tl::unexpected(result.error());
    }
    switch (m_format) {
        case Format::json:
            return jsonText(*result);
        case Format::csv:
            return csvTable(cellRows(*result, true));
        case Format::text:
            break;
    }
    return plainText(*result);
}

}  // namespace greyscope::app::cli
