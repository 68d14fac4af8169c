#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/derivation/derivation.h"

namespace greyscope::derivation {

/// Where the numbers of a derivation are in a spreadsheet. They are all in one column, so that a sum over points is a
/// range.
struct SheetCells {
    std::string column = "D";
    std::function<std::size_t(const LineRef&)> rowOf;
    std::map<std::string, std::string> choices = {};  ///< the cell of each parameter (rho, alpha, ...), by its name
};

/// Returns a formula of a line in spreadsheet syntax, without the equals sign. Numbers of other lines become references
/// to their cells. Arguments are separated by commas; numbers have a decimal point.
[[nodiscard]] std::string sheetFormula(const Expr& expression, const SheetCells& cells);

/// The spreadsheet cell of a line. If steps are rounded to decimals, its formula rounds too.
struct LineCell {
    std::string formula = {};  ///< formula with the equals sign; "": the cell contains the value
    bool measured = false;  ///< whether the number is an input, such as a measured value, on which other cells depend
    bool follows = true;    ///< whether the cell changes with all measured numbers that it depends on; otherwise it
                            ///< contains a fixed number
};
/// Returns the spreadsheet cell of a line. The cell contains the value alone if the formula would be too long for
/// spreadsheets.
[[nodiscard]] LineCell sheetCell(const Derivation& derivation, const LineRef& line, const SheetCells& cells);

/// Returns the numbers in the lines that the user chose as parameters, by name, in the order of their first use.
[[nodiscard]] std::vector<std::pair<std::string, Real>> sheetChoices(const Derivation& derivation);

/// Returns the indices of a step's lines in the order in which the sheet contains them: a matrix column by column.
[[nodiscard]] std::vector<std::size_t> sheetOrder(const Step& step);

/// Returns the cells of a spreadsheet that recalculates a derivation. After a heading there is one row for each
/// parameter and each line. The row has the step, its k (or series, or row and column of a matrix) and its rule as
/// text. The fourth column has the number, or a formula over the cells of earlier rows.
[[nodiscard]] std::vector<std::vector<std::string>> sheetRows(const Derivation& derivation);
/// Returns the text of the second column in the row of a line: its k, its series, or its row and column in a matrix.
[[nodiscard]] std::string sheetPlace(const Step& step, std::size_t line);

}  // namespace greyscope::derivation
