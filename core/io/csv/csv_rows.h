#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/cells/cell_number.h"
#include "core/io/cells/column_builder.h"
#include "core/io/csv/csv_layout.h"
#include "core/io/csv/csv_mending.h"
#include "core/io/csv/number_rows.h"
#include "core/io/csv/plain_part.h"
#include "core/io/reader.h"

namespace greyscope::io {

/// Collects the records of a text table: its columns, the lines of its rows, and the problems found. For each row, call
/// beginRow(), add the cells from the left, and call finishRow().
class CsvRows {
public:
    CsvRows(const CsvLayout& layout, const std::vector<bool>& numeric, const CsvOptions& options,
            std::size_t expectedRows);

    [[nodiscard]] std::size_t width() const { return m_columns.size(); }
    [[nodiscard]] bool isNumeric(std::size_t column) const { return m_columns[column].isNumeric(); }

    /// Number of rows so far.
    [[nodiscard]] std::size_t count() const { return m_lines.size(); }
    /// Whether a record has the usual number of cells and no word in a numeric column.
    [[nodiscard]] bool mayBeRow(const SampleRecord& record) const;
    [[nodiscard]] bool holdsNumber(const SampleRecord& record) const;
    /// Whether a record of several words may be the heading of other columns: a word is in a numeric column, and none
    /// is a reason for a missing number.
    [[nodiscard]] bool mayNameOthers(const SampleRecord& record) const;

    /// Sets the line that subsequent problems refer to.
    void setLine(std::size_t line) { m_line = line; }
    void list(Problem problem);
    void list(ProblemKind kind, std::size_t column, std::string_view text);
    void countSkipped() { ++m_report.rowsSkipped; }
    /// Adds a line above the table.
    void addTitle(std::string_view line);

    void beginRow() { m_present = 0; }
    void addNumber(std::size_t column, double value) {
        m_columns[column].addNumber(value);
        ++m_present;
    }
    // These return false after an error, which error() describes.
    [[nodiscard]] bool addCell(std::size_t column, std::string_view text);
    /// Ends a row: pads a short row, and removes a row without any value.
    [[nodiscard]] bool finishRow(std::size_t fields);
    /// Adds a whole row.
    [[nodiscard]] bool addPlain(std::span<const std::string_view> cells);
    /// Adds rows of numbers only, on consecutive lines.
    void addNumbers(const NumberRows& numbers, std::size_t rows);
    /// Adds the rows of a part, on consecutive lines.
    void addPart(const PlainPart& part);

    void fail(base::Error error) { m_error = std::move(error); }
    [[nodiscard]] const std::optional<base::Error>& error() const { return m_error; }

    /// The column types (numeric or not) that suit the cells; equal to the given types if those suit.
    [[nodiscard]] base::Expected<std::vector<bool>> suitableTypes(const base::Progress& progress) const;
    /// Makes the table. Errors: noRows, noNumericColumn.
    [[nodiscard]] base::Expected<Imported> finish(std::size_t linesSeen);

private:
    [[nodiscard]] bool addText(std::size_t column, std::string_view text);
    void setMissing(std::size_t column, std::string_view text);
    [[nodiscard]] bool isText(std::string_view text, std::size_t column);
    [[nodiscard]] bool pad(std::size_t fields);
    [[nodiscard]] tl::unexpected<base::Error> noNumbers() const;
    void splitSpreadCells(std::vector<data::Column>& columns);
    void readFlags(std::vector<data::Column>& columns);

    const CsvLayout& m_layout;
    const CsvOptions& m_options;
    ShortDecimals m_decimals;
    std::vector<ColumnBuilder> m_columns;
    data::SourceLines m_lines;
    std::vector<data::TableFact> m_titles;
    std::size_t m_line = 1;
    std::size_t m_present = 0;  ///< nonempty cells of this row
    std::size_t m_cells = 0;    ///< cells present in all rows
    std::size_t m_padding = 0;  ///< cells missing in short rows
    ReadReport m_report;
    std::optional<base::Error> m_error;
};

}  // namespace greyscope::io
