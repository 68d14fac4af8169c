#pragma once

#include <cstddef>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/series/series_table.h"
#include "core/derivation/derivation.h"
#include "core/grey/forecast/forecast.h"

namespace greyscope::derivation {

/// Derives a backtest of a forecast: the steps of the model at its last origin, its forecasts from every origin, their
/// errors, and the mean error, which is BacktestScore::mape. `options` must request a backtest; `outcome` is the
/// outcome of the model. Origins at which the model cannot be fitted are left out and counted. Errors: those of
/// forecast() and forecastDerivation(); tooFewPoints if the model cannot be fitted at any origin.
[[nodiscard]] base::Expected<Derivation> backtestDerivation(const data::SeriesTable& table, std::size_t series,
                                                            const grey::ForecastOptions& options,
                                                            const grey::ModelOutcome& outcome, base::Progress& progress,
                                                            const Rounding& rounding = {});

}  // namespace greyscope::derivation
