#pragma once

#include <exception>
#include <functional>
#include <new>

#include "core/base/error.h"

namespace greyscope::app {

/// What an exception that nobody caught means: memory that ran out, or a bug.
[[nodiscard]] inline base::Error errorOf(const std::exception& exception) {
    const bool memory = dynamic_cast<const std::bad_alloc*>(&exception) != nullptr;
    return memory ? base::Error{base::ErrorCode::outOfMemory, {}, {}}
                  : base::Error{base::ErrorCode::internal, {exception.what()}, {}};
}

/// The exit code of `run`; where it throws, the error goes to `tell` and the code is 1.
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
