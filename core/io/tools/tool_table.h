#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <set>
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

/// A column of a program's results or settings.
struct ToolColumn {
    std::string name;
    data::Role role = data::Role::description;
    std::string unit = {};        ///< unit of the numbers in the spelling of units.h; "" if there is none
    std::string unitInFile = {};  ///< unit printed by the program if it differs: "MB/s" for MiB/s
    bool numeric = true;          ///< false: the column is text
    bool whereVaried = false;     ///< leave the column out if all rows agree; a note contains the value then
    std::optional<data::Better> better = {};  ///< direction stated in the file
};

/// A column with its heading in the program's output, and the factor for its numbers.
struct HeadedColumn {
    std::string_view heading;
    ToolColumn column;
    double factor = 1.0;
};
/// The column with this heading; null if there is none.
[[nodiscard]] const HeadedColumn* columnHeaded(const std::vector<HeadedColumn>& columns, std::string_view heading);

/// Builds a tidy table from a program's output, with one row per setting and operation. The reader states the roles of
/// the columns; the table keeps an account of the lines that give no row. For each row, call beginRow(), set its cells
/// in any order, and call endRow(). Cells that are not set get the held value, or are missing.
class ToolTable {
public:
    /// `program` is recorded as the source of the roles.
    ToolTable(std::string program, const ReadOptions& options);

    /// Adds a column and returns its index. Earlier rows are missing in it. A column whose name exists already is not
    /// added again; its index is returned.
    std::size_t add(const ToolColumn& column);
    [[nodiscard]] bool has(std::string_view name) const;

    /// Sets the value of the column's cells in subsequent rows that do not set them.
    void hold(std::size_t column, double number) { m_columns[column].held = number; }
    void hold(std::size_t column, std::string_view text);
    void release(std::size_t column) { m_columns[column].held = {}; }

    void beginRow(std::size_t line);
    /// Sets a number; an infinite one is listed as a problem and missing, NaN is missing.
    void set(std::size_t column, double number);
    /// Sets a text; "" is missing.
    void set(std::size_t column, std::string_view text);
    /// Sets a number that is not a valid result: it is missing, its text is kept beside the row, and it is listed with
    /// the reason, which the column data::kInvalidColumn contains as well.
    void setInvalid(std::size_t column, std::string_view written, std::string_view why);
    /// Marks all results of the current row, or of an ended row, as invalid, as setInvalid() does.
    void invalidate(std::string_view why) { invalidate(m_rows, why); }
    void invalidate(std::size_t row, std::string_view why);
    void endRow();

    /// Adds a fact about the whole table; duplicates are ignored.
    void note(std::string_view name, std::string_view value);

    /// Records a line that gives no row, and why. All lines are counted; of kinds that need no attention, only a few
    /// are listed.
    void skip(ProblemKind kind, const ToolLines& lines) { skip(kind, lines.number(), lines.text()); }
    void skip(ProblemKind kind, std::size_t line, std::string_view text);
    /// Counts a line whose cells were added to the row of another line.
    void join() { ++m_report.linesJoined; }
    /// Lists a remark about a line that is used.
    void remark(ProblemKind kind, std::size_t line, std::string_view text) { list(kind, line, 0, text); }
    /// Records a line without a result: a blank line, a warning or an error of the program, output of another program,
    /// or anything else.
    void skipOther(const ToolLines& lines);
    /// Records a dialect word of the table and its value, given or detected.
    void tell(const std::string& word, const std::string& value) { m_report.dialect[word] = value; }

    /// Treats rows that agree in all keys, factors and repetitions as repeats: if there are any, a column "run" numbers
    /// them.
    void countRepeats() { m_countsRepeats = true; }

    [[nodiscard]] std::size_t rowCount() const { return m_rows; }

    /// Makes the table. Errors: those of the lines, noResults with the program's error message, and tooManyColumns.
    [[nodiscard]] base::Expected<Imported> finish(const ToolLines& lines, const std::string& path);
    /// Makes the table from a text that was not read line by line. Errors: noResults and tooManyColumns, as above.
    [[nodiscard]] base::Expected<Imported> finish(std::size_t linesSeen, const std::string& path);

private:
    using Held = std::variant<std::monostate, double, std::string>;
    struct Entry {
        ToolColumn column;
        ColumnBuilder cells;
        Held held = {};
        std::size_t idle = 0;  ///< rows before the first one with a cell; many columns have no cell at all
    };
    void list(ProblemKind kind, std::size_t line, std::size_t column, std::string_view text);
    /// Whether the cell of the current row is not yet set.
    [[nodiscard]] bool isOpen(const Entry& entry) const { return entry.idle + entry.cells.rowCount() == m_rows; }
    /// The cells of an entry, after adding the missing cells at its beginning.
    static ColumnBuilder& cellsOf(Entry& entry);
    static void addMissing(Entry& entry);
    /// Removes the results of invalid rows from a column.
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
    std::map<std::size_t, std::string> m_whyInvalid;  ///< reasons by row
    std::set<std::size_t> m_invalidRows;              ///< rows in which all results are invalid
    std::size_t m_rows = 0;                           ///< number of ended rows
    std::size_t m_line = 0;                           ///< line of the current row
    std::vector<data::TableFact> m_notes;
    std::optional<Problem> m_firstMessage;
    bool m_countsRepeats = false;
    std::set<std::string, std::less<>> m_others;  ///< other programs that printed results
    ReadReport m_report;
};

}  // namespace greyscope::io
