#pragma once

#include <string>

namespace greyscope::widgets {

/// Whether it is one of the sentences of core/sim and core/access that a user reads: they stand there in English, and
/// here once more for the translators. A test finds those that are missing.
[[nodiscard]] bool isCoreText(const std::string& text);

}  // namespace greyscope::widgets
