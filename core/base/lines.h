#pragma once

#include <string_view>
#include <vector>

// Lines of a text that is in memory. Lines end with LF, CRLF or CR; the last line needs no end. The functions take the
// first line off the text, so that a loop until the text is empty sees each line once.

namespace greyscope::base {

/// Takes the first line off `text` and returns it with its line end.
[[nodiscard]] std::string_view takeLineWithEnd(std::string_view& text);

/// Takes the first line off `text` and returns it without its line end.
[[nodiscard]] std::string_view takeLine(std::string_view& text);

/// Returns the text without trailing line ends.
[[nodiscard]] std::string_view withoutLineEnd(std::string_view text);

/// Returns the first line of a text without its line end.
[[nodiscard]] std::string_view firstLine(std::string_view text);

/// Splits a line at its commas, quotes or not, into at most `most` cells; the last one keeps further commas. The result
/// replaces the content of `cells`, a list that the caller can reuse.
void splitCommas(std::string_view line, std::size_t most, std::vector<std::string_view>& cells);

}  // namespace greyscope::base
