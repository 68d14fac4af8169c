#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/io/csv/csv_options.h"
#include "core/io/csv/csv_scanner.h"

namespace greyscope::io {

/// Stands in a record of units where a column has none although its name seems to tell one.
constexpr std::string_view noUnit = "[]";

/// Lines that stand between a blank one and the heading, where it comes again, may be no rows.
constexpr std::size_t mostLinesBetween = 12;

/// What the first records of a text table show: how its cells are told apart, what its columns are called and hold.
struct CsvLayout {
    CsvDialect dialect;
    Header header = Header::absent;
    std::size_t headerRecords = 0;    ///< records before the data; 0 where a comment holds the names
    std::size_t fields = 0;           ///< that most records have
    bool wordsAreTable = false;       ///< it would also be a table if nothing in it were a number
    std::vector<bool> headingIsWord;  ///< of a first record of names: not a number, nor missing
    bool timeBeforeNames = false;     ///< stands where the first name would, another one where the names come again
    bool dateAndTime = false;         ///< the last name stands above a date and, without a name, the time behind it
    std::vector<std::string> names;
    std::vector<std::string> units;
    std::vector<bool> numeric;  ///< a first guess, from these records alone
    std::vector<bool> amounts;  ///< data::holdsAmounts() of each column
    std::vector<Problem> problems;
};

/// What has to be told to find the same layout again; what is never guessed is as it was told.
[[nodiscard]] CsvHints hintsOf(const CsvLayout& layout, const CsvHints& told);

/// Looks at the first records of the text behind `start` bytes (up to 64 KiB, at least one record); `path` names it in
/// errors. Errors: those of the scanner in the first record, noRows where there is none, tooManyColumns, formatUnknown
/// where the text is hardly a table, cancelled.
[[nodiscard]] base::Expected<CsvLayout> detectLayout(TextSource& source, std::size_t start, const std::string& path,
                                                     const CsvOptions& options, base::Progress& progress);

}  // namespace greyscope::io
