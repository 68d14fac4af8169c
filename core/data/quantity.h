#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/data/dataset.h"

namespace greyscope::data {

/// A number with its unit in one cell: "64k", "1.5 GiB/s", "354.9 us".
struct UnitNumber {
    double number = 0.0;
    std::string unit;     ///< as units.h has it
    std::string spelled;  ///< as it stands in the cell
};
/// nullopt: a plain number, or no number. A bare k, m, g or t behind a whole number counts bytes by 1024, as fio, IOR
/// and dd do.
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

/// The column as numbers in a unit of unitsFor(); it keeps its name.
[[nodiscard]] Column asNumbers(const Column& column, const std::string& unit);

/// The dataset with that column read so; as it is where there is no such column, or unitsFor() it is not that unit.
[[nodiscard]] Dataset withReading(const Dataset& dataset, const std::string& column, const std::string& unit);

/// Columns of text that were measured, with the unit that suits each: all quantities but sizes that are settings.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> measuredTexts(const Dataset& dataset);

/// The dataset with all of them as numbers.
[[nodiscard]] Dataset withMeasuredTexts(const Dataset& dataset);

}  // namespace greyscope::data
