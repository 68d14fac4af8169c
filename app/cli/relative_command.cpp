#include "app/cli/relative_command.h"

#include <charconv>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/table_arguments.h"
#include "app/cli/tree_output.h"
#include "core/io/json_writer.h"

namespace greyscope::app::cli {

using base::ErrorCode;
using base::Expected;
using base::fail;
using Json = nlohmann::ordered_json;
using Rows = std::vector<std::vector<std::string>>;

namespace {

constexpr std::string_view kFoldPrefix = "kfold=";
constexpr const char* ratioName = "ratio";

std::optional<std::size_t> foldsIn(const std::string& text) {
    if (text.compare(0, kFoldPrefix.size(), kFoldPrefix) != 0) {
        return std::nullopt;
    }
    std::size_t folds = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, status] = std::from_chars(text.data() + kFoldPrefix.size(), end, folds);
    return status == std::errc{} && stop == end ? std::optional(folds) : std::nullopt;
}

std::string methodOf(const relative::RelativeOptions& options) {
    return options.validation == relative::Validation::leaveOneOut ? "loo" : "kfold=" + std::to_string(options.folds);
}

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
    json["unmatched_from"] = table.unmatchedFrom;
    json["unmatched_to"] = table.unmatchedTo;
    json["tree"] = treeJson(result.tree, ratioName);
    json["validation"] = {{"method", methodOf(result.options)},
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
    text += options.where.empty() ? "" : "where " + wordsOf(options.where) + "\n";
    text += options.toWhere.empty() ? "" : "on " + options.to + " where " + wordsOf(options.toWhere) + "\n";
    text += unmatchedText(options.from, table.unmatchedFrom) + unmatchedText(options.to, table.unmatchedTo) + "\n";
    text += outlineOf(result.tree) + "\n" + rulesText(result.tree, ratioName) + "\n";
    text += "Mean absolute relative error of the prediction, each cell by a model that has not seen it (" +
            methodOf(options) + ")\n" + alignedTable(errorRows(result)) + "\n";
    return text + alignedTable(cellRows(result, false));
}

}  // namespace

std::string RelativeCommand::example() const {
    return "  greyscope relative lustre_throughput.csv --value throughput_mb_s --system case --from 1.1 --to 1.2 \\\n"
           "    --where operation=W --factors threads_per_ost,objects_per_ost";
}

void RelativeCommand::declare(CLI::App& app) {
    app.add_option("FILE", m_file, "Table: CSV, TSV or the like")->required()->type_name("");
    app.add_option("--value", m_options.value, "Column that was measured")->required()->type_name("NAME");
    app.add_option("--system", m_options.system, "Column that tells the systems apart")->required()->type_name("NAME");
    app.add_option("--from", m_options.from, "System that is measured")->required()->type_name("VALUE");
    app.add_option("--to", m_options.to, "System that is predicted")->required()->type_name("VALUE");
    declareConditions(app, "--where", m_where, "Keep only such rows of both; may be repeated");
    declareConditions(app, "--to-where", m_toWhere, "Instead, on the predicted system");
    declareList(app, "--factors", m_options.factors, "Columns to match on and to predict with");
    app.add_option("--validate", m_validate, "loo (leave one out) or kfold=K")->type_name("HOW")->capture_default_str();
    app.add_option("--seed", m_options.crossValidation.seed, "Seed of the folds")
        ->type_name("S")
        ->capture_default_str();
    declareGrowth(app, m_options.grow);
    declareFormat(app, m_format);
}

Expected<relative::RelativeOptions> RelativeCommand::options(const data::Dataset& dataset) const {
    relative::RelativeOptions options = m_options;
    const auto where = filtersOf(m_where, "--where");
    const auto toWhere = filtersOf(m_toWhere, "--to-where");
    if (!where || !toWhere) {
        return tl::unexpected(where ? toWhere.error() : where.error());
    }
    options.where = *where;
    options.toWhere = *toWhere;
    if (const auto folds = foldsIn(m_validate)) {
        options.validation = relative::Validation::kFold;
        options.folds = *folds;
    } else if (m_validate != "loo") {
        return fail(ErrorCode::optionUnknown, {"--validate", m_validate, "loo, kfold=K"});
    }
    if (options.factors.empty()) {
        options.factors = data::guessRoles(dataset).value_or(data::Roles{}).factors;
    }
    return options;
}

Expected<std::string> RelativeCommand::run() {
    const auto dataset = readTable(m_file);
    if (!dataset) {
        return tl::unexpected(dataset.error());
    }
    const auto chosen = options(**dataset);
    if (!chosen) {
        return tl::unexpected(chosen.error());
    }
    base::NoProgress progress;
    const auto result = relative::relativePerformance(**dataset, *chosen, progress);
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
