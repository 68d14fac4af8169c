#pragma once

#include <QString>

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "app/study/study.h"

namespace greyscope::app {

/// Most cells of a table whose values can be changed by dragging a point: each move applies every step of the recipe
/// again.
inline constexpr std::size_t kMostDragged = 20'000;

/// Returns the step that writes `value` into the cell behind a point of a series, or the reason why there is no such
/// cell: the point is made of several rows or is calculated, or the table is too large or its recipe joins another
/// table.
[[nodiscard]] std::variant<data::SetCell, QString> cellOfPoint(const StudyTable& table, const data::SeriesQuery& query,
                                                               const std::string& series, std::size_t point,
                                                               double value);

/// Returns the cells of a new last row that continues a series with `value` at the next point of its axis, or the
/// reason why there is no such row: the reasons of cellOfPoint(), or an axis whose next number is not known.
[[nodiscard]] std::variant<std::vector<data::SetCell>, QString> cellsOfNext(const StudyTable& table,
                                                                            const data::SeriesQuery& query,
                                                                            const std::string& series, double value);

/// Returns the recipe without the row behind a point of a series, or the reason why the point has no row of its own. A
/// row of the file is left out by its line; for a row that was added by hand, the steps that added it are removed.
[[nodiscard]] std::variant<data::Recipe, QString> withoutPoint(const StudyTable& table, const data::SeriesQuery& query,
                                                               const std::string& series, std::size_t point);

/// Returns the recipe with this step at its end; the step replaces one for the same cell there.
[[nodiscard]] data::Recipe withCell(data::Recipe recipe, const data::SetCell& cell);

}  // namespace greyscope::app
