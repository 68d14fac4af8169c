#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace greyscope::base {

/// Whether the character is a space or a tab.
[[nodiscard]] constexpr bool isBlank(char c) {
    return c == ' ' || c == '\t';
}

[[nodiscard]] constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// Returns the text without the spaces, tabs and line ends at its beginning and end.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// Splits a text at spaces and tabs. The result replaces the content of `words`, a list that the caller can reuse.
void splitWords(std::string_view text, std::vector<std::string_view>& words);

/// Returns a nonnegative number as text, filled with leading zeros to at least `digits` digits.
[[nodiscard]] std::string padded(long long number, std::size_t digits);

/// Returns the text with the ASCII capitals in lower case, independent of the locale.
[[nodiscard]] std::string lowered(std::string_view text);

[[nodiscard]] std::string joined(const std::vector<std::string>& parts, std::string_view separator);

/// Returns the text in double quotes, with its own quotation marks doubled, as in CSV files and listParts().
[[nodiscard]] std::string inQuotes(std::string_view text);

}  // namespace greyscope::base
