#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace greyscope::base {

/// Length in bytes of the well-formed UTF-8 sequence at the beginning of the text; 0 if there is none (NUL counts as
/// none).
[[nodiscard]] std::size_t utf8Length(std::string_view text);

/// Whether the byte continues a UTF-8 sequence.
[[nodiscard]] constexpr bool isContinuation(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

/// Number of characters (not bytes) in a UTF-8 text.
[[nodiscard]] std::size_t characterCount(std::string_view text);

/// Code point of one well-formed UTF-8 sequence.
[[nodiscard]] std::uint32_t utf8Code(std::string_view sequence);

/// Makes text from a file safe to show: replaces what a terminal or a text engine would interpret by a visible sign. C0
/// controls and DEL become their pictures (␛, ␊). C1 controls, line separators and direction controls become escapes
/// such as \u202E, and bytes that are not UTF-8 become U+FFFD. The result is safe in XML, TeX and terminals. Applying
/// it twice changes nothing more.
[[nodiscard]] std::string visibleText(std::string_view text);

/// visibleText() for a terminal, whose font may lack the pictures: controls and bytes that are not UTF-8 become \x1b,
/// direction controls \u202E. With `hasLines`, line feeds are kept.
[[nodiscard]] std::string terminalText(std::string_view text, bool hasLines = false);

}  // namespace greyscope::base
