#include "app/cli/compare/compare_command.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/analyses/compare/compare_analysis.h"
#include "app/cli/arguments/option_values.h"
#include "app/cli/arguments/table_arguments.h"
#include "app/cli/compare/compare_output.h"
#include "app/cli/output/standard_input.h"
#include "app/cli/output/table_files.h"
#include "app/cli/output/table_output.h"
#include "app/sources/database_source.h"
#include "app/sources/source_stamp.h"
#include "app/study/compared_runs.h"
#include "app/study/tables/open_table.h"
#include "app/study/tables/role_memory.h"
#include "app/study/tables/stacked_table.h"
#include "app/study/tables/table_recipe.h"
#include "core/base/try.h"
#include "core/base/utf8.h"
#include "widgets/present/compare/compare_tables.h"
#include "widgets/present/words/words.h"

namespace greyscope::app::cli {

using base::Expected;

namespace {

/// Returns the first tables of two runs with a common metric and setting, as the window finds them.
std::pair<std::size_t, std::size_t> comparablePair(const std::vector<StudyTable>& before,
                                                   const std::vector<StudyTable>& after) {
    for (std::size_t i = 0; i < before.size(); ++i) {
        for (std::size_t j = 0; j < after.size(); ++j) {
            if (canBeCompared(before[i], after[j])) {
                return {i, j};
            }
        }
    }
    return {0, 0};
}

/// Returns the files of further tables of both folders that could be compared as well.
std::vector<std::string> furtherPairs(const std::vector<StudyTable>& before, const std::vector<StudyTable>& after,
                                      const std::pair<std::size_t, std::size_t>& compared) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < before.size(); ++i) {
        for (std::size_t j = 0; j < after.size() && i != compared.first; ++j) {
            if (j != compared.second && canBeCompared(before[i], after[j])) {
                for (const StudyTable* source : sourcesOf(before[i])) {
                    names.push_back(QFileInfo(QString::fromStdString(source->path)).fileName().toStdString());
                }
                break;
            }
        }
    }
    return names;
}

/// Notes the files of a folder that are in other tables than the compared one.
void noteOthers(const std::string& folder, const std::vector<StudyTable>& tables, std::size_t compared, Notes& notes) {
    QStringList names;
    for (std::size_t t = 0; t < tables.size(); ++t) {
        for (const StudyTable* source : t == compared ? std::vector<const StudyTable*>() : sourcesOf(tables[t])) {
            names << QFileInfo(QString::fromStdString(source->path)).fileName();
        }
    }
    if (!names.isEmpty()) {
        constexpr qsizetype kNamed = 5;
        notes.add(base::terminalText(folder) + ": not compared because the columns differ: " +
                  base::terminalText(
                      widgets::listed(names.mid(0, kNamed), static_cast<std::size_t>(names.size())).toStdString()) +
                  ".");
    }
}

/// Returns the number of conditions at the end of a recipe. They select rows of a run; other steps make another table.
std::ptrdiff_t lastFilters(const data::Recipe& recipe) {
    const auto other = std::find_if(recipe.rbegin(), recipe.rend(), [](const data::RecipeStep& step) {
        return !std::holds_alternative<data::Filter>(step.what);
    });
    return other - recipe.rbegin();
}

}  // namespace

std::string CompareCommand::example() const {
    return "  greyscope compare before.csv after.csv --match operation,nodes --value mb_s --margin 3% \\\n"
           "    --fail-if worse:5%";
}

void CompareCommand::declare(CLI::App& app) {
    app.add_option("BEFORE", m_before, "Table of the earlier run, or a folder with its files; - reads standard input")
        ->required()
        ->type_name("");
    app.add_option("AFTER", m_after, "Table or folder of the later run; may be the same file")
        ->required()
        ->type_name("");
    declareList(app, "--match", m_match,
                "Columns whose values make a cell; default: keys and factors that both tables have");
    app.add_option("--value", m_value, "Measured column; default: the first metric")->type_name("COL");
    declareNames(
        app, "--better", {"more", "less"}, [this](std::size_t index) { m_better = index == 0 ? "more" : "less"; },
        "Whether more or less is better; default: from the unit or the name");
    m_steps.declare(app);
    declareConditions(app, "--before-where", m_beforeWhere, "Conditions for the rows of BEFORE");
    declareConditions(app, "--after-where", m_afterWhere, "Conditions for the rows of AFTER");
    m_change.declare(app);
    const auto take = [this](const std::vector<std::string>& texts) {
        for (const std::string& text : texts) {
            const auto rule = FailRule::from(text);
            if (!rule) {
                throw CLI::ValidationError(
                    "--fail-if takes worse, better, equal, undecided or unmatched, with a share "
                    "below 100% as in worse:5%, or overall, not “" +
                    text + "”");
            }
            m_gate.rules.push_back(*rule);
            m_asked = true;
        }
    };
    app.add_option_function<std::vector<std::string>>(
           "--fail-if", take, "Exit status 1 if more than this share of the cells has this verdict; may be repeated")
        ->type_name("VERDICT[:SHARE]")
        ->expected(1)
        ->allow_extra_args(false)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    declareShare(app, "--max-undecided", m_gate.maxUndecided,
                 "Exit status 3 if more than this share of the cells has no test")
        ->each([this](const std::string& /*value*/) { m_asked = true; });
    m_figure.declare(app);
    declareFormat(app, m_format);
}

Expected<std::vector<StudyTable>> CompareCommand::tablesOf(const std::string& file, Notes& notes) const {
    data::Roles named;
    named.keys = m_match;
    named.metrics = m_value.empty() ? std::vector<std::string>() : std::vector{m_value};
    const auto asked = m_steps.recipe().empty() ? std::optional(named) : std::nullopt;
    std::vector<StudyTable> tables = GREYSCOPE_TRY(runTables(file, asked, notes));
    for (StudyTable& table : tables) {
        data::Recipe recipe = table.recipe;
        recipe.insert(recipe.end(), m_steps.recipe().begin(), m_steps.recipe().end() - lastFilters(m_steps.recipe()));
        if (recipe != table.recipe) {
            base::NoProgress progress;
            GREYSCOPE_TRY(setRecipe(table, std::move(recipe), progress));
        }
    }
    return tables;
}

Expected<RunChoice> CompareCommand::runIn(const std::string& table, const std::vector<std::string>& where,
                                          const std::string& option) const {
    RunChoice run{table, {}};
    for (auto step = m_steps.recipe().end() - lastFilters(m_steps.recipe()); step != m_steps.recipe().end(); ++step) {
        run.where.push_back(std::get<data::Filter>(step->what));
    }
    for (data::Filter& filter : GREYSCOPE_TRY(filtersOf(where, option))) {
        run.where.push_back(std::move(filter));
    }
    return run;
}

Expected<Study> CompareCommand::study(Notes& notes) {
    const bool oneFile = m_before == m_after;
    std::vector<StudyTable> before = GREYSCOPE_TRY(tablesOf(m_before, notes));
    std::vector<StudyTable> after = oneFile ? std::vector<StudyTable>() : GREYSCOPE_TRY(tablesOf(m_after, notes));
    const auto [first, second] = oneFile ? std::pair{std::size_t{0}, std::size_t{0}} : comparablePair(before, after);
    m_notCompared = furtherPairs(before, after, {first, second});
    noteOthers(m_before, before, first, notes);
    noteOthers(m_after, after, second, notes);
    Study study;
    CompareChoices& choices = study.compare;
    study.tables.push_back(std::move(before[first]));
    choices.before = GREYSCOPE_TRY(runIn(study.tables.back().name, m_beforeWhere, "--before-where"));
    if (!oneFile) {
        after[second].name = freeTableName(study, after[second].name);
        study.tables.push_back(std::move(after[second]));
    }
    choices.after = GREYSCOPE_TRY(runIn(study.tables.back().name, m_afterWhere, "--after-where"));
    study.name = study.tables.back().name;
    choices.value = m_value;
    choices.better = base::choiceNamed(stats::betterNames(), m_better);
    choices.change = GREYSCOPE_TRY(m_change.onto({}));
    if (choices.change.interval == stats::ChangeInterval::bootstrap) {
        study.intervals = stats::IntervalMethod::bootstrap;
    }
    choices.change.interval = stats::ChangeInterval::welch;  // determined by `intervals`
    choices.maxUndecided = m_gate.maxUndecided;
    for (const FailRule& rule : m_gate.rules) {
        choices.failWorse = rule.what == "worse" ? rule.share : choices.failWorse;
    }
    return study;
}

std::string CompareCommand::named(const RunChoice& run, const std::string& file, bool hasWhere) const {
    const std::ptrdiff_t shared = lastFilters(m_steps.recipe());
    return hasWhere && m_before == m_after
               ? data::filterText(std::vector<data::Filter>(
                     run.where.begin() + std::min(shared, static_cast<std::ptrdiff_t>(run.where.size())),
                     run.where.end()))
               : fileName(file);
}

CompareRequest CompareCommand::request(const Study& study) const {
    const ComparedRuns runs{study.compare.before, study.compare.after};
    CompareRequest request = compareRequest(study, runs);
    request.beforeName = named(runs.before, m_before, !m_beforeWhere.empty());
    request.afterName = named(runs.after, m_after, !m_afterWhere.empty());
    request.options.match = m_match.empty() ? std::move(request.options.match) : m_match;
    request.options.value = m_value.empty() ? std::move(request.options.value) : m_value;
    return request;
}

Expected<stats::Comparison> CompareCommand::compared(const Study& study, Notes& notes) {
    const CompareRequest request = this->request(study);
    base::NoProgress progress;
    auto comparison = CompareAnalysis::run(request, progress);
    if (!comparison) {
        notes.setLeftOut(CompareAnalysis::accounts(request, progress));
    }
    m_nothingShared = !comparison && comparison.error().code == base::ErrorCode::noMatchingRows;
    const FailRule* const directed = m_gate.directed();
    if (comparison && directed != nullptr && !comparison->betterIsKnown()) {
        return base::fail(base::ErrorCode::optionMissing,
                          {"--better", "more or less: neither the name nor the unit of " + comparison->options.value +
                                           " tells which is better, and --fail-if " + directed->text + " needs it"});
    }
    return comparison;
}

Expected<std::string> CompareCommand::run(Notes& notes) {
    if (m_before == kStandardInput && m_after == kStandardInput) {
        return base::fail(base::ErrorCode::optionConflict, {"BEFORE and AFTER", "one standard input"});
    }
    if (m_gate.maxUndecided > 1.0) {
        return base::fail(base::ErrorCode::optionOutOfRange,
                          {"max-undecided", base::toText(m_gate.maxUndecided), "[0, 1]"});
    }
    Study study = GREYSCOPE_TRY(this->study(notes));
    const stats::Comparison comparison = GREYSCOPE_TRY(compared(study, notes));
    const Gate::Outcome outcome = m_gate.outcome(comparison, m_notCompared);
    m_end = outcome.end;
    if (m_figure.asked()) {
        // What was determined from both tables stays the same in the window, whatever is opened beside them.
        study.compare.match = comparison.options.match;
        study.compare.value = comparison.options.value;
        study.compare.better = comparison.options.better;
        const auto same = [&comparison](const CompareRequest& /*request*/) { return comparison; };
        GREYSCOPE_TRY(m_figure.write<CompareAnalysis>(study, CompareAnalysis::kChanges, same, notes));
    }
    notes.setRemarks(CompareAnalysis::remarks(comparison));
    const JudgedComparison judged{comparison, m_gate, outcome, m_asked};
    switch (m_format) {
        case Format::json:
            return notes.writeWith(compareJson(judged));
        case Format::csv:
            notes.add(unmatchedText(comparison));
            notes.add(m_asked ? outcome.untested : std::string());
            return csvTable(widgets::changedCells(comparison));
        case Format::text:
            break;
    }
    return compareText(judged, notes.takeRemarks());
}

}  // namespace greyscope::app::cli
