#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/io/csv/csv_scanner.h"
#include "core/io/csv/number_rows.h"
#include "core/io/csv/plain_records.h"
#include "core/io/text/part_words.h"

namespace greyscope::io {

/// Reads the records of one part of a text table fast, up to the first record that it leaves to CsvScanner. It reads
/// records on one line whose cells have no problem to report; cells may be missing. It leaves records with an escaped
/// quote, a quote inside a field, another number of fields, or only missing cells. It also leaves records with a word
/// in a numeric column or with a code.
class PlainPart {
public:
    /// Prepares reading of records that are shorter than `longest` bytes. `numeric`: for each column whether it is
    /// numeric. `codes` detects numbers that are codes; records with one are left to CsvScanner.
    PlainPart(const CsvDialect& dialect, const std::vector<bool>& numeric, CodeWatch codes, std::size_t longest);

    /// Reads the records from `begin` on that begin before `until`, which is the start of a record or the end of the
    /// text. The `roomBefore` bytes before `begin` must be readable. The last record must end before the last byte
    /// before `limit`. The text must outlive the results.
    void read(const char* begin, const char* until, const char* limit);

    [[nodiscard]] std::size_t rows() const { return m_rows; }
    /// Pointer to the first byte after the last record that was read.
    [[nodiscard]] const char* position() const { return m_position; }
    [[nodiscard]] std::span<const double> numbers(std::size_t column) const {
        return {m_numbers.get() + m_place[column] * m_room, m_rows};
    }
    struct Missing {
        std::uint32_t row = 0;
        bool isWord = false;
    };
    /// Missing cells of a numeric column. Some may belong to rows that were not read completely: ignore those from
    /// rows() on.
    [[nodiscard]] const std::vector<Missing>& missing(std::size_t column) const { return m_missing[column]; }
    [[nodiscard]] std::span<const std::int32_t> codes(std::size_t column) const {
        return {m_codes.get() + m_place[column] * m_room, m_rows};
    }
    /// Distinct texts of a text column. Some may belong to rows that were not read completely: ignore those that first
    /// occur from row rows() on.
    [[nodiscard]] const std::vector<PartWords::Word>& words(std::size_t column) const {
        return m_words[m_place[column]].words();
    }

private:
    void makeRoom(std::size_t bytes);
    [[nodiscard]] std::size_t readNumberRows(const char* until, const char* limit);
    [[nodiscard]] bool readBlock(const char* until, const char* limit);
    [[nodiscard]] std::size_t cutBlock(const char* until, const char* limit);
    [[nodiscard]] std::size_t takeNumbers(std::size_t column, std::size_t rows);
    [[nodiscard]] std::size_t takeWords(std::size_t column, std::size_t rows);

    static constexpr std::size_t mostAtOnce = 64;

    const std::vector<bool>& m_numeric;
    CodeWatch m_watch;
    char m_decimalMark;
    std::size_t m_longest;
    std::size_t m_width;
    std::size_t m_atOnce;  ///< number of records that are split at once
    /// For each column, its index among the numeric columns or among the text columns.
    std::vector<std::size_t> m_place;
    ShortDecimals m_decimals;
    PlainRecords m_records;
    std::optional<NumberRows> m_numberRows;  ///< nullopt unless all columns are numeric
    const char* m_position = nullptr;
    std::size_t m_rows = 0;
    std::size_t m_room = 0;  ///< number of rows for which memory is reserved
    std::unique_ptr<double[]> m_numbers;
    std::unique_ptr<std::int32_t[]> m_codes;
    std::vector<std::vector<Missing>> m_missing;
    std::vector<PartWords> m_words;
    std::vector<std::string_view> m_cells;  ///< cells of the records that were split at once, row after row
    std::array<const char*, mostAtOnce + 1> m_starts{};
    /// For each record that was split at once, the number of its empty cells.
    std::array<std::size_t, mostAtOnce> m_holes{};
    bool m_anyHoles = false;
};

}  // namespace greyscope::io
