#pragma once

#include <functional>
#include <string>
#include <vector>

#include <Eigen/Dense>

#include "core/base/progress.h"
#include "core/grey/models/model.h"

namespace greyscope::grey {

/// Forecasts of many series by one model.
struct ManyForecasts {
    Eigen::MatrixXd values;    ///< steps x series; of a series without a fit, whatever
    std::vector<bool> failed;  ///< one a series
};

/// A model with its options settled, ready to be fitted to any points: the series, a part of it, a resampled one.
struct Candidate {
    std::string name;
    std::function<ModelOutcome(const ModelInput&, const base::Progress&)> fit;
    /// What `fit` forecasts of each column of a matrix (points x series), to rounding, all at once. Empty where the
    /// model is fitted singly.
    std::function<ManyForecasts(const Eigen::MatrixXd& series, std::size_t horizon)> forecastMany = {};
};

/// What the model makes of the points, continued by as many steps as it has: where it cannot be continued over the
/// whole horizon (a curve that ends, a related series that is not known), the forecast is shorter and `ends` says why.
[[nodiscard]] ModelOutcome continuedFit(const Candidate& model, const ModelInput& input,
                                        const base::Progress& progress);

}  // namespace greyscope::grey
