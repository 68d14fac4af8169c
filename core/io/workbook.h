#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/error.h"

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

struct Workbook {
    std::vector<Sheet> sheets;
    /// Cells of an XLSX that hold their text themselves (inlineStr), which the parser passes over.
    std::size_t textsPassedOver = 0;
};

/// All sheets of an XLSX or ODS. Errors: archiveDamaged where it cannot be read or holds document type declarations,
/// tooManyCells.
[[nodiscard]] base::Expected<Workbook> readWorkbook(std::string_view bytes, const std::string& path);

}  // namespace greyscope::io
