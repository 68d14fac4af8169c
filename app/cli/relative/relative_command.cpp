#include "app/cli/relative/relative_command.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/analyses/relative/relative_analysis.h"
#include "app/cli/arguments/option_values.h"
#include "app/cli/arguments/table_arguments.h"
#include "app/cli/forecast/noise_output.h"
#include "app/cli/output/table_output.h"
#include "app/cli/relative/tree_output.h"
#include "core/base/try.h"
#include "core/data/roles/repeats.h"
#include "core/relative/breakdown.h"
#include "widgets/present/relative/ratio_tables.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app::cli {

using base::Expected;
using Json = nlohmann::ordered_json;

namespace {

constexpr const char* ratioName = "ratio";

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
        json["ratio_interval"]["why_none"] = widgets::intervalSentence(result).toStdString();
    }
    json["noise_floor"] = noiseJson(table.noise);
    json["cells_kept_together"] = table.cells;
    json["tree"] = treeJson(result.tree, ratioName);
    json["validation"] = {{"method", validationName(result.options)},
                          {"are", result.validation.are},
                          {"standard_error", result.validation.standardError},
                          {"predictions", result.validation.predictions}};
    json["baselines"] = jsonRows(widgets::modelErrors(result));
    json["baselines"].erase(0);  // the tree itself
    json["errors_by_level"] = jsonRows(widgets::levelErrorTable(result));
    json["cells"] = jsonRows(widgets::predictedCells(result));
    return json;
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

std::string plainText(const relative::RelativeResult& result, const std::string& remarks) {
    constexpr std::size_t kWorst = 5;
    const relative::RelativeOptions& options = result.options;
    const relative::RatioTable& table = result.table;
    std::string text = "Ratio of " + options.value + ", " + options.to + " / " + options.from + ": " +
                       std::to_string(table.rows.size()) + " matched cells, " +
                       std::to_string(table.unmatchedFrom.size() + table.unmatchedTo.size()) + " unmatched\n";
    const std::string leftOut = leftOutText(table.account);
    text += rowsText(table.account) + "\n" + (leftOut.empty() ? leftOut : leftOut + "\n");
    text += options.where.empty() ? "" : "where " + data::filterText(options.where) + "\n";
    text += options.toWhere.empty() ? "" : "on " + options.to + " where " + data::filterText(options.toWhere) + "\n";
    text += unmatchedText(options.from, table.unmatchedFrom) + unmatchedText(options.to, table.unmatchedTo) + "\n";
    text += outlineOf(result.tree) + "\n" + rulesText(result.tree, ratioName) + "\n";
    text += "Mean absolute relative error of the prediction, each cell by a model that has not seen it (" +
            validationName(options) + ")\n" + alignedTable(widgets::modelErrors(result)) + remarks + "\n";
    text += "By level of each factor\n" + alignedTable(widgets::levelErrorTable(result)) + "\n";
    const widgets::Table cells = widgets::predictedCells(result);
    text += "Worst cells\n" + alignedTable(cells.withRows(relative::worstRows(result.validation, kWorst))) + "\n";
    return text + "Every cell\n" + alignedTable(cells);
}

/// Returns the remarks on a result, with the metric's name if there are several metrics.
std::vector<widgets::Remark> remarksOf(const relative::ScenarioOutcome& outcome, bool several) {
    widgets::RelativeNames names;
    names.from = widgets::visibleText(outcome.result->options.from);
    names.to = widgets::visibleText(outcome.result->options.to);
    std::vector<widgets::Remark> remarks = RelativeAnalysis::remarks(*outcome.result, names);
    for (widgets::Remark& remark : remarks) {
        remark.text = several && !remark.text.isEmpty()
                          ? widgets::withColon(widgets::visibleText(outcome.name), remark.text)
                          : remark.text;
    }
    return remarks;
}

std::string textOf(const std::vector<relative::ScenarioOutcome>& outcomes, Notes& notes) {
    std::string text = outcomes.size() > 1
                           ? "Mean absolute relative errors\n" + alignedTable(widgets::metricTable(outcomes)) + "\n"
                           : std::string();
    for (const relative::ScenarioOutcome& outcome : outcomes) {
        notes.setRemarks(remarksOf(outcome, false));
        text += (&outcome == &outcomes.front() ? "" : "\n") + plainText(*outcome.result, notes.takeRemarks());
    }
    return text;
}

/// Returns the object of one metric, or {"metrics": [one each]}.
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

/// Returns one row per cell; several metrics are stacked, with their name in the first column.
std::string csvOf(const std::vector<relative::ScenarioOutcome>& outcomes) {
    widgets::Table all = widgets::predictedCells(*outcomes.front().result);
    if (outcomes.size() == 1) {
        return csvTable(all);
    }
    all.columns.insert(all.columns.begin(), widgets::TableColumn{.key = "value", .isText = true});
    all.rows.clear();
    for (const relative::ScenarioOutcome& outcome : outcomes) {
        widgets::Table own = widgets::predictedCells(*outcome.result);
        for (std::vector<widgets::TableCell>& row : own.rows) {
            row.insert(row.begin(), widgets::TableCell(outcome.name));
            all.rows.push_back(std::move(row));
        }
    }
    return csvTable(all);
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
    declareConditions(app, "--to-where", m_toWhere, "Conditions for the predicted system, instead of those of --where");
    m_figure.declare(app);
    declareFormat(app, m_format);
}

/// Calculates each metric of the study. The given columns are checked first, because a study drops columns that it
/// lacks.
Expected<RelativeCommand::Ran> RelativeCommand::ranOf(const Study& study,
                                                      const RelativeArguments::Chosen& chosen) const {
    relative::RelativeOptions given = chosen.options;
    std::vector<relative::RatioTable> read;
    for (const std::string& metric : chosen.metrics) {
        given.value = metric;
        read.push_back(GREYSCOPE_TRY(relative::joinRatios(*chosen.dataset, given)));
        GREYSCOPE_TRY(checkFolds(given, read.back().cells));
    }
    for (const std::string& predictor : given.predictors) {
        GREYSCOPE_TRY(chosen.dataset->column(predictor));
    }
    const RelativeRequest request = GREYSCOPE_TRY(requestOf(study, given));
    base::NoProgress progress;
    Ran ran;
    if (chosen.metrics.size() == 1) {
        ran.own.push_back({chosen.metrics.front(), runRelative(request, progress), {}});
    } else {
        ran.own = GREYSCOPE_TRY(runMetrics({request, chosen.metrics}, progress));
    }
    ran.named = ran.own;
    for (std::size_t metric = 0; metric < ran.named.size(); ++metric) {
        if (ran.named[metric].result) {
            nameAsGiven(*ran.named[metric].result, given, read[metric]);
        }
    }
    return ran;
}

/// Writes the errors of several metrics beside the tree of the first.
Expected<void> RelativeCommand::writeFigure(const Study& study, const Ran& ran, Notes& notes) const {
    const bool several = ran.own.size() > 1;
    const auto drawn = [&](const RelativeAsked& asked) {
        base::NoProgress progress;
        // With several metrics, the account is that of the rows that were read.
        RelativeShown shown{several ? shownPair(*ran.named.front().result, asked.pair.names)
                                    : presentedRelative(*ran.own.front().result, asked.pair.names)};
        if (several) {
            shown.metrics = ran.named;
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
    Study study = GREYSCOPE_TRY(m_arguments.study(chosen->options));
    study.tables.front().roles.metrics = chosen->metrics;
    const auto ran = ranOf(study, *chosen);
    if (!ran) {
        return tl::unexpected(ran.error());
    }
    const Outcomes& outcomes = ran->named;
    for (const relative::ScenarioOutcome& outcome : outcomes) {
        if (!outcome.result) {
            return tl::unexpected(outcome.result.error());
        }
        if (m_format != Format::text) {
            notes.add(leftOutNote(outcome));
        }
    }
    if (m_figure.asked()) {
        GREYSCOPE_TRY(writeFigure(study, *ran, notes));
    }
    if (m_format == Format::text) {
        return textOf(outcomes, notes);
    }
    std::vector<widgets::Remark> remarks;
    for (const relative::ScenarioOutcome& outcome : outcomes) {
        std::ranges::move(remarksOf(outcome, outcomes.size() > 1), std::back_inserter(remarks));
    }
    notes.setRemarks(std::move(remarks));
    return m_format == Format::json ? notes.writeWith(jsonOf(outcomes)) : csvOf(outcomes);
}

}  // namespace greyscope::app::cli
