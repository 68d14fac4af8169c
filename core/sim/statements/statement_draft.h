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
/// Names of parameters and their values.
using Changes = std::vector<std::pair<std::string, std::string>>;

[[nodiscard]] Scenario scenarioWith(Scenario scenario, const Changes& values);
[[nodiscard]] Scenario presetWith(const char* preset, const Changes& values);

/// The runs of scenarios; each is calculated once even if several statements use it. Thread-safe.
class Runs {
public:
    Runs(const StatementOptions& options, base::Progress& progress) : m_options(options), m_progress(progress) {}

    /// Returns the mean of a number of a phase over the replications; cancelled runs count as 0.
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

/// A reading (one interpretation of a statement) before it is calculated.
struct ReadingDraft {
    std::string name = {}, printed = {}, criterion = {}, unit = {};
    double low = -kInfinity, high = kInfinity;
    Scenario scenario = {};
    using Of = std::function<double(Runs&, const Scenario&, std::size_t)>;
    Of of = {};       ///< calculates the value from a number of replications
    Of ofMoved = {};  ///< the same with less work, used when parameters are moved by a quarter; empty: `of`

    [[nodiscard]] bool holds(double value) const { return value >= low && value <= high; }
};

struct StatementDraft {
    Statement statement = {};
    std::vector<ReadingDraft> readings = {};
    bool isFit = false;
    bool all = false;  ///< whether every reading must hold, not only the first
};

/// Returns the mean throughput of a phase; phase 1 is the reading after the writing.
[[nodiscard]] double throughput(Runs& runs, const Scenario& scenario, std::size_t phase, std::size_t replications);

}  // namespace greyscope::sim
