#include "core/base/utf8.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>

namespace greyscope::base {

namespace {

bool isContinuation(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

/// The character of one well-formed sequence.
std::uint32_t decoded(std::string_view sequence) {
    constexpr std::array<std::uint32_t, 5> payload{0, 0x7F, 0x1F, 0x0F, 0x07};
    std::uint32_t code = static_cast<unsigned char>(sequence.front()) & payload[sequence.size()];
    for (const char c : sequence.substr(1)) {
        code = (code << 6U) | (static_cast<unsigned char>(c) & 0x3FU);
    }
    return code;
}

bool turnsOrBreaksLines(std::uint32_t code) {
    const auto within = [code](std::uint32_t low, std::uint32_t high) { return code >= low && code <= high; };
    return within(0x80, 0x9F) || code == 0x061C || within(0x200E, 0x200F) || within(0x2028, 0x202E) ||
           within(0x2066, 0x206F) || code == 0xFEFF || within(0xFFF9, 0xFFFB) || within(0xFFFE, 0xFFFF);
}

std::string escaped(std::uint32_t code) {
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "\\u%04X", static_cast<unsigned>(code));
    return text.data();
}

}  // namespace

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
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const std::size_t length = utf8Length(text);
        const auto first = static_cast<unsigned char>(text.front());
        if (first < 0x20) {
            result += {'\xE2', '\x90', static_cast<char>(0x80 + first)};  // U+2400 and on: pictures of the controls
        } else if (first == 0x7F) {
            result += "\u2421";
        } else if (length == 0) {
            result += "\uFFFD";
        } else if (const std::string_view sequence = text.substr(0, length);
                   length > 1 && turnsOrBreaksLines(decoded(sequence))) {
            result += escaped(decoded(sequence));
        } else {
            result += sequence;
        }
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return result;
}

}  // namespace greyscope::base
