#pragma once

#include <cstddef>
#include <vector>

namespace greyscope::grey {

/// Class ratios sigma(k) = x(k-1)/x(k), k = 2..n, against (e^{-2/(n+1)}, e^{2/(n+1)}) (Deng 1993).
/// `values[i]` belongs to k = i+2. `outside` lists the k (from 1) that leave the band. A zero x(k) leaves it too and
/// its value is given as 0.
struct ClassRatio {
    std::vector<double> values;
    double low = 0.0;
    double high = 0.0;
    bool admissible = false;
    std::vector<std::size_t> outside;
};

[[nodiscard]] ClassRatio classRatioOf(const std::vector<double>& series);

}  // namespace greyscope::grey
