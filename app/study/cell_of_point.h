#pragma once

#include <QString>

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

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

/// The cells of the row behind the last that continue a series by this value at the next point of its axis; or why
/// there is none: as above, or an axis that is no row of numbers.
[[nodiscard]] std::variant<std::vector<data::SetCell>, QString> cellsOfNext(const StudyTable& table,
                                                                            const data::SeriesQuery& query,
                                                                            const std::string& series, double value);

/// The recipe without the row of a table that a point of a series is; or why it is none of its own. A row of the file
/// is left out by its line, one that was added by hand was never there.
[[nodiscard]] std::variant<data::Recipe, QString> withoutPoint(const StudyTable& table, const data::SeriesQuery& query,
                                                               const std::string& series, std::size_t point);

/// The recipe with this step at its end, in the place of one for the same cell there.
[[nodiscard]] data::Recipe withCell(data::Recipe recipe, const data::SetCell& cell);

}  // namespace greyscope::app
