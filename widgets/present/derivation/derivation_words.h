#pragma once

#include <QString>

#include "core/derivation/derivation.h"
#include "core/derivation/notation/notation.h"

namespace greyscope::widgets {

/// What a part of a derivation does: "Accumulate".
[[nodiscard]] QString sectionTitle(const derivation::DerivationSection& section);
/// Where its rules come from: "Deng 1982"; "" where that need not be said.
[[nodiscard]] QString sourceText(derivation::SourceId source);
/// What is said beside a section.
[[nodiscard]] QString noteText(const derivation::DerivationNote& note, const derivation::NumberStyle& style);
/// Whose derivation it is: "GM(1,1) of 1.1-R", "Deng’s degree of 1.2-W".
[[nodiscard]] QString derivationTitle(const derivation::Derivation& derivation);
/// What a derivation's numbers are rounded to, and what they are compared with; "" where no step is rounded.
[[nodiscard]] QString roundingText(const derivation::Rounding& rounding);

}  // namespace greyscope::widgets
