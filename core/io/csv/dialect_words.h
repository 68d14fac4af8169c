#pragma once

#include <string_view>
#include <vector>

namespace greyscope::io {

/// A word of a Dialect that people may tell.
struct DialectWord {
    std::string_view name;
    std::string_view meaning;               ///< in English
    std::vector<std::string_view> readers;  ///< that take notice of it; empty: all
};

/// Those of all readers.
[[nodiscard]] const std::vector<DialectWord>& dialectWords();

/// Whether a reader takes notice of a word.
[[nodiscard]] bool takesWord(std::string_view reader, std::string_view word);

}  // namespace greyscope::io
