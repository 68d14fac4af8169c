#pragma once

#include <QString>

#include "core/derivation/derivation.h"
#include "core/derivation/notation/notation.h"

namespace greyscope::widgets {

enum class DerivationFormat { text, markdown, latex, mathml };

/// A whole derivation in a language of documents: every section with its source, rules, values with the numbers put in,
/// tables, matrices and remarks. LaTeX is for amsmath; MathML is an HTML page that needs nothing else.
[[nodiscard]] QString derivationText(const derivation::Derivation& derivation, DerivationFormat format,
                                     const derivation::NumberStyle& style);

}  // namespace greyscope::widgets
