#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/replication/item.h"

namespace greyscope::replication {

/// How near a computed number has to be.
enum class Tolerance {
    rounding,  ///< rounded, it gives the printed digits
    lastUnit,  ///< within one unit of the last printed digit
    percent    ///< within 1 % of the printed number, or as rounding
};

enum class Verdict { reproduced, otherReading, contradicted, notDeterminable };

/// What an item comes to.
struct Judgement {
    std::optional<Verdict> verdict;      ///< of results alone
    std::optional<bool> agrees;          ///< of repeats alone: the same number as in the first print
    std::optional<std::size_t> reading;  ///< index into Item::readings that gives the printed number
    bool cut = false;                    ///< it does so with its further digits cut off instead of rounded
    /// By `reading`; of a contradicted item by the first one; of a repeat the first print.
    std::optional<double> computed;
    std::optional<double> difference;  ///< computed - printed; none for a limit that is kept
    std::optional<double> nearest;     ///< of what is not determinable: the first of Item::beside
};

/// The first reading that comes near enough decides: reproduced where it is the paper's own and rounds or is within the
/// tolerance, otherReading where it is a later one, or where it gives the printed digits only with the further ones cut
/// off. No reading at all: notDeterminable. None near enough: contradicted. Bounds and counts know no tolerance.
[[nodiscard]] Judgement judge(const std::vector<Item>& items, std::size_t index, Tolerance tolerance);

}  // namespace greyscope::replication
