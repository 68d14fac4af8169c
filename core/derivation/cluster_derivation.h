#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/derivation/derivation.h"
#include "core/grey/evaluation/grey_clusters.h"

namespace greyscope::derivation {

/// Largest number of objects over which the mean of an indicator is derived; a longer derivation would be unreadable.
inline constexpr std::size_t kMostMeanObjects = 500;

/// The object whose class is derived, by its row in the table of values, and the names of the objects and classes.
struct ClusteredObject {
    std::size_t object = 0;
    std::vector<std::string> objects;
    std::vector<std::string> classes;
};

/// Derives the grey class of one object: its values and the centres, the values of the whitenization weight functions,
/// the weights of the indicators, the clustering coefficients and the class. Classes with equal coefficients are all
/// named. `values` and `options` are those of grey::greyClusters(). Errors: those of grey::greyClusters(),
/// tooManyPoints (more than kMostMeanObjects objects, with ClusterWeights::variableMean).
[[nodiscard]] base::Expected<Derivation> clusterDerivation(const Eigen::MatrixXd& values, const ClusteredObject& of,
                                                           const grey::ClusterOptions& options, Rounding rounding = {});

}  // namespace greyscope::derivation
