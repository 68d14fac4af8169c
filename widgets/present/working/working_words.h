#pragma once

#include <QString>

#include "core/working/derivation.h"
#include "core/working/notation/notation.h"

namespace greyscope::widgets {

/// What a part of a derivation does: "Accumulate".
[[nodiscard]] QString sectionTitle(const working::Section& section);
/// Where its rules come from: "Deng 1982"; "" where that need not be said.
[[nodiscard]] QString sourceText(working::SourceId source);
/// What is said beside a section.
[[nodiscard]] QString noteText(const working::Note& note, const working::NumberStyle& style);
/// Whose derivation it is: "GM(1,1) of 1.1-R", "Deng’s degree of 1.2-W".
[[nodiscard]] QString derivationTitle(const working::Derivation& derivation);
/// What a derivation's numbers are rounded to, and what they are compared with; "" where no step is rounded.
[[nodiscard]] QString roundingText(const working::Rounding& rounding);

}  // namespace greyscope::widgets
