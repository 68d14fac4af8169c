#pragma once

#include <vector>

#include "core/base/names.h"

namespace greyscope::grey {

/// What damps an early shock before a model is fitted. The average weakening buffer operator makes every value the mean
/// of itself and all that follow,
///   x(k)d = (x(k) + x(k+1) + ... + x(n)) / (n - k + 1).
/// The newest value stays as it is, a constant series too, and a rising series starts higher and rises less. Source:
/// Liu & Lin 2006, where it is applied once or twice (AWBO of first and second order).
enum class BufferOperator { none, averageWeakening, averageWeakeningTwice };

/// "none", "average-weakening", "average-weakening-twice".
[[nodiscard]] const base::Names<BufferOperator>& bufferOperatorNames();

/// The series behind each application, the last one to be modelled; nothing for `none`. Of length and unit of `series`,
/// within its range.
[[nodiscard]] std::vector<std::vector<double>> buffered(BufferOperator choice, std::vector<double> series);

}  // namespace greyscope::grey
