#pragma once

#include <QString>

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "app/study/study.h"

namespace greyscope::app {

/// Maximum number of cells of a table whose values can be changed by dragging a point, because each movement applies
/// all steps of the recipe again.
inline constexpr std::size_t kMostDragged = 20'000;

/// Returns a step that sets the cell that gives a point of a series to `value`. Returns the reason if there is no such
/// cell: the point is made of several rows or is calculated, the table is too large, or its recipe joins another table.
[[nodiscard]] std::variant<data::SetCell, QString> cellOfPoint(const StudyTable& table, const data::SeriesQuery& query,
                                                               const std::string& series, std::size_t point,
                                                               double value);

/// Returns the cells of a new last row that continues a series with `value` at the next point of its axis. Returns the
/// reason if there is no such row: those of cellOfPoint(), or an axis whose next number is not known.
[[nodiscard]] std::variant<std::vector<data::SetCell>, QString> cellsOfNext(const StudyTable& table,
                                                                            const data::SeriesQuery& query,
                                                                            const std::string& series, double value);

/// Returns the recipe of the table without the row that gives a point of a series, or the reason why the point has no
/// row of its own. A row of the file is left out by its line. For a row that was added by hand, the steps that added it
/// are removed.
[[nodiscard]] std::variant<data::Recipe, QString> withoutPoint(const StudyTable& table, const data::SeriesQuery& query,
                                                               const std::string& series, std::size_t point);

/// Returns the recipe with this step at its end. If the last step sets the same cell, it is replaced.
[[nodiscard]] data::Recipe withCell(data::Recipe recipe, const data::SetCell& cell);

}  // namespace greyscope::app
