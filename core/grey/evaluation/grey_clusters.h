#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/base/names.h"
#include "core/grey/evaluation/class_functions.h"

namespace greyscope::grey {

/// Where the weights of the indicators come from.
enum class ClusterWeights {
    fixed,        ///< given, one for each indicator; scaled to the sum 1
    variable,     ///< λj(k) / (λ1(k) + ... + λm(k)) of each class k, for indicators of one unit (Liu)
    variableMean  ///< the same of λj(k) divided by the mean of indicator j over the objects, for unlike units
};

struct ClusterIndicator {
    std::string name;
    GreyClasses classes;
    double weight = 1.0;  ///< of ClusterWeights::fixed
};

struct ClusterOptions {
    ClassFunctions functions = ClassFunctions::centre;
    ClusterWeights weights = ClusterWeights::fixed;
    std::vector<ClusterIndicator> indicators;
};

/// A grey clustering evaluation of n objects by m indicators into s classes.
struct GreyClusters {
    std::vector<Eigen::MatrixXd> f;              ///< of each object: m x s, the weights of its values
    Eigen::MatrixXd eta;                         ///< m x s: the weights of the indicators in each class
    Eigen::MatrixXd sigma;                       ///< n x s: the clustering coefficients, sum over j of f times eta
    std::vector<std::size_t> classes;            ///< of each object: the class of the largest coefficient, the first of
                                                 ///< those that share it
    std::vector<std::vector<std::size_t>> tied;  ///< of each object: the classes whose coefficients equal the largest
                                                 ///< one within 1e-9, itself included; empty where it stands alone
    std::vector<double> leads;                   ///< of each object: the largest coefficient less the next one
};

/// `values`: n objects x m indicators, finite. Source: Liu & Lin, grey clustering with fixed and with variable weights.
/// Errors: those of checkClasses(), optionOutOfRange (weights that are negative, not finite or all zero; indicators
/// with different numbers of classes), zeroMean (of an indicator, with ClusterWeights::variableMean), noRows.
[[nodiscard]] base::Expected<GreyClusters> greyClusters(const Eigen::MatrixXd& values, const ClusterOptions& options);

}  // namespace greyscope::grey
