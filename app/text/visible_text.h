#pragma once

#include <string>
#include <string_view>

namespace greyscope::app {

/// Text for a terminal, in which nothing is obeyed: control characters, marks that turn the direction of writing and
/// bytes that are no UTF-8 are shown as \x1b or \u202e. Line ends stay in a text of lines, and are shown otherwise.
[[nodiscard]] std::string visibleText(std::string_view text, bool hasLines);

}  // namespace greyscope::app
