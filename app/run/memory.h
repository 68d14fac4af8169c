#pragma once

namespace greyscope::app {

/// Gives the system what was freed and the C library keeps, in a thread of its own: after something large was let go.
void giveMemoryBack();

/// Of a command that makes figures and ends: what it frees it takes again, and does not wait for the system's pages.
void keepMemory();

}  // namespace greyscope::app
