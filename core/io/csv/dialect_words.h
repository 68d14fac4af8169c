#pragma once

#include <string_view>
#include <vector>

namespace greyscope::io {

/// A word of a Dialect that users can set.
struct DialectWord {
    std::string_view name;
    std::string_view meaning;               ///< in English
    std::vector<std::string_view> readers;  ///< readers that use the word; empty = all
};

/// The words of all readers.
[[nodiscard]] const std::vector<DialectWord>& dialectWords();

/// Whether a reader uses a word.
[[nodiscard]] bool takesWord(std::string_view reader, std::string_view word);

}  // namespace greyscope::io
