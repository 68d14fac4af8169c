#pragma once

#include <cstddef>
#include <string_view>

#include "core/io/workbook/workbook.h"

namespace greyscope::io {

/// The kind of numbers in a built-in number format, which a file need not contain (ECMA-376, 18.8.30).
[[nodiscard]] SheetCell::Kind kindOfBuiltIn(std::size_t format);

/// The kind of numbers in a format code, determined by its letters outside quotes and brackets: "yyyy\-mm\-dd hh:mm" is
/// a date.
[[nodiscard]] SheetCell::Kind kindOfCode(std::string_view code);

}  // namespace greyscope::io
