#pragma once

#include <string>
#include <variant>
#include <vector>

#include "app/analyses/evaluation/evaluated_objects.h"
#include "core/base/progress.h"
#include "core/derivation/derivation.h"
#include "core/grey/evaluation/grey_clusters.h"

namespace greyscope::app {

/// The inputs of a grey clustering evaluation.
struct ClusterRequest {
    ObjectsRequest objects;
    std::vector<std::string> classes;  ///< names of the classes; empty: numbers
    grey::ClassFunctions functions = grey::ClassFunctions::centre;
    grey::ClusterWeights weights = grey::ClusterWeights::fixed;
    bool operator==(const ClusterRequest&) const = default;
};

/// A grey clustering evaluation with everything that it was calculated from.
struct ClusteredObjects {
    EvaluatedObjects objects;
    grey::ClusterOptions options;
    std::vector<std::string> classes;
    grey::GreyClusters result;
    std::vector<std::string> quantiles;  ///< indicators whose centres are quantiles, because none were given
};

/// Returns the request of the study, or what it lacks; see objectsRequest().
[[nodiscard]] std::variant<ClusterRequest, widgets::Empty> clusterRequest(const Study& study);

/// Calculates the evaluation. Indicators without centres get s quantiles of their values at the shares
/// (k - 1/2) / s; if less is better, the centres fall. Errors: those of evaluatedObjects() and grey::greyClusters(),
/// optionOutOfRange (as many names of classes as centres are needed), constantSeries (an indicator without centres).
[[nodiscard]] base::Expected<ClusteredObjects> clusteredObjects(const ClusterRequest& request,
                                                                base::Progress& progress);

/// Returns the index of the object with the given name, or else of the object with the smallest lead.
[[nodiscard]] std::size_t explainedObject(const ClusteredObjects& clustered, const std::string& name);

/// Derives the class of one object; see derivation::clusterDerivation().
[[nodiscard]] base::Expected<derivation::Derivation> classDerivation(const ClusteredObjects& clustered,
                                                                     std::size_t object,
                                                                     const derivation::Rounding& rounding);

}  // namespace greyscope::app
