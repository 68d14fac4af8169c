#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace greyscope::base {

/// Returns the length in bytes of the character at the beginning of a UTF-8 text; 0 if the text is empty or begins with
/// NUL or with bytes that are not well-formed UTF-8.
[[nodiscard]] std::size_t utf8Length(std::string_view text);

/// Whether the byte is a continuation byte of UTF-8, that is, not the first byte of a character.
[[nodiscard]] constexpr bool isContinuation(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

/// Number of characters (not bytes) in a UTF-8 text.
[[nodiscard]] std::size_t characterCount(std::string_view text);

/// Returns the Unicode code point of one character; `sequence` is its well-formed UTF-8 sequence.
[[nodiscard]] std::uint32_t utf8Code(std::string_view sequence);

/// Returns text from a file in a form that is safe in XML, TeX and terminals. Characters that a terminal or a text
/// engine would interpret are replaced by visible ones. C0 controls and DEL become their pictures (␛, ␊). C1 controls,
/// line separators and direction controls become escapes such as \u202E, and bytes that are not UTF-8 become U+FFFD.
/// Applying it twice changes nothing more.
[[nodiscard]] std::string visibleText(std::string_view text);

/// Returns text from a file in a form that is safe to show in a terminal, whose font may lack the pictures of
/// visibleText(). Controls and bytes that are not UTF-8 become \x1b and the like, direction controls \u202E. With
/// `hasLines`, line feeds are kept; otherwise they are replaced, too.
[[nodiscard]] std::string terminalText(std::string_view text, bool hasLines = false);

}  // namespace greyscope::base
