#include "core/io/csv/csv_notes.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/lines.h"
#include "core/io/cells/cell_number.h"
#include "core/io/csv/csv_dialect.h"
#include "core/io/csv/csv_mending.h"
#include "core/io/text/utf8.h"

namespace greyscope::io {

namespace {

constexpr std::size_t tailBytes = 1U << 13U;
constexpr std::ptrdiff_t mostNotes = 24;  ///< maximum number of lines

struct TailLine {
    std::size_t offset = 0;
    std::string_view text;
};

/// The whole lines of `tail`, which begins at `offset` in the text; an incomplete first line is skipped.
std::vector<TailLine> linesOf(std::string_view tail, std::size_t offset) {
    std::vector<TailLine> lines;
    std::string_view rest = tail;
    if (offset > 0) {
        static_cast<void>(base::takeLineWithEnd(rest));
    }
    while (!rest.empty()) {
        const std::size_t at = tail.size() - rest.size();
        lines.push_back({offset + at, base::takeLine(rest)});
    }
    return lines;
}

bool isComment(const TailLine& line) {
    return line.text.starts_with('#');
}

/// Whether a line begins like a note: "* estimated", "Source: own runs", but not "12:30".
bool beginsAsNote(std::string_view text) {
    constexpr std::size_t longestLabel = 32;
    for (const std::string_view mark : {"*", "†", "‡", "§"}) {
        if (text.starts_with(mark)) {
            return true;
        }
    }
    constexpr std::string_view wideColon = "：";
    const std::size_t colon = std::min(text.find(':'), text.find(wideColon));
    const std::string_view label = text.substr(0, colon);
    if (label.empty() || colon > longestLabel || label.find_first_of("0123456789") != std::string_view::npos) {
        return false;
    }
    const std::string_view behind = text.substr(colon);
    return behind.starts_with(wideColon) || behind.size() == 1 || behind[1] == ' ';
}

/// Distinguishes notes from rows by comparison with the last row.
class NoteTest {
public:
    explicit NoteTest(const CsvLayout& layout) : m_layout(layout) {}

    /// The cells of a line, repaired if that makes it a row.
    [[nodiscard]] SampleRecord cut(std::string_view line) const {
        const auto mended = CsvMending(m_layout.dialect, m_layout.fields, true).mended(line, true);
        return mended && isRow(*mended) ? *mended : cellsOf(line, m_layout.dialect, tailBytes);
    }
    [[nodiscard]] CellKind kindOf(const SampleCell& cell) const {
        return readCell(cell.text, m_layout.dialect.decimalMark).kind;
    }
    [[nodiscard]] bool hasNumber(const SampleRecord& record) const {
        return std::any_of(record.begin(), record.end(),
                           [&](const SampleCell& cell) { return kindOf(cell) == CellKind::number; });
    }
    [[nodiscard]] bool isRow(const SampleRecord& record) const {
        return !record.empty() && record.size() == m_layout.fields && hasNumber(record) &&
               !beginsAsNote(record.front().text);
    }

    [[nodiscard]] bool isNote(const SampleRecord& record, const SampleRecord& row, bool behindGap) const {
        if (record.empty()) {
            return false;
        }
        const bool otherWidth = record.size() != m_layout.fields;
        const bool begins = beginsAsNote(record.front().text);
        if (hasNumber(record)) {
            return begins && otherWidth;
        }
        const bool odd = isAmongNumbers(record, row);
        const bool words = isOfWords(record);
        const bool stands = isAlone(record) && (begins || odd || (words && (otherWidth || behindGap)));
        return stands || (begins && (odd || behindGap || otherWidth)) || (otherWidth && behindGap) ||
               (words && odd && (otherWidth || behindGap));
    }

private:
    /// Whether only the first of several cells is filled.
    [[nodiscard]] bool isAlone(const SampleRecord& record) const {
        return m_layout.fields > 1 && !record.front().text.empty() &&
               std::all_of(record.begin() + 1, record.end(), [](const SampleCell& cell) { return cell.text.empty(); });
    }
    [[nodiscard]] bool isOfWords(const SampleRecord& record) const {
        return record.front().text.find(' ') != std::string::npos ||
               (m_layout.dialect.delimiter == ' ' && record.size() > 1);
    }
    [[nodiscard]] bool isAmongNumbers(const SampleRecord& record, const SampleRecord& row) const {
        for (std::size_t c = 0; c < std::min(record.size(), row.size()); ++c) {
            if (kindOf(record[c]) == CellKind::text && kindOf(row[c]) == CellKind::number) {
                return true;
            }
        }
        return false;
    }

    const CsvLayout& m_layout;
};

using Lines = std::vector<TailLine>;

/// The last row and the position of the line after it; the end of `lines` if no row is found.
std::pair<Lines::const_iterator, SampleRecord> lastRow(const Lines& lines, const NoteTest& test, char quote) {
    SampleRecord row;
    auto line = lines.end();
    while (line != lines.begin() && lines.end() - line < mostNotes && !test.isRow(row)) {
        --line;
        if (std::count(line->text.begin(), line->text.end(), quote) % 2 != 0) {
            break;  // quoted text may contain line ends
        }
        row = isComment(*line) ? SampleRecord() : test.cut(line->text);
    }
    return {test.isRow(row) ? line + 1 : lines.end(), std::move(row)};
}

/// The position after the last line, from `first` on, that is not a note.
Lines::const_iterator firstNote(Lines::const_iterator first, const Lines& lines, const NoteTest& test,
                                const SampleRecord& row) {
    bool behindGap = false;
    bool any = false;
    for (auto line = first; line != lines.end(); ++line) {
        const bool blank = isBlankText(line->text);
        if (!blank && !isComment(*line)) {
            any = test.isNote(test.cut(line->text), row, behindGap);
            first = any ? first : line + 1;
        }
        behindGap = blank || (behindGap && (any || isComment(*line)));
    }
    return any ? first : lines.end();
}

}  // namespace

NotesBelow notesBelow(const TextSource& source, const CsvLayout& layout) {
    std::string tail(std::min(source.size(), tailBytes), '\0');
    const std::size_t offset = source.size() - tail.size();
    if (source.copy(offset, tail.data(), tail.size()) < tail.size()) {
        return {};
    }
    const NoteTest test(layout);
    const Lines lines = linesOf(tail, offset);
    const auto [behind, row] = lastRow(lines, test, layout.dialect.quote);
    const auto first = firstNote(behind, lines, test, row);
    if (first == lines.end() || !isValidUtf8(std::string_view(tail).substr(first->offset - offset))) {
        return {};
    }
    NotesBelow notes{first->offset, {}};
    std::transform(first, lines.end(), std::back_inserter(notes.lines),
                   [](const TailLine& line) { return std::string(line.text); });
    return notes;
}

TextSource textBefore(const TextSource& source, std::size_t offset) {
    if (source.pieceBytes() == 0) {
        return TextSource(source.window().substr(0, offset));
    }
    return TextSource(
        offset, [&source](std::size_t at, char* into, std::size_t count) { return source.copy(at, into, count); },
        source.pieceBytes());
}

TextSource textFrom(const TextSource& source, std::size_t offset) {
    if (source.pieceBytes() == 0) {
        return TextSource(source.window().substr(offset));
    }
    return TextSource(
        source.size() - offset,
        [&source, offset](std::size_t at, char* into, std::size_t count) {
            return source.copy(offset + at, into, count);
        },
        source.pieceBytes());
}

}  // namespace greyscope::io
