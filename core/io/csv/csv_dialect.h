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

/// The fields of the next record. `error` is set if the record cannot be read; `kept` says whether it follows the
/// dialect.
[[nodiscard]] SampleRecord fieldsOf(CsvScanner& scanner, std::optional<base::Error>& error, bool& kept);

/// The fields of a text that is one record; empty if it cannot be read.
[[nodiscard]] SampleRecord cellsOf(std::string_view line, CsvDialect dialect, std::size_t maxBytes);

/// The first records of a text under one dialect.
struct CsvSample {
    std::vector<SampleRecord> records;
    std::vector<std::size_t> lines;     ///< line in which each record begins
    std::size_t broken = 0;             ///< number of records that do not follow the dialect
    std::vector<std::string> comments;  ///< last comment before each record; "" if there is none
    std::optional<base::Error> error;
};

/// The most frequent number of fields, with wider records weighted slightly more (titles are narrow). Second: the
/// number of records of this width divided by the number of records from the first one at least as wide.
[[nodiscard]] std::pair<std::size_t, double> usualWidth(const std::vector<SampleRecord>& records);

/// Confidence, 0 to 1, that the records form a table: the share of records behind the titles that have the usual number
/// of fields, or no more fields than the first of them. The share among the first sixteen is used if it is smaller.
/// Text with a confidence below leastConfidence is rejected.
[[nodiscard]] double confidenceOf(const CsvSample& sample, const CsvDialect& dialect);
constexpr double leastConfidence = 0.5;

/// Guesses the dialect (delimiter, quote, escape) that best explains the first records (up to 64 KiB and 200 records,
/// without the comments before them), and returns it with these records. Settings in the options are not guessed.
/// Error: cancelled.
[[nodiscard]] base::Expected<std::pair<CsvDialect, CsvSample>> guessDialect(TextSource& source, std::size_t start,
                                                                            const CsvOptions& options,
                                                                            base::Progress& progress);

}  // namespace greyscope::io
