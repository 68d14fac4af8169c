#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/dataset.h"

namespace greyscope::data {

/// A number with its unit, from one cell: "64k", "1.5 GiB/s", "354.9 us".
struct UnitNumber {
    double number = 0.0;
    std::string unit;     ///< the unit in the standard spelling of units.h
    std::string spelled;  ///< the unit as spelled in the cell
};
/// Parses a cell that contains a number with its unit. Returns nullopt for a plain number, text, or a unit that
/// unitInCell() does not know. A bare k, m, g or t must follow an integer. (For cells of files, with decimal commas and
/// units of any kind, there is io::readUnitCell().)
[[nodiscard]] std::optional<UnitNumber> quantityOf(std::string_view text);

/// Whether a column is text and each of its levels is a number with a unit, all units of one kind such as sizes.
[[nodiscard]] bool areQuantities(const Column& column);

/// A unit in a text column of numbers with units, and the number of rows with it (see unitsIn()).
struct UnitCount {
    std::string unit;
    std::size_t rows = 0;
    bool operator==(const UnitCount&) const = default;
};
/// Returns the units that occur in a text column of numbers with units.
[[nodiscard]] std::vector<UnitCount> unitsIn(const Column& column);

/// Returns the units into which a text column of numbers with units can be converted, the most suitable first; empty if
/// it does not contain such numbers. The first one is the unit in the heading, if any. Otherwise: for sizes, the
/// largest of KiB, MiB and GiB that keeps all values integers, down to B; for rates, MiB/s and MB/s; for other kinds,
/// the finest unit that occurs.
[[nodiscard]] std::vector<std::string> unitsFor(const Column& column);
/// Returns the units into which these numbers (at least one, all of one kind) can be converted, as unitsFor(column).
/// `ofHeading` is the unit in the heading, or "".
[[nodiscard]] std::vector<std::string> unitsFor(const std::vector<UnitNumber>& quantities,
                                                const std::string& ofHeading);

/// Whether the sizes in a text column of numbers with units were measured: the heading states their unit ("memory.used
/// [MiB]"), or values seldom recur. Otherwise they are settings.
[[nodiscard]] bool areMeasuredSizes(const Column& column);

/// Whether a text column is mostly numeric: more than half of its nonempty cells are numbers with a decimal point, and
/// they are not codes.
[[nodiscard]] bool areMostlyNumbers(const Column& column);

/// Returns a text column converted to a numeric one. Numbers with units are converted to `unit`, which is one of
/// unitsFor(). In a column for which areMostlyNumbers() is true, the numbers keep the column's unit. Other cells become
/// missing, and their text is kept in `words`. The name does not change.
[[nodiscard]] Column asNumbers(const Column& column, const std::string& unit);

/// Returns the dataset with a text column converted to a numeric one by asNumbers(). Unchanged if there is no such
/// column or it cannot be converted to that unit.
[[nodiscard]] Dataset withReading(const Dataset& dataset, const std::string& column, const std::string& unit);

}  // namespace greyscope::data
