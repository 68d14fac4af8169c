#include "app/analyses/cluster/cluster_request.h"

#include <algorithm>

#include "app/run/tally.h"
#include "core/base/quantile.h"
#include "core/base/try.h"
#include "core/derivation/cluster_derivation.h"

namespace greyscope::app {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

constexpr std::size_t kUsualClasses = 3;

/// Returns the number of classes: that of the first indicator with centres, or of the names, or 3.
std::size_t classCount(const ClusterRequest& request, const std::vector<IndicatorChoice>& indicators) {
    const bool byEnds = request.functions == grey::ClassFunctions::end;
    for (const IndicatorChoice& indicator : indicators) {
        if (byEnds && indicator.ends.size() > 1) {
            return indicator.ends.size() - 1;
        }
        if (!indicator.centres.empty()) {
            return indicator.centres.size();
        }
    }
    return request.classes.empty() ? kUsualClasses : request.classes.size();
}

Expected<std::vector<double>> quantileCentres(const IndicatorChoice& indicator, const Eigen::VectorXd& values,
                                              std::size_t count) {
    std::vector<double> sorted(values.begin(), values.end());
    std::sort(sorted.begin(), sorted.end());
    if (sorted.front() == sorted.back()) {
        return fail(ErrorCode::constantSeries, {indicator.column, "quantiles as centres"});
    }
    std::vector<double> centres;
    for (std::size_t k = 0; k < count; ++k) {
        centres.push_back(base::quantile(sorted, (static_cast<double>(k) + 0.5) / static_cast<double>(count)));
    }
    if (std::ranges::adjacent_find(centres, std::ranges::greater_equal{}) != centres.end()) {  // many equal values
        for (std::size_t k = 0; k < count; ++k) {
            const double share = (static_cast<double>(k) + 0.5) / static_cast<double>(count);
            centres[k] = sorted.front() + share * (sorted.back() - sorted.front());
        }
    }
    if (indicator.effect.kind == data::Effect::cost) {
        std::ranges::reverse(centres);
    }
    return centres;
}

/// Returns how the weights are calculated: variable weights of indicators with different units are made comparable by
/// their means.
grey::ClusterWeights weightsFor(grey::ClusterWeights chosen, const std::vector<std::string>& units) {
    const bool alike = !units.front().empty() &&
                       std::ranges::all_of(units, [&](const std::string& unit) { return unit == units.front(); });
    return chosen == grey::ClusterWeights::variable && !alike ? grey::ClusterWeights::variableMean : chosen;
}

}  // namespace

std::variant<ClusterRequest, widgets::Empty> clusterRequest(const Study& study) {
    const ClusterChoices& choices = study.clusters;
    auto objects = objectsRequest(study, choices.objects, choices.indicators);
    if (auto* missing = std::get_if<widgets::Empty>(&objects)) {
        return std::move(*missing);
    }
    return ClusterRequest{std::get<ObjectsRequest>(std::move(objects)), choices.classes, choices.functions,
                          choices.weights};
}

Expected<ClusteredObjects> clusteredObjects(const ClusterRequest& request, base::Progress& /*progress*/) {
    tally("grey clusters");
    ClusteredObjects clustered;
    clustered.objects = GREYSCOPE_TRY(evaluatedObjects(request.objects));
    clustered.options = {request.functions, weightsFor(request.weights, clustered.objects.units), {}};
    const std::size_t count = classCount(request, clustered.objects.indicators);
    for (std::size_t j = 0; j < clustered.objects.indicators.size(); ++j) {
        const IndicatorChoice& indicator = clustered.objects.indicators[j];
        grey::GreyClasses classes{indicator.centres, {}};
        if (request.functions == grey::ClassFunctions::end && !indicator.ends.empty()) {
            classes = grey::classesBetween(indicator.ends, indicator.centres);
        } else if (indicator.centres.empty()) {
            classes.centres = GREYSCOPE_TRY(
                quantileCentres(indicator, clustered.objects.values.col(static_cast<Eigen::Index>(j)), count));
            clustered.quantiles.push_back(indicator.column);
        }
        clustered.options.indicators.push_back({indicator.column, std::move(classes), indicator.weight});
    }
    clustered.classes = request.classes;
    for (std::size_t k = 0; clustered.classes.size() < count && request.classes.empty(); ++k) {
        clustered.classes.push_back(std::to_string(k + 1));
    }
    if (clustered.classes.size() != count) {
        return fail(ErrorCode::optionOutOfRange, {"--classes", std::to_string(clustered.classes.size()),
                                                  std::to_string(count) + ", as many as centres"});
    }
    clustered.result = GREYSCOPE_TRY(grey::greyClusters(clustered.objects.values, clustered.options));
    return clustered;
}

std::size_t explainedObject(const ClusteredObjects& clustered, const std::string& name) {
    const auto found = std::ranges::find(clustered.objects.names, name);
    if (found != clustered.objects.names.end()) {
        return static_cast<std::size_t>(found - clustered.objects.names.begin());
    }
    const auto& leads = clustered.result.leads;
    return static_cast<std::size_t>(std::ranges::min_element(leads) - leads.begin());
}

Expected<derivation::Derivation> classDerivation(const ClusteredObjects& clustered, std::size_t object,
                                                 const derivation::Rounding& rounding) {
    return derivation::clusterDerivation(clustered.objects.values, {object, clustered.objects.names, clustered.classes},
                                         clustered.options, rounding);
}

}  // namespace greyscope::app
