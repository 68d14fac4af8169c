#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/derivation/derivation.h"

namespace greyscope::derivation {

/// Where the numbers of a derivation are in a spreadsheet: all in one column, so that a sum over points is a range.
struct SheetCells {
    std::string column = "D";
    std::function<std::size_t(const LineRef&)> rowOf;
    std::map<std::string, std::string> choices = {};  ///< cells of the parameters rho, alpha, ..., by name
};

/// Returns a formula with the numbers put in, in spreadsheet syntax without the equals sign. Numbers of other lines
/// become references to their cells. Arguments are separated by commas; numbers have a decimal point.
[[nodiscard]] std::string sheetFormula(const Expr& expression, const SheetCells& cells);

/// The cell of a line. If steps are rounded, so is the cell.
struct LineCell {
    std::string formula = {};  ///< with the equals sign; "": the cell contains the value
    bool measured = false;     ///< whether the number was measured, so that other cells depend on it
    bool follows = true;       ///< whether the cell follows all changes of measured numbers; otherwise it contains a
                               ///< fixed number
};
/// Returns the cell of a line. It has no formula if the formula would be too long for spreadsheets.
[[nodiscard]] LineCell sheetCell(const Derivation& derivation, const LineRef& line, const SheetCells& cells);

/// Returns the numbers that were chosen as parameters, by name, in the order of first use.
[[nodiscard]] std::vector<std::pair<std::string, Real>> sheetChoices(const Derivation& derivation);

/// Returns the lines of a step in their order in the sheet; a matrix is written column by column.
[[nodiscard]] std::vector<std::size_t> sheetOrder(const Step& step);

/// Returns a derivation as a sheet that recalculates itself. After a heading there is one row for each parameter and
/// each line, with its step, its k (or series, or row and column of a matrix), its rule as text, and in the fourth
/// column the number or a formula over the cells of earlier rows.
[[nodiscard]] std::vector<std::vector<std::string>> sheetRows(const Derivation& derivation);
/// Returns the second column of a line's row.
[[nodiscard]] std::string sheetPlace(const Step& step, std::size_t line);

}  // namespace greyscope::derivation
