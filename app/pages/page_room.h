#pragma once

#include <QSize>

/// The smallest size in which the views of a page are shown side by side; in less space only one is shown at a time. 0:
/// any size.
namespace greyscope::app::page_room {

inline constexpr QSize kCompare{640, 420};
inline constexpr QSize kForecastModels{660, 360};
/// For these views with the chart above them; in less space, as beside the derivation, only one is shown at a time.
inline constexpr QSize kForecast{0, 480};
inline constexpr QSize kLayout{760, 480};
/// Two fifths of the width are needed for names, bars and numbers of the ranking.
inline constexpr QSize kMatrixAndRanking{460, 0};
inline constexpr QSize kRecipeAndValues{900, 0};
inline constexpr QSize kSimulate{760, 460};
inline constexpr QSize kTablesBesideOne{520, 0};
/// For Trends with the alternatives of the reading above the chart, which needs the space.
inline constexpr QSize kBelowAlternatives{0, 600};
/// For pages with two rows of views; beside the derivation only one row fits.
inline constexpr QSize kTwoRows{0, 380};

}  // namespace greyscope::app::page_room
