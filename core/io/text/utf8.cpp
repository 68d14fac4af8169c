#include "core/io/text/utf8.h"

#include <algorithm>

#include "core/base/utf8.h"

namespace greyscope::io {

bool isValidUtf8(std::string_view text) {
    while (!text.empty()) {
        const bool ascii = static_cast<unsigned char>(text.front()) - 1U < 0x7FU;  // nearly every byte of a table;
                                                                                   // avoids a function call
        const std::size_t length = ascii ? 1 : base::utf8Length(text);
        if (length == 0) {
            return false;
        }
        text.remove_prefix(length);
    }
    return true;
}

std::string shortened(std::string_view text, std::size_t limit) {
    std::string result;
    while (!text.empty()) {
        const std::size_t length = std::max<std::size_t>(base::utf8Length(text), 1);
        if (result.size() + length > limit) {
            return result + "\u2026";
        }
        const bool printable = base::utf8Length(text) > 0 && static_cast<unsigned char>(text.front()) >= 0x20;
        result += printable ? text.substr(0, length) : std::string_view("?");
        text.remove_prefix(length);
    }
    return result;
}

}  // namespace greyscope::io
