#pragma once

#include <QString>

#include <cstddef>

#include "core/access/pattern.h"

namespace greyscope::app {

inline constexpr std::size_t kClasses = 9;  ///< of access::patternKinds(); applications follow

/// The place in access::patternKinds() of the application or the class that a pattern is; behind its end for neither.
[[nodiscard]] std::size_t patternKind(const access::Pattern& pattern);
/// The same in words; empty for neither.
[[nodiscard]] QString patternTitle(const access::Pattern& pattern);
/// Whether two patterns are of one class: of one shape, both or neither with several processes on a node, with waits.
[[nodiscard]] bool isClass(const access::Pattern& one, const access::Pattern& other);

}  // namespace greyscope::app
