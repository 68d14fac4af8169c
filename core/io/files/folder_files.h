#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"

namespace greyscope::io {

/// The files of a folder and its subfolders, by name, without hidden files and links to folders. Errors:
/// fileNotReadable (also for more than 10,000 files), folderHasNone.
[[nodiscard]] base::Expected<std::vector<std::string>> filesOfFolder(const std::string& folder);

[[nodiscard]] bool isFolder(const std::string& path);

}  // namespace greyscope::io
