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

/// How many lines of a text come before one that begins as `names` do behind some first bytes, which may be others; 0
/// where so many lines have none.
[[nodiscard]] std::size_t linesBefore(std::string_view names, std::size_t others, std::string_view text,
                                      std::size_t most);

/// Records that break the dialect of their table: a quote that opens or ends what it should not, another delimiter in
/// one line.
class CsvMending {
public:
    /// Most records of the table have so many fields; 0 where that is not known yet.
    CsvMending(const CsvDialect& dialect, std::size_t fields);

    /// The cells of the record that comes, which is then behind, if it breaks the dialect: cut with as few quotes taken
    /// otherwise as give the usual number of fields, or by another delimiter that gives it. Where a quote would swallow
    /// the next lines and nothing helps, its line stands for itself. A record that keeps to the dialect stays ahead.
    [[nodiscard]] std::optional<SampleRecord> take(CsvScanner& scanner);
    /// The same of a text that begins with the record; `isWhole` where no more of it is to come.
    [[nodiscard]] std::optional<SampleRecord> mended(std::string_view ahead, bool isWhole);

private:
    CsvDialect m_dialect;
    std::size_t m_fields;
    bool m_mends;
    std::size_t m_failures = 0;
};

}  // namespace greyscope::io
