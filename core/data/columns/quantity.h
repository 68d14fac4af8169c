#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/dataset.h"

namespace greyscope::data {

/// A number with its unit in one cell: "64k", "1.5 GiB/s", "354.9 us".
struct UnitNumber {
    double number = 0.0;
    std::string unit;     ///< as units.h has it
    std::string spelled;  ///< as spelled in the cell
};
/// Parses a number with its unit. nullopt for a plain number, text, or a unit that unitInCell() does not know. A bare
/// k, m, g or t must follow an integer. Cells of files, with decimal commas and units of any kind, are read by
/// io::readUnitCell().
[[nodiscard]] std::optional<UnitNumber> quantityOf(std::string_view text);

/// Whether a column is text and all its levels are quantities of one kind.
[[nodiscard]] bool areQuantities(const Column& column);

/// A unit as spelled in a column of quantities (see unitsIn()), and the number of rows that have it.
struct UnitCount {
    std::string unit;
    std::size_t rows = 0;
    bool operator==(const UnitCount&) const = default;
};
[[nodiscard]] std::vector<UnitCount> unitsIn(const Column& column);

/// The units in which a column of quantities can be read, the most suitable first; empty if the column has no
/// quantities. The first one is the unit in the heading, if any. Otherwise: for sizes, the largest of KiB, MiB and GiB
/// that keeps all values integers, down to B; for rates, MiB/s and MB/s; for other kinds, the finest unit that occurs.
[[nodiscard]] std::vector<std::string> unitsFor(const Column& column);
/// unitsFor() for one or more quantities of one kind; `ofHeading` is the unit in the heading, or "".
[[nodiscard]] std::vector<std::string> unitsFor(const std::vector<UnitNumber>& quantities,
                                                const std::string& ofHeading);

/// Whether quantities in bytes are measurements: the heading states their unit ("memory.used [MiB]"), or values seldom
/// recur. Otherwise they are settings.
[[nodiscard]] bool areMeasuredSizes(const Column& column);

/// Whether a column is text, more than half of its nonempty cells are numbers with a decimal point, and they are not
/// codes.
[[nodiscard]] bool areMostlyNumbers(const Column& column);

/// The column as numbers: quantities converted to `unit`, which is one of unitsFor(); cells of areMostlyNumbers() in
/// the column's own unit. Other cells become missing, with their text kept in `words`. The name stays.
[[nodiscard]] Column asNumbers(const Column& column, const std::string& unit);

/// The dataset with that column replaced by asNumbers(). Unchanged if there is no such column or it cannot be read in
/// that unit.
[[nodiscard]] Dataset withReading(const Dataset& dataset, const std::string& column, const std::string& unit);

}  // namespace greyscope::data
