#pragma once

#include <cstdint>

#include "core/base/error.h"
#include "core/derivation/derivation.h"
#include "core/striping/layout.h"

namespace greyscope::derivation {

/// Derives where a byte of a file is stored. Byte b is counted from the start of its component; S is the stripe size
/// and W the stripe count. The derivation has the stripe s = ⌊b / S⌋, the object j = s mod W, its OST, and the offset
/// in the object, ⌊s / W⌋ S + b mod S. The result is striping::BytePlace::offset. Errors: those of
/// striping::Layout::placeOf(), optionOutOfRange (beyond 2^53, where doubles cannot represent every byte).
[[nodiscard]] base::Expected<Derivation> placeDerivation(const striping::Layout& layout, std::int64_t byte,
                                                         Rounding rounding = {});

/// Derives how many OSTs each of k processes accesses, min(n, W / gcd(k, W)), for k from 1 to `most`. In turn, each
/// process writes one segment, which fills one stripe. n is `segments`, the number of segments per process; W is
/// `osts`, the number of OSTs. Source: P4, section 5.4.
[[nodiscard]] Derivation ostsMetDerivation(std::int64_t most, std::int64_t segments, std::int64_t osts,
                                           Rounding rounding = {});

/// Derives the times in ms that k processes need to create and to resize a file, by the formulas fitted to P2 table 2
/// (striping::MetadataCost), for k from `first` to `last`.
[[nodiscard]] Derivation metadataCostDerivation(int first, int last, Rounding rounding = {});

}  // namespace greyscope::derivation
