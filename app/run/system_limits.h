#pragma once

#include "core/base/error.h"

namespace greyscope::app {

/// Whether the system can start a thread now. Qt does not notice if it cannot, and waits forever for the work.
[[nodiscard]] bool threadStarts();
/// The error for a thread that could not be started.
[[nodiscard]] inline base::Error noThread() {
    return {base::ErrorCode::outOfMemory, {"thread"}, {}};
}

/// Starts the threads with which Qt paints large areas, and keeps them. Returns false if the system cannot start any.
[[nodiscard]] bool startPaintingThreads();

/// Whether `count` more files can be opened at once. GLib, which Qt uses, ends the program when it cannot open one.
[[nodiscard]] bool filesCanOpen(int count);

}  // namespace greyscope::app
