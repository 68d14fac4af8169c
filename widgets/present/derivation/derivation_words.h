#pragma once

#include <QString>

#include "core/derivation/derivation.h"
#include "core/derivation/notation/notation.h"

namespace greyscope::widgets {

/// Returns the title of a section: "Class ratios".
[[nodiscard]] QString sectionTitle(const derivation::DerivationSection& section);
/// Returns the publication from which the rules of a section come: "Deng 1982"; "" for SourceId::none.
[[nodiscard]] QString sourceText(derivation::SourceId source);
/// Returns the text of a remark on a section.
[[nodiscard]] QString noteText(const derivation::DerivationNote& note, const derivation::NumberStyle& style);
/// Returns the title of a derivation: its method and its series, as in "GM(1,1) of 1.1-R" or "Deng’s degree of 1.2-W".
[[nodiscard]] QString derivationTitle(const derivation::Derivation& derivation);
/// Returns a sentence about how the steps of a derivation are rounded, and that full precision is shown beside them; ""
/// without rounding.
[[nodiscard]] QString roundingText(const derivation::Rounding& rounding);

}  // namespace greyscope::widgets
