#pragma once

#include "app/study/study.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/text/text_lines.h"

namespace greyscope::app {

/// Returns the lines of the source of a table: its file, an embedded table, or the pasted text. If a file changes
/// later, its lines become empty, but never differ from those that were read. Errors: fileNotFound, fileNotReadable,
/// fileChanged (since the table was read), cancelled.
[[nodiscard]] base::Expected<io::TextLines> sourceLines(const StudyTable& table, base::Progress& progress);

}  // namespace greyscope::app
