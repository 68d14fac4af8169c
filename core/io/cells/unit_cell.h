#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace greyscope::io {

/// A number with its unit, from one cell: "$0.20", "22.0 fps", "3,50 €", "1.2万", "64KiB".
struct UnitCell {
    double number = 0.0;
    std::string unit;     ///< the unit: in the standard spelling of units.h if known, otherwise as in the cell
    std::string counted;  ///< the unit without a word for a power of ten: "元" for "万元"
    double scale = 1.0;   ///< factor of that word: 1e4 for 万; 1000 for a bare letter k
    /// The unit if it is a bare k, M, g or t, which may mean powers of 1024 bytes or thousands; otherwise 0.
    char letter = 0;
    bool known = false;  ///< whether data::unitInCell() knows the unit
    bool apart = false;  ///< whether a space separates the unit from the number, which is rare in labels
};
/// Parses a cell that contains a number with a unit; nullopt for a plain number and for other text.
[[nodiscard]] std::optional<UnitCell> readUnitCell(std::string_view text, char decimalMark);

/// Returns `number` times `size`, a power of ten, rounded to an integer if it is one up to rounding error. For example,
/// 1.1 times 1e8 is 110,000,000, while the product of the doubles is slightly more.
[[nodiscard]] double scaled(double number, double size);

}  // namespace greyscope::io
