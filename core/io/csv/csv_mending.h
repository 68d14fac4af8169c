#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/io/csv/csv_scanner.h"

namespace greyscope::io {

struct SampleCell {
    std::string text;
    bool quoted = false;
    bool operator==(const SampleCell&) const = default;
};
using SampleRecord = std::vector<SampleCell>;

/// Number of lines in `text` before one that begins with `names`, whose first `others` bytes are not compared; 0 if
/// none of the first `most` lines does.
[[nodiscard]] std::size_t linesBefore(std::string_view names, std::size_t others, std::string_view text,
                                      std::size_t most);

/// Repairs records that break the dialect of their table: a misplaced opening or closing quote, or another delimiter in
/// one line.
class CsvMending {
public:
    /// `fields`: the usual number of fields; 0 if unknown.
    CsvMending(const CsvDialect& dialect, std::size_t fields);

    /// Reads the next record if it breaks the dialect, and returns its cells; otherwise returns nullopt and reads
    /// nothing. The record is split with as few reinterpreted quotes as give the usual number of fields, or by another
    /// delimiter that gives it. If a quote would swallow the next lines and nothing helps, its line is split by itself.
    [[nodiscard]] std::optional<SampleRecord> take(CsvScanner& scanner);
    /// The cells of the record at the beginning of `ahead`, as in take(); `isWhole` if no more text follows.
    [[nodiscard]] std::optional<SampleRecord> mended(std::string_view ahead, bool isWhole);

private:
    CsvDialect m_dialect;
    std::size_t m_fields;
    bool m_mends;
    std::size_t m_failures = 0;
};

}  // namespace greyscope::io
