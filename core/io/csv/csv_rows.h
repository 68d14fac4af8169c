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

/// What the records of a text table become: its columns, the lines that their rows came from, and what there is to say
/// of them. A row is begun, given its cells from the left, and finished.
class CsvRows {
public:
    CsvRows(const CsvLayout& layout, const std::vector<bool>& numeric, const CsvOptions& options,
            std::size_t expectedRows);

    [[nodiscard]] std::size_t width() const { return m_columns.size(); }
    [[nodiscard]] bool isNumeric(std::size_t column) const { return m_columns[column].isNumeric(); }

    /// Rows so far.
    [[nodiscard]] std::size_t count() const { return m_lines.size(); }
    /// Whether a record has as many cells as most, and no word among numbers.
    [[nodiscard]] bool mayBeRow(const SampleRecord& record) const;
    [[nodiscard]] bool holdsNumber(const SampleRecord& record) const;
    /// Whether a record of several words may name other columns: one of them stands in a column of numbers, and none
    /// says why there is no number.
    [[nodiscard]] bool mayNameOthers(const SampleRecord& record) const;

    /// The line that problems are of from now on.
    void setLine(std::size_t line) { m_line = line; }
    void list(Problem problem);
    void list(ProblemKind kind, std::size_t column, std::string_view text);
    void countSkipped() { ++m_report.rowsSkipped; }
    /// A line above the table.
    void addTitle(std::string_view line);

    void beginRow() { m_present = 0; }
    void addNumber(std::size_t column, double value) {
        m_columns[column].addNumber(value);
        ++m_present;
    }
    // These tell whether all is well; otherwise error() says what is not.
    [[nodiscard]] bool addCell(std::size_t column, std::string_view text);
    /// Pads a short row; takes a row back that holds nothing.
    [[nodiscard]] bool finishRow(std::size_t fields);
    /// A whole row whose cells are known.
    [[nodiscard]] bool addPlain(std::span<const std::string_view> cells);
    /// Rows of numbers alone, on lines that follow each other.
    void addNumbers(const NumberRows& numbers, std::size_t rows);
    /// The same of a part's rows.
    void addPart(const PlainPart& part);

    void fail(base::Error error) { m_error = std::move(error); }
    [[nodiscard]] const std::optional<base::Error>& error() const { return m_error; }

    /// The types that the cells ask for; equal to those given where they suit.
    [[nodiscard]] base::Expected<std::vector<bool>> suitableTypes(const base::Progress& progress) const;
    /// Errors: noRows, noNumericColumn.
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
    std::size_t m_present = 0;  ///< cells of this row that hold something
    std::size_t m_cells = 0;    ///< that the rows hold
    std::size_t m_padding = 0;  ///< that they lack
    ReadReport m_report;
    std::optional<base::Error> m_error;
};

}  // namespace greyscope::io
