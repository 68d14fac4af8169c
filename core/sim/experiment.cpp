#include "core/sim/experiment.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <numeric>
#include <optional>
#include <set>

#include "core/base/progress_part.h"
#include "core/base/try.h"
#include "core/sim/metrics.h"

namespace greyscope::sim {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

constexpr std::size_t kMostRuns = 10'000;
constexpr std::size_t kMostReplications = 1000;

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
        runs *= factor.values.size();
        if (runs > kMostRuns) {
            return fail(ErrorCode::simulationTooLarge, {"runs", std::to_string(runs), std::to_string(kMostRuns)});
        }
    }
    return {};
}

}  // namespace

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

Expected<ExperimentResult> runExperiment(const Experiment& experiment, base::Threads threads,
                                         base::Progress& progress) {
    ExperimentResult result{experiment, GREYSCOPE_TRY(pointsOf(experiment)), {}};
    const std::size_t count = result.points.size() * experiment.replications;
    result.runs.resize(count);
    // The longest work first, so that no thread is left with it at the end.
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
        auto ran = simulate(
            result.points[run / experiment.replications].scenario,
            {experiment.seed + run % experiment.replications, experiment.trace, run == 0 ? experiment.keptRequests : 0},
            part);
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
