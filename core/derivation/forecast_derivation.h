#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/base/error.h"
#include "core/data/series/series_table.h"
#include "core/derivation/derivation.h"
#include "core/grey/forecast/forecast.h"

namespace greyscope::derivation {

/// Largest number of points and steps of a series whose forecast is derived; a longer derivation would be unreadable.
inline constexpr std::size_t kMostPoints = 500;

/// Options of the derivation of a forecast.
struct ForecastDerivationOptions {
    Rounding rounding = {};
    std::optional<std::size_t> tailStart = {};  ///< first point k0 of the tail for the residualRemnant model; nullopt:
                                                ///< the longest tail of residuals with one sign
    bool operator==(const ForecastDerivationOptions&) const = default;
};

/// Returns whether the model or curve with this name has a derivation.
[[nodiscard]] bool hasForecastDerivation(const std::string& name);

/// Derives the fit, forecast and accuracy of a grey model or of another curve. The steps are: buffer operator,
/// translation, class ratios, accumulation, background values, B and Y, normal equations, coefficients, response,
/// restoration, errors, C, P, grade and the error on held-out points. `outcome` is from forecast() with these options;
/// only the values that its searches found are taken from it. If steps are rounded, every line also has its exact
/// value. Errors: the outcome's own failure, optionUnknown (a model without a derivation), tooManyPoints, those of
/// forecastPoints() and of the remnant model if k0 is set.
[[nodiscard]] base::Expected<Derivation> forecastDerivation(const data::SeriesTable& table, std::size_t series,
                                                            const grey::ForecastOptions& options,
                                                            const grey::ModelOutcome& outcome,
                                                            const ForecastDerivationOptions& derivation = {});

}  // namespace greyscope::derivation
