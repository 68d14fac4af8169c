#pragma once

#include <QSize>

/// For some groups of views, the smallest size in pixels in which the page shows them side by side. In less space, it
/// shows only one at a time. 0: any size.
namespace greyscope::app::page_room {

inline constexpr QSize kCompare{640, 420};
inline constexpr QSize kForecastModels{660, 360};
/// For the views below the chart of the Forecast page, with the chart. In less space, as beside the derivation, only
/// one is shown at a time.
inline constexpr QSize kForecast{0, 480};
inline constexpr QSize kLayout{760, 480};
/// For the matrix and the ranking of the Relations page. Two fifths of the width are needed for the names, bars and
/// numbers of the ranking.
inline constexpr QSize kMatrixAndRanking{460, 0};
inline constexpr QSize kRecipeAndValues{900, 0};
inline constexpr QSize kSimulate{760, 460};
inline constexpr QSize kTablesBesideOne{520, 0};
/// For the Trends page while it shows alternative readings above the chart, which needs the rest of the height.
inline constexpr QSize kBelowAlternatives{0, 600};
/// For pages with two rows of views. Beside the derivation there is space for one row only.
inline constexpr QSize kTwoRows{0, 380};

}  // namespace greyscope::app::page_room
