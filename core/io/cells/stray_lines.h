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

// Functions that remove messages of a program among the lines of its JSON, as when both go into one file. Such a stray
// line cannot occur in JSON. A line that begins like JSON and then differs does not count as stray: it may contain a
// result.

/// Whether a line is stray, that is, cannot occur in JSON: it contains, before any string, a word that is neither a
/// string, a number nor a JSON word.
[[nodiscard]] bool isStrayLine(std::string_view line);

/// Which stray lines are replaced by empty lines: those inside a JSON value, or all.
enum class StrayLines { inside, all };

/// Returns the lines, with stray lines replaced by empty ones.
[[nodiscard]] std::string withoutStrayLines(std::string_view lines, StrayLines which);

/// A text without its stray lines, and these lines as problems of the kind programMessage or otherLine.
struct PlainJson {
    Bytes bytes;
    std::vector<Problem> strays;
};
/// Replaces the stray lines of a text by empty lines. Errors: cancelled, and those of Spool.
[[nodiscard]] base::Expected<PlainJson> withoutStrayLines(TextSource& source, StrayLines which,
                                                          base::Progress& progress);

}  // namespace greyscope::io
