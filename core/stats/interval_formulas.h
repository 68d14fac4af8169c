#pragma once

#include "core/base/scalar.h"

// Formulas of the interpolated interval of a median, written over any scalar (see scalar.h).
namespace greyscope::stats {

/// Returns by what share the coverage of a pair of order statistics exceeds the wanted one, of all by which it exceeds
/// the coverage of the next inner pair.
template <class N>
[[nodiscard]] N excessCoverage(const N& outer, const N& wanted, const N& inner) {
    return (outer - wanted) / (outer - inner);
}

/// Returns how far an end of the interval of a median lies on the way from x(l) to x(l + 1), of n values. Sources:
/// Hettmansperger & Sheather 1986; Nyblom 1992.
template <class N>
[[nodiscard]] N shareInwards(const N& count, const N& low, const N& excess) {
    return (count - low) * excess / (low + (count - N(2) * low) * excess);
}

/// Returns the value that lies `share` of the way from `outer` to `inner`.
template <class N>
[[nodiscard]] N between(const N& share, const N& outer, const N& inner) {
    using base::complement;
    return complement(share) * outer + share * inner;
}

}  // namespace greyscope::stats
