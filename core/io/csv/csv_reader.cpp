#include "core/io/csv/csv_reader.h"

#include <optional>
#include <utility>

#include "core/base/try.h"
#include "core/io/csv/csv_notes.h"
#include "core/io/csv/csv_pass.h"
#include "core/io/csv/csv_sniffer.h"
#include "core/io/text/known_text.h"
#include "core/io/text/plain_text.h"
#include "core/io/text/tool_lines.h"
#include "core/io/text/utf8.h"

namespace greyscope::io {

using base::ErrorCode;
using base::Expected;

namespace {

constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
constexpr std::size_t shownOfOther = 40;  ///< bytes shown of a line of another table

/// Lists the lines of the other table, which is not read.
Expected<void> addOtherTable(TextSource text, std::size_t line, const CsvOptions& options, base::Progress& progress,
                             ReadReport& report) {
    ToolLines lines(text, options, progress);
    while (lines.next()) {
        const bool blank = isBlankText(lines.text());
        report.list({blank ? ProblemKind::blankLine : ProblemKind::tableNotRead, line + lines.number() - 1, 0,
                     blank ? std::string() : shortened(lines.text(), shownOfOther)},
                    options.maxProblems);
        ++report.rowsSkipped;
    }
    report.linesSeen = line + lines.number() - 1;
    const bool cancelled = lines.error() && lines.error()->code == ErrorCode::cancelled;
    return cancelled ? tl::unexpected(*lines.error()) : Expected<void>();
}

Expected<Imported> readTable(TextSource& source, std::size_t start, const std::string& path, const CsvOptions& options,
                             base::Progress& progress) {
    const SniffedTable found = GREYSCOPE_TRY(sniffTable(source, start, path, options, progress));
    CsvOptions told = options;
    told.told.notesAreRows = told.told.notesAreRows || found.notesAreRows;
    std::optional<TextSource> part;
    TextSource& table = found.end < source.size() ? part.emplace(textBefore(source, found.end)) : source;
    Imported imported = GREYSCOPE_TRY(readRows(table, start, found.layout, found.notes, told, progress));
    if (const auto& another = found.another) {
        GREYSCOPE_TRY(
            addOtherTable(textFrom(source, another->offset), another->line, options, progress, imported.report));
    }
    return imported;
}

}  // namespace

double sniffCsv(std::string_view firstBytes) {
    return !checkPlainText(firstBytes, {}) ? 0.1 : seemsToBe(firstBytes).empty() ? 0.5 : 0.0;
}

Expected<Imported> readCsv(TextSource& source, const std::string& path, const ReadOptions& options,
                           base::Progress& progress) {
    source.rewind();
    source.moveOn(0, sniffedBytes);
    GREYSCOPE_TRY(checkPlainText(source.window().substr(0, sniffedBytes), path));
    const bool marked = source.window().starts_with(byteOrderMark);
    auto imported =
        readTable(source, marked ? byteOrderMark.size() : 0, path, {options, CsvHints::in(options.dialect)}, progress);
    if (!imported) {
        base::Error error = imported.error();
        error.location.file = path;
        return tl::unexpected(std::move(error));
    }
    imported->report.encoding = marked ? "UTF-8 with BOM" : "UTF-8";
    return imported;
}

}  // namespace greyscope::io
