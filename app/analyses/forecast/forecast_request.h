#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/study/study.h"
#include "core/base/progress.h"
#include "core/derivation/derivation.h"

namespace greyscope::app {

inline constexpr std::size_t kFewestFitted = ForecastChoices::kFewestFitted;

/// Everything that the result of the Forecast page depends on.
struct ForecastRequest {
    std::shared_ptr<const data::Dataset> dataset;
    data::SeriesQuery query;
    std::string series;
    ForecastChoices choices;           ///< the study's choices, without those that only affect drawing
    std::vector<std::string> related;  ///< series of the same table that GM(1,N) and GM(0,N) use
    /// Names of the models that are compared with the chosen one; nullopt: all models.
    std::optional<std::vector<std::string>> beside = {};
    bool baselinesAlone = false;  ///< whether only baselines are compared with the chosen model
    bool operator==(const ForecastRequest&) const = default;
};

/// Calculates the chosen model, the models compared with it, and the baselines. If the series is short, it uses fewer
/// test points than chosen, so that four points are left for the fit.
[[nodiscard]] base::Expected<grey::ForecastResult> forecastOf(const ForecastRequest& request, base::Progress& progress);

/// Returns the derivation of the fit and forecast of one model of the result.
[[nodiscard]] base::Expected<derivation::Derivation> derivationOf(const ForecastRequest& request,
                                                                  const grey::ModelOutcome& outcome,
                                                                  const derivation::Rounding& rounding,
                                                                  std::optional<std::size_t> tailStart = {});

/// Returns the derivation of the backtest error of a model.
[[nodiscard]] base::Expected<derivation::Derivation> backtestDerivationOf(const ForecastRequest& request,
                                                                          const grey::ModelOutcome& outcome,
                                                                          const derivation::Rounding& rounding,
                                                                          base::Progress& progress);
/// Returns the derivation of the forecast band of the chosen model at `step`, counted from 0.
[[nodiscard]] base::Expected<derivation::Derivation> bandDerivationOf(const ForecastRequest& request,
                                                                      const grey::ForecastResult& result,
                                                                      std::size_t step,
                                                                      const derivation::Rounding& rounding,
                                                                      base::Progress& progress);

}  // namespace greyscope::app
