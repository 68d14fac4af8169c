#pragma once

#include <QString>

#include <cstddef>
#include <string>
#include <variant>

#include "app/study/study.h"

namespace greyscope::app {

/// Cells of a table in which a value can still be changed while somebody drags it: every step of its recipe is made
/// anew for each.
inline constexpr std::size_t kMostDragged = 20'000;

/// The cell of a table that a point of a series is, as the step that would write `value` into it; or why it is none:
/// several rows, a calculated number, a table that is too large or that joins another.
[[nodiscard]] std::variant<data::SetCell, QString> cellOfPoint(const StudyTable& table, const data::SeriesQuery& query,
                                                               const std::string& series, std::size_t point,
                                                               double value);

/// The recipe with this step at its end, in the place of one for the same cell there.
[[nodiscard]] data::Recipe withCell(data::Recipe recipe, const data::SetCell& cell);

}  // namespace greyscope::app
