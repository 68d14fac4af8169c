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

/// What the result on the Forecast page depends on.
struct ForecastRequest {
    std::shared_ptr<const data::Dataset> dataset;
    data::SeriesQuery query;
    std::string series;
    ForecastChoices choices;                              ///< without those of drawing alone
    std::vector<std::string> related;                     ///< series of the same table that GM(1,N) and GM(0,N) take
    std::optional<std::vector<std::string>> beside = {};  ///< models that stand beside the chosen one; none: all
    bool baselinesAlone = false;                          ///< no grey model stands beside the chosen one
    bool operator==(const ForecastRequest&) const = default;
};

/// The chosen model, those beside it and the baselines. Holds out only so many points that four are left to fit.
[[nodiscard]] base::Expected<grey::ForecastResult> forecastOf(const ForecastRequest& request, base::Progress& progress);

/// How a model of that result comes to its numbers.
[[nodiscard]] base::Expected<derivation::Derivation> derivationOf(const ForecastRequest& request,
                                                                  const grey::ModelOutcome& outcome,
                                                                  const derivation::Rounding& rounding,
                                                                  std::optional<std::size_t> tailStart = {});

/// How the error of its backtest does.
[[nodiscard]] base::Expected<derivation::Derivation> backtestDerivationOf(const ForecastRequest& request,
                                                                          const grey::ModelOutcome& outcome,
                                                                          const derivation::Rounding& rounding,
                                                                          base::Progress& progress);
/// How the band of its model comes about at a step, from 0.
[[nodiscard]] base::Expected<derivation::Derivation> bandDerivationOf(const ForecastRequest& request,
                                                                      const grey::ForecastResult& result,
                                                                      std::size_t step,
                                                                      const derivation::Rounding& rounding,
                                                                      base::Progress& progress);

}  // namespace greyscope::app
