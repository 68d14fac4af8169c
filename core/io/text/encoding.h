#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/files/spool.h"
#include "core/io/reader.h"

namespace greyscope::io {

inline constexpr std::string_view utf8Name = "UTF-8";

/// Names of the encodings that the user can choose from; any other encoding that ICU knows by name can be read as well.
inline constexpr std::array<std::string_view, 16> offeredEncodings{
    "UTF-8",        "UTF-16LE",    "UTF-16BE",     "GB18030",      "Big5",         "Shift_JIS",
    "EUC-JP",       "windows-949", "windows-1252", "windows-1250", "windows-1251", "windows-1253",
    "windows-1254", "KOI8-R",      "UTF-32LE",     "UTF-32BE"};

/// Detects the encoding of a text from its first bytes: from a byte order mark, valid byte sequences, frequent
/// characters, and otherwise by uchardet. Returns "" if the bytes are not text. `cut`: whether the text continues after
/// these bytes.
[[nodiscard]] std::string detectEncoding(std::string_view firstBytes, bool cut);

/// Whether the bytes are UTF-8 without a NUL byte. `cut`: whether the text continues after these bytes, so that the
/// last character may be incomplete.
[[nodiscard]] bool isPlainUtf8(std::string_view firstBytes, bool cut);

/// Returns the length in bytes of the byte order mark at the beginning of a text in this encoding; 0 if there is none.
[[nodiscard]] std::size_t markLength(std::string_view firstBytes, std::string_view encoding);

/// A text converted to UTF-8.
struct Decoded {
    Bytes bytes;
    std::size_t problemCount = 0;
    std::vector<Problem> problems;  ///< the first invalid bytes and NUL bytes, at most `maxProblems`
};

/// Converts the bytes of a text from offset `start` on to UTF-8, in bounded memory. Invalid bytes become U+FFFD, and
/// NUL bytes are left out. Errors: optionUnknown (encoding), fileChanged, fileNotWritable, cancelled.
[[nodiscard]] base::Expected<Decoded> decode(const Bytes& text, std::size_t start, const std::string& encoding,
                                             const std::string& path, std::size_t maxProblems,
                                             base::Progress& progress);

}  // namespace greyscope::io
