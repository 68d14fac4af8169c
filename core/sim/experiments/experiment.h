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

/// A parameter and the values that it takes in turn.
struct Factor {
    std::string parameter;
    std::vector<std::string> values;
    bool operator==(const Factor&) const = default;
};

/// A scenario, what is varied in it, and how often each point is run. All levels of a factor with all of the others.
struct Experiment {
    Scenario scenario;
    std::vector<Factor> factors;
    std::size_t replications = 5;
    std::uint64_t seed = 2000;  ///< of the first replication; the others have the numbers behind it
    std::shared_ptr<const access::Trace> trace;
    std::string traceId;             ///< tells the trace from others; "": none knows its runs again
    std::uint64_t keptRequests = 0;  ///< of the first run
    bool operator==(const Experiment&) const = default;
};

/// One combination of levels.
struct ExperimentPoint {
    std::vector<std::string> values;  ///< of the factors, in their order
    Scenario scenario;
};

struct ExperimentResult {
    Experiment experiment;
    std::vector<ExperimentPoint> points;  ///< the last factor changes fastest
    std::vector<RunResult> runs;          ///< the replications of a point one after the other

    [[nodiscard]] const RunResult& run(std::size_t point, std::size_t replication) const {
        return runs[point * experiment.replications + replication];
    }
    /// A metric of a phase of a point, over its replications.
    [[nodiscard]] std::vector<double> valuesOf(std::size_t point, std::size_t phase, const Metric& metric) const;
};

/// The points of an experiment. Errors: those of assign(), check(), optionOutOfRange (replications), optionMissing (a
/// factor without values), duplicateColumn (a factor twice), optionConflict (a factor that a trace replaces),
/// simulationTooLarge (more than 10,000 runs).
[[nodiscard]] base::Expected<std::vector<ExperimentPoint>> pointsOf(const Experiment& experiment);

/// Runs that are finished, so that none is made twice, also where an experiment was cancelled on its way. The ones that
/// were added first are forgotten where there are too many. Any number of threads may use it.
class KnownRuns {
public:
    /// Null where there is none.
    [[nodiscard]] std::shared_ptr<const RunResult> find(const Scenario& scenario, const std::string& traceId,
                                                        std::uint64_t seed) const;
    void add(const Scenario& scenario, const std::string& traceId, std::uint64_t seed, RunResult run);
    /// How many of an experiment's runs there are.
    [[nodiscard]] std::size_t countOf(const Experiment& experiment) const;

private:
    mutable std::mutex m_mutex;
    std::map<std::string, std::shared_ptr<const RunResult>> m_runs;
    std::deque<std::string> m_order;
};

/// Runs all of it, or what of it is not among the known ones, to which the finished runs are added. The results do not
/// depend on the number of threads. Errors: those of pointsOf() and simulate(), cancelled.
[[nodiscard]] base::Expected<ExperimentResult> runExperiment(const Experiment& experiment, base::Threads threads,
                                                             base::Progress& progress, KnownRuns* known = nullptr);

/// The points of an experiment whose runs are all known. Errors: those of pointsOf().
[[nodiscard]] base::Expected<ExperimentResult> finishedPart(const Experiment& experiment, const KnownRuns& known);

}  // namespace greyscope::sim
