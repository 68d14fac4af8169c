#pragma once

#include <cstddef>
#include <vector>

namespace greyscope::data {

/// The number of rows of a file that each row of a dataset stands for, which the dataset remembers; without it, each
/// row stands for itself.
struct RowWeights {
    std::vector<std::size_t> of;
};

}  // namespace greyscope::data
