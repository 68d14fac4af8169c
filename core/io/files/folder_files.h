#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"

namespace greyscope::io {

/// The files of a folder and of the folders in it, by name; hidden ones and links to folders aside. Errors:
/// fileNotReadable (also where there are more than 10,000), folderHasNone.
[[nodiscard]] base::Expected<std::vector<std::string>> filesOfFolder(const std::string& folder);

[[nodiscard]] bool isFolder(const std::string& path);

}  // namespace greyscope::io
