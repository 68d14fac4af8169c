#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <Eigen/Dense>

#include "core/grey/evaluation/grey_clusters.h"
#include "widgets/present/spec/facets_spec.h"
#include "widgets/present/spec/matrix_spec.h"

// Figures of grey clusters.
namespace greyscope::widgets {

/// What the figures of a grey clustering evaluation show.
struct ClusterLook {
    const std::vector<std::string>& objects;
    const std::vector<std::string>& units;  ///< of the indicators
    const Eigen::MatrixXd& values;          ///< objects x indicators
    const std::vector<std::string>& classes;
    const grey::ClusterOptions& options;
    const grey::GreyClusters& result;
    std::size_t explained = 0;  ///< the object whose class is derived
};

/// Largest number of objects that the table of coefficients shows; of more objects, it shows those with the smallest
/// leads.
inline constexpr std::size_t kMostClusterRows = 200;

/// Returns a panel for each indicator: the whitenization weight functions of the classes, and the objects at their
/// values, on the function of the class with the largest weight.
[[nodiscard]] FacetsSpec classFunctionPanels(const ClusterLook& look);
/// Returns the table of the clustering coefficients: a row for each object, a column for each class, then the lead.
[[nodiscard]] MatrixSpec clusterCoefficients(const ClusterLook& look);
/// Returns the index of the object that a row of clusterCoefficients() shows.
[[nodiscard]] std::size_t objectOfRow(const ClusterLook& look, std::size_t row);

}  // namespace greyscope::widgets
