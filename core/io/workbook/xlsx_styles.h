#pragma once

#include <cstddef>
#include <string_view>

#include "core/io/workbook/workbook.h"

namespace greyscope::io {

/// What numbers in a format of ECMA-376 are that a file need not hold (18.8.30).
[[nodiscard]] SheetCell::Kind kindOfBuiltIn(std::size_t format);

/// The same of a format code: "yyyy\-mm\-dd hh:mm" is a date, as its letters outside quotes and brackets tell.
[[nodiscard]] SheetCell::Kind kindOfCode(std::string_view code);

}  // namespace greyscope::io
