#pragma once

#include <string>
#include <vector>

#include "app/study/study.h"

namespace greyscope::app {

/// Returns the name that a table gets from its source: the name of the file without folder and extension, or of the
/// database table.
[[nodiscard]] std::string nameOfFile(const std::string& path);

/// Returns the names that tables get from several files. Files with the same name are prefixed with the folders in
/// which their paths differ ("before/run1" and "after/run1"). If they are in the same folder, they keep their
/// extensions.
[[nodiscard]] std::vector<std::string> namesOfFiles(const std::vector<std::string>& paths);

/// Renames tables that have the same name, by namesOfFiles().
void tellApart(std::vector<StudyTable>& tables);

}  // namespace greyscope::app
