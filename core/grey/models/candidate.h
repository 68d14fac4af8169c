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
    Eigen::MatrixXd values;    ///< steps x series; columns of series without a fit are undefined
    std::vector<bool> failed;  ///< one per series
};

/// A model with fixed options that can be fitted to any points: the series, a part of it or a resampled series.
struct Candidate {
    std::string name;
    std::function<ModelOutcome(const ModelInput&, const base::Progress&)> fit;
    /// Returns the forecasts of `fit` for all columns of a matrix (points x series) at once, equal up to rounding.
    /// Empty if the model can only be fitted to one series at a time.
    std::function<ManyForecasts(const Eigen::MatrixXd& series, std::size_t horizon)> forecastMany = {};
};

/// Fits the model and forecasts as many steps as it can. If it cannot forecast the whole horizon (the curve ends, or a
/// related series is unknown), the forecast is shorter and `ends` has the reason.
[[nodiscard]] ModelOutcome continuedFit(const Candidate& model, const ModelInput& input,
                                        const base::Progress& progress);

}  // namespace greyscope::grey
