#pragma once

#include <memory>
#include <string>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/text_lines.h"

namespace greyscope::app {

/// The lines of a table's file, or of one that the program carries. Errors: fileNotFound, fileNotReadable, cancelled.
[[nodiscard]] base::Expected<io::TextLines> sourceLines(const std::string& path, base::Progress& progress);

}  // namespace greyscope::app
