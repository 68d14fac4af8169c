#pragma once

#include "app/study/study.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/text/text_lines.h"

namespace greyscope::app {

/// The lines of a table's source: its file, one that the program carries, or the text that was pasted. A file that
/// changes later shows empty lines, never others than those that were read. Errors: fileNotFound, fileNotReadable,
/// fileChanged (since the table was read), cancelled.
[[nodiscard]] base::Expected<io::TextLines> sourceLines(const StudyTable& table, base::Progress& progress);

}  // namespace greyscope::app
