#pragma once

#include <string>
#include <string_view>

#include "core/io/reader.h"

namespace greyscope::io {

inline constexpr std::string_view jsonFormat = "JSON";

/// Returns the confidence, 0 to 1, that a file that begins with these bytes is JSON.
[[nodiscard]] double sniffJson(std::string_view firstBytes);

/// Reads a JSON file as a table. These forms are accepted: a list of objects (one row each), an object of lists of
/// equal length (one column each), a list of lists, an object with the members `columns` and `data` (or `rows`), an
/// object of objects, and JSON Lines (one value per line, in bounded memory). Nested objects become columns with dotted
/// names; a list in a cell stays JSON. In an object with several lists of objects, the dialect word "table" selects
/// one, by default the longest; the report lists all of them. Errors: jsonNotReadable, tooManyColumns, optionUnknown
/// (table), noRows and those of readCsv().
[[nodiscard]] base::Expected<Imported> readJson(TextSource& source, const std::string& path, const ReadOptions& options,
                                                base::Progress& progress);

}  // namespace greyscope::io
