#pragma once

#include <string>
#include <vector>

#include <Eigen/Dense>

#include "core/base/progress.h"
#include "core/grey/models/gm11.h"
#include "core/grey/models/model.h"

namespace greyscope::grey {

// The linear relatives of GM(1,1); formulas at GreyModel. Rolling fits once a step and may be cancelled.
[[nodiscard]] base::Expected<ModelFit> fitEgm(const ModelInput& input, double backgroundWeight);
[[nodiscard]] base::Expected<ModelFit> fitEdgm(const ModelInput& input, double backgroundWeight);
[[nodiscard]] base::Expected<ModelFit> fitRolling(const ModelInput& input, double backgroundWeight,
                                                  const base::Progress& progress);

/// Of the models in discrete_models.h; errors: tooFewPoints (two more than coefficients are needed), those of
/// leastSquares().
template <class Model>
[[nodiscard]] base::Expected<ModelFit> fitDiscrete(const ModelInput& input);

/// x1 of a series, and back: the first differences.
[[nodiscard]] std::vector<double> accumulated(const std::vector<double>& series);
[[nodiscard]] std::vector<double> differenced(const std::vector<double>& series);

/// Least squares of `rows` x = `right` by a rank-revealing QR on columns of unit length; singularSystem (with `what`)
/// where the columns do not determine x, overflow where an entry is not finite.
[[nodiscard]] base::Expected<Eigen::VectorXd> leastSquares(Eigen::MatrixXd rows, const Eigen::VectorXd& right,
                                                           const std::string& what);

/// The least squares of GM(1,1), B = [-z 1] and Y = x(2..n), where the input asks for them.
[[nodiscard]] std::vector<Equations> equationsOf(const ModelInput& input, const Gm11Result& fit);

/// Equations of k = 2..n less the coefficients that they determine.
[[nodiscard]] std::size_t freedomOf(const ModelInput& input, std::size_t coefficients);

/// tooFewPoints below `needed` values.
[[nodiscard]] base::Expected<void> needPoints(const ModelInput& input, const std::string& model, std::size_t needed);

}  // namespace greyscope::grey
