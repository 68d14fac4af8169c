#pragma once

#include <cstddef>

namespace greyscope::bench {

/// Prints which share of comparisons of equal cells calls one of them changed, at a level of 5 % and without a margin:
/// by the test, the repeats a side, how many times as much one side scatters, and the cells that p is adjusted for.
void printChangeRates(std::size_t trials);

}  // namespace greyscope::bench
