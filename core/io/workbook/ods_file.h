#pragma once

#include <memory>
#include <string>

#include "core/io/workbook/workbook.h"

namespace greyscope::io {

/// Opens an OpenDocument spreadsheet (ISO/IEC 26300). Errors: as in openWorkbook().
[[nodiscard]] base::Expected<std::unique_ptr<WorkbookFile>> openOds(const Bytes& bytes, const std::string& path,
                                                                    const UnpackLimits& limits,
                                                                    base::Progress& progress);

}  // namespace greyscope::io
