#include "core/io/tools/tool_table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/base/utf8.h"
#include "core/data/columns/coding.h"
#include "core/data/series/invalid_results.h"
#include "core/io/text/known_text.h"
#include "core/io/text/utf8.h"

namespace greyscope::io {

using base::ErrorCode;
using base::Expected;
using data::Role;

const HeadedColumn* columnHeaded(const std::vector<HeadedColumn>& columns, std::string_view heading) {
    const auto found = std::ranges::find(columns, heading, &HeadedColumn::heading);
    return found == columns.end() ? nullptr : &*found;
}

namespace {

constexpr std::size_t shownOfLine = 80;
/// Maximum listed per kind that needs no attention; other kinds are listed up to the limit.
constexpr std::size_t mostIdleListed = 3;
constexpr std::size_t mostNotes = 200;

bool isIdle(ProblemKind kind) {
    return kind == ProblemKind::otherLine || kind == ProblemKind::blankLine || kind == ProblemKind::statisticsLine ||
           kind == ProblemKind::nothingMeasured;
}

std::string validText(std::string_view text) {
    return isValidUtf8(text) ? std::string(text) : base::visibleText(text);
}

void addReason(std::string& all, std::string_view why) {
    std::string reason = validText(base::trimmed(why));
    while (reason.ends_with('.')) {
        reason.pop_back();  // the reason is used within sentences
    }
    if (all.find(reason) == std::string::npos) {
        all += (all.empty() ? "" : "; ") + reason;
    }
}

}  // namespace

ToolTable::ToolTable(std::string program, const ReadOptions& options)
    : m_program(std::move(program)), m_mostProblems(options.maxProblems), m_mostColumns(options.maxColumns) {}

bool ToolTable::has(std::string_view name) const {
    return std::any_of(m_columns.begin(), m_columns.end(), [&](const Entry& e) { return e.column.name == name; });
}

std::size_t ToolTable::add(const ToolColumn& column) {
    const auto known = std::find_if(m_columns.begin(), m_columns.end(),
                                    [&](const Entry& entry) { return entry.column.name == column.name; });
    if (known != m_columns.end()) {
        return static_cast<std::size_t>(known - m_columns.begin());
    }
    if (m_columns.size() >= m_mostColumns) {  // finish() reports it
        ++m_columnsBeyond;
        return m_columns.size() - 1;
    }
    m_columns.push_back({column, ColumnBuilder(column.numeric, 0), {}, m_rows});
    return m_columns.size() - 1;
}

void ToolTable::hold(std::size_t column, std::string_view text) {
    m_columns[column].held = text.empty() ? Held() : Held(validText(text));
}

void ToolTable::beginRow(std::size_t line) {
    m_line = line;
}

ColumnBuilder& ToolTable::cellsOf(Entry& entry) {
    for (; entry.idle > 0; --entry.idle) {
        entry.cells.addMissing();
    }
    return entry.cells;
}

void ToolTable::addMissing(Entry& entry) {
    entry.cells.rowCount() == 0 ? void(++entry.idle) : entry.cells.addMissing();
}

void ToolTable::set(std::size_t column, double number) {
    Entry& entry = m_columns[column];
    if (!isOpen(entry)) {
        return;
    }
    if (!entry.column.numeric) {  // a file may name one of its columns like a column of the reader
        static_cast<void>(cellsOf(entry).addText(base::toText(number)));
    } else if (std::isfinite(number)) {
        cellsOf(entry).addNumber(number + 0.0);  // -0 becomes 0
    } else if (std::isnan(number)) {
        addMissing(entry);
    } else {
        cellsOf(entry).addNotFinite(base::toText(number));
        list(ProblemKind::notFinite, m_line, 0, entry.column.name);
    }
}

void ToolTable::set(std::size_t column, std::string_view text) {
    Entry& entry = m_columns[column];
    if (!isOpen(entry)) {
        return;
    }
    if (text.empty()) {
        addMissing(entry);
    } else if (entry.column.numeric) {
        cellsOf(entry).addBad(validText(text));
        list(ProblemKind::notANumber, m_line, 0, text);
    } else if (isValidUtf8(text)) {
        static_cast<void>(cellsOf(entry).addText(text));
    } else {
        static_cast<void>(cellsOf(entry).addText(base::visibleText(text)));
    }
}

void ToolTable::setInvalid(std::size_t column, std::string_view written, std::string_view why) {
    Entry& entry = m_columns[column];
    if (!isOpen(entry)) {
        return;
    }
    if (entry.column.numeric) {
        cellsOf(entry).addBad(validText(written));
    } else {
        addMissing(entry);
    }
    list(ProblemKind::invalidCell, m_line, 0, entry.column.name + ": " + std::string(why));
    addReason(m_whyInvalid[m_rows], why);
}

void ToolTable::invalidate(std::size_t row, std::string_view why) {
    m_invalidRows.insert(row);
    list(ProblemKind::invalidCell, row == m_rows ? m_line : m_lines.at(row), 0, why);
    addReason(m_whyInvalid[row], why);
}

void ToolTable::removeInvalid(data::Column& column) {
    auto& numbers = std::get<data::NumericValues>(column.values);
    for (const std::size_t row : m_invalidRows) {
        if (row < numbers.size() && !std::isnan(numbers[row])) {
            column.words.emplace_back(row, base::toText(numbers[row]));
            column.notNumbers.push_back(row);
            numbers.set(row, std::numeric_limits<double>::quiet_NaN());
            ++m_report.cellsMissing;
        }
    }
    std::sort(column.words.begin(), column.words.end());
    std::sort(column.notNumbers.begin(), column.notNumbers.end());
}

data::Column ToolTable::invalidColumn() const {
    ColumnBuilder reasons(false, m_rows);
    for (std::size_t row = 0; row < m_rows; ++row) {
        const auto why = m_whyInvalid.find(row);
        why == m_whyInvalid.end() ? reasons.addMissing() : static_cast<void>(reasons.addText(why->second));
    }
    data::Column column = reasons.take(std::string(data::kInvalidColumn), {});
    column.stated = data::StatedRole{Role::description, m_program};
    return column;
}

void ToolTable::pad(Entry& entry) {
    const auto* const number = std::get_if<double>(&entry.held);
    const auto* const text = std::get_if<std::string>(&entry.held);
    if (number != nullptr && entry.column.numeric && std::isfinite(*number)) {
        cellsOf(entry).addNumber(*number + 0.0);
    } else if (text != nullptr && !entry.column.numeric) {
        static_cast<void>(cellsOf(entry).addText(*text));
    } else {
        addMissing(entry);
    }
}

void ToolTable::endRow() {
    for (Entry& entry : m_columns) {
        if (isOpen(entry)) {
            pad(entry);
        }
    }
    ++m_rows;
    m_lines.add(m_line);
}

std::int32_t ToolTable::codeOf(std::size_t column, std::string_view text) {
    return cellsOf(m_columns[column]).codeOf(validText(text));
}

void ToolTable::addRows(std::size_t line, std::size_t rows, std::span<const ToolCells> cells) {
    for (const ToolCells& each : cells) {
        ColumnBuilder& column = cellsOf(m_columns[each.column]);
        column.isNumeric() ? column.addNumbers(each.numbers) : column.addCodes(each.codes);
    }
    m_lines.add(line, rows);
    for (const std::size_t after = m_rows + rows; m_rows < after; ++m_rows) {
        for (Entry& entry : m_columns) {
            if (isOpen(entry)) {
                pad(entry);
            }
        }
    }
}

void ToolTable::note(std::string_view name, std::string_view value) {
    data::TableFact note{validText(base::trimmed(name)), validText(base::trimmed(value))};
    if (!note.value.empty() && m_notes.size() < mostNotes && !base::contains(m_notes, note)) {
        m_notes.push_back(std::move(note));
    }
}

void ToolTable::list(ProblemKind kind, std::size_t line, std::size_t column, std::string_view text) {
    const auto known = m_report.counts.find(kind);
    const bool enough = isIdle(kind) && known != m_report.counts.end() && known->second >= mostIdleListed;
    m_report.list({kind, line, column, enough ? std::string() : shortened(text, shownOfLine)},
                  enough ? 0 : m_mostProblems);
}

void ToolTable::skip(ProblemKind kind, std::size_t line, std::string_view text) {
    ++m_report.rowsSkipped;
    list(kind, line, 0, text);
    // An error is more informative than the warnings before it.
    const auto isError = [](std::string_view message) {
        return base::lowered(message).find("error") != std::string::npos && !message.starts_with("WARNING");
    };
    const bool tellsMore = !m_firstMessage || (!isError(m_firstMessage->text) && isError(text));
    if (kind == ProblemKind::programMessage && tellsMore) {
        m_firstMessage = Problem{kind, line, 0, shortened(base::trimmed(text), 4 * shownOfLine)};
    }
}

void ToolTable::skipOther(const ToolLines& lines) {
    const std::string_view text = base::trimmed(lines.text());
    if (text.empty()) {
        skip(ProblemKind::blankLine, lines);
        return;
    }
    if (isProgramMessage(text)) {
        skip(ProblemKind::programMessage, lines);
        return;
    }
    const std::string_view program = programPrinting(text);
    if (!program.empty() && program != m_program) {
        skip(ProblemKind::otherProgram, lines.number(), program);
        m_others.emplace(program);
    } else {
        skip(ProblemKind::otherLine, lines);
    }
}

void ToolTable::addRuns(std::vector<data::Column>& columns, const data::Rows& rows) const {
    if (has("run")) {
        return;
    }
    std::vector<const data::Column*> settings;
    for (const data::Column& column : columns) {
        const Role role = column.stated->role;
        if (role == Role::key || role == Role::factor || role == Role::repetition) {
            settings.push_back(&column);
        }
    }
    const data::Coding cells = data::codesOf(settings, rows);
    if (cells.count == m_rows) {
        return;
    }
    std::vector<double> runs(cells.count, 0.0);
    data::NumericValues numbers;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        numbers.push_back(++runs[cells[row]]);
    }
    data::Column column{"run", {}, std::move(numbers)};
    column.stated = data::StatedRole{Role::repetition, m_program};
    columns.push_back(std::move(column));
}

Expected<Imported> ToolTable::finish(const ToolLines& lines, const std::string& path) {
    if (lines.error()) {
        base::Error error = *lines.error();
        error.location.file = path;
        return tl::unexpected(std::move(error));
    }
    m_report.encoding = lines.isMarked() ? "UTF-8 with BOM" : "UTF-8";
    return finish(lines.number(), path);
}

Expected<Imported> ToolTable::finish(std::size_t linesSeen, const std::string& path) {
    if (m_rows == 0) {
        return base::fail(ErrorCode::noResults, {m_program, m_firstMessage ? m_firstMessage->text : std::string()},
                          {path, m_firstMessage ? m_firstMessage->line : 0, 0});
    }
    if (m_columnsBeyond > 0) {
        return base::fail(ErrorCode::tooManyColumns,
                          {"more than " + std::to_string(m_mostColumns), std::to_string(m_mostColumns)}, {path, 0, 0});
    }
    m_report.linesSeen = linesSeen;
    m_report.rowsRead = m_rows;
    for (const std::string& program : m_others) {
        m_report.parts.push_back(readerOfProgram(program));
    }
    if (m_report.encoding.empty()) {
        m_report.encoding = "UTF-8";
    }
    const data::Rows rows = data::Rows::all(m_rows);
    std::vector<data::Column> columns;
    for (Entry& entry : m_columns) {
        // A column without any cell was not part of this version's output.
        if (entry.idle == m_rows || (cellsOf(entry).missingCount() == m_rows && entry.cells.badCount() == 0)) {
            continue;
        }
        const std::size_t missing = entry.cells.missingCount();
        data::Column column = entry.cells.take(entry.column.name, entry.column.unit);
        if (entry.column.whereVaried && data::codesOf({&column}, rows).count == 1) {
            continue;
        }
        m_report.cellsMissing += missing;
        column.unitInFile = entry.column.unitInFile;
        column.better = entry.column.better;
        column.stated = data::StatedRole{entry.column.role, m_program};
        if (column.isNumeric() && entry.column.role == Role::metric) {
            removeInvalid(column);
        }
        columns.push_back(std::move(column));
    }
    if (!m_whyInvalid.empty() && !has(data::kInvalidColumn)) {
        columns.push_back(invalidColumn());
    }
    if (m_countsRepeats) {
        addRuns(columns, rows);
    }
    auto dataset = GREYSCOPE_TRY(data::Dataset::create(std::move(columns), std::move(m_lines), {}, std::move(m_notes)));
    return Imported{std::make_shared<const data::Dataset>(std::move(dataset)), std::move(m_report)};
}

}  // namespace greyscope::io
