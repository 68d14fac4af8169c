#pragma once

#include <QString>

#include "core/derivation/derivation.h"
#include "core/derivation/notation/notation.h"

namespace greyscope::widgets {

enum class DerivationFormat { text, markdown, latex, mathml };

/// Returns a whole derivation in a markup language: every section with its source, rules, values with the numbers
/// substituted, tables, matrices and remarks. LaTeX needs amsmath; MathML is returned as a complete HTML page.
[[nodiscard]] QString derivationText(const derivation::Derivation& derivation, DerivationFormat format,
                                     const derivation::NumberStyle& style);

}  // namespace greyscope::widgets
