#pragma once

#include <cstddef>
#include <string_view>

#include "core/io/workbook/workbook.h"

namespace greyscope::io {

/// Returns whether numbers in a built-in number format are numbers, dates or times. A file need not contain these
/// formats (ECMA-376, 18.8.30).
[[nodiscard]] SheetCell::Kind kindOfBuiltIn(std::size_t format);

/// Returns whether numbers with this format code are numbers, dates or times, by its letters outside quotes and
/// brackets: "yyyy\-mm\-dd hh:mm" is a date.
[[nodiscard]] SheetCell::Kind kindOfCode(std::string_view code);

}  // namespace greyscope::io
