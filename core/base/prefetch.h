#pragma once

namespace greyscope::base {

/// Starts loading the memory at `place` into the processor cache, for a loop that will read it a few steps later. Does
/// nothing if the compiler has no built-in function for it.
inline void prefetch([[maybe_unused]] const void* place) {
#if defined(__GNUC__)
    __builtin_prefetch(place);
#endif
}

}  // namespace greyscope::base
