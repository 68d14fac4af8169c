#pragma once

#include <string>
#include <string_view>

#include "core/io/reader.h"

namespace greyscope::io {

/// How sure it is that the bytes begin a text table: 0.5 for text, 0 for what is known to be something else; a little
/// for what is no text, of which readCsv() says why.
[[nodiscard]] double sniffCsv(std::string_view firstBytes);

/// Reads delimited text. What the options leave open is detected from the first records. A column is numeric where nine
/// of ten cells that hold anything are numbers; the others are listed as problems and missing, and kept as words. Short
/// rows are padded with missing cells, long ones cut, rows that break the dialect mended, all listed. Words alone are a
/// table where their records are of equal width, and so is a heading of several names with no row below it;
/// noNumericColumn is for those that are none.
/// Errors: noRows, noNumericColumn, tooManyColumns, lineTooLong, quoteNotClosed, encodingUnsupported, fileBinary,
/// formatUnknown, raggedRow, cancelled.
[[nodiscard]] base::Expected<Imported> readCsv(TextSource& source, const std::string& path, const ReadOptions& options,
                                               base::Progress& progress);

}  // namespace greyscope::io
