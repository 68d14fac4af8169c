#include "app/cli/relative/relative_command.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/analyses/relative/relative_analysis.h"
#include "app/cli/arguments/option_values.h"
#include "app/cli/arguments/table_arguments.h"
#include "app/cli/forecast/noise_output.h"
#include "app/cli/relative/tree_output.h"
#include "app/run/tally.h"
#include "core/base/try.h"
#include "core/data/roles/repeats.h"
#include "core/relative/breakdown.h"
#include "widgets/present/words/noise_text.h"

namespace greyscope::app::cli {

using base::Expected;
using Json = nlohmann::ordered_json;
using Rows = std::vector<std::vector<std::string>>;

namespace {

constexpr const char* ratioName = "ratio";
constexpr const char* kMediansHaveNone =
    "Ratios of medians have no interval by formula, but a drawn one: --interval bootstrap";

Json cellsOf(const relative::RelativeResult& result) {
    Json cells = Json::array();
    for (std::size_t i = 0; i < result.table.rows.size(); ++i) {
        const relative::RatioRow& row = result.table.rows[i];
        const auto differs = row.differsFromParity();
        cells.push_back({{"factors", row.labels},
                         {"from", row.from},
                         {"to", row.to},
                         {"ratio", row.ratio},
                         {"n_from", row.fromCount},
                         {"n_to", row.toCount},
                         {"interval", row.interval ? Json{row.interval->low, row.interval->high} : Json()},
                         {"differs_from_parity", differs ? Json(*differs) : Json()},
                         {"predicted", result.validation.predictions[i]},
                         {"error", result.validation.errors[i]}});
    }
    return cells;
}

Json levelsOf(const relative::RelativeResult& result) {
    Json levels = Json::array();
    for (const relative::LevelError& level : relative::errorsByLevel(result.table, result.validation)) {
        levels.push_back({{"factor", level.factor}, {"level", level.level}, {"cells", level.rows}, {"are", level.are}});
    }
    return levels;
}

Json resultJson(const relative::RelativeResult& result) {
    const relative::RatioTable& table = result.table;
    Json json;
    json["value"] = result.options.value;
    json["from"] = result.options.from;
    json["to"] = result.options.to;
    json["factors"] = table.factors;
    json["rows"] = table.rows.size();
    json["unmatched"] = table.unmatchedFrom.size() + table.unmatchedTo.size();
    json["repeated"] = table.repeated;
    json["aggregation"] = data::aggregationName(data::ofRepeats(result.options.aggregation));
    json["unmatched_from"] = table.unmatchedFrom;
    json["unmatched_to"] = table.unmatchedTo;
    json["left_out"] = leftOutJson(table);
    json["repetitions"] = table.repetitions;
    const bool drawn = result.options.intervals == stats::IntervalMethod::bootstrap;
    json["ratio_interval"] = {{"method", drawn ? "BCa" : "Fieller"}, {"confidence", relative::kRatioConfidence}};
    if (drawn) {
        json["ratio_interval"]["draws"] = stats::drawsFor(table.rows.size());
        json["ratio_interval"]["simulated_share_of_repeats"] = drawnShareJson();
    }
    if (relative::mediansWithoutInterval(result)) {
        json["ratio_interval"]["method"] = Json();
        json["ratio_interval"]["why_none"] = kMediansHaveNone;
    }
    json["noise_floor"] = noiseJson(table.noise);
    json["cells_kept_together"] = table.cells;
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
    json["errors_by_level"] = levelsOf(result);
    json["cells"] = cellsOf(result);
    return json;
}

bool hasIntervals(const relative::RatioTable& table) {
    return std::any_of(table.rows.begin(), table.rows.end(),
                       [](const relative::RatioRow& row) { return row.interval.has_value(); });
}

/// How many ratios the repeats do not tell from 1, or why there are no intervals although there are repeats.
std::string parityText(const relative::RelativeResult& result) {
    const relative::RatioTable& table = result.table;
    const std::string how = result.options.intervals == stats::IntervalMethod::t ? "Fieller" : "BCa of draws";
    const auto count = [&](auto is) { return std::to_string(std::count_if(table.rows.begin(), table.rows.end(), is)); };
    const auto told = [](const relative::RatioRow& row) { return row.interval.has_value(); };
    const auto same = [](const relative::RatioRow& row) { return !row.differsFromParity().value_or(true); };
    if (relative::mediansWithoutInterval(result)) {
        return std::string(kMediansHaveNone) + ".\n";
    }
    return hasIntervals(table) ? count(told) + " ratios have an interval (" + how + ", 95 %, from the repeats); " +
                                     count(same) + " of them are not told from 1, marked =.\n"
                               : std::string();
}

Rows cellRows(const relative::RelativeResult& result, bool exact) {
    const auto number = [&](double value) { return exact ? exactNumber(value) : shortNumber(value); };
    const bool intervals = hasIntervals(result.table);
    Rows rows{result.table.factors};
    rows.front().insert(rows.front().end(), {"from", "to", "ratio", "predicted", "error %"});
    if (intervals) {
        rows.front().insert(rows.front().end(), {"n from", "n to", "low", "high"});
    }
    for (std::size_t i = 0; i < result.table.rows.size(); ++i) {
        const relative::RatioRow& row = result.table.rows[i];
        rows.push_back(row.labels);
        rows.back().insert(rows.back().end(),
                           {number(row.from), number(row.to), number(row.ratio),
                            number(result.validation.predictions[i]), number(result.validation.errors[i])});
        if (intervals) {
            const bool parity = !exact && !row.differsFromParity().value_or(true);
            const std::string none = exact ? "" : "-";
            rows.back().insert(rows.back().end(),
                               {std::to_string(row.fromCount), std::to_string(row.toCount),
                                row.interval ? number(row.interval->low) : none,
                                row.interval ? number(row.interval->high) + (parity ? " =" : "") : none});
        }
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

Rows levelRows(const relative::RelativeResult& result) {
    Rows rows{{"factor", "level", "cells", "ARE %"}};
    for (const relative::LevelError& level : relative::errorsByLevel(result.table, result.validation)) {
        rows.push_back({level.factor, level.level, std::to_string(level.rows), shortNumber(level.are)});
    }
    return rows;
}

/// The cells in the order of the table, then the worst ones.
Rows worstCells(const relative::RelativeResult& result) {
    constexpr std::size_t shown = 5;
    const Rows all = cellRows(result, false);
    Rows rows{all.front()};
    for (const std::size_t row : relative::worstRows(result.validation, shown)) {
        rows.push_back(all[row + 1]);
    }
    return rows;
}

/// Where splitting does not help, a sentence that says so.
std::string honestText(const relative::RelativeResult& result) {
    const auto least = std::min_element(
        result.baselines.begin(), result.baselines.end(),
        [](const relative::PredictionErrors& a, const relative::PredictionErrors& b) { return a.are < b.are; });
    return least == result.baselines.end() || least->are >= result.validation.are
               ? std::string()
               : "The tree does not help here: " + least->name + " errs less.\n";
}

std::string unmatchedText(const std::string& system, const std::vector<std::string>& cells) {
    constexpr std::size_t named = 20;
    std::string text;
    for (std::size_t k = 0; k < std::min(named, cells.size()); ++k) {
        text += (text.empty() ? "Only " + system + " has: " : "; ") + cells[k];
    }
    text += cells.size() > named ? "; " + std::to_string(cells.size() - named) + " more" : "";
    return text.empty() ? text : text + "\n";
}

std::string plainText(const relative::RelativeResult& result) {
    const relative::RelativeOptions& options = result.options;
    const relative::RatioTable& table = result.table;
    std::string text = "Ratio of " + options.value + ", " + options.to + " / " + options.from + ": " +
                       std::to_string(table.rows.size()) + " matched cells, " +
                       std::to_string(table.unmatchedFrom.size() + table.unmatchedTo.size()) + " unmatched\n";
    const std::string repeated = repeatedText(table.repeated, options.aggregation);
    text += repeated.empty() ? repeated : repeated + "\n";
    const std::string leftOut = leftOutText(table.account);
    text += repetitionsText(table) + rowsText(table.account) + "\n" + (leftOut.empty() ? leftOut : leftOut + "\n");
    text += options.where.empty() ? "" : "where " + data::filterText(options.where) + "\n";
    text += options.toWhere.empty() ? "" : "on " + options.to + " where " + data::filterText(options.toWhere) + "\n";
    text += unmatchedText(options.from, table.unmatchedFrom) + unmatchedText(options.to, table.unmatchedTo) + "\n";
    text += outlineOf(result.tree) + "\n" + rulesText(result.tree, ratioName) + "\n";
    text += "Mean absolute relative error of the prediction, each cell by a model that has not seen it (" +
            validationName(options) + ")\n" + alignedTable(errorRows(result)) + honestText(result) +
            noiseLine(table.noise) + "\n";
    text += "By level of each factor\n" + alignedTable(levelRows(result)) + "\n";
    text += "Worst cells\n" + alignedTable(worstCells(result)) + "\n";
    const bool drawn = options.intervals == stats::IntervalMethod::bootstrap && table.repeated > 0;
    text += drawn ? widgets::fewDrawnSentence().toStdString() + "\n\n" : std::string();
    return text + "Every cell\n" + parityText(result) + alignedTable(cellRows(result, false));
}

/// The errors of all metrics beside each other.
Rows metricRows(const std::vector<relative::ScenarioOutcome>& outcomes) {
    Rows rows{{"ARE %"}};
    for (const relative::ScenarioOutcome& outcome : outcomes) {
        rows.front().push_back(outcome.name);
    }
    const relative::RelativeResult& first = *outcomes.front().result;
    for (std::size_t way = 0; way <= first.baselines.size(); ++way) {
        rows.push_back({way == 0 ? first.validation.name : first.baselines[way - 1].name});
        for (const relative::ScenarioOutcome& outcome : outcomes) {
            const auto& errors = way == 0 ? outcome.result->validation : outcome.result->baselines[way - 1];
            rows.back().push_back(shortNumber(errors.are));
        }
    }
    return rows;
}

std::string textOf(const std::vector<relative::ScenarioOutcome>& outcomes) {
    std::string text = outcomes.size() > 1 ? alignedTable(metricRows(outcomes)) + "\n" : std::string();
    for (const relative::ScenarioOutcome& outcome : outcomes) {
        text += (&outcome == &outcomes.front() ? "" : "\n") + plainText(*outcome.result);
    }
    return text;
}

/// One metric's object, or {"metrics": [one each]}.
Json jsonOf(const std::vector<relative::ScenarioOutcome>& outcomes) {
    if (outcomes.size() == 1) {
        return resultJson(*outcomes.front().result);
    }
    Json json;
    json["metrics"] = Json::array();
    for (const relative::ScenarioOutcome& outcome : outcomes) {
        json["metrics"].push_back(resultJson(*outcome.result));
    }
    return json;
}

/// A cell a row; several metrics below each other, with their name in front.
std::string csvOf(const std::vector<relative::ScenarioOutcome>& outcomes) {
    if (outcomes.size() == 1) {
        return csvTable(cellRows(*outcomes.front().result, true));
    }
    Rows rows;
    for (const relative::ScenarioOutcome& outcome : outcomes) {
        Rows own = cellRows(*outcome.result, true);
        for (auto& row : own) {
            row.insert(row.begin(), &row == &own.front() ? "value" : outcome.name);
        }
        rows.insert(rows.end(), rows.empty() ? own.begin() : own.begin() + 1, own.end());
    }
    return csvTable(rows);
}

}  // namespace

std::string RelativeCommand::example() const {
    return "  greyscope relative lustre_throughput.csv --value throughput_mb_s --system case --from 1.1 --to 1.2 \\\n"
           "    --where operation=W --factors threads_per_ost,objects_per_ost";
}

void RelativeCommand::declare(CLI::App& app) {
    m_arguments.declare(app);
    m_arguments.declareModel(app);
    m_arguments.declareIntervals(app);
    m_arguments.allowSeveralMetrics();
    declareConditions(app, "--to-where", m_toWhere, "Instead, on the predicted system");
    m_figure.declare(app);
    declareFormat(app, m_format);
}

/// Of several metrics their errors, beside the tree of the first.
Expected<void> RelativeCommand::writeFigure(Study study, const Outcomes& outcomes, Notes& notes) const {
    const bool several = outcomes.size() > 1;
    if (several) {
        std::vector<std::string>& metrics = study.tables.front().roles.metrics;
        metrics.clear();
        for (const relative::ScenarioOutcome& outcome : outcomes) {
            metrics.push_back(outcome.name);
        }
    }
    const auto drawn = [&](const RelativeAsked& asked) {
        base::NoProgress progress;
        RelativeShown shown{shownPair(*outcomes.front().result, asked.pair.names)};
        if (several) {
            shown.metrics = outcomes;
        }
        return RelativeAnalysis::withDetails(std::move(shown), asked, progress);
    };
    return m_figure.write<RelativeAnalysis>(study, several ? RelativeAnalysis::kMetrics : RelativeAnalysis::kTree,
                                            drawn, notes);
}

Expected<std::string> RelativeCommand::run(Notes& notes) {
    const auto toWhere = filtersOf(m_toWhere, "--to-where");
    if (!toWhere) {
        return tl::unexpected(toWhere.error());
    }
    auto chosen = m_arguments.load(notes);
    if (!chosen) {
        return tl::unexpected(chosen.error());
    }
    chosen->options.toWhere = *toWhere;
    const auto study =
        m_figure.asked() ? std::optional(GREYSCOPE_TRY(m_arguments.studyOf(chosen->options))) : std::nullopt;
    base::NoProgress progress;
    tally("relative");
    const auto outcomes = relative::runScenarios(
        *chosen->dataset, relative::scenariosByMetric(chosen->options, chosen->metrics), progress);
    if (!outcomes) {
        return tl::unexpected(outcomes.error());
    }
    for (const relative::ScenarioOutcome& outcome : *outcomes) {
        if (!outcome.result) {
            return tl::unexpected(outcome.result.error());
        }
        if (m_format != Format::text) {
            notes.add(leftOutNote(outcome));
        }
    }
    if (study) {
        GREYSCOPE_TRY(writeFigure(*study, *outcomes, notes));
    }
    switch (m_format) {
        case Format::json:
            return notes.writeWith(jsonOf(*outcomes));
        case Format::csv:
            return csvOf(*outcomes);
        case Format::text:
            break;
    }
    return textOf(*outcomes);
}

}  // namespace greyscope::app::cli
