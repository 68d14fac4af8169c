#include "core/sim/statements.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <iterator>

#include "core/base/contains.h"
#include "core/sim/presets.h"
#include "core/sim/statements_p2.h"
#include "core/sim/statements_p3.h"
#include "core/sim/statements_p4.h"

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

/// One calculation: a reading, or a reading with a parameter moved.
struct Task {
    std::size_t statement = 0, reading = 0;
    std::size_t shift = 0;
    int side = 0;  ///< 0: as it is, -1 and 1: a quarter less and more
};

Origin originOf(const Scenario& scenario, const std::string& parameter) {
    for (const Provenance& known : provenanceOf((*presetNamed(scenario.preset))->scenario())) {
        if (known.parameter->name == parameter) {
            return known.origin;
        }
    }
    return Origin::set;
}

std::string moved(const Scenario& scenario, const std::string& parameter, int side) {
    const double value = *numberOf(scenario, **parameterNamed(parameter));
    return base::toText(std::round(value * (1.0 + side * kQuarter) * 1e9) / 1e9);
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
            for (const std::string& name : options.shifts ? draft.restsOn : std::vector<std::string>{}) {
                auto& shifts = statements[s].readings[r].shifts;
                for (const int side : {-1, 1}) {
                    tasks.push_back({s, r, shifts.size(), side});
                }
                shifts.push_back({name, originOf(draft.scenario, name), moved(draft.scenario, name, -1),
                                  moved(draft.scenario, name, 1)});
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
            const double found = draft.of(runs, scenarioWith(draft.scenario, {{shift.parameter, value}}), 1);
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
