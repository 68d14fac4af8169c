#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/io/csv/csv_options.h"
#include "core/io/csv/csv_scanner.h"

namespace greyscope::io {

/// Marks a column without a unit in a record of units, if the column's name seems to contain one.
constexpr std::string_view noUnit = "[]";

/// Maximum number of lines between a blank line and a repeated heading that may not be rows.
constexpr std::size_t mostLinesBetween = 12;

/// Layout of a text table as detected from its first records: the dialect, and the names, units and types of its
/// columns.
struct CsvLayout {
    CsvDialect dialect;
    Header header = Header::absent;
    std::size_t headerRecords = 0;    ///< number of records before the data; 0 if a comment contains the names
    std::size_t fields = 0;           ///< usual number of fields
    bool wordsAreTable = false;       ///< it would be a table even without any number
    std::vector<bool> headingIsWord;  ///< per cell of the first heading record: neither a number nor missing
    bool timeBeforeNames = false;     ///< a time in place of the first name, and another time where the names are
                                      ///< repeated
    bool dateAndTime = false;         ///< the last name belongs to a date and to the unnamed column of times behind it
    std::vector<std::string> names;
    std::vector<std::string> units;
    std::vector<bool> numeric;  ///< a first guess, from these records alone
    std::vector<bool> amounts;  ///< data::holdsAmounts() of each column
    std::vector<Problem> problems;
};

/// The hints that give the same layout again; settings that are never guessed are taken from `told`.
[[nodiscard]] CsvHints hintsOf(const CsvLayout& layout, const CsvHints& told);

/// Detects the layout from the first records behind `start` bytes (up to 64 KiB, at least one record); `path` names the
/// text in errors. Errors: those of the scanner in the first record, noRows if there is no record, tooManyColumns,
/// formatUnknown if the text does not look like a table, cancelled.
[[nodiscard]] base::Expected<CsvLayout> detectLayout(TextSource& source, std::size_t start, const std::string& path,
                                                     const CsvOptions& options, base::Progress& progress);

}  // namespace greyscope::io
