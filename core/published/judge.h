#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/published/item.h"

namespace greyscope::published {

/// How close a computed number must be to the printed one to count as equal.
enum class Tolerance {
    rounding,  ///< rounding it gives the printed digits
    lastUnit,  ///< within one unit of the last printed digit
    percent    ///< within 1 % of the printed number, or equal if rounded
};

enum class ItemVerdict { reproduced, otherReading, contradicted, notDeterminable };

/// The result of comparing an item with its computed numbers.
struct Judgement {
    std::optional<ItemVerdict> verdict;  ///< verdict on an item of the kind result
    /// Whether a repeat has the same number as its first print, or an identity or a check holds.
    std::optional<bool> holds;
    std::optional<std::size_t> reading;  ///< index into Item::readings of the reading that gives the printed number
    bool cut = false;                    ///< the reading gives the printed digits only if further digits are cut off
                                         ///< instead of rounded
    bool near = false;                   ///< the reading is within the tolerance, but does not round to the printed
                                         ///< number
    std::optional<double> computed;      ///< value of `reading`, or of the first reading if there is none
    std::optional<double> firstPrint;    ///< for a repeat: the first printed number, in the unit of this one
    std::optional<double> difference;    ///< difference of the computed number or first print from the printed number;
                                         ///< nullopt for a limit that is met
    std::optional<double> nearest;       ///< for results that cannot be determined: the first of Item::beside
};

/// Compares the item with index `index` with its computed numbers. An item of the kind result is `reproduced` if the
/// paper's own rule, the first reading, rounds to the printed number or is within the tolerance. Otherwise it is
/// `otherReading` if some reading rounds to the printed number, gives its digits with further digits cut off, or is
/// within the tolerance; the first of these three that applies decides. It is `contradicted` if no reading does, and
/// `notDeterminable` if there are no readings. Bounds, counts, identities and checks have no tolerance.
[[nodiscard]] Judgement judge(const std::vector<Item>& items, std::size_t index, Tolerance tolerance);

}  // namespace greyscope::published
