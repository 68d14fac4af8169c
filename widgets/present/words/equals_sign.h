#pragma once

#include "core/working/notation/notation.h"

namespace greyscope::widgets {

/// Between a formula and the field of its number.
[[nodiscard]] inline working::Notation equalsSign() {
    working::Notation sign;
    sign.kind = working::Notation::Kind::operation;
    sign.text = "=";
    return sign;
}

}  // namespace greyscope::widgets
