#include "core/sim/experiments/experiment.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <numeric>
#include <optional>
#include <set>

#include "core/base/progress_part.h"
#include "core/base/try.h"
#include "core/sim/experiments/experiment_json.h"
#include "core/sim/experiments/metrics.h"

namespace greyscope::sim {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

constexpr std::size_t kMostRuns = 10'000;
constexpr std::size_t kMostReplications = 1000;
constexpr std::size_t kMostKnown = 20'000;

Expected<void> checkFactors(const Experiment& experiment) {
    if (experiment.replications < 1 || experiment.replications > kMostReplications) {
        return fail(ErrorCode::optionOutOfRange, {"replications", std::to_string(experiment.replications),
                                                  "[1, " + std::to_string(kMostReplications) + "]"});
    }
    std::set<std::string> names;
    std::size_t runs = experiment.replications;
    for (const Factor& factor : experiment.factors) {
        if (factor.values.empty()) {
            return fail(ErrorCode::optionMissing, {factor.parameter, "V1,V2,..."});
        }
        if (!names.insert(factor.parameter).second) {
            return fail(ErrorCode::duplicateColumn, {factor.parameter});
        }
        if (experiment.scenario.workload.traffic == Traffic::trace &&
            replacedByTrace(*GREYSCOPE_TRY(parameterNamed(factor.parameter)))) {
            return fail(ErrorCode::optionConflict, {factor.parameter, "trace"});
        }
        runs *= factor.values.size();
        if (runs > kMostRuns) {
            return fail(ErrorCode::simulationTooLarge, {"runs", std::to_string(runs), std::to_string(kMostRuns)});
        }
    }
    return {};
}

std::string keyOf(const Scenario& scenario, const std::string& traceId, std::uint64_t seed) {
    return traceId + experimentJson({scenario, {}, 1, seed, nullptr, {}, 0});
}

/// Returns a run of an experiment, taken from the known runs if possible.
Expected<RunResult> oneRun(const Experiment& experiment, const Scenario& scenario, std::size_t run, KnownRuns* known,
                           base::Progress& progress) {
    const std::uint64_t seed = experiment.seed + run % experiment.replications;
    const std::uint64_t kept = run == 0 ? experiment.keptRequests : 0;
    const bool asKnown = known != nullptr && (experiment.trace == nullptr || !experiment.traceId.empty()) && kept == 0;
    if (const auto found = asKnown ? known->find(scenario, experiment.traceId, seed) : nullptr) {
        return *found;
    }
    auto ran = simulate(scenario, {seed, experiment.trace, kept}, progress);
    if (ran && asKnown) {
        known->add(scenario, experiment.traceId, seed, *ran);
    }
    return ran;
}

}  // namespace

std::shared_ptr<const RunResult> KnownRuns::find(const Scenario& scenario, const std::string& traceId,
                                                 std::uint64_t seed) const {
    const std::string key = keyOf(scenario, traceId, seed);
    const std::lock_guard lock(m_mutex);
    const auto found = m_runs.find(key);
    return found == m_runs.end() ? nullptr : found->second;
}

void KnownRuns::add(const Scenario& scenario, const std::string& traceId, std::uint64_t seed, RunResult run) {
    std::string key = keyOf(scenario, traceId, seed);
    auto shared = std::make_shared<const RunResult>(std::move(run));
    const std::lock_guard lock(m_mutex);
    if (m_runs.emplace(key, std::move(shared)).second) {
        m_order.push_back(std::move(key));
    }
    if (m_order.size() > kMostKnown) {
        m_runs.erase(m_order.front());
        m_order.pop_front();
    }
}

std::size_t KnownRuns::countOf(const Experiment& experiment) const {
    const auto points = pointsOf(experiment);
    std::size_t count = 0;
    for (std::size_t p = 0; points && p < points->size(); ++p) {
        for (std::size_t r = 0; r < experiment.replications; ++r) {
            count += find((*points)[p].scenario, experiment.traceId, experiment.seed + r) ? 1 : 0;
        }
    }
    return count;
}

Expected<ExperimentResult> finishedPart(const Experiment& experiment, const KnownRuns& known) {
    ExperimentResult result{experiment, {}, {}};
    for (ExperimentPoint& point : GREYSCOPE_TRY(pointsOf(experiment))) {
        std::vector<RunResult> runs;
        for (std::size_t r = 0; r < experiment.replications; ++r) {
            if (const auto run = known.find(point.scenario, experiment.traceId, experiment.seed + r)) {
                runs.push_back(*run);
            }
        }
        if (runs.size() == experiment.replications) {
            result.points.push_back(std::move(point));
            std::move(runs.begin(), runs.end(), std::back_inserter(result.runs));
        }
    }
    return result;
}

Expected<std::vector<ExperimentPoint>> pointsOf(const Experiment& experiment) {
    GREYSCOPE_TRY(checkFactors(experiment));
    std::vector<ExperimentPoint> points{{{}, experiment.scenario}};
    for (const Factor& factor : experiment.factors) {
        std::vector<ExperimentPoint> wider;
        for (const ExperimentPoint& point : points) {
            for (const std::string& value : factor.values) {
                wider.push_back(point);
                wider.back().values.push_back(value);
                GREYSCOPE_TRY(assign(wider.back().scenario, factor.parameter, value));
            }
        }
        points = std::move(wider);
    }
    for (const ExperimentPoint& point : points) {
        GREYSCOPE_TRY(check(point.scenario));
    }
    return points;
}

Expected<ExperimentResult> runExperiment(const Experiment& experiment, base::Threads threads, base::Progress& progress,
                                         KnownRuns* known) {
    ExperimentResult result{experiment, GREYSCOPE_TRY(pointsOf(experiment)), {}};
    const std::size_t count = result.points.size() * experiment.replications;
    result.runs.resize(count);
    // The longest runs first, so that none is left for a single thread at the end.
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        const auto bytes = [&](std::size_t run) {
            return result.points[run / experiment.replications].scenario.workload.pattern.bytes();
        };
        return bytes(a) > bytes(b);
    });
    base::ProgressParts parts(progress);
    std::mutex mutex;
    std::optional<base::Error> error;
    std::atomic<bool> failed{false};
    base::forEach(count, threads, [&](std::size_t turn) {
        if (failed) {
            return;
        }
        const std::size_t run = order[turn];
        base::ProgressParts::Part part(parts, 1.0 / static_cast<double>(count));
        auto ran = oneRun(experiment, result.points[run / experiment.replications].scenario, run, known, part);
        if (ran) {
            result.runs[run] = std::move(*ran);
            part.report(1.0);
            return;
        }
        const std::lock_guard lock(mutex);
        failed = true;
        error = error ? error : ran.error();
    });
    if (error) {
        return tl::unexpected(*error);
    }
    return result;
}

std::vector<double> ExperimentResult::valuesOf(std::size_t point, std::size_t phase, const Metric& metric) const {
    std::vector<double> values;
    for (std::size_t replication = 0; replication < experiment.replications; ++replication) {
        const RunResult& one = run(point, replication);
        if (phase < one.phases.size()) {
            values.push_back(metric.of(one, one.phases[phase]));
        }
    }
    return values;
}

}  // namespace greyscope::sim
