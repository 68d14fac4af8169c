#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/series/series_table.h"
#include "core/derivation/draft.h"
#include "core/grey/forecast/forecast.h"

// The input for deriving a forecast or its prediction band.
namespace greyscope::derivation {

/// The model, data and options that the steps of a forecast's derivation are calculated from.
struct ForecastSubject {
    grey::GreyModel model = grey::GreyModel::gm11;
    std::optional<grey::ModelOutcome> curve;  ///< the outcome of a baseline or scaling law; nullopt for a grey model
    grey::ModelInput input;
    grey::GreyModelOptions options;  ///< options of the grey model, in which all searched values are fixed
    bool automaticShift = false;
    std::vector<std::string> searched;  ///< symbols of the parameters that the program searched for
    bool judged = true;  ///< whether the fit has residual degrees of freedom, so that its accuracy can be judged
    std::vector<std::optional<double>> held;
    std::optional<std::size_t> tailStart;
};

/// Prepares the input for deriving the forecast of one series. Errors: those of forecastDerivation().
[[nodiscard]] base::Expected<ForecastSubject> forecastSubject(const data::SeriesTable& table, std::size_t series,
                                                              const grey::ForecastOptions& options,
                                                              const grey::ModelOutcome& outcome);

/// Options of modelledSteps().
struct ModelledHow {
    bool ratios = false;       ///< whether to include the class ratios
    std::string letter = "x";  ///< letter of the series
    StepValues arrivals = {};  ///< points that join the model instead of the measured ones, if not empty
};

/// The points that a model is fitted to and its values.
struct ModelledValues {
    StepValues points;  ///< after the buffer operator
    StepValues values;  ///< at every point and forecast step
};

/// Writes the steps of a grey model fitted to `points`, with the buffer operator and translation of `subject`. Errors:
/// those of the remnant model.
[[nodiscard]] base::Expected<ModelledValues> modelledSteps(Draft& draft, const ForecastSubject& subject,
                                                           const StepValues& points, const ModelledHow& how);

}  // namespace greyscope::derivation
