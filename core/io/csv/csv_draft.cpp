#include "core/io/csv/csv_draft.h"

#include <algorithm>
#include <utility>

#include "core/base/try.h"
#include "core/io/csv/csv_reader.h"
#include "core/io/csv/csv_scanner.h"
#include "core/io/csv/csv_writer.h"
#include "core/io/csv/row_grouping.h"
#include "core/io/text/utf8.h"

namespace greyscope::io {

using base::Expected;

Expected<void> CsvDraft::add(const std::vector<std::string>& cells, std::size_t line) {
    const bool blank = std::all_of(cells.begin(), cells.end(), [](const std::string& cell) { return cell.empty(); });
    const std::string text = blank ? std::string("\n") : csvRow(cells);
    const std::size_t ends = lineEndsIn(text.data(), text.data() + text.size());  // a cell may contain line ends
    for (std::size_t i = 0; i < ends; ++i) {
        m_asTheyAre = m_asTheyAre && line == m_lines.size() + 1;
        m_lines.add(line);
    }
    return m_text.add(text);
}

void CsvDraft::skip(ProblemKind kind, std::size_t line, std::string_view text, std::size_t most) {
    constexpr std::size_t kMostShown = 80;
    m_skipped.list({kind, line, 0, shortened(text, kMostShown)}, most);
}

void CsvDraft::addSkipped(ReadReport& report, std::size_t most) && {
    report.rowsSkipped += m_skipped.problemCount;
    report.problemCount += m_skipped.problemCount;
    for (const auto& [kind, count] : m_skipped.counts) {
        report.counts[kind] += count;
    }
    for (Problem& problem : m_skipped.problems) {
        if (report.problems.size() < most) {
            report.problems.push_back(std::move(problem));
        }
    }
}

Expected<Imported> CsvDraft::read(const std::string& path, const ReadOptions& options, const CsvHints& hints,
                                  base::Progress& progress) && {
    if (isEmpty()) {
        return base::fail(base::ErrorCode::noRows, {}, {path, 0, 0});
    }
    ReadOptions told = options;
    RowGrouping::removeFrom(told.dialect);  // the rows get the lines of their source
    Dialect words = hints.asDialect();
    told.dialect.merge(words);  // given words take precedence
    told.dialect["delimiter"] = ",";
    told.dialect["quote"] = "\"";
    told.dialect["escape"] = "quote";
    const Bytes bytes = std::move(m_text).take();
    TextSource source(bytes.size, bytes.readAt);
    auto imported = readCsv(source, path, told, progress);
    const auto lineOf = [&](std::size_t line) { return line == 0 ? 0 : m_lines.at(line - 1); };
    if (!imported) {
        base::Error error = imported.error();
        error.location.line = lineOf(error.location.line);
        error.location.column = 0;
        return tl::unexpected(std::move(error));
    }
    imported->report.dialect.erase("delimiter");
    imported->report.encoding.clear();
    if (!m_asTheyAre) {
        imported->report.linesSeen = m_lines.at(m_lines.size() - 1);
        for (Problem& problem : imported->report.problems) {
            problem.line = lineOf(problem.line);
        }
    }
    std::move(*this).addSkipped(imported->report, options.maxProblems);
    if (m_asTheyAre) {
        return imported;
    }
    data::SourceLines lines;
    const data::Dataset& read = *imported->dataset;
    for (std::size_t row = 0; row < read.rowCount(); ++row) {
        lines.add(lineOf(read.lineOf(row)));
    }
    auto moved = GREYSCOPE_TRY(data::Dataset::create(read.columns(), std::move(lines), {}, read.notes()));
    imported->dataset = std::make_shared<const data::Dataset>(std::move(moved));
    return imported;
}

}  // namespace greyscope::io
