#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace greyscope::io {

/// A number with a unit in one cell: "$0.20", "22.0 fps", "3,50 €", "1.2万", "64KiB".
struct UnitCell {
    double number = 0.0;
    std::string unit;     ///< standard spelling of units.h if known, otherwise as in the cell
    std::string counted;  ///< unit without its scale word: "元" for "万元"
    double scale = 1.0;   ///< 1e4 for 万; 1000 for a bare letter k
    char letter = 0;      ///< a bare k, M, g or t: powers of 1024 bytes, or thousands
    bool known = false;   ///< data::unitInCell() knows the unit
    bool apart = false;   ///< a blank separates it from the number, which is rare in labels
};
/// Parses a number with a unit; nullopt for a plain number and for other text.
[[nodiscard]] std::optional<UnitCell> readUnitCell(std::string_view text, char decimalMark);

/// The number times a power of ten, rounded to an integer if it is one up to rounding error: 1.1 times 1e8 is
/// 110,000,000, while the product of the doubles is slightly more.
[[nodiscard]] double scaled(double number, double size);

}  // namespace greyscope::io
