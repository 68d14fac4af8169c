#include "app/analyses/latency/latency_run.h"

#include <algorithm>
#include <set>

#include "app/run/tally.h"
#include "core/base/contains.h"
#include "core/base/nearest.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/base/utf8.h"
#include "core/latency/table_runs.h"

namespace greyscope::app {

using base::ErrorCode;
using base::Expected;
using base::fail;
using widgets::LatencyResult;

namespace {

constexpr std::size_t kMostRuns = 500;

/// Percentiles, in percent, at which two runs are compared, in addition to the listed ones.
constexpr double kCompared[] = {1.0, 5.0, 10.0, 25.0, 50.0, 75.0, 90.0, 95.0, 99.0, 99.9};

Expected<std::vector<double>> sharesOf(const std::vector<double>& percentiles) {
    std::set<double> shares;
    for (const double percent : percentiles) {
        if (!(percent > 0.0 && percent < 100.0)) {
            return fail(ErrorCode::optionOutOfRange, {"percentiles", base::toText(percent), "(0, 100)"});
        }
        shares.insert(percent / 100.0);
    }
    return std::vector<double>(shares.begin(), shares.end());
}

Expected<widgets::LatencyAccount> accountOf(const LatencyTable& table, const latency::TableRuns& runs, bool alone) {
    widgets::LatencyAccount account;
    account.table = alone ? std::string() : table.name;
    account.column = table.layout.value;
    account.leftOut = GREYSCOPE_TRY(
        data::accountOf(*table.dataset, {}, table.layout.runs, {}, std::vector<std::string>{table.layout.value}));
    account.leftOut.steps = table.dataset->steps();
    if (runs.otherKinds > 0) {
        account.leftOut.filtered.push_back({{table.layout.kindColumn, {table.layout.kind}, {}}, runs.otherKinds});
    }
    account.negative = runs.negative;
    account.merged = table.layout.merged;
    account.kind = table.layout.kind;
    account.otherKinds = table.layout.otherKinds;
    return account;
}

/// Whether the table has the kind of latency that the user chose.
Expected<void> checkKind(const LatencyTable& table, const std::string& kind) {
    const latency::LatencyLayout& layout = table.layout;
    if (kind.empty()) {
        return {};
    }
    if (layout.kindColumn.empty()) {
        return fail(ErrorCode::unknownColumn, {"kind", base::joined(data::columnNames(*table.dataset), ", ")});
    }
    const std::vector<std::string> levels = table.dataset->levels(*table.dataset->find(layout.kindColumn)).texts();
    return base::contains(levels, kind)
               ? Expected<void>()
               : fail(ErrorCode::unknownValue, {layout.kindColumn, kind, base::joined(levels, ", ")});
}

/// Returns the name of a run among those of all tables.
std::string nameOf(const LatencyTable& table, const latency::LatencyRun& run, bool alone) {
    return run.name.empty() ? table.name : alone ? run.name : table.name + ", " + run.name;
}

Expected<std::size_t> runNamed(const LatencyResult& result, const std::string& name) {
    const auto found =
        std::find_if(result.runs.begin(), result.runs.end(), [&](const auto& run) { return run.name == name; });
    if (found != result.runs.end()) {
        return static_cast<std::size_t>(found - result.runs.begin());
    }
    std::vector<std::string> names;
    for (const widgets::ShownLatencies& run : result.runs) {
        names.push_back(run.name);
    }
    return fail(ErrorCode::unknownSeries, base::withChoices({name}, base::nearestChoices(name, names)));
}

Expected<void> compareRuns(LatencyResult& result, const LatencyChoices& choices) {
    if (choices.compare.empty() && result.runs.size() != 2) {
        return {};
    }
    if (!choices.compare.empty() && choices.compare.size() != 2) {
        return fail(ErrorCode::optionUnknown, {"--compare", std::to_string(choices.compare.size()) + " names",
                                               "FIRST,SECOND: the names of two runs"});
    }
    result.first = choices.compare.empty() ? 0 : GREYSCOPE_TRY(runNamed(result, choices.compare.front()));
    result.second = choices.compare.empty() ? 1 : GREYSCOPE_TRY(runNamed(result, choices.compare.back()));
    std::vector<double> percentiles(std::begin(kCompared), std::end(kCompared));
    percentiles.insert(percentiles.end(), choices.percentiles.begin(), choices.percentiles.end());
    const std::vector<double> shares = GREYSCOPE_TRY(sharesOf(percentiles));
    const widgets::ShownLatencies& first = result.runs[result.first];
    const widgets::ShownLatencies& second = result.runs[result.second];
    result.shift = latency::shiftOf(first.distribution, &first.blocks, second.distribution, &second.blocks, shares,
                                    result.options);
    return {};
}

Expected<void> chooseOverTime(LatencyResult& result, const LatencyChoices& choices) {
    if (!choices.overTime.empty()) {
        result.overTime = GREYSCOPE_TRY(runNamed(result, choices.overTime));
        return {};
    }
    const auto timed = std::find_if(result.runs.begin(), result.runs.end(),
                                    [](const auto& run) { return !run.blocks.blocks.empty(); });
    result.overTime = timed == result.runs.end() ? 0 : static_cast<std::size_t>(timed - result.runs.begin());
    return {};
}

}  // namespace

Expected<LatencyResult> latenciesOf(const LatencyRequest& request, base::Progress& progress) {
    tally("latency");
    LatencyResult result;
    const LatencyChoices& choices = request.choices;
    result.shares = GREYSCOPE_TRY(sharesOf(choices.percentiles));
    result.options.above = choices.above;
    result.options.seed = choices.seed;
    const bool alone = request.tables.size() == 1;
    result.unit = request.tables.front().layout.unit;
    for (const LatencyTable& table : request.tables) {
        if (table.layout.unit != result.unit) {
            const LatencyTable& first = request.tables.front();
            return fail(ErrorCode::unitsDiffer, {first.name, first.layout.value, first.layout.unit, table.name,
                                                 table.layout.value, table.layout.unit});
        }
        GREYSCOPE_TRY(checkKind(table, choices.kind));
        latency::TableRuns runs = GREYSCOPE_TRY(latency::runsOf(*table.dataset, table.layout, choices.block, progress));
        result.accounts.push_back(GREYSCOPE_TRY(accountOf(table, runs, alone)));
        for (latency::LatencyRun& run : runs.runs) {
            std::string name = nameOf(table, run, alone);
            result.runs.push_back({std::move(name), std::move(run.distribution), std::move(run.blocks), {}});
        }
    }
    if (result.runs.size() > kMostRuns) {
        return fail(ErrorCode::tooManySeries, {std::to_string(result.runs.size()), std::to_string(kMostRuns)});
    }
    for (widgets::ShownLatencies& run : result.runs) {
        if (progress.cancelled()) {
            return fail(ErrorCode::cancelled);
        }
        run.percentiles = latency::percentilesOf(run.distribution, result.shares, result.options, &run.blocks);
    }
    GREYSCOPE_TRY(compareRuns(result, choices));
    GREYSCOPE_TRY(chooseOverTime(result, choices));
    return result;
}

}  // namespace greyscope::app
