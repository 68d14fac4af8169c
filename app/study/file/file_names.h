#pragma once

#include <string>
#include <vector>

#include "app/study/study.h"

namespace greyscope::app {

/// Returns the name of the table of a file, without folder and extension, or of a table of a database.
[[nodiscard]] std::string nameOfFile(const std::string& path);

/// Returns the names of several files. Files of the same name are prefixed with the folders in which their paths differ
/// ("before/run1" and "after/run1"); files of the same name in one folder keep their extensions.
[[nodiscard]] std::vector<std::string> namesOfFiles(const std::vector<std::string>& paths);

/// Renames tables of files whose names are equal, as namesOfFiles() does.
void tellApart(std::vector<StudyTable>& tables);

}  // namespace greyscope::app
