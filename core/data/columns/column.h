#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/error.h"
#include "core/data/columns/direction.h"
#include "core/data/columns/packed_values.h"
#include "core/data/roles/role.h"

namespace greyscope::data {

/// Numbers; a missing cell is a NaN and never leaves core as a number.
using NumericValues = PackedValues<double>;
/// What a cell of text is, by the place of its level.
using LevelCodes = PackedValues<std::int32_t>;

/// Text, coded: `codes[row]` indexes `levels`, which stand in order of first appearance; -1 is a missing cell.
struct TextValues {
    std::vector<std::string> levels;
    LevelCodes codes;
    bool operator==(const TextValues&) const = default;
};

/// One named column of a dataset. `name` is the name in the file, `unit` the unit found beside it or in it
/// ("throughput_mb_s" and "throughput (MB/s)" both give "MB/s"), empty where there is none.
struct Column {
    std::string name;
    std::string unit;
    std::variant<NumericValues, TextValues> values;
    /// Rows, ascending, whose cell is missing because the file has text there, or something like "inf".
    std::vector<std::size_t> notNumbers = {};
    std::vector<std::size_t> notFinite = {};
    /// What stands there in the file, by the same rows: "<5", "timeout", "inf"; and of numbers with a flag: "10 b".
    std::vector<std::pair<std::size_t, std::string>> words = {};
    bool namesTables = false;     ///< its values are tables that were stacked: "table:series" instead of "table-series"
    std::string unitInFile = {};  ///< as the file spells it, where it means another: "MB/s" for MiB/s
    std::optional<StatedRole> stated = {};  ///< none: the role is guessed
    std::optional<Better> better = {};      ///< as the file states it; none: see betterOf()

    [[nodiscard]] bool isNumeric() const { return std::holds_alternative<NumericValues>(values); }
    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] const NumericValues& numbers() const { return std::get<NumericValues>(values); }
    [[nodiscard]] const TextValues& texts() const { return std::get<TextValues>(values); }
    /// The cell as text: the level, the shortest text of the number, or "" where it is missing.
    [[nodiscard]] std::string textAt(std::size_t row) const;
    [[nodiscard]] bool missingAt(std::size_t row) const;
    [[nodiscard]] std::size_t missingCount() const;
    /// What stands in the file in place of the number or beside it; null where that is the number.
    [[nodiscard]] const std::string* wordAt(std::size_t row) const;
    /// The same, or the word that stands in the file where a number is missing.
    [[nodiscard]] std::string writtenAt(std::size_t row) const;
};

/// Whether two cells of numbers are the same: equal, or both missing.
[[nodiscard]] inline bool sameNumber(double a, double b) {
    return a == b || (std::isnan(a) && std::isnan(b));
}

/// Where the column of that name stands.
[[nodiscard]] std::optional<std::size_t> placeOf(const std::vector<Column>& columns, const std::string& name);
/// As placeOf(), or unknownColumn.
[[nodiscard]] base::Expected<std::size_t> columnNamed(const std::vector<Column>& columns, const std::string& name);

}  // namespace greyscope::data
