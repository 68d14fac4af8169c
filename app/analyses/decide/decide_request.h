#pragma once

#include <string>
#include <variant>
#include <vector>

#include "app/analyses/evaluation/evaluated_objects.h"
#include "core/base/progress.h"
#include "core/derivation/derivation.h"
#include "core/grey/evaluation/grey_target.h"

namespace greyscope::app {

/// The inputs of a grey target decision.
struct DecideRequest {
    ObjectsRequest objects;
    grey::EffectMeasure measure = grey::EffectMeasure::ratio;
    grey::Bullseye bullseye = grey::Bullseye::best;
    grey::DecisionWeights weights = grey::DecisionWeights::equal;
    std::optional<double> radius = {};
    double rho = 0.5;
    bool operator==(const DecideRequest&) const = default;
};

/// A grey target decision with everything that it was calculated from.
struct DecidedObjects {
    EvaluatedObjects objects;
    grey::TargetOptions options;
    grey::TargetDecision result;
    std::vector<std::string> worst;  ///< attributes whose critical value is the worst value, because none was given
};

/// Returns the request of the study, or what it lacks; see objectsRequest().
[[nodiscard]] std::variant<DecideRequest, widgets::Empty> decideRequest(const Study& study);

/// Calculates the decision. With EffectMeasure::uniform, attributes without a critical value get the worst value among
/// the alternatives. Errors: those of evaluatedObjects() and grey::decideByTarget().
[[nodiscard]] base::Expected<DecidedObjects> decidedObjects(const DecideRequest& request, base::Progress& progress);

/// Returns the index of the alternative with the given name, or else of the first alternative by rank.
[[nodiscard]] std::size_t explainedAlternative(const DecidedObjects& decided, const std::string& name);

/// Derives the decision with the lines of one alternative marked; see derivation::targetDerivation().
[[nodiscard]] base::Expected<derivation::Derivation> decisionDerivation(const DecidedObjects& decided,
                                                                        std::size_t alternative,
                                                                        const derivation::Rounding& rounding);

}  // namespace greyscope::app
