#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace greyscope::base {

/// Length of the well-formed UTF-8 sequence that the text begins with; 0 where there is none (NUL counts as none).
[[nodiscard]] std::size_t utf8Length(std::string_view text);

/// A byte that goes on with a character.
[[nodiscard]] constexpr bool isContinuation(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

/// Characters, not bytes.
[[nodiscard]] std::size_t characterCount(std::string_view text);

/// The character that one well-formed sequence stands for.
[[nodiscard]] std::uint32_t utf8Code(std::string_view sequence);

/// A name, a value or a line of a file as it may be shown: what a terminal or a text engine would obey stands as a
/// sign. C0 controls and DEL become their pictures (␛, ␊), C1 controls, line separators and the controls of the writing
/// direction \u202E, bytes that are not UTF-8 U+FFFD. No XML, no TeX and no terminal is left to trip over. Showing
/// twice changes nothing.
[[nodiscard]] std::string visibleText(std::string_view text);

/// The same for a terminal, whose font may lack the pictures: controls and bytes that are not UTF-8 stand as \x1b, the
/// controls of the writing direction as \u202E. Line ends stay in a text of lines.
[[nodiscard]] std::string terminalText(std::string_view text, bool hasLines = false);

}  // namespace greyscope::base
