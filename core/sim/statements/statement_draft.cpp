#include "core/sim/statements/statement_draft.h"

#include "core/sim/experiments/experiment_json.h"
#include "core/sim/experiments/presets.h"

namespace greyscope::sim {

namespace {

/// Passes on cancellation, but does not report progress.
class Cancelling final : public base::Progress {
public:
    explicit Cancelling(const base::Progress& whole) : m_whole(whole) {}
    void report(double) override {}
    [[nodiscard]] bool cancelled() const override { return m_whole.cancelled(); }

private:
    const base::Progress& m_whole;
};

}  // namespace

Scenario scenarioWith(Scenario scenario, const Changes& values) {
    for (const auto& [name, value] : values) {
        static_cast<void>(assign(scenario, name, value));  // a test runs all statements
    }
    return scenario;
}

Scenario presetWith(const char* preset, const Changes& values) {
    return scenarioWith((*presetNamed(preset))->scenario(), values);
}

std::vector<PhaseResult> Runs::one(const Scenario& scenario, std::uint64_t seed) {
    const std::string key = experimentJson({scenario, {}, 1, seed, nullptr, {}, 0});
    {
        const std::lock_guard lock(m_mutex);
        if (const auto found = m_known.find(key); found != m_known.end()) {
            return found->second;
        }
    }
    Cancelling cancelling(m_progress);
    const auto run = simulate(scenario, {seed, nullptr, 0}, cancelling);
    if (!run) {
        return {};
    }
    const std::lock_guard lock(m_mutex);
    return m_known.emplace(key, run->phases).first->second;
}

double throughput(Runs& runs, const Scenario& scenario, std::size_t phase, std::size_t replications) {
    return runs.mean(scenario, phase, replications, [](const PhaseResult& p) { return p.throughput; });
}

}  // namespace greyscope::sim
