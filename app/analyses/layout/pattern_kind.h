#pragma once

#include <QString>

#include <cstddef>

#include "core/access/pattern.h"

namespace greyscope::app {

inline constexpr std::size_t kClasses = 9;  ///< number of classes in access::patternKinds(); applications follow them

/// Returns the index in access::patternKinds() of the application or class that a pattern matches; the number of kinds
/// if it matches none.
[[nodiscard]] std::size_t patternKind(const access::Pattern& pattern);
/// Returns its title; empty if there is none.
[[nodiscard]] QString patternTitle(const access::Pattern& pattern);
/// Whether two patterns are of the same class: the same shape, and the same presence of several processes per node and
/// of waits.
[[nodiscard]] bool isClass(const access::Pattern& one, const access::Pattern& other);

}  // namespace greyscope::app
