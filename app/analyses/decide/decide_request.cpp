#include "app/analyses/decide/decide_request.h"

#include <algorithm>

#include "app/run/tally.h"
#include "core/base/try.h"
#include "core/derivation/target_derivation.h"

namespace greyscope::app {

using base::Expected;

namespace {

/// Returns the worst value of a column; if a target is best, the largest distance from it.
double worstOf(const data::PointEffect& effect, const Eigen::VectorXd& values) {
    return effect.kind == data::Effect::benefit ? values.minCoeff()
           : effect.kind == data::Effect::cost  ? values.maxCoeff()
                                                : (values.array() - effect.target).abs().maxCoeff();
}

}  // namespace

std::variant<DecideRequest, widgets::Empty> decideRequest(const Study& study) {
    const TargetChoices& choices = study.target;
    auto objects = objectsRequest(study, choices.objects, choices.indicators);
    if (auto* missing = std::get_if<widgets::Empty>(&objects)) {
        return std::move(*missing);
    }
    return DecideRequest{std::get<ObjectsRequest>(std::move(objects)),
                         choices.measure,
                         choices.bullseye,
                         choices.weights,
                         choices.radius,
                         choices.rho};
}

Expected<DecidedObjects> decidedObjects(const DecideRequest& request, base::Progress& /*progress*/) {
    tally("grey target");
    DecidedObjects decided;
    decided.objects = GREYSCOPE_TRY(evaluatedObjects(request.objects));
    decided.options = {.measure = request.measure,
                       .bullseye = request.bullseye,
                       .weights = request.weights,
                       .radius = request.radius,
                       .rho = request.rho};
    for (std::size_t j = 0; j < decided.objects.indicators.size(); ++j) {
        const IndicatorChoice& indicator = decided.objects.indicators[j];
        grey::TargetAttribute attribute{indicator.column, indicator.effect, indicator.weight};
        if (request.measure == grey::EffectMeasure::uniform) {
            attribute.critical = indicator.critical;
            if (!attribute.critical) {
                attribute.critical =
                    worstOf(indicator.effect, decided.objects.values.col(static_cast<Eigen::Index>(j)));
                decided.worst.push_back(indicator.column);
            }
        }
        decided.options.attributes.push_back(std::move(attribute));
    }
    decided.result =
        GREYSCOPE_TRY(grey::decideByTarget(decided.objects.values, decided.objects.names, decided.options));
    return decided;
}

std::size_t explainedAlternative(const DecidedObjects& decided, const std::string& name) {
    const auto found = std::ranges::find(decided.objects.names, name);
    if (found != decided.objects.names.end()) {
        return static_cast<std::size_t>(found - decided.objects.names.begin());
    }
    const auto& ranks = decided.result.ranks;
    return static_cast<std::size_t>(std::ranges::min_element(ranks) - ranks.begin());
}

Expected<derivation::Derivation> decisionDerivation(const DecidedObjects& decided, std::size_t alternative,
                                                    const derivation::Rounding& rounding) {
    return derivation::targetDerivation(decided.objects.values, decided.objects.names, alternative, decided.options,
                                        rounding);
}

}  // namespace greyscope::app
