#include "core/sim/statements/statements.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <iterator>

#include "core/base/contains.h"
#include "core/sim/experiments/presets.h"
#include "core/sim/statements/statements_p2.h"
#include "core/sim/statements/statements_p3.h"
#include "core/sim/statements/statements_p4.h"

namespace greyscope::sim {

using base::ErrorCode;
using base::Expected;

namespace {

constexpr double kQuarter = 0.25;

std::vector<StatementDraft> allDrafts() {
    std::vector<StatementDraft> all = statementsOfP2();
    for (auto* more : {&statementsOfP3, &statementsOfP4}) {
        std::ranges::move((*more)(), std::back_inserter(all));
    }
    std::ranges::sort(all, {}, [](const StatementDraft& draft) { return draft.statement.number; });
    return all;
}

/// One calculation: a reading, with or without one parameter changed.
struct Task {
    std::size_t statement = 0, reading = 0;
    std::size_t shift = 0;
    int side = 0;  ///< 0: unchanged; -1 and 1: a quarter less or more
};

/// Returns a value changed by a quarter. Integers are rounded, differ from the original if possible, and are at least
/// 1.
std::string moved(const Scenario& scenario, const Parameter& parameter, int side) {
    const double value = *numberOf(scenario, parameter);
    const double wanted = value * (1.0 + side * kQuarter);
    if (parameter.quantity == Quantity::count || parameter.quantity == Quantity::bytes) {
        const double whole = std::round(wanted) == value ? value + side : std::round(wanted);
        return std::to_string(static_cast<std::int64_t>(std::max(1.0, whole)));
    }
    return base::toText(std::round(wanted * 1e9) / 1e9);
}

/// Returns the unpublished values that a reading depends on: parameters of its machine that were set or fitted by us.
/// Readings that do not decide a statement are not changed.
std::vector<Provenance> restsOn(const StatementDraft& draft, std::size_t reading) {
    std::vector<Provenance> known;
    const ReadingDraft& own = draft.readings[reading];
    if (draft.statement.computed || draft.isFit || (reading > 0 && !draft.all)) {
        return known;
    }
    const Scenario& scenario = own.scenario;
    known = provenanceOf(scenario);
    std::erase_if(known, [&](const Provenance& each) {
        const std::string group = each.parameter->name.substr(0, each.parameter->name.find('.'));
        return (each.origin != Origin::set && each.origin != Origin::fitted) || group == "workload" ||
               group == "service" || group == "bounds" || numberOf(scenario, *each.parameter).value_or(0.0) == 0.0;
    });
    return known;
}

}  // namespace

std::vector<int> statementNumbers(const std::string& paper) {
    std::vector<int> numbers;
    for (const StatementDraft& draft : allDrafts()) {
        if (draft.statement.paper == paper) {
            numbers.push_back(draft.statement.number);
        }
    }
    return numbers;
}

Expected<std::vector<Statement>> checkStatements(const StatementOptions& options, base::Threads threads,
                                                 base::Progress& progress) {
    std::vector<StatementDraft> drafts = allDrafts();
    if (!options.only.empty()) {
        std::erase_if(drafts,
                      [&](const StatementDraft& d) { return !base::contains(options.only, d.statement.number); });
    }
    std::erase_if(
        drafts, [&](const StatementDraft& d) { return !options.paper.empty() && d.statement.paper != options.paper; });
    std::vector<Statement> statements;
    std::vector<Task> tasks;
    for (std::size_t s = 0; s < drafts.size(); ++s) {
        statements.push_back(drafts[s].statement);
        for (std::size_t r = 0; r < drafts[s].readings.size(); ++r) {
            const ReadingDraft& draft = drafts[s].readings[r];
            statements[s].readings.push_back({draft.name, draft.printed, draft.criterion, 0.0, draft.unit, false, {}});
            tasks.push_back({s, r, 0, 0});
            for (const Provenance& known : options.shifts ? restsOn(drafts[s], r) : std::vector<Provenance>{}) {
                auto& shifts = statements[s].readings[r].shifts;
                for (const int side : {-1, 1}) {
                    tasks.push_back({s, r, shifts.size(), side});
                }
                shifts.push_back({known.parameter->name, known.origin, moved(draft.scenario, *known.parameter, -1),
                                  moved(draft.scenario, *known.parameter, 1)});
            }
        }
    }
    Runs runs(options, progress);
    std::atomic<std::size_t> done{0};
    base::forEach(tasks.size(), threads, [&](std::size_t index) {
        if (runs.cancelled()) {
            return;
        }
        const Task& task = tasks[index];
        const ReadingDraft& draft = drafts[task.statement].readings[task.reading];
        StatementReading& reading = statements[task.statement].readings[task.reading];
        if (task.side == 0) {
            reading.value = draft.of(runs, draft.scenario, options.replications);
            reading.holds = draft.holds(reading.value);
        } else {
            Shift& shift = reading.shifts[task.shift];
            const std::string& value = task.side < 0 ? shift.less : shift.more;
            const auto& of = draft.ofMoved ? draft.ofMoved : draft.of;
            const double found = of(runs, scenarioWith(draft.scenario, {{shift.parameter, value}}), 1);
            (task.side < 0 ? shift.valueLess : shift.valueMore) = found;
            (task.side < 0 ? shift.holdsLess : shift.holdsMore) = draft.holds(found);
        }
        progress.report(static_cast<double>(++done) / static_cast<double>(tasks.size()));
    });
    if (progress.cancelled()) {
        return base::fail(ErrorCode::cancelled);
    }
    for (std::size_t s = 0; s < statements.size(); ++s) {
        const auto& readings = statements[s].readings;
        const bool held = drafts[s].all ? std::all_of(readings.begin(), readings.end(),
                                                      [](const StatementReading& reading) { return reading.holds; })
                                        : readings.front().holds;
        statements[s].ending = !held ? Ending::fails : drafts[s].isFit ? Ending::fitted : Ending::holds;
    }
    return statements;
}

}  // namespace greyscope::sim
