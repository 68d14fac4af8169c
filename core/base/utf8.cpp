#include "core/base/utf8.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace greyscope::base {

namespace {

bool turnsOrBreaksLines(std::uint32_t code) {
    const auto within = [code](std::uint32_t low, std::uint32_t high) { return code >= low && code <= high; };
    return within(0x80, 0x9F) || code == 0x061C || within(0x200E, 0x200F) || within(0x2028, 0x202E) ||
           within(0x2066, 0x206F) || code == 0xFEFF || within(0xFFF9, 0xFFFB) || within(0xFFFE, 0xFFFF);
}

std::string escaped(std::uint32_t code) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text = code < 0x100 ? "\\x" : "\\u";
    for (unsigned shift = code < 0x100 ? 8 : 16; shift > 0;) {
        shift -= 4;
        text += digits[(code >> shift) & 0xFU];
    }
    return text;
}

enum class Fault { control, direction, noText };

/// The text with sign(fault, code) in place of each control character and each byte that is not UTF-8.
template <typename Sign>
std::string shown(std::string_view text, const Sign& sign) {
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const std::size_t length = utf8Length(text);
        const auto first = static_cast<unsigned char>(text.front());
        const std::string_view sequence = text.substr(0, length);
        if (first < 0x20 || first == 0x7F) {
            result += sign(Fault::control, first);
        } else if (length == 0) {
            result += sign(Fault::noText, first);
        } else if (length > 1 && turnsOrBreaksLines(utf8Code(sequence))) {
            result += sign(Fault::direction, utf8Code(sequence));
        } else {
            result += sequence;
        }
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return result;
}

}  // namespace

std::size_t characterCount(std::string_view text) {
    const auto inside = std::count_if(text.begin(), text.end(), isContinuation);
    return text.size() - static_cast<std::size_t>(inside);
}

std::uint32_t utf8Code(std::string_view sequence) {
    constexpr std::array<std::uint32_t, 5> payload{0, 0x7F, 0x1F, 0x0F, 0x07};
    std::uint32_t code = static_cast<unsigned char>(sequence.front()) & payload[sequence.size()];
    for (const char c : sequence.substr(1)) {
        code = (code << 6U) | (static_cast<unsigned char>(c) & 0x3FU);
    }
    return code;
}

std::size_t utf8Length(std::string_view text) {
    if (text.empty()) {
        return 0;
    }
    const auto first = static_cast<unsigned char>(text.front());
    if (first < 0x80) {
        return first == 0 ? 0 : 1;
    }
    const std::size_t length = first >= 0xC2 && first < 0xE0 ? 2 : first >= 0xE0 && first < 0xF0 ? 3 : 4;
    if (first < 0xC2 || first > 0xF4 || text.size() < length ||
        !std::all_of(text.begin() + 1, text.begin() + static_cast<std::ptrdiff_t>(length), isContinuation)) {
        return 0;
    }
    const auto second = static_cast<unsigned char>(text[1]);
    const bool overlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
    const bool surrogate = first == 0xED && second >= 0xA0;
    const bool tooLarge = first == 0xF4 && second >= 0x90;
    return overlong || surrogate || tooLarge ? 0 : length;
}

std::string visibleText(std::string_view text) {
    return shown(text, [](Fault fault, std::uint32_t code) -> std::string {
        switch (fault) {
            case Fault::control:  // U+2400 and following: control pictures
                return code == 0x7F ? "\u2421" : std::string{'\xE2', '\x90', static_cast<char>(0x80 + code)};
            case Fault::direction:
                return escaped(code);
            case Fault::noText:
                break;
        }
        return "\uFFFD";
    });
}

std::string terminalText(std::string_view text, bool hasLines) {
    return shown(text, [hasLines](Fault, std::uint32_t code) {
        return hasLines && code == '\n' ? std::string("\n") : escaped(code);
    });
}

}  // namespace greyscope::base
