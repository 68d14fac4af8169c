#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace greyscope::base {

/// A blank or a tab.
[[nodiscard]] constexpr bool isBlank(char c) {
    return c == ' ' || c == '\t';
}

[[nodiscard]] constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// Without blanks, tabs and line ends around it.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// The words between blanks and tabs, into a list that is used again and again.
void splitWords(std::string_view text, std::vector<std::string_view>& words);

/// A number of 0 or more with zeros before it, so that it has so many digits.
[[nodiscard]] std::string padded(long long number, std::size_t digits);

/// With its ASCII capitals in lower case, whatever the locale.
[[nodiscard]] std::string lowered(std::string_view text);

[[nodiscard]] std::string joined(const std::vector<std::string>& parts, std::string_view separator);

/// In double quotes, its own doubled, as tables and lists spell it.
[[nodiscard]] std::string inQuotes(std::string_view text);

}  // namespace greyscope::base
