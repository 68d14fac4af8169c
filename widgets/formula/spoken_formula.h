#pragma once

#include <QString>

#include "core/derivation/notation/notation.h"

namespace greyscope::widgets {

/// Returns a formula as spoken text: "x hat to the (1) of k plus 1, equals, …". The ends of fractions and roots are
/// spoken too.
[[nodiscard]] QString spokenFormula(const derivation::Notation& notation);

}  // namespace greyscope::widgets
