#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/working/derivation.h"

namespace greyscope::working {

/// A formula with the numbers put in as spreadsheets take it, without the equals sign; a number of another line is the
/// cell that `cellOf` names. Spreadsheets separate by commas and write numbers with a point.
[[nodiscard]] std::string sheetFormula(const Expr& expression,
                                       const std::function<std::string(const LineRef&)>& cellOf);

/// A derivation as a sheet that calculates itself: a row each line with its step, its k (or series), its rule as text
/// and, in the fourth column, the measured number or the formula over the cells of earlier rows. Under a heading.
/// Change a measured number, and everything follows. Where steps are rounded, so are the cells.
[[nodiscard]] std::vector<std::vector<std::string>> sheetRows(const Derivation& derivation);

}  // namespace greyscope::working
