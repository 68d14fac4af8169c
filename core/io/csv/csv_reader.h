#pragma once

#include <string>
#include <string_view>

#include "core/io/reader.h"

namespace greyscope::io {

/// Returns the confidence, 0 to 1, that a file that begins with these bytes is a text table: 0.5 for text, 0 for a
/// known other format. Slightly above 0 for binary bytes, so that readCsv() explains why they cannot be read.
[[nodiscard]] double sniffCsv(std::string_view firstBytes);

/// Reads delimited text as a table. Settings that are not in the options are detected from the first records. A column
/// is numeric if nine of ten nonempty cells are numbers; its other cells become missing, are listed as problems, and
/// keep their text in Column::words. Short rows get missing cells, long rows are cut, and rows that break the dialect
/// are repaired; all are listed. A text without numbers is a table only in two cases: its records all have the same
/// number of fields, or it is a heading of several names without rows. Otherwise the error is noNumericColumn.
/// Errors: noRows, noNumericColumn, tooManyColumns, lineTooLong, quoteNotClosed, encodingUnsupported, fileBinary,
/// formatUnknown, raggedRow, cancelled.
[[nodiscard]] base::Expected<Imported> readCsv(TextSource& source, const std::string& path, const ReadOptions& options,
                                               base::Progress& progress);

}  // namespace greyscope::io
