#pragma once

#include <cstddef>

namespace greyscope::base {

/// Asks the system for large pages behind memory that is about to be filled, because the first access to each page
/// costs as much as some thousand instructions. Only a hint: no effect if the memory is shorter than two large pages or
/// the system does not support them.
void preferLargePages(void* memory, std::size_t bytes);

}  // namespace greyscope::base
