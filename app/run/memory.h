#pragma once

namespace greyscope::app {

/// Returns freed memory that the C library keeps to the system, in a separate thread; called after something large was
/// released.
void giveMemoryBack();

/// Makes the C library keep freed memory for reuse, so that a command that makes figures and ends does not wait for new
/// pages.
void keepMemory();

}  // namespace greyscope::app
