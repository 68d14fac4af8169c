#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"

namespace greyscope::io {

/// Returns the paths of the files in a folder and its subfolders, sorted by name, without hidden files and without
/// following links to folders. Errors: fileNotReadable (also for more than 10,000 files), folderHasNone.
[[nodiscard]] base::Expected<std::vector<std::string>> filesOfFolder(const std::string& folder);

[[nodiscard]] bool isFolder(const std::string& path);

}  // namespace greyscope::io
