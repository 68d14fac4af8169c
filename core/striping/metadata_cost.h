#pragma once

#include <array>
#include <cmath>
#include <concepts>
#include <cstdint>

namespace greyscope::striping {

/// The time in ms that P processes need to create and to resize one file together. The formulas were fitted to P2 table
/// 2, which was measured on 46 OSTs; nothing else is known about it.
///     original:      create 3.78 + 1.05 P    resize 44.72 P
///     split writing: create 8.71             resize 0.023 + 0.262 log2 P
/// N is the scalar: see scalar.h.
template <class N>
struct CostOver {
    N create{};
    N resize{};
};
using MetadataCost = CostOver<double>;

/// Returns the times for `processes` processes without split writing, by the fitted formulas.
template <class N>
requires(!std::integral<N>) [[nodiscard]] CostOver<N> originalCost(const N& processes) {
    return {N(3.78) + N(1.05) * processes, N(44.72) * processes};
}

/// Returns the times for `processes` processes with split writing, by the fitted formulas.
template <class N>
requires(!std::integral<N>) [[nodiscard]] CostOver<N> splitWritingCost(const N& processes) {
    using std::log;
    return {N(8.71), N(0.023) + N(0.262) * (log(processes) / log(N(2)))};
}

[[nodiscard]] inline MetadataCost originalCost(std::int64_t processes) {
    return originalCost(static_cast<double>(processes));
}
[[nodiscard]] inline MetadataCost splitWritingCost(std::int64_t processes) {
    return splitWritingCost(static_cast<double>(processes));
}

/// A row of P2 table 2: the measured times for a number of processes.
struct PrintedCost {
    std::int64_t processes = 0;
    MetadataCost original, split;
};
/// Returns the rows of P2 table 2.
[[nodiscard]] const std::array<PrintedCost, 4>& printedCosts();

/// Returns whether `processes` lies in the range of P2 table 2 (4 to 32), to which the costs were fitted.
[[nodiscard]] constexpr bool withinTable(std::int64_t processes) {
    return processes >= 4 && processes <= 32;
}

}  // namespace greyscope::striping
