#pragma once

#include <cstddef>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "core/base/parallel.h"
#include "core/sim/experiments/metrics.h"
#include "core/sim/experiments/presets.h"
#include "core/sim/run.h"

namespace greyscope::sim {

/// A factor of an experiment: a parameter of the scenario and the values that it takes.
struct Factor {
    std::string parameter;
    std::vector<std::string> values;
    bool operator==(const Factor&) const = default;
};

/// A simulation experiment: a scenario, the factors to vary, and the number of runs per point. Every combination of the
/// factors' values is a point.
struct Experiment {
    Scenario scenario;
    std::vector<Factor> factors;
    std::size_t replications = 5;
    std::uint64_t seed = 2000;  ///< seed of the first replication; the following replications use the following numbers
    std::shared_ptr<const access::Trace> trace;
    std::string traceId;  ///< identifies the trace, so that runs of it can be reused; "": they are not reused
    std::uint64_t keptRequests = 0;  ///< number of requests that the first run keeps individually
    bool operator==(const Experiment&) const = default;
};

/// A point of an experiment: one combination of the factors' values, and the scenario with these values.
struct ExperimentPoint {
    std::vector<std::string> values;  ///< in the order of the factors
    Scenario scenario;
};

/// The runs of all points of an experiment.
struct ExperimentResult {
    Experiment experiment;
    std::vector<ExperimentPoint> points;  ///< the last factor changes fastest
    std::vector<RunResult> runs;          ///< by point, with all replications of a point one after the other

    [[nodiscard]] const RunResult& run(std::size_t point, std::size_t replication) const {
        return runs[point * experiment.replications + replication];
    }
    /// Returns the values of a metric for a phase of a point, one per replication.
    [[nodiscard]] std::vector<double> valuesOf(std::size_t point, std::size_t phase, const Metric& metric) const;
};

/// Returns all points of an experiment. Errors: those of assign() and check(), optionOutOfRange (replications),
/// optionMissing (a factor without values), duplicateColumn (a factor occurs twice), optionConflict (a factor that a
/// trace replaces), simulationTooLarge (more than 10,000 runs).
[[nodiscard]] base::Expected<std::vector<ExperimentPoint>> pointsOf(const Experiment& experiment);

/// A store of finished runs, so that no run is repeated, even after an experiment was cancelled. If there are too many,
/// the oldest are removed. Thread-safe.
class KnownRuns {
public:
    /// Returns the run of a scenario with this trace and seed, or nullptr if it is not stored.
    [[nodiscard]] std::shared_ptr<const RunResult> find(const Scenario& scenario, const std::string& traceId,
                                                        std::uint64_t seed) const;
    void add(const Scenario& scenario, const std::string& traceId, std::uint64_t seed, RunResult run);
    /// Returns how many of the runs of an experiment are stored.
    [[nodiscard]] std::size_t countOf(const Experiment& experiment) const;

private:
    mutable std::mutex m_mutex;
    std::map<std::string, std::shared_ptr<const RunResult>> m_runs;
    std::deque<std::string> m_order;
};

/// Runs an experiment. Runs that are stored in `known` are taken from there, and new runs are added to it. The results
/// do not depend on the number of threads. Errors: those of pointsOf() and simulate(), cancelled.
[[nodiscard]] base::Expected<ExperimentResult> runExperiment(const Experiment& experiment, base::Threads threads,
                                                             base::Progress& progress, KnownRuns* known = nullptr);

/// Returns the part of an experiment that has been run: the points whose runs are all stored in `known`. Errors: those
/// of pointsOf().
[[nodiscard]] base::Expected<ExperimentResult> finishedPart(const Experiment& experiment, const KnownRuns& known);

}  // namespace greyscope::sim
