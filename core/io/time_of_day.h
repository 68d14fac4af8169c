#pragma once

#include <algorithm>
#include <string_view>

namespace greyscope::io {

/// "10:00:01"
[[nodiscard]] inline bool isTimeOfDay(std::string_view text) {
    constexpr std::string_view look = "00:00:00";
    return std::equal(text.begin(), text.end(), look.begin(), look.end(),
                      [](char c, char kind) { return kind == '0' ? c >= '0' && c <= '9' : c == kind; });
}

}  // namespace greyscope::io
