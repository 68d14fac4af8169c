#pragma once

#include <array>
#include <cstdint>

namespace greyscope::striping {

/// Time in ms that a number of processes P need to create or to resize one file together. Fitted to P2 table 2, which
/// was measured on 46 OSTs; nothing else is known about it.
///     original:      create 3.78 + 1.05 P    resize 44.72 P
///     split writing: create 8.71             resize 0.023 + 0.262 log2 P
struct MetadataCost {
    double create = 0.0;
    double resize = 0.0;
};
[[nodiscard]] MetadataCost originalCost(std::int64_t processes);
[[nodiscard]] MetadataCost splitWritingCost(std::int64_t processes);

inline constexpr double kCreateBase = 3.78, kCreatePerProcess = 1.05, kResizePerProcess = 44.72;
inline constexpr double kSplitCreate = 8.71, kSplitResizeBase = 0.023, kSplitResizePerDoubling = 0.262;

/// A row of P2 table 2.
struct PrintedCost {
    std::int64_t processes = 0;
    MetadataCost original, split;
};
[[nodiscard]] const std::array<PrintedCost, 4>& printedCosts();

/// Returns whether the fit applies to this number of processes: the table has 4 to 32.
[[nodiscard]] constexpr bool withinTable(std::int64_t processes) {
    return processes >= 4 && processes <= 32;
}

}  // namespace greyscope::striping
