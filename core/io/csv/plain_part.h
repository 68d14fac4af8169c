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
#include "core/io/text/part_words.h"

namespace greyscope::io {

/// Reads the records of one part of a text, up to the first that needs a closer look. These records consist of cells
/// only, without problems to report. A missing cell is allowed; a row of only missing cells needs a closer look.
class PlainPart {
public:
    /// A record must be shorter than `longest`. A code needs a closer look.
    PlainPart(const CsvDialect& dialect, const std::vector<bool>& numeric, CodeWatch codes, std::size_t longest);

    /// Reads the records that begin before `until`, which is the start of a record or the end of the text. roomBefore
    /// bytes before `begin` must be readable. The last record must end before the last byte of `limit`. The text must
    /// outlive the results.
    void read(const char* begin, const char* until, const char* limit);

    [[nodiscard]] std::size_t rows() const { return m_rows; }
    /// Position behind the last record.
    [[nodiscard]] const char* position() const { return m_position; }
    [[nodiscard]] std::span<const double> numbers(std::size_t column) const {
        return {m_numbers.get() + m_place[column] * m_room, m_rows};
    }
    struct Missing {
        std::uint32_t row = 0;
        bool isWord = false;
    };
    /// Missing cells of a numeric column; some may belong to rows behind the last one.
    [[nodiscard]] const std::vector<Missing>& missing(std::size_t column) const { return m_missing[column]; }
    [[nodiscard]] std::span<const std::int32_t> codes(std::size_t column) const {
        return {m_codes.get() + m_place[column] * m_room, m_rows};
    }
    /// Words of a text column; some may belong to rows behind the last one.
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
    std::size_t m_atOnce;              ///< records split at once
    std::vector<std::size_t> m_place;  ///< index of a column among the numeric or the text columns
    ShortDecimals m_decimals;
    PlainRecords m_records;
    std::optional<NumberRows> m_numberRows;  ///< set if all columns are numeric
    const char* m_position = nullptr;
    std::size_t m_rows = 0;
    std::size_t m_room = 0;  ///< number of rows with reserved memory
    std::unique_ptr<double[]> m_numbers;
    std::unique_ptr<std::int32_t[]> m_codes;
    std::vector<std::vector<Missing>> m_missing;
    std::vector<PartWords> m_words;
    std::vector<std::string_view> m_cells;  ///< cells of a block, row after row
    std::array<const char*, mostAtOnce + 1> m_starts{};
    std::array<std::size_t, mostAtOnce> m_holes{};  ///< empty cells in each row of the block
    bool m_anyHoles = false;
};

}  // namespace greyscope::io
