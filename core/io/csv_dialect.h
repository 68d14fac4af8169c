#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/progress.h"
#include "core/io/csv_options.h"
#include "core/io/csv_scanner.h"

namespace greyscope::io {

struct SampleCell {
    std::string text;
    bool quoted = false;
    bool operator==(const SampleCell&) const = default;
};
using SampleRecord = std::vector<SampleCell>;

/// The fields of one record; `error` tells why where it cannot be read.
[[nodiscard]] SampleRecord fieldsOf(CsvScanner& scanner, std::optional<base::Error>& error);

/// The first records of a text under one dialect.
struct CsvSample {
    std::vector<SampleRecord> records;
    std::size_t firstLine = 1;
    std::string lastComment;  ///< the one before the first record
    std::optional<base::Error> error;
};

/// The most frequent number of fields, and the share of the records that have it.
[[nodiscard]] std::pair<std::size_t, double> usualWidth(const std::vector<SampleRecord>& records);

/// How sure it is that the records are a table: the share of them, or of the first sixteen if that is smaller, that
/// have as many fields as most, or no more than the first one. Below leastConfidence a text is refused.
[[nodiscard]] double confidenceOf(const CsvSample& sample, const CsvDialect& dialect);
constexpr double leastConfidence = 0.5;

/// The delimiter that explains the first records best (up to 64 KiB and 200 records, comments before them aside), with
/// those records. What the options say is not guessed. Error: cancelled.
[[nodiscard]] base::Expected<std::pair<CsvDialect, CsvSample>> guessDialect(TextSource& source, std::size_t start,
                                                                            const CsvOptions& options,
                                                                            base::Progress& progress);

}  // namespace greyscope::io
