#pragma once

#include <cstddef>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/series/series_table.h"
#include "core/derivation/derivation.h"
#include "core/grey/forecast/forecast.h"

namespace greyscope::derivation {

/// Derives the prediction band of a forecast at one step, counted from 0. The derivation has the residuals, the
/// decision whether errors are equal or proportional to the level, all steps of one refit, and the quantiles over all
/// refits. The refits are drawn again with the same random numbers as in predictionBand(). `outcome` is the model and
/// `band` the band of forecast() with these options. Errors: those of forecastDerivation() and of bandDraws().
[[nodiscard]] base::Expected<Derivation> bandDerivation(const data::SeriesTable& table, std::size_t series,
                                                        const grey::ForecastOptions& options,
                                                        const grey::ModelOutcome& outcome,
                                                        const grey::PredictionBand& band, std::size_t step,
                                                        const Rounding& rounding, base::Progress& progress);

}  // namespace greyscope::derivation
