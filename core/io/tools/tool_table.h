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

/// A column of what a program measured.
struct ToolColumn {
    std::string name;
    data::Role role = data::Role::description;
    std::string unit = {};        ///< what the numbers mean, as units.h has it; "" where they have none
    std::string unitInFile = {};  ///< what the program prints instead, where it means `unit`: "MB/s" for MiB/s
    bool numeric = true;          ///< false: text
    bool whereVaried = false;     ///< left out where all rows agree: a note tells it then
    std::optional<data::Better> better = {};  ///< as the file states it
};

/// A column that a program heads so, and what its numbers are multiplied by.
struct HeadedColumn {
    std::string_view heading;
    ToolColumn column;
    double factor = 1.0;
};
/// Null where none has this heading.
[[nodiscard]] const HeadedColumn* columnHeaded(const std::vector<HeadedColumn>& columns, std::string_view heading);

/// A tidy table of what a program printed, a row for each setting and operation, with the roles that the reader states
/// and an account of the lines that no row came from. A row is begun, cells are given in any order, and it is ended;
/// cells that are not given are those that were held, or missing.
class ToolTable {
public:
    /// `program` is what states the roles.
    ToolTable(std::string program, const ReadOptions& options);

    /// The column's place; it may be added when there are rows already, in which it is missing. One that is added again
    /// under its name is the same.
    std::size_t add(const ToolColumn& column);
    [[nodiscard]] bool has(std::string_view name) const;

    /// What the cells of the column are where a row does not say, from now on.
    void hold(std::size_t column, double number) { m_columns[column].held = number; }
    void hold(std::size_t column, std::string_view text);
    void release(std::size_t column) { m_columns[column].held = {}; }

    void beginRow(std::size_t line);
    /// A number; one that is not finite is listed and missing.
    void set(std::size_t column, double number);
    /// Text; "" is missing.
    void set(std::size_t column, std::string_view text);
    /// A number that is no result: it is missing, stands as written beside the row, and is listed with the reason,
    /// which the column data::kInvalidColumn has as well.
    void setInvalid(std::size_t column, std::string_view written, std::string_view why);
    /// The same of all results of the row that was begun, or of one that was ended.
    void invalidate(std::string_view why) { invalidate(m_rows, why); }
    void invalidate(std::size_t row, std::string_view why);
    void endRow();

    /// A fact of the whole table; said again it is not added again.
    void note(std::string_view name, std::string_view value);

    /// A line of which no row came, and why. Those that nobody has to look at are counted, and few of them listed.
    void skip(ProblemKind kind, const ToolLines& lines) { skip(kind, lines.number(), lines.text()); }
    void skip(ProblemKind kind, std::size_t line, std::string_view text);
    /// A line whose cells stand in the row of another one.
    void join() { ++m_report.linesJoined; }
    /// What is to be said of a line that is used.
    void remark(ProblemKind kind, std::size_t line, std::string_view text) { list(kind, line, 0, text); }
    /// A line without a result: blank, a warning or an error of the program, what another program printed, or else.
    void skipOther(const ToolLines& lines);
    /// As Dialect of the table: what was told or found out.
    void tell(const std::string& word, const std::string& value) { m_report.dialect[word] = value; }

    /// Rows that agree in all that tells cells apart are repeats: a column "run" counts them, where there are any.
    void countRepeats() { m_countsRepeats = true; }

    [[nodiscard]] std::size_t rowCount() const { return m_rows; }

    /// Errors: those of the lines, noResults with what the program said went wrong, and tooManyColumns.
    [[nodiscard]] base::Expected<Imported> finish(const ToolLines& lines, const std::string& path);
    /// The same for a text that was not read by lines.
    [[nodiscard]] base::Expected<Imported> finish(std::size_t linesSeen, const std::string& path);

private:
    using Held = std::variant<std::monostate, double, std::string>;
    struct Entry {
        ToolColumn column;
        ColumnBuilder cells;
        Held held = {};
        std::size_t idle = 0;  ///< rows before the first one that has a cell; many columns have none at all
    };
    void list(ProblemKind kind, std::size_t line, std::size_t column, std::string_view text);
    /// Whether the cell of this row is still to be given.
    [[nodiscard]] bool isOpen(const Entry& entry) const { return entry.idle + entry.cells.rowCount() == m_rows; }
    /// The cells of an entry, with those that were not given.
    static ColumnBuilder& cellsOf(Entry& entry);
    static void addMissing(Entry& entry);
    /// Takes the results of rows that the program calls wrong out of a column.
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
    std::map<std::size_t, std::string> m_whyInvalid;  ///< by row
    std::set<std::size_t> m_invalidRows;              ///< in which no result counts
    std::size_t m_rows = 0;                           ///< that were ended
    std::size_t m_line = 0;                           ///< of the row that was begun
    std::vector<data::TableFact> m_notes;
    std::optional<Problem> m_firstMessage;
    bool m_countsRepeats = false;
    std::set<std::string, std::less<>> m_others;  ///< programs that printed results as well
    ReadReport m_report;
};

}  // namespace greyscope::io
