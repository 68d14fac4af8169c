#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace greyscope::base {

/// A blank or a tab.
[[nodiscard]] constexpr bool isBlank(char c) {
    return c == ' ' || c == '\t';
}

/// With its ASCII capitals in lower case, whatever the locale.
[[nodiscard]] std::string lowered(std::string_view text);

[[nodiscard]] std::string joined(const std::vector<std::string>& parts, std::string_view separator);

/// In double quotes, its own doubled, as tables and lists spell it.
[[nodiscard]] std::string inQuotes(std::string_view text);

}  // namespace greyscope::base
