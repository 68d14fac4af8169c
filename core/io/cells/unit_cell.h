#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace greyscope::io {

/// A number with a unit in one cell: "$0.20", "22.0 fps", "3,50 €", "1.2万", "64KiB".
struct UnitCell {
    double number = 0.0;
    std::string unit;     ///< as units.h has it where it is known, otherwise as the cell spells it
    std::string counted;  ///< without what scales it: "元" of "万元"
    double scale = 1.0;   ///< 1e4 of 万; 1000 of a letter k alone
    char letter = 0;      ///< k, M, g or t alone: bytes by 1024, or thousands
    bool known = false;   ///< to data::unitInCell()
    bool apart = false;   ///< a blank parts it from the number, as in few labels
};
/// nullopt: a plain number, or no number with a unit.
[[nodiscard]] std::optional<UnitCell> readUnitCell(std::string_view text, char decimalMark);

/// The number times a power of ten. 1.1 times 1e8 is 110,000,000: the product of the doubles is a little more.
[[nodiscard]] double scaled(double number, double size);

}  // namespace greyscope::io
