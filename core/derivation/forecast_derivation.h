#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/base/error.h"
#include "core/data/series/series_table.h"
#include "core/derivation/derivation.h"
#include "core/grey/forecast/forecast.h"

namespace greyscope::derivation {

/// Points and steps with which a derivation is still written; nobody reads more.
inline constexpr std::size_t kMostPoints = 500;

struct ForecastDerivationOptions {
    Rounding rounding = {};
    std::optional<std::size_t> tailStart = {};  ///< k0 of the remnant model; none: the longest tail of one sign
    bool operator==(const ForecastDerivationOptions&) const = default;
};

/// Whether a model or curve of a forecast has a derivation, by its name.
[[nodiscard]] bool hasForecastDerivation(const std::string& name);

/// How a grey model, or a curve beside the models, comes to its fit, its forecast and its accuracy: buffer operator,
/// translation, class ratios, accumulation, background, B and Y, normal equations, coefficients, response, restoration,
/// errors, C, P, grade and the error on held-out points. `outcome` is the one of forecast() with these options; what
/// its searches found is taken over, nothing else. Where steps are rounded, every line has both numbers. Errors: the
/// outcome's own failure, optionUnknown (a name that is none of these), tooManyPoints, those of forecastPoints() and of
/// the remnant model with another k0.
[[nodiscard]] base::Expected<Derivation> forecastDerivation(const data::SeriesTable& table, std::size_t series,
                                                            const grey::ForecastOptions& options,
                                                            const grey::ModelOutcome& outcome,
                                                            const ForecastDerivationOptions& derivation = {});

}  // namespace greyscope::derivation
