#include "core/grey/models/candidate.h"

#include <optional>
#include <utility>

namespace greyscope::grey {

ModelOutcome continuedFit(const Candidate& model, const ModelInput& input, const base::Progress& progress) {
    ModelOutcome outcome = model.fit(input, progress);
    if (!outcome.failure || input.horizon == 0 || progress.cancelled()) {
        return outcome;
    }
    ModelInput shorter = input;
    shorter.horizon = 0;
    ModelOutcome longest = model.fit(shorter, progress);
    std::size_t fails = input.horizon;
    std::optional<base::Error> why = std::move(outcome.failure);
    while (!longest.failure && fails - longest.forecast.size() > 1) {
        shorter.horizon = longest.forecast.size() + (fails - longest.forecast.size()) / 2;
        ModelOutcome further = model.fit(shorter, progress);
        if (further.failure) {
            fails = shorter.horizon;
            why = std::move(further.failure);
        } else {
            longest = std::move(further);
        }
    }
    if (!longest.failure) {
        longest.ends = std::move(why);
    }
    return longest;
}

}  // namespace greyscope::grey
