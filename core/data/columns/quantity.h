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
    std::string spelled;  ///< as it stands in the cell
};
/// nullopt: a plain number, no number, or a unit that unitInCell() does not know. A bare k, m, g or t stands behind a
/// whole number. Cells of files, with decimal commas and units of any kind, are read by io::readUnitCell().
[[nodiscard]] std::optional<UnitNumber> quantityOf(std::string_view text);

/// Whether a column is text and each of its levels a quantity of one kind.
[[nodiscard]] bool areQuantities(const Column& column);

/// The units in such a column as they are spelled, in order of first appearance, with the rows that have them.
struct UnitCount {
    std::string unit;
    std::size_t rows = 0;
    bool operator==(const UnitCount&) const = default;
};
[[nodiscard]] std::vector<UnitCount> unitsIn(const Column& column);

/// The units that the column can be read in, the one that suits it first: that of its heading; else sizes in the
/// largest of KiB, MiB and GiB that keeps them whole and in B, rates in MiB/s or MB/s, others in the finest unit that
/// occurs. Empty: no quantities.
[[nodiscard]] std::vector<std::string> unitsFor(const Column& column);
/// The same of one or more quantities of one kind under a heading with this unit, or none.
[[nodiscard]] std::vector<std::string> unitsFor(const std::vector<UnitNumber>& quantities,
                                                const std::string& ofHeading);

/// Whether quantities in bytes were measured: their heading says how they are counted, "memory.used [MiB]", or they
/// hardly come back. Others are settings.
[[nodiscard]] bool areMeasuredSizes(const Column& column);

/// Whether a column is text and more than half of its cells are numbers with a decimal point, and no codes.
[[nodiscard]] bool areMostlyNumbers(const Column& column);

/// The column as numbers in a unit of unitsFor(), or in its own those of areMostlyNumbers(): other cells are missing
/// then, and stay as its words. It keeps its name.
[[nodiscard]] Column asNumbers(const Column& column, const std::string& unit);

/// The dataset with that column read so; as it is where there is no such column, or it cannot be read in that unit.
[[nodiscard]] Dataset withReading(const Dataset& dataset, const std::string& column, const std::string& unit);

}  // namespace greyscope::data
