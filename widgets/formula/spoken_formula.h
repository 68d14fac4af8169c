#pragma once

#include <QString>

#include "core/derivation/notation/notation.h"

namespace greyscope::widgets {

/// A formula as spoken text: "x hat to the (1) of k plus 1, equals, …", with the ends of fractions and roots.
[[nodiscard]] QString spokenFormula(const derivation::Notation& notation);

}  // namespace greyscope::widgets
