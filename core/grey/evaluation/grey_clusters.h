#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/base/names.h"
#include "core/grey/evaluation/class_functions.h"

namespace greyscope::grey {

/// The largest difference of two clustering coefficients that count as equal.
inline constexpr double kClassTie = 1e-9;

/// Where the weights of the indicators come from.
enum class ClusterWeights {
    fixed,        ///< set by the user, one for each indicator; scaled to the sum 1
    variable,     ///< λj(k) / (λ1(k) + ... + λm(k)) in each class k, for indicators with the same unit (Liu)
    variableMean  ///< the same with λj(k) divided by the mean of indicator j over the objects, for different units
};

/// An indicator by which objects are evaluated: its classes and its weight.
struct ClusterIndicator {
    std::string name;
    GreyClasses classes;
    double weight = 1.0;  ///< weight of the indicator for ClusterWeights::fixed; not used otherwise
};

/// Options of a grey clustering evaluation.
struct ClusterOptions {
    ClassFunctions functions = ClassFunctions::centre;
    ClusterWeights weights = ClusterWeights::fixed;
    std::vector<ClusterIndicator> indicators;
};

/// The result of a grey clustering evaluation: n objects are assigned to s classes by m indicators.
struct GreyClusters {
    /// For each object, an m x s matrix: how much its value of each indicator belongs to each class.
    std::vector<Eigen::MatrixXd> f;
    Eigen::MatrixXd eta;    ///< m x s matrix: the weights of the indicators in each class
    Eigen::MatrixXd sigma;  ///< n x s matrix: the clustering coefficients, the sums over the indicators of f times eta
    /// For each object: the class with the largest coefficient, or the first of several that share it.
    std::vector<std::size_t> classes;
    std::vector<std::vector<std::size_t>> tied;  ///< for each object: all classes whose coefficient equals the largest
                                                 ///< one within kClassTie; empty if there is only one
    /// For each object: the difference between its largest and its second largest coefficient.
    std::vector<double> leads;
};

/// Assigns objects to grey classes. `values` is a finite matrix with n objects x m indicators. Source: Liu & Lin, grey
/// clustering with fixed and with variable weights. Errors: those of checkClasses(), optionOutOfRange (weights that are
/// negative, not finite or all zero; indicators with different numbers of classes), zeroMean (of an indicator, with
/// ClusterWeights::variableMean), noRows.
[[nodiscard]] base::Expected<GreyClusters> greyClusters(const Eigen::MatrixXd& values, const ClusterOptions& options);

}  // namespace greyscope::grey
