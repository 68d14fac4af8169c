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

/// The cells of a numeric column. A missing cell is NaN, which never leaves core as a number.
using NumericValues = PackedValues<double>;
/// For each cell of a text column, the index of its text among the levels (distinct texts).
using LevelCodes = PackedValues<std::int32_t>;

/// The cells of a text column: `codes[row]` is an index into `levels`, the distinct texts in order of first appearance;
/// -1 is a missing cell.
struct TextValues {
    std::vector<std::string> levels;
    LevelCodes codes;
    bool operator==(const TextValues&) const = default;
};

/// A named column of a dataset. `name` is the name in the file. `unit` is the unit in the name or given beside it
/// ("throughput_mb_s" and "throughput (MB/s)" both give "MB/s"); empty if there is none.
struct Column {
    std::string name;
    std::string unit;
    std::variant<NumericValues, TextValues> values;
    /// Rows, ascending, whose cell is missing because the file contains text in place of a number.
    std::vector<std::size_t> notNumbers = {};
    /// Rows, ascending, whose cell is missing because the file contains an infinity or a NaN.
    std::vector<std::size_t> notFinite = {};
    /// The original text of numeric cells that contain more or something else than the number in the file, as pairs of
    /// row and text. For missing numbers: "<5", "timeout", "inf"; for numbers with a flag: "10 b".
    std::vector<std::pair<std::size_t, std::string>> words = {};
    bool namesTables = false;  ///< its values are the names of stacked tables: series are called "table:series" instead
                               ///< of "table-series"
    /// The unit as printed in the file, if the program means another one by it: "MB/s" for MiB/s.
    std::string unitInFile = {};
    std::optional<StatedRole> stated = {};  ///< role given by the format of the file; nullopt: the role is guessed
    /// Whether more or less is better, as stated in the file; nullopt: inferred by betterOf().
    std::optional<Better> better = {};

    [[nodiscard]] bool isNumeric() const { return std::holds_alternative<NumericValues>(values); }
    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] const NumericValues& numbers() const { return std::get<NumericValues>(values); }
    [[nodiscard]] const TextValues& texts() const { return std::get<TextValues>(values); }
    /// Returns a cell as text: the level, the shortest text of the number, or "" if it is missing.
    [[nodiscard]] std::string textAt(std::size_t row) const;
    [[nodiscard]] bool missingAt(std::size_t row) const;
    [[nodiscard]] std::size_t missingCount() const;
    /// Returns the original text of a numeric cell in the file if the number does not reproduce it (see `words`); null
    /// if the file contains just the number.
    [[nodiscard]] const std::string* wordAt(std::size_t row) const;
    /// Returns a cell as in the file: wordAt() if there is such a text, otherwise textAt().
    [[nodiscard]] std::string writtenAt(std::size_t row) const;
};

/// Whether two numeric cells are equal; two missing cells (NaN) are equal, too.
[[nodiscard]] inline bool sameNumber(double a, double b) {
    return a == b || (std::isnan(a) && std::isnan(b));
}

/// Returns the index of the column with that name; nullopt if there is none.
[[nodiscard]] std::optional<std::size_t> placeOf(const std::vector<Column>& columns, const std::string& name);
/// Returns the index of the column with that name. Error: unknownColumn.
[[nodiscard]] base::Expected<std::size_t> columnNamed(const std::vector<Column>& columns, const std::string& name);

}  // namespace greyscope::data
