#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/groups/row_grouper.h"
#include "core/io/cells/cell_number.h"
#include "core/io/cells/column_builder.h"
#include "core/io/csv/csv_layout.h"
#include "core/io/csv/csv_mending.h"
#include "core/io/csv/plain_part.h"
#include "core/io/csv/row_grouping.h"
#include "core/io/reader.h"

namespace greyscope::io {

/// Builds a table from the records of a text: collects the columns, the lines of the rows, and the problems found. For
/// each row, call beginRow(), add the cells from the left, and call finishRow().
class CsvRows {
public:
    CsvRows(const CsvLayout& layout, const std::vector<bool>& numeric, const CsvOptions& options,
            std::size_t expectedRows);

    [[nodiscard]] std::size_t width() const { return m_columns.size(); }
    [[nodiscard]] bool isNumeric(std::size_t column) const { return m_columns[column].isNumeric(); }

    /// Number of rows that were added so far.
    [[nodiscard]] std::size_t count() const { return m_lines.size(); }
    /// Whether a record may be a row: it has the usual number of cells and no word in a numeric column.
    [[nodiscard]] bool mayBeRow(const SampleRecord& record) const;
    [[nodiscard]] bool holdsNumber(const SampleRecord& record) const;
    /// Whether a record may be the heading of other columns, that is, of another table: it consists of several words,
    /// one of them is in a numeric column, and none is a reason for a missing number such as "timeout".
    [[nodiscard]] bool mayNameOthers(const SampleRecord& record) const;

    /// Sets the line of the file to which problems that are listed from now on refer.
    void setLine(std::size_t line) { m_line = line; }
    void list(Problem problem);
    void list(ProblemKind kind, std::size_t column, std::string_view text);
    void countSkipped() { ++m_report.rowsSkipped; }
    /// Adds a line above the table to the titles of the table.
    void addTitle(std::string_view line);

    void beginRow() { m_present = 0; }
    void addNumber(std::size_t column, double value) {
        m_columns[column].addNumber(value);
        ++m_present;
    }
    // The following functions return false after an error, which error() returns.
    [[nodiscard]] bool addCell(std::size_t column, std::string_view text);
    /// Ends a row of `fields` cells: adds missing cells to a short row, and removes a row without any value.
    [[nodiscard]] bool finishRow(std::size_t fields);
    /// Adds a whole row, one cell per column.
    [[nodiscard]] bool addPlain(std::span<const std::string_view> cells);
    /// Adds the rows of a part of the text, which are on consecutive lines; returns false after an error.
    [[nodiscard]] bool addPart(const PlainPart& part);

    void fail(base::Error error) { m_error = std::move(error); }
    [[nodiscard]] const std::optional<base::Error>& error() const { return m_error; }

    /// Returns for each column whether it should be numeric, after looking at all its cells; equal to the types given
    /// to the constructor if those suit.
    [[nodiscard]] base::Expected<std::vector<bool>> suitableTypes(const base::Progress& progress) const;
    /// Returns the table of all added rows. Errors: noRows, noNumericColumn; rowsNeeded if rows were grouped that must
    /// be kept.
    [[nodiscard]] base::Expected<Imported> finish(std::size_t linesSeen);

private:
    [[nodiscard]] bool addText(std::size_t column, std::string_view text);
    void setMissing(std::size_t column, std::string_view text);
    [[nodiscard]] bool isText(std::string_view text, std::size_t column);
    [[nodiscard]] bool pad(std::size_t fields);
    [[nodiscard]] tl::unexpected<base::Error> noNumbers() const;
    [[nodiscard]] base::Expected<data::Column> takeRows(std::size_t column);
    /// Groups the rows that were added since the last call; false if rows must be kept (rowsNeeded).
    [[nodiscard]] bool group();
    [[nodiscard]] bool groupIfMany() {
        return !m_grouper || m_columns.front().rowCount() < m_grouping->rowsAtOnce || group();
    }
    [[nodiscard]] bool isGrouped() const { return m_grouper && m_grouper->rows() > 0; }
    /// Reads what cells have beside numbers: spreads, flags, units.
    void settleCells(std::vector<data::Column>& columns);
    [[nodiscard]] base::Expected<std::vector<data::Column>> sampled();
    void splitSpreadCells(std::vector<data::Column>& columns);
    void readFlags(std::vector<data::Column>& columns);

    const CsvLayout& m_layout;
    const CsvOptions& m_options;
    ShortDecimals m_decimals;
    std::vector<ColumnBuilder> m_columns;
    std::optional<RowGrouping> m_grouping;
    std::optional<data::RowGrouper> m_grouper;
    data::SourceLines m_lines;
    std::vector<data::TableFact> m_titles;
    std::size_t m_line = 1;
    std::size_t m_present = 0;       ///< number of cells of the current row so far
    std::size_t m_cells = 0;         ///< number of cells in the file, over all rows
    std::size_t m_missingTaken = 0;  ///< number of missing cells in rows that were grouped
    std::size_t m_padding = 0;       ///< number of missing cells added to short rows
    ReadReport m_report;
    std::optional<base::Error> m_error;
};

}  // namespace greyscope::io
