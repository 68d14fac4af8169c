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

// What the statements of the papers are made of.
namespace greyscope::sim {

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();
/// Names of parameters with their values.
using Changes = std::vector<std::pair<std::string, std::string>>;

[[nodiscard]] Scenario scenarioWith(Scenario scenario, const Changes& values);
[[nodiscard]] Scenario presetWith(const char* preset, const Changes& values);

/// Runs of scenarios, each once however many statements ask for it. Any number of threads may.
class Runs {
public:
    Runs(const StatementOptions& options, base::Progress& progress) : m_options(options), m_progress(progress) {}

    /// Mean over the replications of a number of a phase; 0 of what was cancelled.
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

/// A reading before it is calculated.
struct ReadingDraft {
    std::string name = {}, printed = {}, criterion = {}, unit = {};
    double low = -kInfinity, high = kInfinity;
    Scenario scenario = {};
    using Of = std::function<double(Runs&, const Scenario&, std::size_t)>;
    Of of = {};       ///< of so many replications
    Of ofMoved = {};  ///< the same of less work, with each parameter a quarter less and more; none: `of`

    [[nodiscard]] bool holds(double value) const { return value >= low && value <= high; }
};

struct StatementDraft {
    Statement statement = {};
    std::vector<ReadingDraft> readings = {};
    bool isFit = false;
    bool all = false;  ///< every reading has to hold, not the first alone
};

/// Mean throughput of a phase; phase 1 is the reading after the writing.
[[nodiscard]] double throughput(Runs& runs, const Scenario& scenario, std::size_t phase, std::size_t replications);

}  // namespace greyscope::sim
