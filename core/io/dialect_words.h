#pragma once

#include <string_view>
#include <vector>

namespace greyscope::io {

/// A word of a Dialect that people may tell.
struct DialectWord {
    std::string_view name;
    std::string_view meaning;  ///< in English
};

/// Those of all readers.
[[nodiscard]] const std::vector<DialectWord>& dialectWords();

}  // namespace greyscope::io
