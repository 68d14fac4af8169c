#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/io/csv_scanner.h"
#include "core/io/reader.h"

namespace greyscope::io {

/// What the first records of a text table show: how its cells are told apart, what its columns are called and hold.
struct CsvLayout {
    CsvDialect dialect;
    bool hasHeader = false;
    std::size_t headerRecords = 0;  ///< records before the data; 0 where a comment holds the names
    std::vector<std::string> names;
    std::vector<std::string> units;
    std::vector<bool> numeric;  ///< a first guess, from these records alone
    std::vector<Problem> problems;
};

/// Looks at the first records (up to 64 KiB, at least one record). Errors: those of the scanner in the first record,
/// noRows where there is none.
[[nodiscard]] base::Expected<CsvLayout> detectLayout(std::string_view bytes, const ReadOptions& options);

}  // namespace greyscope::io
