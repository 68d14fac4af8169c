#pragma once

#include "core/derivation/notation/notation.h"

namespace greyscope::widgets {

/// Between a formula and the field of its number.
[[nodiscard]] inline derivation::Notation equalsSign() {
    derivation::Notation sign;
    sign.kind = derivation::Notation::Kind::operation;
    sign.text = "=";
    return sign;
}

}  // namespace greyscope::widgets
