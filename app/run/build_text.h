#pragma once

#include <string>

namespace greyscope::app {

/// Returns the version of the program: "0.1.0".
[[nodiscard]] std::string versionText();
/// Returns the compiler and the Qt version of this build: "GCC 12.2.0, Qt 6.4.2".
[[nodiscard]] std::string toolsText();
/// Returns the build type, the compiler and the Qt version: "release build, GCC 12.2.0, Qt 6.4.2".
[[nodiscard]] std::string buildText();

}  // namespace greyscope::app
