#pragma once

#include "app/glossary/glossary_terms.h"
#include "core/base/error.h"

namespace greyscope::app {

/// The derivation of a course on a few numbers: the rules of its steps are wanted, not their values. Those of what it
/// calls.
[[nodiscard]] base::Expected<derivation::Derivation> derivationOf(Course course);

}  // namespace greyscope::app
