#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/published/item.h"

namespace greyscope::published {

/// How near a computed number has to be.
enum class Tolerance {
    rounding,  ///< rounded, it gives the printed digits
    lastUnit,  ///< within one unit of the last printed digit
    percent    ///< within 1 % of the printed number, or as rounding
};

enum class ItemVerdict { reproduced, otherReading, contradicted, notDeterminable };

/// What an item comes to.
struct Judgement {
    std::optional<ItemVerdict> verdict;  ///< of results alone
    std::optional<bool> holds;           ///< of repeats (the same number as in the first print), identities and checks
    std::optional<std::size_t> reading;  ///< index into Item::readings that gives the printed number
    bool cut = false;                    ///< it does so with its further digits cut off instead of rounded
    bool near = false;                   ///< it does not round to the print, but is within the tolerance
    std::optional<double> computed;      ///< by `reading`; where there is none, by the first one
    std::optional<double> firstPrint;    ///< of a repeat
    std::optional<double> difference;    ///< of either from the printed number; none for a limit that is kept
    std::optional<double> nearest;       ///< of what is not determinable: the first of Item::beside
};

/// The paper's own rule, the first reading, decides where it rounds to the print or is within the tolerance:
/// reproduced. Else the first reading that rounds, then one that gives the printed digits with the further ones cut
/// off, then one within the tolerance: otherReading. None of them: contradicted. No reading at all: notDeterminable.
/// Bounds, counts, identities and checks know no tolerance.
[[nodiscard]] Judgement judge(const std::vector<Item>& items, std::size_t index, Tolerance tolerance);

}  // namespace greyscope::published
