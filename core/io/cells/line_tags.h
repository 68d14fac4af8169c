#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/files/spool.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

// What starts every line of a program's output on its way into a file: ranks ("[1,0]<stdout>:" of mpirun, "0: " of
// srun), dates with times ("2024-03-11T10:22:31 ", "[2024-03-11 10:22:31.123] ", "Mar 11 10:22:31 "), and the colours
// of a terminal anywhere in them; and the margin of what a document or a mail quotes: the same blanks or "> ".

/// Length of what a line begins with; 0 of none.
[[nodiscard]] std::size_t lineTagLength(std::string_view line);

/// The first tag of a text most of whose lines have one, or an escape of a terminal where there are such; "" otherwise.
[[nodiscard]] std::string lineTagOf(std::string_view firstBytes);

/// The blanks and quotation marks that all lines begin with that hold more; "" where there are none.
[[nodiscard]] std::string marginOf(std::string_view firstBytes);

/// Lines without their tags and without colours, or without the margin where `tag` is one.
[[nodiscard]] std::string withoutLineTags(std::string_view lines, std::string_view tag);

/// The whole text so, a window at a time. Errors: cancelled, and those of the spool.
[[nodiscard]] base::Expected<Bytes> withoutLineTags(TextSource& source, std::string_view tag, base::Progress& progress);

}  // namespace greyscope::io
