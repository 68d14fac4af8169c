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

/// The encodings that people are offered; any other that ICU knows by name is read as well.
inline constexpr std::array<std::string_view, 16> offeredEncodings{
    "UTF-8",        "UTF-16LE",    "UTF-16BE",     "GB18030",      "Big5",         "Shift_JIS",
    "EUC-JP",       "windows-949", "windows-1252", "windows-1250", "windows-1251", "windows-1253",
    "windows-1254", "KOI8-R",      "UTF-32LE",     "UTF-32BE"};

/// The encoding that the first bytes of a text seem to have: by its byte order mark, by what is valid, by the
/// characters that come up often, and by uchardet where these tell nothing. "" where the bytes are no text. `cut`: the
/// text goes on behind them.
[[nodiscard]] std::string detectEncoding(std::string_view firstBytes, bool cut);

/// Whether they are UTF-8 without a NUL byte.
[[nodiscard]] bool isPlainUtf8(std::string_view firstBytes, bool cut);

/// Bytes of the byte order mark that a text in this encoding begins with.
[[nodiscard]] std::size_t markLength(std::string_view firstBytes, std::string_view encoding);

/// A text as UTF-8.
struct Decoded {
    Bytes bytes;
    std::size_t problemCount = 0;
    std::vector<Problem> problems;  ///< bytes that stand for no character, and NUL bytes; at most `maxProblems`
};

/// Converts a text from its `start` on, in bounded memory: bytes that stand for no character become U+FFFD, NUL bytes
/// are left out. Errors: optionUnknown (encoding), fileChanged, fileNotWritable, cancelled.
[[nodiscard]] base::Expected<Decoded> decode(const Bytes& text, std::size_t start, const std::string& encoding,
                                             const std::string& path, std::size_t maxProblems,
                                             base::Progress& progress);

}  // namespace greyscope::io
