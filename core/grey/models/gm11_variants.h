#pragma once

#include <string>
#include <vector>

#include <Eigen/Dense>

#include "core/base/progress.h"
#include "core/grey/models/gm11.h"
#include "core/grey/models/model.h"

namespace greyscope::grey {

// Linear variants of GM(1,1); see GreyModel for their formulas. fitRolling() fits once per step and can be cancelled.
[[nodiscard]] base::Expected<ModelFit> fitEgm(const ModelInput& input, double backgroundWeight);
[[nodiscard]] base::Expected<ModelFit> fitEdgm(const ModelInput& input, double backgroundWeight);
[[nodiscard]] base::Expected<ModelFit> fitRolling(const ModelInput& input, double backgroundWeight,
                                                  const base::Progress& progress);

/// Fits a model of discrete_models.h. Errors: tooFewPoints (fewer than the number of coefficients + 2), those of
/// leastSquares().
template <class Model>
[[nodiscard]] base::Expected<ModelFit> fitDiscrete(const ModelInput& input);

/// accumulated() returns x1 of a series; differenced() reverses it by first differences.
[[nodiscard]] std::vector<double> accumulated(const std::vector<double>& series);
[[nodiscard]] std::vector<double> differenced(const std::vector<double>& series);

/// Returns x, the least-squares solution of `rows` x = `right`, by rank-revealing QR on columns of unit length. Errors
/// (with `what`): singularSystem if the columns do not determine x, overflow if an entry is not finite.
[[nodiscard]] base::Expected<Eigen::VectorXd> leastSquares(Eigen::MatrixXd rows, const Eigen::VectorXd& right,
                                                           const std::string& what);

/// Returns the least squares of GM(1,1), B = [-z 1] and Y = x(2..n), if the input requests equations; otherwise empty.
[[nodiscard]] std::vector<Equations> equationsOf(const ModelInput& input, const Gm11Result& fit);

/// Returns the residual degrees of freedom: the n - 1 equations of k = 2..n minus `coefficients`, at least 0.
[[nodiscard]] std::size_t freedomOf(const ModelInput& input, std::size_t coefficients);

/// Returns tooFewPoints if the input has fewer than `needed` values.
[[nodiscard]] base::Expected<void> needPoints(const ModelInput& input, const std::string& model, std::size_t needed);

}  // namespace greyscope::grey
