#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "core/sim/run.h"
#include "core/sim/statements/statements.h"

// Building blocks of the statements of the papers.
namespace greyscope::sim {

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();
/// Parameters of a scenario to change: pairs of name and value.
using Changes = std::vector<std::pair<std::string, std::string>>;

/// Returns a scenario with changed parameters.
[[nodiscard]] Scenario scenarioWith(Scenario scenario, const Changes& values);
/// Returns the scenario of a preset with changed parameters.
[[nodiscard]] Scenario presetWith(const char* preset, const Changes& values);

/// Runs scenarios for the statements. Each run is calculated once even if several statements use it. Thread-safe.
class Runs {
public:
    Runs(const StatementOptions& options, base::Progress& progress) : m_options(options), m_progress(progress) {}

    /// Returns the mean of `number(phase result)` for a phase of a scenario over the replications; cancelled runs count
    /// as 0.
    template <class Of>
    double mean(const Scenario& scenario, std::size_t phase, std::size_t replications, Of&& number) {
        double sum = 0.0;
        for (std::size_t r = 0; r < replications; ++r) {
            const std::vector<PhaseResult> phases = one(scenario, m_options.seed + r);
            sum += phase < phases.size() ? number(phases[phase]) : 0.0;
        }
        return sum / static_cast<double>(replications);
    }
    [[nodiscard]] bool cancelled() const { return m_progress.cancelled(); }

private:
    std::vector<PhaseResult> one(const Scenario& scenario, std::uint64_t seed);

    const StatementOptions& m_options;
    base::Progress& m_progress;
    std::mutex m_mutex;
    std::map<std::string, std::vector<PhaseResult>> m_known;
};

/// A reading (one interpretation of a statement) before its value is calculated.
struct ReadingDraft {
    std::string name = {}, printed = {}, criterion = {}, unit = {};
    double low = -kInfinity, high = kInfinity;
    Scenario scenario = {};
    using Of = std::function<double(Runs&, const Scenario&, std::size_t)>;
    Of of = {};       ///< calculates the value over a number of replications
    Of ofMoved = {};  ///< calculates the same with less work, for parameters changed by a quarter; empty: `of` is used

    [[nodiscard]] bool holds(double value) const { return value >= low && value <= high; }
};

/// A statement with its readings, before they are calculated.
struct StatementDraft {
    Statement statement = {};
    std::vector<ReadingDraft> readings = {};
    bool isFit = false;
    bool all = false;  ///< whether every reading must hold, not only the first
};

/// Returns the mean throughput of a phase over the replications, in MB/s. If a run writes and then reads, phase 1 is
/// the reading.
[[nodiscard]] double throughput(Runs& runs, const Scenario& scenario, std::size_t phase, std::size_t replications);

}  // namespace greyscope::sim
