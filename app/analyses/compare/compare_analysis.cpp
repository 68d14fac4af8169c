#include "app/analyses/compare/compare_analysis.h"

#include <algorithm>
#include <iterator>

#include "app/analyses/convention.h"
#include "app/study/choices/compare_options.h"
#include "app/study/compared_runs.h"
#include "core/base/contains.h"
#include "widgets/present/compare/compare_summary.h"
#include "widgets/present/compare/compare_tables.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/trends/trends_present.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

widgets::Empty compareNeeds(const Study& study) {
    const QString open = Words::tr("Open a table…");
    if (study.tables.empty()) {
        return {Words::tr("Open the tables of two runs to compare them."), open};
    }
    if (const auto crowded = crowdedKey(study)) {
        return {Words::tr("A key can distinguish runs only if it has at most %1 values; %2 has %3. Filter the rows on "
                          "the Data page, or open a second run.")
                    .arg(QString::number(kMostRunValues), widgets::columnTitle(crowded->column),
                         QString::number(crowded->values)),
                open};
    }
    return {Words::tr("Compare needs a second run: another table with the same metric, or a key with two values (for "
                      "example a version)."),
            open};
}

}  // namespace

std::vector<FigureName> CompareAnalysis::figureNames() {
    return {{kChanges, Words::tr("Change in each cell")},
            {kRepeats, Words::tr("Repeats of the chosen cell")},
            {kCells, Words::tr("Cells sorted by change")}};
}

std::variant<CompareRequest, widgets::Empty> CompareAnalysis::request(const Study& study,
                                                                      const WantedFigures& /*wanted*/) {
    if (auto request = compareRequest(study)) {
        return std::move(*request);
    }
    return compareNeeds(study);
}

base::Expected<stats::Comparison> CompareAnalysis::run(const Request& request, base::Progress& progress) {
    return compareFor(request, progress);
}

std::vector<TableAccount> CompareAnalysis::accounts(const Request& request, base::Progress& progress) {
    return runAccounts(beforeOf(request), afterOf(request), request.options, progress);
}

AnalysisFigures CompareAnalysis::figures(const Shown& shown, const WantedFigures& wanted) {
    const stats::Comparison& comparison = *shown.result;
    const CompareChoices& choices = shown.study.compare;
    AnalysisFigures all{kPage, conventions(shown.study, &comparison), remarks(comparison), {}, false};
    const auto add = [&](const char* name, const auto& make) {
        if (isWanted(wanted, name)) {
            all.figures.push_back({name, make(), data(shown)});
        }
    };
    add(kChanges, [&] { return widgets::changeMatrix(comparison, names(shown)); });
    add(kRepeats, [&] { return widgets::repeatsChart(comparison, stats::worstCell(comparison), names(shown)); });
    add(kCells, [&] { return widgets::changeList(comparison, {choices.order, choices.hidden}); });
    return all;
}

FigureData CompareAnalysis::data(const Shown& shown) {
    const ComparedRuns& runs = shown.request.runs;
    FigureData data{.tables = {runs.before.table}, .quantity = shown.result->options.value};
    if (runs.after.table != runs.before.table) {
        data.tables.push_back(runs.after.table);
    }
    std::vector<data::Filter> before, after;
    for (const data::Filter& filter : runs.before.where) {
        (base::contains(runs.after.where, filter) ? data.held : before).push_back(filter);
    }
    std::copy_if(runs.after.where.begin(), runs.after.where.end(), std::back_inserter(after),
                 [&](const data::Filter& filter) { return !base::contains(runs.before.where, filter); });
    data.facts = {{Words::tr("Before"), widgets::heldText(before)}, {Words::tr("After"), widgets::heldText(after)}};
    for (const stats::RunAccount* run : {&shown.result->before, &shown.result->after}) {
        data.invalid.insert(data.invalid.end(), run->leftOut.invalid.begin(), run->leftOut.invalid.end());
        data.share.rows += run->leftOut.rowsUsed();
        data.share.allRows += run->leftOut.rows;
    }
    return data;
}

std::vector<Convention> CompareAnalysis::conventions(const Study& study, const Result* result) {
    const stats::ChangeOptions& how = study.compare.change;
    std::vector<Convention> all{{Words::tr("Change"), widgets::centreWord(how)}};
    const auto options = conventionsOf<stats::ChangeOptions>(study, &Study::compare, &CompareChoices::change);
    all.insert(all.end(), options.begin(), options.end());
    if (how.test == stats::ChangeTest::welch) {
        all.push_back(intervalConvention(study, widgets::changeIntervalWord(stats::ChangeInterval::welch)));
    }
    if (result != nullptr) {
        const auto better = result->options.better;
        all.push_back({Words::tr("Better"), !better                          ? Words::tr("not known")
                                            : *better == stats::Better::more ? Words::tr("more")
                                                                             : Words::tr("less")});
    }
    return all;
}

std::vector<widgets::Remark> CompareAnalysis::remarks(const Result& result) {
    using Kind = widgets::Remark::Kind;
    std::vector<widgets::Remark> all{{"better", Kind::look, widgets::unknownBetterText(result), "--better"},
                                     {"opposite", Kind::look, widgets::oppositeNote(result)}};
    for (const QString& doubt : widgets::doubtNotes(result)) {
        all.push_back({"doubts", Kind::look, doubt});
    }
    return all;
}

std::vector<widgets::Table> CompareAnalysis::tables(const Shown& shown) {
    return {widgets::changedCells(*shown.result), widgets::changedGroups(*shown.result)};
}

widgets::RunNames CompareAnalysis::names(const Shown& shown) {
    return {widgets::visibleText(shown.request.beforeName), widgets::visibleText(shown.request.afterName)};
}

}  // namespace greyscope::app
