#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace greyscope::io {

/// Whether every byte belongs to a well-formed sequence (no overlong forms, no surrogates, at most U+10FFFF) and none
/// is NUL. An empty text is well-formed.
[[nodiscard]] bool isValidUtf8(std::string_view text);

/// The first `limit` bytes, cut between characters, with an ellipsis where something is left out. Line ends and what is
/// not UTF-8 become a question mark.
[[nodiscard]] std::string shortened(std::string_view text, std::size_t limit);

}  // namespace greyscope::io
