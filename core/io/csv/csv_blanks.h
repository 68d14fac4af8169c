#pragma once

#include <cstddef>
#include <string_view>

#include "core/base/text.h"

namespace greyscope::io {

/// Returns the text [first, last) without the spaces and tabs at both ends.
[[nodiscard]] inline std::string_view trimmed(const char* first, const char* last) {
    while (first != last && base::isBlank(*first)) {
        ++first;
    }
    while (first != last && base::isBlank(last[-1])) {
        --last;
    }
    return {first, static_cast<std::size_t>(last - first)};
}

/// Returns the text [first, last) without the spaces and tabs at both ends. Faster than trimmed() for most texts, which
/// have none.
[[nodiscard]] inline std::string_view withoutBlanks(const char* first, const char* last) {
    constexpr auto above = [](char c) { return static_cast<unsigned char>(c) > ' '; };
    return first != last && above(*first) && above(last[-1])
               ? std::string_view(first, static_cast<std::size_t>(last - first))
               : trimmed(first, last);
}

}  // namespace greyscope::io
