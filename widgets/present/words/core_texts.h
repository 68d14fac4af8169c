#pragma once

#include <string>

namespace greyscope::widgets {

/// Returns whether `text` is a sentence of core/sim or core/access that users read. Core has these sentences in
/// English. The .cpp file lists them again for translation, and a test finds missing ones.
[[nodiscard]] bool isCoreText(const std::string& text);

}  // namespace greyscope::widgets
