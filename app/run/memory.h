#pragma once

namespace greyscope::app {

/// Gives the system what was freed and the C library keeps, in a thread of its own: after something large was let go.
void giveMemoryBack();

}  // namespace greyscope::app
