#include "core/io/csv/csv_sniffer.h"

#include <cmath>
#include <string_view>
#include <utility>

#include "core/base/lines.h"
#include "core/base/try.h"
#include "core/io/csv/csv_dialect.h"
#include "core/io/csv/csv_heading.h"
#include "core/io/csv/csv_notes.h"
#include "core/io/reader.h"

namespace greyscope::io {

using base::ErrorCode;
using base::Expected;

namespace {

/// Whether a line after the first one contains only blanks and possible delimiters.
bool hasBlankLine(std::string_view text) {
    static_cast<void>(base::takeLine(text));
    while (!text.empty()) {
        const std::string_view written = base::takeLineWithEnd(text);
        const std::string_view line = base::withoutLineEnd(written);
        if (line.size() < written.size() && line.find_first_not_of(" \t,;|") == std::string_view::npos) {
            return true;
        }
    }
    return false;
}

/// Phase 1. Returns where another table begins; nullopt if the first records contain none.
Expected<std::optional<TextPlace>> anotherTable(TextSource& source, std::size_t start, const CsvOptions& options,
                                                base::Progress& progress) {
    const bool told = options.told.notesAreRows || options.told.lastLine || options.told.header == Header::absent;
    source.rewind();
    source.moveOn(0, sniffedBytes);
    if (told || !hasBlankLine(source.window().substr(0, sniffedBytes))) {
        return std::nullopt;
    }
    const auto [dialect, sample] = GREYSCOPE_TRY(guessDialect(source, start, options, progress));
    const std::size_t record = otherTable(sample, dialect.decimalMark);
    if (record == 0) {
        return std::nullopt;
    }
    source.rewind();
    source.moveOn(0, sniffedBytes);
    std::string_view rest = source.window().substr(start);
    for (std::size_t line = 1; line < sample.lines[record]; ++line) {
        static_cast<void>(base::takeLine(rest));
    }
    return TextPlace{sample.lines[record], source.window().size() - rest.size()};
}

/// Phase 3. Error: formatUnknown.
Expected<void> checkIsTable(const CsvSample& sample, const CsvDialect& dialect, const std::string& path,
                            const CsvOptions& options) {
    if (sample.records.empty()) {
        return tl::unexpected(sample.error.value_or(base::Error{ErrorCode::noRows, {}, {}}));
    }
    const double confidence = confidenceOf(sample, dialect);
    if (!options.told.delimiter && dialect.linesAbove == 0 && confidence < leastConfidence) {
        return base::fail(ErrorCode::formatUnknown, {path, "", std::to_string(std::lround(100.0 * confidence))},
                          {{}, sample.lines.front(), 0});
    }
    return {};
}

/// Phases 2 and 4 again for a known number of lines above the table. These lines then no longer influence the usual
/// number of fields, by which broken records are repaired.
Expected<CsvLayout> withoutTitles(TextSource& source, std::size_t start, const CsvLayout& found,
                                  const CsvOptions& options, base::Progress& progress) {
    CsvOptions told = options;
    told.told = hintsOf(found, options.told);
    told.numeric = found.numeric;
    auto [dialect, sample] = GREYSCOPE_TRY(guessDialect(source, start, told, progress));
    CsvLayout layout = GREYSCOPE_TRY(layoutOf(dialect, std::move(sample), told));
    layout.wordsAreTable = found.wordsAreTable;
    return layout;
}

/// Phases 2 to 4.
Expected<CsvLayout> sniffLayout(TextSource& source, std::size_t start, const std::string& path,
                                const CsvOptions& options, base::Progress& progress) {
    auto guess = GREYSCOPE_TRY(guessDialect(source, start, options, progress));
    auto& [dialect, sample] = guess;
    GREYSCOPE_TRY(checkIsTable(sample, dialect, path, options));
    CsvLayout layout = GREYSCOPE_TRY(layoutOf(dialect, std::move(sample), options));
    const bool titled = layout.dialect.linesAbove > dialect.linesAbove;
    return titled ? withoutTitles(source, start, layout, options, progress) : std::move(layout);
}

}  // namespace

Expected<SniffedTable> sniffTable(TextSource& source, std::size_t start, const std::string& path,
                                  const CsvOptions& options, base::Progress& progress) {
    SniffedTable found;
    found.another = GREYSCOPE_TRY(anotherTable(source, start, options, progress));
    std::optional<TextSource> first;
    TextSource& text = found.another ? first.emplace(textBefore(source, found.another->offset)) : source;
    found.end = text.size();
    found.layout = GREYSCOPE_TRY(sniffLayout(text, start, path, options, progress));
    if (options.told.notesAreRows || options.told.lastLine) {
        return found;
    }
    NotesBelow notes = notesBelow(text, found.layout);
    if (notes.lines.empty()) {
        return found;
    }
    TextSource rows = textBefore(text, notes.offset);
    CsvLayout layout = GREYSCOPE_TRY(sniffLayout(rows, start, path, options, progress));
    found.notesAreRows = notesBelow(text, layout).offset != notes.offset;  // they depend on a layout that is not that
                                                                           // of the rows
    if (!found.notesAreRows) {
        found.layout = std::move(layout);
        found.end = notes.offset;
        found.notes = std::move(notes.lines);
    }
    return found;
}

}  // namespace greyscope::io
