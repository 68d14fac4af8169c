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

/// Records of a part of a text, read by themselves, up to the first that needs a closer look: all that there is to say
/// of them are their cells. A missing cell is such a cell as well, a row of them is not.
class PlainPart {
public:
    /// A record is shorter than `longest`. A code needs a closer look.
    PlainPart(const CsvDialect& dialect, const std::vector<bool>& numeric, CodeWatch codes, std::size_t longest);

    /// Reads the records that begin before `until`, where one begins or the text ends; roomBefore bytes may be read
    /// before `begin`. The last one ends before the last byte of `limit`. The text has to stay.
    void read(const char* begin, const char* until, const char* limit);

    [[nodiscard]] std::size_t rows() const { return m_rows; }
    /// Behind the last record.
    [[nodiscard]] const char* position() const { return m_position; }
    [[nodiscard]] std::span<const double> numbers(std::size_t column) const {
        return {m_numbers.get() + m_place[column] * m_room, m_rows};
    }
    struct Missing {
        std::uint32_t row = 0;
        bool isWord = false;
    };
    /// Of a column of numbers; some may be of rows behind the last.
    [[nodiscard]] const std::vector<Missing>& missing(std::size_t column) const { return m_missing[column]; }
    [[nodiscard]] std::span<const std::int32_t> codes(std::size_t column) const {
        return {m_codes.get() + m_place[column] * m_room, m_rows};
    }
    /// Of a column of text; some may be of rows behind the last.
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
    std::size_t m_atOnce;              ///< records that are cut at once
    std::vector<std::size_t> m_place;  ///< of a column among those of numbers, or of text
    ShortDecimals m_decimals;
    PlainRecords m_records;
    std::optional<NumberRows> m_numberRows;  ///< where all columns are numeric
    const char* m_position = nullptr;
    std::size_t m_rows = 0;
    std::size_t m_room = 0;  ///< for rows
    std::unique_ptr<double[]> m_numbers;
    std::unique_ptr<std::int32_t[]> m_codes;
    std::vector<std::vector<Missing>> m_missing;
    std::vector<PartWords> m_words;
    std::vector<std::string_view> m_cells;  ///< of a block, row after row
    std::array<const char*, mostAtOnce + 1> m_starts{};
    std::array<std::size_t, mostAtOnce> m_holes{};  ///< cells of a row of the block that hold nothing
    bool m_anyHoles = false;
};

}  // namespace greyscope::io
