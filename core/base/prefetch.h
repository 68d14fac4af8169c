#pragma once

namespace greyscope::base {

/// Begins to bring the memory at this place into the cache, for a loop that reads it some steps later. Changes nothing
/// else, and nothing at all where the compiler has no word for it.
inline void prefetch([[maybe_unused]] const void* place) {
#if defined(__GNUC__)
    __builtin_prefetch(place);
#endif
}

}  // namespace greyscope::base
