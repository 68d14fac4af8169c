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

/// The fields of one record; `error` tells why where it cannot be read, `kept` whether it keeps to the dialect.
[[nodiscard]] SampleRecord fieldsOf(CsvScanner& scanner, std::optional<base::Error>& error, bool& kept);

/// Those of a text that is one record; none where it cannot be read.
[[nodiscard]] SampleRecord cellsOf(std::string_view line, CsvDialect dialect, std::size_t maxBytes);

/// The first records of a text under one dialect.
struct CsvSample {
    std::vector<SampleRecord> records;
    std::vector<std::size_t> lines;     ///< that they begin in
    std::size_t broken = 0;             ///< records that do not keep to the dialect
    std::vector<std::string> comments;  ///< the last one before each record; "" without one
    std::optional<base::Error> error;
};

/// The number of fields that most records have, where wider ones weigh a little more (titles are narrow), and the share
/// of the records from the first such one on that have it.
[[nodiscard]] std::pair<std::size_t, double> usualWidth(const std::vector<SampleRecord>& records);

/// How sure it is that the records are a table: the share of them behind the titles, or of the first sixteen if that is
/// smaller, that have as many fields as most, or no more than the first one. Below leastConfidence a text is refused.
[[nodiscard]] double confidenceOf(const CsvSample& sample, const CsvDialect& dialect);
constexpr double leastConfidence = 0.5;

/// The delimiter, quote and escape that explain the first records best (up to 64 KiB and 200 records, comments before
/// them aside), with those records. What the options say is not guessed. Error: cancelled.
[[nodiscard]] base::Expected<std::pair<CsvDialect, CsvSample>> guessDialect(TextSource& source, std::size_t start,
                                                                            const CsvOptions& options,
                                                                            base::Progress& progress);

}  // namespace greyscope::io
