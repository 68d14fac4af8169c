#pragma once

#include "app/glossary/glossary_terms.h"
#include "core/base/error.h"

namespace greyscope::app {

/// Returns the derivation of the example calculation of a term. Only the rules of its steps are used, not the values.
/// Errors: those of the calculation.
[[nodiscard]] base::Expected<derivation::Derivation> derivationOf(const TermRow& term);

}  // namespace greyscope::app
