#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/study/choices/point_choice.h"
#include "core/grey/forecast/forecast.h"

namespace greyscope::app {

struct ForecastChoices {
    static constexpr std::size_t kFewestFitted = 4;  ///< points that a model is fitted to at least
    PointChoice points;
    std::size_t holdOut = 2;  ///< last points kept out of the fit
    std::size_t ahead = 2;    ///< steps beyond the last measured point
    /// The model and its parameters. `fitCount` and `horizon`, where they are set, count instead of `holdOut` and
    /// `ahead`; `related` has the values behind the table of series that are compared. Its other models, baselines,
    /// backtest and band follow from the rest.
    grey::ForecastOptions options;
    bool backtest = false;  ///< judged from rolling origins instead of the held-out points
    grey::BacktestOptions rolling{.first = kFewestFitted, .origins = 20};
    std::optional<double> interval;  ///< level of the band; none: no band
    grey::BandOptions band;          ///< but for its level
    std::vector<std::string> shownBaselines{"last-value", "saturation"};
    bool operator==(const ForecastChoices&) const = default;
};

/// Holds out the last so many points, whatever was fitted before.
inline void setHoldOut(ForecastChoices& choices, std::size_t count) {
    choices.holdOut = count;
    choices.options.fitCount = 0;
}

/// Core's options of these choices, but for the points that are fitted, the steps and the other models.
[[nodiscard]] grey::ForecastOptions optionsOf(const ForecastChoices& choices);

}  // namespace greyscope::app
