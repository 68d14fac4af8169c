#pragma once

#include "core/derivation/notation/notation.h"

namespace greyscope::widgets {

/// Returns the equals sign between a formula and the field for its number.
[[nodiscard]] inline derivation::Notation equalsSign() {
    derivation::Notation sign;
    sign.kind = derivation::Notation::Kind::operation;
    sign.text = "=";
    return sign;
}

}  // namespace greyscope::widgets
