#pragma once

namespace greyscope::app {

/// Registers the embedded icons, tables and documents with Qt, which does not happen by itself for a static library.
void initResources();

}  // namespace greyscope::app
