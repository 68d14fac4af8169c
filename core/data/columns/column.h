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

/// Numeric cells. A missing cell is NaN, which never leaves core as a number.
using NumericValues = PackedValues<double>;
/// The level index of each text cell.
using LevelCodes = PackedValues<std::int32_t>;

/// Coded text: `codes[row]` is an index into `levels`, which are in order of first appearance; -1 is a missing cell.
struct TextValues {
    std::vector<std::string> levels;
    LevelCodes codes;
    bool operator==(const TextValues&) const = default;
};

/// One named column of a dataset. `name` is the name in the file. `unit` is the unit found beside or in the name
/// ("throughput_mb_s" and "throughput (MB/s)" both give "MB/s"); empty if there is none.
struct Column {
    std::string name;
    std::string unit;
    std::variant<NumericValues, TextValues> values;
    /// Rows, ascending, whose cell is missing because the file contains text there (notNumbers) or an infinity or NaN
    /// (notFinite).
    std::vector<std::size_t> notNumbers = {};
    std::vector<std::size_t> notFinite = {};
    /// Original text of these rows' cells: "<5", "timeout", "inf"; also of numbers with a flag: "10 b".
    std::vector<std::pair<std::size_t, std::string>> words = {};
    bool namesTables = false;     ///< its values name the tables of a stack: series are called "table:series" instead
                                  ///< of "table-series"
    std::string unitInFile = {};  ///< the unit as spelled in the file if that means another one: "MB/s" for MiB/s
    std::optional<StatedRole> stated = {};  ///< nullopt: the role is guessed
    std::optional<Better> better = {};      ///< as stated in the file; nullopt: see betterOf()

    [[nodiscard]] bool isNumeric() const { return std::holds_alternative<NumericValues>(values); }
    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] const NumericValues& numbers() const { return std::get<NumericValues>(values); }
    [[nodiscard]] const TextValues& texts() const { return std::get<TextValues>(values); }
    /// The cell as text: the level, the shortest text of the number, or "" if it is missing.
    [[nodiscard]] std::string textAt(std::size_t row) const;
    [[nodiscard]] bool missingAt(std::size_t row) const;
    [[nodiscard]] std::size_t missingCount() const;
    /// Text in the file in place of the number or beside it (see `words`); null if the file contains just the number.
    [[nodiscard]] const std::string* wordAt(std::size_t row) const;
    /// The original text of the file (wordAt()) if there is one, otherwise textAt().
    [[nodiscard]] std::string writtenAt(std::size_t row) const;
};

/// Whether two cells of numbers are the same: equal, or both missing.
[[nodiscard]] inline bool sameNumber(double a, double b) {
    return a == b || (std::isnan(a) && std::isnan(b));
}

/// Index of the column with that name; nullopt if there is none.
[[nodiscard]] std::optional<std::size_t> placeOf(const std::vector<Column>& columns, const std::string& name);
/// Index of the column with that name. Error: unknownColumn.
[[nodiscard]] base::Expected<std::size_t> columnNamed(const std::vector<Column>& columns, const std::string& name);

}  // namespace greyscope::data
