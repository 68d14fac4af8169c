#pragma once

#include <string>

namespace greyscope::app {

/// The version: "0.1.0".
[[nodiscard]] std::string versionText();
/// The compiler and the Qt version of this build: "GCC 12.2.0, Qt 6.4.2".
[[nodiscard]] std::string toolsText();
/// The build type with the same: "release build, GCC 12.2.0, Qt 6.4.2".
[[nodiscard]] std::string buildText();

}  // namespace greyscope::app
