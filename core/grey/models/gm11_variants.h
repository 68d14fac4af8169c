#pragma once

#include <string>
#include <vector>

#include <Eigen/Dense>

#include "core/base/progress.h"
#include "core/grey/models/gm11.h"
#include "core/grey/models/model.h"

namespace greyscope::grey {

// Linear variants of GM(1,1); the formulas are at GreyModel.
/// Fits GM(1,1) in the EGM form, by the response of the whitening equation.
[[nodiscard]] base::Expected<ModelFit> fitEgm(const ModelInput& input, double backgroundWeight);
/// Fits GM(1,1) in the EDGM form, by the difference equation itself.
[[nodiscard]] base::Expected<ModelFit> fitEdgm(const ModelInput& input, double backgroundWeight);
/// Fits the rolling GM(1,1): each step appends its forecast, drops the oldest point and refits.
[[nodiscard]] base::Expected<ModelFit> fitRolling(const ModelInput& input, double backgroundWeight,
                                                  const base::Progress& progress);

/// Fits a discrete model, Dgm or Ndgm of discrete_models.h. Errors: tooFewPoints (fewer than the number of coefficients
/// + 2), those of leastSquares().
template <class Model>
[[nodiscard]] base::Expected<ModelFit> fitDiscrete(const ModelInput& input);

/// Returns the accumulated series x1, the running sums of a series.
[[nodiscard]] std::vector<double> accumulated(const std::vector<double>& series);
/// Returns the series whose accumulated series is `series`, by first differences: the reverse of accumulated().
[[nodiscard]] std::vector<double> differenced(const std::vector<double>& series);

/// Solves `rows` x = `right` by least squares and returns x, by rank-revealing QR on columns scaled to unit length.
/// Errors (with `what`): singularSystem if the columns do not determine x, overflow if an entry is not finite.
[[nodiscard]] base::Expected<Eigen::VectorXd> leastSquares(Eigen::MatrixXd rows, const Eigen::VectorXd& right,
                                                           const std::string& what);

/// Returns the least squares of a fitted GM(1,1), B = [-z 1] and Y = x(2..n), if the input requests equations;
/// otherwise an empty list.
[[nodiscard]] std::vector<Equations> equationsOf(const ModelInput& input, const Gm11Result& fit);

/// Returns the residual degrees of freedom of a model: the n - 1 equations of k = 2..n minus its number of
/// coefficients, at least 0.
[[nodiscard]] std::size_t freedomOf(const ModelInput& input, std::size_t coefficients);

/// Checks the number of points for a model. Error: tooFewPoints (fewer than `needed`).
[[nodiscard]] base::Expected<void> needPoints(const ModelInput& input, const std::string& model, std::size_t needed);

}  // namespace greyscope::grey
