#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/io/csv/csv_scanner.h"

namespace greyscope::io {

/// A cell of a record with its text, and whether it was in quotes.
struct SampleCell {
    std::string text;
    bool quoted = false;
    bool operator==(const SampleCell&) const = default;
};
using SampleRecord = std::vector<SampleCell>;

/// Returns the number of lines in `text` before the first one that begins with `names`; 0 if none of the first `most`
/// lines does. The first `others` bytes of `names` are not compared.
[[nodiscard]] std::size_t linesBefore(std::string_view names, std::size_t others, std::string_view text,
                                      std::size_t most);

/// Repairs records of a table that break its dialect: by a misplaced opening or closing quote, or because one line has
/// another delimiter.
class CsvMending {
public:
    /// Makes an object that repairs records of this dialect. `fields`: the usual number of fields of a record; 0 if
    /// unknown. `isBelow`: whether the records are below the heading. Above it, only records with the usual number of
    /// fields make one expect others, and a line of words is not split at its blanks.
    CsvMending(const CsvDialect& dialect, std::size_t fields, bool isBelow);

    /// If the next record breaks the dialect, reads it and returns its cells; otherwise reads nothing and returns
    /// nullopt. The record is split such that it gets the usual number of fields: by interpreting as few quotes as
    /// possible in another way, or by another delimiter. If a quote would extend the record over the next lines and
    /// nothing helps, its first line is split by itself.
    [[nodiscard]] std::optional<SampleRecord> take(CsvScanner& scanner);
    /// Returns the cells of the record at the beginning of `ahead`, as take() does, without reading; nullopt if it does
    /// not break the dialect. `isWhole`: no text follows `ahead`.
    [[nodiscard]] std::optional<SampleRecord> mended(std::string_view ahead, bool isWhole);

private:
    CsvDialect m_dialect;
    std::size_t m_fields;
    bool m_mends;
    bool m_isBelow;
    std::size_t m_failures = 0;
};

}  // namespace greyscope::io
