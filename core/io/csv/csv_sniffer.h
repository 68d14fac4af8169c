#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/csv/csv_layout.h"
#include "core/io/csv/csv_options.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

/// A line of a text, by its number and its offset.
struct TextPlace {
    std::size_t line = 0;
    std::size_t offset = 0;
};

/// What a text contains, found from its first and last bytes before any row is read. Reading may still correct the
/// types of columns.
struct SniffedTable {
    CsvLayout layout;                  ///< of the first table
    std::size_t end = 0;               ///< offset after the last line of the table
    std::vector<std::string> notes;    ///< the lines after the table that are notes on it
    bool notesAreRows = false;         ///< whether the lines after the last row with a number are rows after all
    std::optional<TextPlace> another;  ///< where another table begins, which is not read
};

/// Finds the table in a text and how it is written, in these phases. Settings in the options are not guessed.
/// 1. Bounds: where another table begins below, if there is one.
/// 2. Dialect: delimiter, decimal mark and quotes, by splitting the first records in every way (guessDialect()).
/// 3. Table or prose: the records must be regular (confidenceOf()).
/// 4. Layout: titles, heading, names, units and a first guess of the types (layoutOf()). Below titles, phases 2 and 4
///    are repeated without them.
/// 5. Notes below the table (notesBelow()). If there are any, phases 2 to 4 are repeated without them.
/// The table begins after the first `start` bytes; `path` is the name of the text in errors. Errors: those of the
/// scanner in the first record, noRows if there is no record, tooManyColumns, formatUnknown if the text does not look
/// like a table, cancelled.
[[nodiscard]] base::Expected<SniffedTable> sniffTable(TextSource& source, std::size_t start, const std::string& path,
                                                      const CsvOptions& options, base::Progress& progress);

}  // namespace greyscope::io
