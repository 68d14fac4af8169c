#pragma once

#include <memory>
#include <string>

#include "core/io/workbook/workbook.h"

namespace greyscope::io {

/// Opens an XLSX file (ECMA-376). Errors: as in openWorkbook().
[[nodiscard]] base::Expected<std::unique_ptr<WorkbookFile>> openXlsx(const Bytes& bytes, const std::string& path,
                                                                     const UnpackLimits& limits,
                                                                     base::Progress& progress);

}  // namespace greyscope::io
