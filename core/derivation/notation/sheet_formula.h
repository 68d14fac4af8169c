#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/derivation/derivation.h"

namespace greyscope::derivation {

/// Where the numbers of a derivation stand in a spreadsheet: all in one column, so that a sum over points is a range.
struct SheetCells {
    std::string column = "D";
    std::function<std::size_t(const LineRef&)> rowOf;
    std::map<std::string, std::string> choices = {};  ///< the cells of rho, alpha, ..., by their names
};

/// A formula with the numbers put in as spreadsheets take it, without the equals sign; a number of another line is its
/// cell. Spreadsheets separate by commas and write numbers with a point.
[[nodiscard]] std::string sheetFormula(const Expr& expression, const SheetCells& cells);

/// What stands in the cell of a line. Where steps are rounded, so is the cell.
struct LineCell {
    std::string formula = {};  ///< with its equals sign; "": the value itself
    bool measured = false;     ///< a number that everything else follows from
    bool follows = true;       ///< what is measured; else some number of it stands as it is, whatever changes
};
/// No formula where it would be longer than spreadsheets take.
[[nodiscard]] LineCell sheetCell(const Derivation& derivation, const LineRef& line, const SheetCells& cells);

/// The numbers that were chosen and not measured, by name, in the order of their first use.
[[nodiscard]] std::vector<std::pair<std::string, Real>> sheetChoices(const Derivation& derivation);

/// The lines of a step in the order in which they stand below each other: a matrix by its columns.
[[nodiscard]] std::vector<std::size_t> sheetOrder(const Step& step);

/// A derivation as a sheet that calculates itself: a row each choice and each line with its step, its k (or series, or
/// row and column of a matrix), its rule as text and, in the fourth column, the number or the formula over the cells of
/// earlier rows. Under a heading. Change a measured number, and everything follows.
[[nodiscard]] std::vector<std::vector<std::string>> sheetRows(const Derivation& derivation);
/// What the second column of a row says of a line.
[[nodiscard]] std::string sheetPlace(const Step& step, std::size_t line);

}  // namespace greyscope::derivation
