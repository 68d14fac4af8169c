#pragma once

#include <cstddef>

namespace greyscope::base {

/// Asks the system for large pages behind memory that is about to be filled, where it is a few of them long: each page
/// that is touched first costs as much as some thousand instructions. Changes nothing else, and nothing at all where
/// there is no such thing.
void preferLargePages(void* memory, std::size_t bytes);

}  // namespace greyscope::base
