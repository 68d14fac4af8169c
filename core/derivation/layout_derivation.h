#pragma once

#include <cstdint>

#include "core/base/error.h"
#include "core/derivation/derivation.h"
#include "core/striping/layout.h"

namespace greyscope::derivation {

/// Where a byte of a file lies: with b from where its component is counted, the stripe s = ⌊b / S⌋, the object
/// j = s mod W, its OST, and the offset ⌊s / W⌋ S + b mod S. It ends in striping::BytePlace::offset.
/// Errors: those of striping::Layout::placeOf(), optionOutOfRange (behind 2^53, where a double leaves bytes out).
[[nodiscard]] base::Expected<Derivation> placeDerivation(const striping::Layout& layout, std::int64_t byte,
                                                         Rounding rounding = {});

/// How many OSTs one of k processes meets that write a segment a stripe in turn, `segments` of them each, over `osts`:
/// min(n, W / gcd(k, W)), for k from 1 to `most`. P4, section 5.4.
[[nodiscard]] Derivation ostsMetDerivation(std::int64_t most, std::int64_t segments, std::int64_t osts,
                                           Rounding rounding = {});

/// The times in ms that k processes take to create and to resize a file as they are fitted to P2 table 2
/// (striping::MetadataCost), for k from `first` to `last`.
[[nodiscard]] Derivation metadataCostDerivation(int first, int last, Rounding rounding = {});

}  // namespace greyscope::derivation
