#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/io/csv/csv_dialect.h"
#include "core/io/csv/csv_options.h"

namespace greyscope::io {

/// In a record of units: marks a column that has no unit although its name seems to contain one.
constexpr std::string_view noUnit = "[]";

/// Maximum number of lines between a blank line and a repetition of the heading below it. These lines are output of the
/// program, not rows.
constexpr std::size_t mostLinesBetween = 12;

/// Layout of a text table, detected from its first records: the dialect, and the names, units and types of its columns.
struct CsvLayout {
    CsvDialect dialect;
    Header header = Header::absent;
    std::size_t headerRecords = 0;    ///< number of heading records before the data; 0 if a comment contains the names
    std::size_t fields = 0;           ///< usual number of fields of a record
    bool wordsAreTable = false;       ///< whether the text is accepted as a table even if it contains no number
    std::vector<bool> headingIsWord;  ///< for each cell of the first heading record, whether it is a word: neither a
                                      ///< number nor missing
    bool timeBeforeNames = false;     ///< whether the heading has a time in place of the first name; repetitions of the
                                      ///< heading have another time
    /// Whether the last name belongs to two columns: a date, and an unnamed column of times after it.
    bool dateAndTime = false;
    std::vector<std::string> names;
    std::vector<std::string> units;
    std::vector<bool> numeric;  ///< for each column whether it is numeric: a first guess from these records alone
    /// For each column whether integers of many digits are amounts, not codes: data::holdsAmounts().
    std::vector<bool> amounts;
    std::vector<Problem> problems;
};

/// Returns the settings with which sniffTable() gives the same layout again; settings that are never guessed are
/// taken from `told`.
[[nodiscard]] CsvHints hintsOf(const CsvLayout& layout, const CsvHints& told);

/// Finds the heading among the first records of a text table, names the columns and guesses their types. The records
/// must not be empty. Error: tooManyColumns.
[[nodiscard]] base::Expected<CsvLayout> layoutOf(const CsvDialect& dialect, CsvSample sample,
                                                 const CsvOptions& options);

}  // namespace greyscope::io
