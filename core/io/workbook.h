#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/io/reader.h"

namespace greyscope::io {

/// A cell that holds something, as text: numbers with a point, dates as ISO 8601. Rows and columns count from 0.
struct SheetCell {
    std::size_t row = 0;
    std::size_t column = 0;
    std::string text;
    bool operator<(const SheetCell& other) const { return std::pair(row, column) < std::pair(other.row, other.column); }
};

struct Sheet {
    std::string name;
    std::vector<SheetCell> cells;          ///< by row and column
    std::vector<SheetCell> formulas = {};  ///< without a value in the file; the text is the formula
};

/// "B3" as column and row, from 0.
[[nodiscard]] std::optional<std::pair<std::size_t, std::size_t>> cellPlace(std::string_view text);

/// All sheets of an XLSX or ODS. Errors: archiveDamaged where it cannot be read or holds document type declarations,
/// unpacksTooLarge, tooManyCells.
[[nodiscard]] base::Expected<std::vector<Sheet>> readWorkbook(std::string_view bytes, const std::string& path,
                                                              const UnpackLimits& limits = {});

}  // namespace greyscope::io
