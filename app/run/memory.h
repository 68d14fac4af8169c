#pragma once

namespace greyscope::app {

/// Gives freed memory that the C library keeps back to the system, in a separate thread. Call it after something large
/// was released.
void giveMemoryBack();

/// Makes the C library keep freed memory for reuse. It is for a command that makes figures and ends, which would
/// otherwise wait for new pages of memory.
void keepMemory();

}  // namespace greyscope::app
