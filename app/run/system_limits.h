#pragma once

#include "core/base/error.h"

namespace greyscope::app {

/// Whether the system can start another thread now. Qt does not check this, and would wait forever for the work.
[[nodiscard]] bool threadStarts();
/// Returns the error for a thread that could not be started.
[[nodiscard]] inline base::Error noThread() {
    return {base::ErrorCode::outOfMemory, {"thread"}, {}};
}

/// Starts the threads in which Qt paints large areas, and keeps them running. Returns false if the system cannot start
/// any.
[[nodiscard]] bool startPaintingThreads();

/// Whether the program can open `count` more files at the same time. GLib, which Qt uses, ends the program if it cannot
/// open one.
[[nodiscard]] bool filesCanOpen(int count);

}  // namespace greyscope::app
