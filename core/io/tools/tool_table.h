#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/error.h"
#include "core/data/columns/direction.h"
#include "core/data/roles/role.h"
#include "core/data/rows.h"
#include "core/data/source_lines.h"
#include "core/io/cells/column_builder.h"
#include "core/io/reader.h"
#include "core/io/text/tool_lines.h"

namespace greyscope::io {

/// A column of the table made from a program's output: a result or a setting, with its role.
struct ToolColumn {
    std::string name;
    data::Role role = data::Role::description;
    std::string unit = {};        ///< unit of the numbers, in the spelling of units.h; "" if there is none
    std::string unitInFile = {};  ///< unit as printed by the program, if it differs: "MB/s" for MiB/s
    bool numeric = true;          ///< whether the column is numeric; otherwise it is text
    /// Whether the column is left out if all rows have the same value, which a note then contains.
    bool whereVaried = false;
    std::optional<data::Better> better = {};  ///< whether more or less is better, if the file states it
};

/// A column of the table, the heading that it has in the program's output, and the factor that converts the printed
/// numbers to its unit.
struct HeadedColumn {
    std::string_view heading;
    ToolColumn column;
    double factor = 1.0;
};
/// Returns the column that has this heading in the program's output; null if there is none.
[[nodiscard]] const HeadedColumn* columnHeaded(const std::vector<HeadedColumn>& columns, std::string_view heading);

/// Cells of one column in several rows: numbers of a numeric column, or codes of ToolTable::codeOf() of a text column.
struct ToolCells {
    std::size_t column = 0;
    std::span<const double> numbers = {};
    std::span<const std::int32_t> codes = {};
};

/// Builds a tidy table from a program's output, with one row per setting and operation. The reader states the roles of
/// the columns; the table reports the lines that do not become rows. For each row, call beginRow(), set its cells in
/// any order, and call endRow(). A cell that is not set gets the value that hold() set for its column; otherwise it is
/// missing.
class ToolTable {
public:
    /// `program`: name of the program, which is recorded as the one that states the roles.
    ToolTable(std::string program, const ReadOptions& options);

    /// Adds a column and returns its index. Its cells are missing in earlier rows. If a column with this name exists,
    /// it is not added again; its index is returned.
    std::size_t add(const ToolColumn& column);
    [[nodiscard]] bool has(std::string_view name) const;

    /// Sets the value for the cells of a column in the next rows that do not set them.
    void hold(std::size_t column, double number) { m_columns[column].held = number; }
    void hold(std::size_t column, std::string_view text);
    /// Ends the effect of hold() for a column.
    void release(std::size_t column) { m_columns[column].held = {}; }

    /// Begins a row; `line` is its line in the file.
    void beginRow(std::size_t line);
    /// Sets a cell of the current row to a number. NaN is a missing cell; so is an infinite number, which is also
    /// listed as a problem.
    void set(std::size_t column, double number);
    /// Sets a cell of the current row to a text; "" is a missing cell.
    void set(std::size_t column, std::string_view text);
    /// Sets a cell of the current row to a number that is not a valid result. The cell is missing, the printed number
    /// is kept as text in Column::words, and it is listed as a problem. The column data::kInvalidColumn contains the
    /// reason `why`.
    void setInvalid(std::size_t column, std::string_view written, std::string_view why);
    /// Marks all results of the current row as invalid, as setInvalid() does for one; `why` is the reason.
    void invalidate(std::string_view why) { invalidate(m_rows, why); }
    /// Marks all results of the row with index `row`, the current or an earlier one, as invalid; `why` is the reason.
    void invalidate(std::size_t row, std::string_view why);
    void endRow();
    /// Returns the code of a text in a text column, for addRows(). The text must not be empty.
    [[nodiscard]] std::int32_t codeOf(std::size_t column, std::string_view text);
    /// Adds rows on consecutive lines, the first of which is `line`, with finite numbers. Much faster than row by row.
    void addRows(std::size_t line, std::size_t rows, std::span<const ToolCells> cells);

    /// Adds a fact about the whole table (data::TableFact); duplicates are ignored.
    void note(std::string_view name, std::string_view value);

    /// Reports a line that does not become a row, and why. All such lines are counted; of kinds that need no attention,
    /// only a few are listed.
    void skip(ProblemKind kind, const ToolLines& lines) { skip(kind, lines.number(), lines.text()); }
    void skip(ProblemKind kind, std::size_t line, std::string_view text);
    /// Counts the current line as one whose cells were added to the row of another line.
    void join() { ++m_report.linesJoined; }
    /// Lists a remark about a line that does become a row.
    void remark(ProblemKind kind, std::size_t line, std::string_view text) { list(kind, line, 0, text); }
    /// Reports a line without a result, and determines its kind: a blank line, a warning or an error of the program,
    /// output of another program, or anything else.
    void skipOther(const ToolLines& lines);
    /// Reports a dialect word with which the table was read and its value, given by the user or detected.
    void tell(const std::string& word, const std::string& value) { m_report.dialect[word] = value; }

    /// Makes finish() treat rows that agree in all keys, factors and repetitions as repeats: if there are any, it adds
    /// a column "run" that numbers them.
    void countRepeats() { m_countsRepeats = true; }

    [[nodiscard]] std::size_t rowCount() const { return m_rows; }

    /// Returns the table. Errors: the error of `lines`, noResults with the program's error message, and tooManyColumns.
    [[nodiscard]] base::Expected<Imported> finish(const ToolLines& lines, const std::string& path);
    /// Returns the table of a text that was not read line by line; `linesSeen` is the number of its lines. Errors:
    /// noResults with the program's error message, and tooManyColumns.
    [[nodiscard]] base::Expected<Imported> finish(std::size_t linesSeen, const std::string& path);

private:
    using Held = std::variant<std::monostate, double, std::string>;
    struct Entry {
        ToolColumn column;
        ColumnBuilder cells;
        Held held = {};
        std::size_t idle = 0;  ///< number of rows before the first one with a cell; many columns have no cell at all
    };
    void list(ProblemKind kind, std::size_t line, std::size_t column, std::string_view text);
    /// Whether the column has no cell for the current row yet.
    [[nodiscard]] bool isOpen(const Entry& entry) const { return entry.idle + entry.cells.rowCount() == m_rows; }
    /// Returns the cells of a column, after adding the missing cells at its beginning.
    static ColumnBuilder& cellsOf(Entry& entry);
    static void addMissing(Entry& entry);
    /// Makes the results in a column missing in those rows in which all results are invalid.
    void removeInvalid(data::Column& column);
    [[nodiscard]] data::Column invalidColumn() const;
    void pad(Entry& entry);
    void addRuns(std::vector<data::Column>& columns, const data::Rows& rows) const;

    std::string m_program;
    std::size_t m_mostProblems;
    std::size_t m_mostColumns;
    std::size_t m_columnsBeyond = 0;
    std::vector<Entry> m_columns;
    data::SourceLines m_lines;
    std::map<std::size_t, std::string> m_whyInvalid;  ///< for each row with an invalid result, the reason
    std::set<std::size_t> m_invalidRows;              ///< indices of the rows in which all results are invalid
    std::size_t m_rows = 0;                           ///< number of rows for which endRow() was called
    std::size_t m_line = 0;                           ///< line in the file of the current row
    std::vector<data::TableFact> m_notes;
    std::optional<Problem> m_firstMessage;
    bool m_countsRepeats = false;
    std::set<std::string, std::less<>> m_others;  ///< names of other programs whose output is in the file
    ReadReport m_report;
};

}  // namespace greyscope::io
