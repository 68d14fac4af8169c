#include "app/cli/compare_command.h"

#include <algorithm>
#include <utility>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/compare_output.h"
#include "app/cli/option_values.h"
#include "app/cli/standard_input.h"
#include "app/cli/table_arguments.h"
#include "app/cli/table_files.h"
#include "app/study/open_table.h"
#include "core/base/try.h"
#include "core/data/totals.h"

namespace greyscope::app::cli {

using base::Expected;

std::string CompareCommand::example() const {
    return "  greyscope compare before.csv after.csv --match operation,nodes --value mb_s --margin 3% \\\n"
           "    --fail-if worse:5%";
}

void CompareCommand::declare(CLI::App& app) {
    app.add_option("BEFORE", m_before, "Table of the run before; - reads standard input")->required()->type_name("");
    app.add_option("AFTER", m_after, "Table of the run after; may be the same file")->required()->type_name("");
    declareList(app, "--match", m_match,
                "Columns whose values make a cell; default: keys and factors that both tables have");
    app.add_option("--value", m_value, "What was measured; default: the first metric")->type_name("COL");
    declareNames(
        app, "--better", {"more", "less"}, [this](std::size_t index) { m_better = index == 0 ? "more" : "less"; },
        "Whether more or less of it is better; default: by its unit or name");
    declareConditions(app, "--where", m_where, "Rows of both runs");
    declareConditions(app, "--before-where", m_beforeWhere, "Rows of the run before");
    declareConditions(app, "--after-where", m_afterWhere, "Rows of the run after");
    declareShare(app, "--margin", m_change.margin, "Changes up to this count as none");
    declareShare(app, "--confidence", m_change.confidence, "Of intervals; 1 less it is the level of the tests");
    declareChoice(app, "--test", m_change.test, stats::changeTestNames(),
                  "Welch on logarithms against the margin, or ranks against no change as benchstat")
        ->default_str("welch");
    declareChoice(app, "--interval", m_change.interval, stats::changeIntervalNames(), "Interval of a change")
        ->default_str("welch");
    declareChoice(app, "--adjust", m_change.adjustment, stats::adjustmentNames(), "p values for many cells")
        ->default_str("bh");
    declareCount(app, "--draws", m_change.draws, "Of the bootstrap");
    declareCount(app, "--seed", m_change.seed, "Of the bootstrap");
    const auto take = [this](const std::vector<std::string>& texts) {
        for (const std::string& text : texts) {
            const auto rule = FailRule::from(text);
            if (!rule) {
                throw CLI::ValidationError(
                    "--fail-if takes worse, better, equal, undecided or unmatched, with a share "
                    "below 100% as in worse:5%, or overall, not “" +
                    text + "”");
            }
            m_rules.push_back(*rule);
        }
    };
    app.add_option_function<std::vector<std::string>>(
           "--fail-if", take, "Exit status 1 where more than this share of the cells is so; may be repeated")
        ->type_name("VERDICT[:SHARE]")
        ->expected(1)
        ->allow_extra_args(false)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    m_figure.declare(app);
    declareFormat(app, m_format);
}

Expected<stats::Run> CompareCommand::runOf(const std::string& file, const std::vector<std::string>& where,
                                           const std::string& option, Notes& notes) const {
    stats::Run run;
    run.table = *GREYSCOPE_TRY(readTable(file, notes));
    run.name = fileName(file);
    run.where = GREYSCOPE_TRY(filtersOf(m_where, "--where"));
    for (data::Filter& filter : GREYSCOPE_TRY(filtersOf(where, option))) {
        run.where.push_back(std::move(filter));
    }
    if (!where.empty() && m_before == m_after) {
        run.name = data::filterText(
            std::vector<data::Filter>(run.where.end() - static_cast<std::ptrdiff_t>(where.size()), run.where.end()));
    }
    if (auto totals = data::withoutTotals(run.table)) {
        run.where.insert(run.where.begin(), std::move(*totals));
    }
    return run;
}

Expected<RunChoice> CompareCommand::runIn(Study& study, const std::string& file, const std::vector<std::string>& where,
                                          const std::string& option) const {
    GREYSCOPE_TRY(notInStudies(file == kStandardInput, "standard input"));
    RunChoice run;
    const bool isThere = std::any_of(study.tables.begin(), study.tables.end(),
                                     [&](const StudyTable& table) { return table.path == file; });
    if (!isThere) {
        base::NoProgress progress;
        StudyTable table = GREYSCOPE_TRY(tableFromFile(file, {}, progress));
        table.name = freeTableName(study, table.name);
        study.tables.push_back(std::move(table));
    }
    run.table = study.tables.back().name;
    run.where = GREYSCOPE_TRY(filtersOf(m_where, "--where"));
    for (data::Filter& filter : GREYSCOPE_TRY(filtersOf(where, option))) {
        run.where.push_back(std::move(filter));
    }
    for (const data::Filter& filter : run.where) {
        GREYSCOPE_TRY(notInStudies(filter.test != data::Test::is, data::filterText(filter)));
    }
    return run;
}

Expected<Study> CompareCommand::studyOf(const stats::CompareOptions& settled) const {
    Study study;
    CompareChoices& choices = study.compare;
    choices.before = GREYSCOPE_TRY(runIn(study, m_before, m_beforeWhere, "--before-where"));
    choices.after = GREYSCOPE_TRY(runIn(study, m_after, m_afterWhere, "--after-where"));
    study.name = study.tables.back().name;
    choices.match = settled.match;
    choices.value = settled.value;
    choices.better = settled.better;
    choices.change = settled.change;
    choices.change.interval = stats::ChangeInterval::welch;  // follows from `intervals`
    study.intervals = settled.change.interval == stats::ChangeInterval::bootstrap ? stats::IntervalMethod::bootstrap
                                                                                  : stats::IntervalMethod::t;
    for (const FailRule& rule : m_rules) {
        choices.failWorse = rule.what == "worse" ? rule.share : choices.failWorse;
    }
    return study;
}

Expected<std::string> CompareCommand::run(Notes& notes) {
    if (m_before == kStandardInput && m_after == kStandardInput) {
        return base::fail(base::ErrorCode::optionConflict, {"BEFORE and AFTER", "one standard input"});
    }
    const stats::Run before = GREYSCOPE_TRY(runOf(m_before, m_beforeWhere, "--before-where", notes));
    const stats::Run after = GREYSCOPE_TRY(runOf(m_after, m_afterWhere, "--after-where", notes));
    stats::CompareOptions options{m_match, m_value, base::choiceNamed(stats::betterNames(), m_better), m_change};
    base::NoProgress progress;
    const auto comparison =
        GREYSCOPE_TRY(stats::compareRuns(before, after, options, base::Threads::available(), progress));
    for (const FailRule& rule : m_rules) {
        m_failed = m_failed || rule.outcome(comparison).failed;
    }
    if (m_figure.asked()) {
        GREYSCOPE_TRY(m_figure.write(GREYSCOPE_TRY(studyOf(comparison.options)), "compare-changes", notes));
    }
    switch (m_format) {
        case Format::json:
            return notes.writeWith(compareJson(comparison, m_rules));
        case Format::csv:
            return compareCsv(comparison);
        case Format::text:
            break;
    }
    return compareText(comparison, m_rules);
}

}  // namespace greyscope::app::cli
