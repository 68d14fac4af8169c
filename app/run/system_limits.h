#pragma once

#include "core/base/error.h"

namespace greyscope::app {

/// Whether the system starts a thread now. Qt does not see that it has not, and waits for ever for what it was to do.
[[nodiscard]] bool threadStarts();
/// The error where it has not.
[[nodiscard]] inline base::Error noThread() {
    return {base::ErrorCode::outOfMemory, {"thread"}, {}};
}

/// Lets the threads begin with which Qt paints large areas; false where the system starts none. They stay.
[[nodiscard]] bool startPaintingThreads();

/// Whether so many files more can be open at once. GLib, which Qt runs on, ends the program where it lacks one.
[[nodiscard]] bool filesCanOpen(int count);

}  // namespace greyscope::app
