#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/files/spool.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

// Functions that remove prefixes ("tags") that are added to every line of a program's output on its way into a file.
// These are ranks ("[1,0]<stdout>:" from mpirun, "0: " from srun), dates with times ("2024-03-11T10:22:31 ",
// "[2024-03-11 10:22:31.123] ", "Mar 11 10:22:31 "), and terminal colours, which may occur anywhere in a line. The
// margin of a quotation in a document or an email, equal spaces or "> ", is also removed.

/// Returns the length of the tag at the beginning of a line; 0 if there is none.
[[nodiscard]] std::size_t lineTagLength(std::string_view line);

/// Returns the first tag in a text if most of its lines have one, or a terminal escape if it contains any; otherwise
/// "".
[[nodiscard]] std::string lineTagOf(std::string_view firstBytes);

/// Returns the margin (spaces and ">") with which all lines begin that contain anything else; "" if there is none.
[[nodiscard]] std::string marginOf(std::string_view firstBytes);

/// Returns the lines without their tags and colours, or without the margin if `tag` is a margin.
[[nodiscard]] std::string withoutLineTags(std::string_view lines, std::string_view tag);

/// Returns the whole text without tags and colours, or without the margin, converted window by window. Errors:
/// cancelled, and those of Spool.
[[nodiscard]] base::Expected<Bytes> withoutLineTags(TextSource& source, std::string_view tag, base::Progress& progress);

}  // namespace greyscope::io
