#pragma once

#include <functional>
#include <string>
#include <vector>

#include <Eigen/Dense>

#include "core/base/progress.h"
#include "core/grey/models/model.h"

namespace greyscope::grey {

/// Forecasts of many series by one model, calculated together.
struct ManyForecasts {
    Eigen::MatrixXd values;    ///< steps x series; the columns of failed series are undefined
    std::vector<bool> failed;  ///< per series: whether the model could not be fitted
};

/// A model with its options, as functions that fit it to any points: the series, a part of it or a resampled series.
struct Candidate {
    std::string name;
    std::function<ModelOutcome(const ModelInput&, const base::Progress&)> fit;
    /// Returns the forecasts for all columns of a matrix (points x series) at once; they equal those of `fit` up to
    /// rounding. The function is empty if the model can only be fitted to one series at a time.
    std::function<ManyForecasts(const Eigen::MatrixXd& series, std::size_t horizon)> forecastMany = {};
};

/// Fits a model and forecasts as many steps as it can. If it cannot forecast the whole horizon (the curve ends, or a
/// value of a related series is unknown), the forecast is shorter and `ends` has the reason.
[[nodiscard]] ModelOutcome continuedFit(const Candidate& model, const ModelInput& input,
                                        const base::Progress& progress);

}  // namespace greyscope::grey
