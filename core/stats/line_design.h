#pragma once

#include <cstddef>
#include <vector>

namespace greyscope::stats {

/// Cells to measure so that each parameter has one line of `perLine` points on which it alone varies: the line with
/// most points measured already is completed (the first such where several are alike), its smallest values first.
/// `levels` of each parameter ascend; a cell has a value for each. Source: Extra-P's selection strategy (Ritter et al.
/// 2020).
[[nodiscard]] std::vector<std::vector<double>> cellsOnLines(const std::vector<std::vector<double>>& measured,
                                                            const std::vector<std::vector<double>>& levels,
                                                            std::size_t perLine = 5);

}  // namespace greyscope::stats
