#pragma once

#include <QString>

#include <cstddef>

#include "core/access/pattern.h"

namespace greyscope::app {

/// The first entries of access::patternKinds() are this many classes; the others are applications.
inline constexpr std::size_t kClasses = 9;

/// Returns the index in access::patternKinds() of the application or class that a pattern matches; the number of kinds
/// if it matches none.
[[nodiscard]] std::size_t patternKind(const access::Pattern& pattern);
/// Returns the title of the application or class that a pattern matches; empty if it matches none.
[[nodiscard]] QString patternTitle(const access::Pattern& pattern);
/// Whether two patterns belong to the same class: they have the same shape, both or neither have several processes per
/// node, and both or neither have waits.
[[nodiscard]] bool isClass(const access::Pattern& one, const access::Pattern& other);

}  // namespace greyscope::app
