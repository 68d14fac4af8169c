#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/base/utf8.h"

namespace greyscope::base {

/// Returns the text, shortened to at most `most` characters: a longer text keeps its beginning and end, with an
/// ellipsis between them.
[[nodiscard]] inline std::string shortText(std::string_view text, std::size_t most) {
    if (text.size() <= most || characterCount(text) <= most) {
        return std::string(text);
    }
    const std::size_t tail = most / 2;
    std::size_t begin = 0;
    for (std::size_t left = most - tail; left > 1; --left) {  // one is the ellipsis
        for (++begin; isContinuation(text[begin]);) {
            ++begin;
        }
    }
    std::size_t end = text.size();
    for (std::size_t left = tail; left > 0; --left) {
        for (--end; end > begin && isContinuation(text[end]);) {
            --end;
        }
    }
    return std::string(text.substr(0, begin)).append("…").append(text.substr(end));
}

}  // namespace greyscope::base
