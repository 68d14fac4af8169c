#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/series/series_table.h"
#include "core/derivation/draft.h"
#include "core/grey/forecast/forecast.h"

// What a forecast is of: for its derivation and that of its band.
namespace greyscope::derivation {

/// All that the steps follow from.
struct ForecastSubject {
    grey::GreyModel model = grey::GreyModel::gm11;
    std::optional<grey::ModelOutcome> curve;  ///< beside the models, instead of one
    grey::ModelInput input;
    grey::GreyModelOptions options;  ///< settled
    bool automaticShift = false;
    std::vector<std::string> searched;  ///< symbols of what was searched for
    bool judged = true;                 ///< residuals are left to judge by
    std::vector<std::optional<double>> held;
    std::optional<std::size_t> tailStart;
};

/// Errors as forecastDerivation().
[[nodiscard]] base::Expected<ForecastSubject> forecastSubject(const data::SeriesTable& table, std::size_t series,
                                                              const grey::ForecastOptions& options,
                                                              const grey::ModelOutcome& outcome);

/// How the steps of a model are written.
struct ModelledHow {
    bool ratios = false;       ///< with the class ratios
    std::string letter = "x";  ///< of the series
};

/// The grey model of these points, prepared as the subject says: the values of every point and step. Errors: those of
/// the remnant model.
[[nodiscard]] base::Expected<StepValues> modelledSteps(Draft& draft, const ForecastSubject& subject,
                                                       const StepValues& points, const ModelledHow& how);

}  // namespace greyscope::derivation
