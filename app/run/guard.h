#pragma once

#include <exception>
#include <functional>
#include <new>

#include "core/base/error.h"

namespace greyscope::app {

/// Returns the error that is reported for an uncaught exception: out of memory, or a bug of the program.
[[nodiscard]] inline base::Error errorOf(const std::exception& exception) {
    const bool memory = dynamic_cast<const std::bad_alloc*>(&exception) != nullptr;
    return memory ? base::Error{base::ErrorCode::outOfMemory, {}, {}}
                  : base::Error{base::ErrorCode::internal, {exception.what()}, {}};
}

/// Calls `run` and returns its exit code. If it throws, passes the error to `tell` and returns 1.
[[nodiscard]] inline int guarded(const std::function<int()>& run, const std::function<void(const base::Error&)>& tell) {
    try {
        return run();
    } catch (const std::exception& exception) {
        tell(errorOf(exception));
    } catch (...) {
        tell({base::ErrorCode::internal, {"an unknown exception"}, {}});
    }
    return 1;
}

}  // namespace greyscope::app
