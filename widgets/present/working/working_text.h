#pragma once

#include <QString>

#include "core/working/derivation.h"
#include "core/working/notation/notation.h"

namespace greyscope::widgets {

enum class WorkingFormat { text, markdown, latex, mathml };

/// A whole derivation in a language of documents: every section with its source, rules, values with the numbers put in,
/// tables, matrices and remarks. LaTeX is for amsmath; MathML is an HTML page that needs nothing else.
[[nodiscard]] QString derivationText(const working::Derivation& derivation, WorkingFormat format,
                                     const working::NumberStyle& style);

}  // namespace greyscope::widgets
