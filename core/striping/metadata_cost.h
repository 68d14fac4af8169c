#pragma once

#include <array>
#include <cstdint>

namespace greyscope::striping {

/// The time in ms that P processes need to create and to resize one file together. The formulas were fitted to P2 table
/// 2, which was measured on 46 OSTs; nothing else is known about it.
///     original:      create 3.78 + 1.05 P    resize 44.72 P
///     split writing: create 8.71             resize 0.023 + 0.262 log2 P
struct MetadataCost {
    double create = 0.0;
    double resize = 0.0;
};
/// Returns the times for `processes` processes without split writing, by the fitted formulas.
[[nodiscard]] MetadataCost originalCost(std::int64_t processes);
/// Returns the times for `processes` processes with split writing, by the fitted formulas.
[[nodiscard]] MetadataCost splitWritingCost(std::int64_t processes);

inline constexpr double kCreateBase = 3.78, kCreatePerProcess = 1.05, kResizePerProcess = 44.72;
inline constexpr double kSplitCreate = 8.71, kSplitResizeBase = 0.023, kSplitResizePerDoubling = 0.262;

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
