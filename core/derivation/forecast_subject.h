#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/series/series_table.h"
#include "core/derivation/draft.h"
#include "core/grey/forecast/forecast.h"

// The input of a forecast's derivation and of the derivation of its band.
namespace greyscope::derivation {

/// Everything that the steps are calculated from.
struct ForecastSubject {
    grey::GreyModel model = grey::GreyModel::gm11;
    std::optional<grey::ModelOutcome> curve;  ///< set for a baseline or scaling law, instead of a grey model
    grey::ModelInput input;
    grey::GreyModelOptions options;  ///< with all searched values fixed
    bool automaticShift = false;
    std::vector<std::string> searched;  ///< symbols of the searched parameters
    bool judged = true;                 ///< whether residuals are left to judge by
    std::vector<std::optional<double>> held;
    std::optional<std::size_t> tailStart;
};

/// Returns the input of a derivation. Errors: those of forecastDerivation().
[[nodiscard]] base::Expected<ForecastSubject> forecastSubject(const data::SeriesTable& table, std::size_t series,
                                                              const grey::ForecastOptions& options,
                                                              const grey::ModelOutcome& outcome);

/// Options for writing the steps of a model.
struct ModelledHow {
    bool ratios = false;       ///< whether to include the class ratios
    std::string letter = "x";  ///< letter of the series
};

/// Writes the steps of a grey model of these points, with buffer operator and translation of the subject, and returns
/// the values at every point and step. Errors: those of the remnant model.
[[nodiscard]] base::Expected<StepValues> modelledSteps(Draft& draft, const ForecastSubject& subject,
                                                       const StepValues& points, const ModelledHow& how);

}  // namespace greyscope::derivation
