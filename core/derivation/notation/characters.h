#pragma once

#include <cstddef>
#include <string>

#include "core/base/utf8.h"

namespace greyscope::derivation {

/// Calls `use` with each character of a UTF-8 text.
template <class Use>
void eachCharacter(const std::string& text, const Use& use) {
    for (std::size_t i = 0; i < text.size();) {
        std::size_t length = 1;
        while (i + length < text.size() && base::isContinuation(text[i + length])) {
            ++length;
        }
        use(text.substr(i, length));
        i += length;
    }
}

}  // namespace greyscope::derivation
