#include "app/cli/relative/next_command.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/analyses/relative/relative_analysis.h"
#include "app/cli/arguments/option_rows.h"
#include "app/cli/arguments/option_values.h"
#include "app/cli/compare/compare_output.h"
#include "app/cli/output/notes.h"
#include "app/cli/output/table_output.h"
#include "app/study/choices/relative_options.h"
#include "core/base/contains.h"
#include "core/base/try.h"
#include "widgets/present/next/next_tables.h"

namespace greyscope::app::cli {

using base::Expected;
using Json = nlohmann::ordered_json;

namespace {

std::string ruleName(relative::NextRule rule) {
    return base::nameOf(relative::nextRuleNames(), rule);
}

/// Returns about eight rows of the curves.
std::string curvesText(const relative::LearningCurves& curves) {
    const widgets::Table table = widgets::learningCurves(curves);
    const std::size_t every = std::max<std::size_t>(1, table.rows.size() / 8);
    std::vector<std::size_t> shown;
    for (std::size_t row = 0; row < table.rows.size(); row += every) {
        shown.push_back(row);
    }
    return alignedTable(table.withRows(shown));
}

std::string replayText(const relative::LearningCurves& curves) {
    return "Every cell is measured: there is nothing to suggest. What choosing would have gained: mean error of a tree "
           "on the measured cells, %, over " +
           std::to_string(curves.options.starts) + " random starts of " + std::to_string(curves.options.start) +
           " cells; with all " + std::to_string(curves.cells) + " cells " + shortNumber(curves.all) + " %\n" +
           curvesText(curves);
}

Json gainJson(const relative::LearningCurves::Gain& gain) {
    return {{"percent_points", gain.mean}, {"half_width", gain.half}, {"gains", gain.gains()}, {"loses", gain.loses()}};
}

Json replayJson(const relative::LearningCurves& curves) {
    Json json{{"starts", curves.options.starts},
              {"first", curves.options.start},
              {"last", curves.options.most},
              {"error_of_all", curves.all}};
    json["rules"] = Json::array();
    for (std::size_t rule = 0; rule < curves.rules.size(); ++rule) {
        const relative::LearningCurve& curve = curves.rules[rule];
        json["rules"].push_back({{"rule", ruleName(curve.rule)},
                                 {"error", curve.mean},
                                 {"low", curve.low},
                                 {"high", curve.high},
                                 {"against_even", gainJson(curves.gainOverEven[rule])},
                                 {"against_random", gainJson(curves.gainOverRandom[rule])}});
    }
    return json;
}

Json resultJson(const relative::NextMeasurements& result) {
    Json json{{"value", result.options.value},      {"from", result.options.from},  {"to", result.options.to},
              {"factors", result.factors},          {"cells", result.cells.size()}, {"measured", result.measured},
              {"rule", ruleName(result.next.rule)}, {"seed", result.next.seed}};
    json["next"] = jsonRows(widgets::suggestedCells(result));
    json["replay"] = result.replay ? replayJson(*result.replay) : Json();
    json["only_to"] = result.onlyTo;
    json["left_out"] = leftOutJson(result.account);
    return json;
}

std::string resultText(const relative::NextMeasurements& result, const std::string& remarks) {
    const relative::RelativeOptions& options = result.options;
    const std::string text = options.value + ", " + options.to + " from " + options.from + ": " +
                             std::to_string(result.measured) + " of " + std::to_string(result.cells.size()) +
                             " cells are measured on both\n" + rowsText(result.account) + "\n" +
                             (result.account.any() ? leftOutText(result.account) + "\n" : std::string());
    return result.replay ? text + replayText(*result.replay) + "\n" + remarks
                         : text + remarks + alignedTable(widgets::suggestedCells(result));
}

}  // namespace

std::string NextCommand::example() const {
    return "  greyscope next lustre_throughput.csv --value throughput_mb_s --system case --from 1.1 --to 4.1 \\\n"
           "    --where operation=W --factors threads_per_ost,objects_per_ost --rule gain";
}

void NextCommand::declare(CLI::App& app) {
    m_app = &app;
    m_arguments.declare(app);
    app.get_option("--min-leaf")->default_str(std::to_string(m_next.minLeaf));
    declareOptions(app, m_next);
    declareOptions(app, m_replay);
    m_figure.declare(app);
    declareFormat(app, m_format);
}

Expected<std::string> NextCommand::run(Notes& notes) {
    GREYSCOPE_TRY(withoutEffect(*m_app, {"--validate", "--max-depth"}, "next"));
    auto chosen = GREYSCOPE_TRY(m_arguments.load(notes));
    relative::RelativeOptions& options = chosen.options;
    m_next.seed = options.crossValidation.seed;
    if (isGiven(*m_app, "--min-leaf")) {
        m_next.minLeaf = options.grow.minLeaf;
    }
    // Repeats of a cell are measured together.
    std::erase_if(options.factors, [&](const std::string& factor) {
        const bool repeats = base::contains(options.repetitions, factor);
        if (repeats) {
            options.repeats.push_back(factor);
            std::erase(options.settings, factor);
        }
        return repeats;
    });
    const relative::RatioTable read = GREYSCOPE_TRY(relative::joinRatios(*chosen.dataset, options));
    Study study = GREYSCOPE_TRY(m_arguments.study(options));
    study.relative.next = m_next;
    study.relative.next.seed = relative::NextOptions().seed;
    study.relative.replay = m_replay;
    base::NoProgress progress;
    auto result = GREYSCOPE_TRY(
        NextAnalysis::run(NextAnalysis::request(GREYSCOPE_TRY(requestOf(study, options)), study), progress));
    result.account = read.account;
    if (m_figure.asked()) {
        const auto drawn = [&result](const RelativeAsked& asked) {
            base::NoProgress progress;
            RelativeShown shown;
            shown.next = result;
            (*shown.next)->account = accountInStudy(std::move((*shown.next)->account));
            return RelativeAnalysis::withDetails(std::move(shown), asked, progress);
        };
        GREYSCOPE_TRY(m_figure.write<RelativeAnalysis>(
            study, result.replay ? RelativeAnalysis::kNextCurve : RelativeAnalysis::kNextList, drawn, notes));
    }
    notes.setRemarks(NextAnalysis::remarks(result));
    switch (m_format) {
        case Format::json:
            return notes.writeWith(resultJson(result));
        case Format::csv:
            return csvTable(result.replay ? widgets::learningCurves(*result.replay) : widgets::suggestedCells(result));
        case Format::text:
            break;
    }
    return resultText(result, notes.takeRemarks());
}

}  // namespace greyscope::app::cli
