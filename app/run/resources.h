#pragma once

namespace greyscope::app {

/// Makes the embedded icons, tables and documents known to Qt: a static library's resources are not, by themselves.
void initResources();

}  // namespace greyscope::app
