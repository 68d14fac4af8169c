#pragma once

namespace greyscope::app {

/// Makes the embedded icons and tables known to Qt: a static library's resources are not, by themselves.
void initResources();

}  // namespace greyscope::app
