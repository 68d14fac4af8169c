#pragma once

#include <vector>

#include "core/base/names.h"

namespace greyscope::grey {

/// The buffer operator that damps an early shock in a series before a model is fitted. The average weakening buffer
/// operator replaces every value by the mean of that value and all later ones,
///   x(k)d = (x(k) + x(k+1) + ... + x(n)) / (n - k + 1).
/// The newest value and constant series do not change; a rising series starts higher and rises less. Source: Liu & Lin
/// 2006, who apply the operator once or twice (AWBO of first and second order).
enum class BufferOperator { none, averageWeakening, averageWeakeningTwice };

/// The names of the buffer operators: "none", "average-weakening", "average-weakening-twice".
[[nodiscard]] const base::Names<BufferOperator>& bufferOperatorNames();

/// Applies a buffer operator. Returns the series after each application, of which the last one is modelled; empty for
/// `none`. Length, unit and range are those of `series`.
[[nodiscard]] std::vector<std::vector<double>> buffered(BufferOperator choice, std::vector<double> series);

}  // namespace greyscope::grey
