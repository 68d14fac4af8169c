#include "core/grey/model.h"

#include <algorithm>
#include <cmath>

namespace greyscope::grey {

namespace {

bool finite(const ModelFit& fit) {
    return std::all_of(fit.values.begin(), fit.values.end(), [](double value) { return std::isfinite(value); }) &&
           std::all_of(fit.parameters.begin(), fit.parameters.end(),
                       [](const auto& parameter) { return std::isfinite(parameter.second); });
}

}  // namespace

ModelOutcome outcomeOf(std::string name, base::Expected<ModelFit> fit, const ModelInput& input) {
    ModelOutcome outcome;
    outcome.name = std::move(name);
    if (!fit) {
        outcome.failure = fit.error();
        return outcome;
    }
    if (!finite(*fit)) {
        outcome.failure = base::Error{base::ErrorCode::overflow, {outcome.name}, {}};
        return outcome;
    }
    const auto split = fit->values.begin() + static_cast<std::ptrdiff_t>(input.values.size());
    outcome.parameters = std::move(fit->parameters);
    outcome.fitted.assign(fit->values.begin(), split);
    outcome.forecast.assign(split, fit->values.end());
    outcome.accuracy = accuracyOf(input.values, outcome.fitted);
    return outcome;
}

}  // namespace greyscope::grey
