#pragma once

#include <cstddef>

namespace greyscope::base {

/// Asks the system to use large memory pages for a block of memory. Call it before the memory is first written, because
/// the first access to each page costs as much as some thousand instructions. Only a hint: no effect if the block is
/// shorter than two large pages or the system does not support them.
void preferLargePages(void* memory, std::size_t bytes);

}  // namespace greyscope::base
