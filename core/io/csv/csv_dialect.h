#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/progress.h"
#include "core/io/csv/csv_mending.h"
#include "core/io/csv/csv_options.h"
#include "core/io/csv/csv_scanner.h"

namespace greyscope::io {

/// Reads the fields of the next record. Sets `error` if the record cannot be read, and `kept` to whether it follows the
/// dialect.
[[nodiscard]] SampleRecord fieldsOf(CsvScanner& scanner, std::optional<base::Error>& error, bool& kept);

/// Splits a text that is one record into its fields; empty if it cannot be read.
[[nodiscard]] SampleRecord cellsOf(std::string_view line, CsvDialect dialect, std::size_t maxBytes);

/// Splits a line at the commas outside double quotes; empty if a quote is not closed.
[[nodiscard]] std::vector<std::string> quotedCells(std::string_view line);

/// The first records of a text, split according to one dialect.
struct CsvSample {
    std::vector<SampleRecord> records;
    std::vector<std::size_t> lines;     ///< number of the line in which each record begins
    std::size_t broken = 0;             ///< number of records that do not follow the dialect
    std::vector<std::string> comments;  ///< for each record, the last comment line before it; "" if there is none
    std::optional<base::Error> error;
};

/// Returns the usual number of fields of records, and how regular it is. The number is the most frequent one, with
/// wider records weighted slightly more (titles are narrow). The regularity is the share of records with this number of
/// fields, starting at the first record that has at least as many.
[[nodiscard]] std::pair<std::size_t, double> usualWidth(const std::vector<SampleRecord>& records);

/// Returns the confidence, 0 to 1, that the records form a table: the share of regular records. Leading records that
/// are narrower than usual (titles) do not count. A record is regular if it has the usual number of fields; unless
/// cells are separated by spaces, also if it has several fields but no more than the first record that counts. If the
/// share among the first sixteen records is smaller, that is used. Text with a confidence below leastConfidence is
/// rejected.
[[nodiscard]] double confidenceOf(const CsvSample& sample, const CsvDialect& dialect);
/// Smallest confidenceOf() with which a text is accepted as a table.
constexpr double leastConfidence = 0.5;

/// Guesses the dialect (delimiter, quote, escape) that best explains the first records of a text, and returns it with
/// these records. It looks at up to 64 KiB and 200 records; comments before them do not count. Settings in the options
/// are not guessed. Error: cancelled.
[[nodiscard]] base::Expected<std::pair<CsvDialect, CsvSample>> guessDialect(TextSource& source, std::size_t start,
                                                                            const CsvOptions& options,
                                                                            base::Progress& progress);

}  // namespace greyscope::io
