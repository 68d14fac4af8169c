#include "app/text/visible_text.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace greyscope::app {

namespace {

struct Character {
    char32_t code = 0;
    std::size_t bytes = 0;  ///< 0: no UTF-8
};

/// The character that begins here. Overlong forms and surrogates are no UTF-8.
Character firstOf(std::string_view text) {
    const auto byte = [&](std::size_t at) { return static_cast<std::uint8_t>(text[at]); };
    const std::uint8_t first = byte(0);
    const std::size_t bytes = first < 0x80 ? 1 : first >= 0xF0 && first < 0xF5 ? 4 : first >= 0xE0 ? 3 : 2;
    if (bytes == 1) {
        return {first, 1};
    }
    if (first < 0xC2 || first > 0xF4 || bytes > text.size()) {
        return {};
    }
    char32_t code = first & (0xFFU >> (bytes + 1));
    for (std::size_t at = 1; at < bytes; ++at) {
        if ((byte(at) & 0xC0U) != 0x80U) {
            return {};
        }
        code = (code << 6U) | (byte(at) & 0x3FU);
    }
    constexpr std::array<char32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    const bool valid = code >= least[bytes] && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
    return valid ? Character{code, bytes} : Character{};
}

bool isObeyed(char32_t code) {
    const bool control = code < 0x20 || (code >= 0x7F && code < 0xA0);
    const bool separator = code == 0x2028 || code == 0x2029;
    const bool direction = code == 0x061C || code == 0x200E || code == 0x200F || (code >= 0x202A && code <= 0x202E) ||
                           (code >= 0x2066 && code <= 0x2069);
    return control || separator || direction;
}

std::string escaped(char32_t code) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text = code < 0x100 ? "\\x" : "\\u";
    for (int shift = code < 0x100 ? 4 : 12; shift >= 0; shift -= 4) {
        text += digits[(code >> static_cast<unsigned>(shift)) & 0xFU];
    }
    return text;
}

}  // namespace

std::string visibleText(std::string_view text, bool hasLines) {
    std::string shown;
    shown.reserve(text.size());
    while (!text.empty()) {
        const Character character = firstOf(text);
        const bool kept = character.bytes > 0 && (!isObeyed(character.code) || (hasLines && character.code == U'\n'));
        const std::size_t bytes = character.bytes > 0 ? character.bytes : 1;
        shown += kept ? std::string(text.substr(0, bytes))
                      : escaped(character.bytes > 0 ? character.code : static_cast<std::uint8_t>(text.front()));
        text.remove_prefix(bytes);
    }
    return shown;
}

}  // namespace greyscope::app
