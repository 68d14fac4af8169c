#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/study/choices/point_choice.h"
#include "core/grey/forecast/forecast.h"

namespace greyscope::app {

struct ForecastChoices {
    static constexpr std::size_t kFewestFitted = 4;  ///< smallest number of points to which a model can be fitted
    PointChoice points;
    std::size_t holdOut = 2;  ///< number of last points that are not fitted (test points)
    std::size_t ahead = 2;    ///< number of forecast steps beyond the last measured point
    /// The model and its parameters. `fitCount` and `horizon` replace `holdOut` and `ahead` if they are set. `related`
    /// contains values of the compared series beyond the end of the table. The other models, the baselines, the
    /// backtest and the band are not set here but by the members below.
    grey::ForecastOptions options;
    bool backtest = false;  ///< whether errors come from a backtest with rolling origins instead of the test points
    grey::BacktestOptions rolling{.first = kFewestFitted, .origins = 20};
    std::optional<double> interval;  ///< level of the forecast band; nullopt: no band
    grey::BandOptions band;          ///< options of the forecast band, without its level
    std::vector<std::string> shownBaselines{"last-value", "saturation"};
    bool operator==(const ForecastChoices&) const = default;
};

/// Makes the last `count` points test points, and resets `fitCount`.
inline void setHoldOut(ForecastChoices& choices, std::size_t count) {
    choices.holdOut = count;
    choices.options.fitCount = 0;
}

/// Returns the options in core/grey for these choices, without the number of fitted points, the horizon and the other
/// models.
[[nodiscard]] grey::ForecastOptions optionsOf(const ForecastChoices& choices);

}  // namespace greyscope::app
