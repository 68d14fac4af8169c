#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace greyscope::base {

/// Whether the character is a blank or a tab.
[[nodiscard]] constexpr bool isBlank(char c) {
    return c == ' ' || c == '\t';
}

[[nodiscard]] constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// The text without blanks, tabs and line ends at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// Splits a text at blanks and tabs into `words`, a list that the caller reuses.
void splitWords(std::string_view text, std::vector<std::string_view>& words);

/// A nonnegative number with leading zeros, at least `digits` long.
[[nodiscard]] std::string padded(long long number, std::size_t digits);

/// The text with its ASCII capitals in lower case, independent of the locale.
[[nodiscard]] std::string lowered(std::string_view text);

[[nodiscard]] std::string joined(const std::vector<std::string>& parts, std::string_view separator);

/// The text in double quotes, with its own quotation marks doubled, as in tables and lists.
[[nodiscard]] std::string inQuotes(std::string_view text);

}  // namespace greyscope::base
