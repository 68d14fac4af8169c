#pragma once

#include <string_view>
#include <vector>

namespace greyscope::io {

/// A word of a Dialect that users can set, such as "delimiter", and its meaning.
struct DialectWord {
    std::string_view name;
    std::string_view meaning;               ///< meaning of the word, in English
    std::vector<std::string_view> readers;  ///< names of the readers that use the word; empty = all
};

/// Returns the dialect words of all readers.
[[nodiscard]] const std::vector<DialectWord>& dialectWords();

/// Whether the reader with this name uses a dialect word.
[[nodiscard]] bool takesWord(std::string_view reader, std::string_view word);

}  // namespace greyscope::io
