#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/files/spool.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

// Removes a program's messages among the lines of its JSON, as when both go into one file. Such a stray line cannot
// occur in JSON. A line that begins like JSON and then differs is not one: it may contain a result.

/// Whether a line is stray: a word that is neither a string, a number nor a JSON word comes before any string.
[[nodiscard]] bool isStrayLine(std::string_view line);

/// Which stray lines are emptied: those inside a JSON value, or all.
enum class StrayLines { inside, all };

/// The lines with the stray lines emptied.
[[nodiscard]] std::string withoutStrayLines(std::string_view lines, StrayLines which);

/// A text without its stray lines, and the stray lines as problems: programMessage or otherLine.
struct PlainJson {
    Bytes bytes;
    std::vector<Problem> strays;
};
/// Empties the stray lines of a text. Errors: cancelled, and those of Spool.
[[nodiscard]] base::Expected<PlainJson> withoutStrayLines(TextSource& source, StrayLines which,
                                                          base::Progress& progress);

}  // namespace greyscope::io
