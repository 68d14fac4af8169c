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

// Messages of a program among the lines of the JSON that it writes, as where both go into one file: lines that no JSON
// can have. A line that begins as JSON and goes on otherwise is none of them: it may hold a result.

/// Whether the first word of the line that is neither a string, a number nor a word of JSON comes before any string.
[[nodiscard]] bool isStrayLine(std::string_view line);

/// Which of them are emptied: those inside of a value, or all.
enum class StrayLines { inside, all };

/// The lines with those emptied.
[[nodiscard]] std::string withoutStrayLines(std::string_view lines, StrayLines which);

/// A text so, and the lines that were emptied: programMessage or otherLine.
struct PlainJson {
    Bytes bytes;
    std::vector<Problem> strays;
};
/// Errors: cancelled, and those of the spool.
[[nodiscard]] base::Expected<PlainJson> withoutStrayLines(TextSource& source, StrayLines which,
                                                          base::Progress& progress);

}  // namespace greyscope::io
