#pragma once

#include <cstddef>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/series/series_table.h"
#include "core/derivation/derivation.h"
#include "core/grey/forecast/forecast.h"

namespace greyscope::derivation {

/// How a backtest comes about: the model at its last origin in full, what it forecasts from every origin, the errors
/// and their mean, which is BacktestScore::mape. `options` asks for a backtest; `outcome` is of the model. Origins at
/// which it cannot be fitted are left out and counted. Errors as forecast() and forecastDerivation(); tooFewPoints
/// where it is fitted at none.
[[nodiscard]] base::Expected<Derivation> backtestDerivation(const data::SeriesTable& table, std::size_t series,
                                                            const grey::ForecastOptions& options,
                                                            const grey::ModelOutcome& outcome, base::Progress& progress,
                                                            const Rounding& rounding = {});

}  // namespace greyscope::derivation
