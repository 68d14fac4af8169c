#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace greyscope::io {

/// Whether a text is well-formed UTF-8 without NUL: no overlong forms, no surrogates, at most U+10FFFF. An empty text
/// is well-formed.
[[nodiscard]] bool isValidUtf8(std::string_view text);

/// Returns at most the first `limit` bytes of a text, cut between characters, with an ellipsis if something is left
/// out. Line ends and bytes that are not UTF-8 become question marks.
[[nodiscard]] std::string shortened(std::string_view text, std::size_t limit);

}  // namespace greyscope::io
