#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/csv/csv_layout.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

/// Reads all rows of a text table whose layout is known. The types of columns are checked by all rows: if some do not
/// suit, the rows are read once more with types that do. `notes`: lines after the text, which are listed. Errors: those
/// of readCsv().
[[nodiscard]] base::Expected<Imported> readRows(TextSource& source, std::size_t start, const CsvLayout& layout,
                                                const std::vector<std::string>& notes, const CsvOptions& options,
                                                base::Progress& progress);

}  // namespace greyscope::io
