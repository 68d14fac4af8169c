#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/io/reader.h"

namespace greyscope::io {

/// A workbook as the parser takes it. Cells that hold their text themselves (inlineStr), which it passes over, say the
/// number of a text of this list instead, and parts that are named from the root ("/xl/worksheets/sheet1.xml"), which
/// it does not find, are named from where they are asked for.
struct MendedWorkbook {
    std::string bytes;
    std::vector<std::string> texts;
};

/// Whether a piece of a workbook's part shows that it has to be mended.
[[nodiscard]] bool asksForMending(std::string_view piece);

/// Numbers count from `first`. Errors: those of forEachMember().
[[nodiscard]] base::Expected<MendedWorkbook> mendWorkbook(std::string_view workbook, const std::string& path,
                                                          const UnpackLimits& limits, std::size_t first);

}  // namespace greyscope::io
