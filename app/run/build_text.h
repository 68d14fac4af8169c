#pragma once

#include <string>

namespace greyscope::app {

/// "0.1.0".
[[nodiscard]] std::string versionText();
/// What this program was built with: "GCC 12.2.0, Qt 6.4.2".
[[nodiscard]] std::string toolsText();
/// How it was built: "release build, GCC 12.2.0, Qt 6.4.2".
[[nodiscard]] std::string buildText();

}  // namespace greyscope::app
