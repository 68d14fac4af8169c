#pragma once

#include <QSize>

/// The least room of each page in which its views stand beside each other; below, they take turns. 0: any.
namespace greyscope::app::page_room {

inline constexpr QSize kCompare{640, 420};
inline constexpr QSize kForecastModels{660, 360};
/// With the chart above them: beside the derivation those take turns as well.
inline constexpr QSize kForecast{0, 480};
inline constexpr QSize kLayout{760, 480};
/// Two fifths of it hold names, bars and numbers of the ranking.
inline constexpr QSize kMatrixAndRanking{460, 0};
inline constexpr QSize kRecipeAndValues{900, 0};
inline constexpr QSize kSimulate{760, 460};
inline constexpr QSize kTablesBesideOne{520, 0};
/// Of Trends where the alternatives of the reading stand above: the chart has the room.
inline constexpr QSize kBelowAlternatives{0, 600};
/// Of pages with one row of views over another: beside the derivation there is room for one.
inline constexpr QSize kTwoRows{0, 380};

}  // namespace greyscope::app::page_room
