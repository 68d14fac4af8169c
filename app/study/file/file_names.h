#pragma once

#include <string>
#include <vector>

#include "app/study/study.h"

namespace greyscope::app {

/// The name of the table of one file or of a table of a database: without folder and extension.
[[nodiscard]] std::string nameOfFile(const std::string& path);

/// The same of several files: those of one name have in front what parts their folders, "before/run1" and
/// "after/run1", and those of one folder their extensions.
[[nodiscard]] std::vector<std::string> namesOfFiles(const std::vector<std::string>& paths);

/// Gives tables of files whose names are equal those of namesOfFiles().
void tellApart(std::vector<StudyTable>& tables);

}  // namespace greyscope::app
