#include "core/io/tools/vdbench/vdbench_reader.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/data/columns/cell_text.h"
#include "core/io/text/known_text.h"
#include "core/io/tools/fio/fio_table.h"
#include "core/io/tools/tool_table.h"
#include "core/io/tools/vdbench/vdbench_columns.h"

namespace greyscope::io {

using data::Role;

namespace {

constexpr std::string_view vdbenchProgram = "vdbench";

/// "16:24:30.156"
bool isClock(std::string_view word) {
    return word.size() >= 8 && word[2] == ':' && word[5] == ':';
}

struct VdbenchRow {
    std::size_t line = 0;
    std::string interval;
    std::string clock;  ///< "16:24:30"; "" without a time
    std::vector<std::optional<double>> cells;
};

class VdbenchReading {
public:
    VdbenchReading(ToolLines& lines, const ReadOptions& options)
        : m_lines(lines), m_table(std::string(vdbenchProgram), options) {
        const auto rows = options.dialect.find("rows");
        m_intervals = rows != options.dialect.end() && rows->second == "intervals";
        m_table.tell("rows", m_intervals ? "intervals" : "averages");
        m_runColumn = m_table.add({"workload", Role::key, {}, {}, false});
        m_interval = m_table.add({"interval", Role::repetition, {}, {}, false});
        m_clock = m_table.add({"time", Role::description, {}, {}, false});
    }

    base::Expected<Imported> run(const std::string& path) {
        while (m_lines.next()) {
            const std::string_view text = base::trimmed(m_lines.text());
            if (!readHeading(text) && !readRow(text) && !readFact(text)) {
                m_table.skipOther(m_lines);
            }
            m_before = text;
        }
        endRun();
        m_table.countRepeats();
        return m_table.finish(m_lines, path);
    }

private:
    bool readHeading(std::string_view text) {
        const bool flat = text.starts_with("tod ") && text.find(" Interval ") != std::string_view::npos;
        std::vector<VdbenchColumn> columns;
        if (flat) {
            base::splitWords(text, m_words);
            for (std::size_t i = 3; i < m_words.size(); ++i) {
                columns.push_back(vdbenchFlat(m_words[i]));
            }
        } else if (text.starts_with("rate ")) {
            columns = m_before.find(".Interval.") != std::string::npos ? vdbenchFileTotals(m_before, text)
                      : m_before.find("interval") != std::string::npos ? vdbenchTotals(m_before, text)
                                                                       : columns;
        }
        if (columns.empty()) {
            return false;
        }
        endRun();
        m_flat = flat;
        m_columns = std::move(columns);
        m_table.skip(ProblemKind::otherLine, m_lines);
        return true;
    }

    /// "16:24:36.053  avg_2-5  104.5  0.10 ...", also without the time, or with the run after it (flat file).
    bool readRow(std::string_view text) {
        if (m_columns.empty()) {
            return false;
        }
        base::splitWords(text, m_words);
        const std::size_t clock = !m_words.empty() && isClock(m_words.front()) ? 1 : 0;
        const std::size_t before = clock + (m_flat ? 1 : 0) + 1;
        if (m_words.size() <= before) {
            return false;
        }
        const std::string_view interval = m_words[before - 1];
        if (!data::numberIn(interval) && !interval.starts_with("avg_")) {
            return false;
        }
        if (m_words.size() != before + m_columns.size()) {  // a line with all cells may only lack its line end
            m_table.skip(m_lines.isWhole() ? ProblemKind::lineNotUnderstood : ProblemKind::rowCut, m_lines);
            return true;
        }
        if (m_flat && m_words[before - 2] != m_run) {
            endRun();
            m_run = m_words[before - 2];
        }
        VdbenchRow row{m_lines.number(), std::string(interval), {}, {}};
        if (clock > 0) {
            row.clock = m_words.front().substr(0, m_words.front().find('.'));
        }
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            row.cells.push_back(data::numberIn(m_words[before + i]));  // "n/a", "NaN": none
        }
        m_rows.push_back(std::move(row));
        // In a loop over settings, a run has one average per setting.
        if (interval.starts_with("avg_")) {
            endRun();
        }
        return true;
    }

    /// "16:24:31.001 Starting RD=rd1; I/O rate: 100; elapsed=5; For loops: None"
    bool readFact(std::string_view text) {
        if (const std::size_t at = text.find("Starting RD="); at != std::string_view::npos) {
            endRun();
            std::string_view behind = text.substr(at + 12);
            behind = behind.substr(0, behind.find('<'));  // "</b>" of a page
            m_run = behind.substr(0, behind.find(';'));
            const std::size_t loops = behind.find("For loops: ");
            takeLoops(loops == std::string_view::npos ? std::string_view() : behind.substr(loops + 11));
        } else if (text.starts_with("Vdbench distribution: ")) {
            m_table.note("program", text.substr(22));
        } else if (const std::size_t input = text.find("input argument scanned: "); input != std::string_view::npos) {
            m_table.note("arguments", text.substr(input + 24));
        } else {
            return false;
        }
        m_table.skip(ProblemKind::otherLine, m_lines);
        return true;
    }

    /// "xfersize=8k threads=4 iorate=max": numbers become factors, other values identify the workload.
    void takeLoops(std::string_view text) {
        m_loops.clear();
        base::splitWords(text, m_words);
        for (const std::string_view word : m_words) {
            const std::size_t mark = std::min(word.find('='), word.size());
            const double number = fioBytes(word.substr(std::min(mark + 1, word.size())));
            const VdbenchColumn known = vdbenchFlat(word.substr(0, mark));
            if (mark < word.size() && number >= 0.0) {
                m_loops.emplace_back(m_table.add({known.column.name, Role::factor, known.column.unit}),
                                     number * known.factor);
            } else if (word != "None") {
                m_run += " " + std::string(word);
            }
        }
    }

    void endRun() {
        const bool averaged = std::any_of(m_rows.begin(), m_rows.end(),
                                          [](const VdbenchRow& row) { return row.interval.starts_with("avg_"); });
        const bool preparing = m_run.starts_with("SD_format") || m_run.starts_with("format_for_");
        for (const VdbenchRow& row : m_rows) {
            const bool average = row.interval.starts_with("avg_");
            if (preparing) {
                m_table.skip(ProblemKind::nothingMeasured, row.line, m_run);
            } else if (averaged && average == m_intervals) {
                m_table.skip(ProblemKind::statisticsLine, row.line, row.interval);
            } else {
                addRow(row, average);
            }
        }
        m_rows.clear();
    }

    void addRow(const VdbenchRow& row, bool average) {
        m_table.beginRow(row.line);
        m_table.set(m_runColumn, m_run);
        if (!average) {
            m_table.set(m_interval, row.interval);
            m_table.set(m_clock, row.clock);
        }
        for (const auto& [column, number] : m_loops) {
            m_table.set(column, number);
        }
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            if (row.cells[i]) {
                m_table.set(m_table.add(m_columns[i].column), *row.cells[i] * m_columns[i].factor);
            }
        }
        m_table.endRow();
    }

    ToolLines& m_lines;
    ToolTable m_table;
    bool m_intervals = false;
    bool m_flat = false;
    std::vector<VdbenchColumn> m_columns;
    std::vector<VdbenchRow> m_rows;  ///< rows of this run
    std::string m_run;
    std::vector<std::pair<std::size_t, double>> m_loops;  ///< settings of this run, by column
    std::string m_before;                                 ///< the previous line
    std::vector<std::string_view> m_words;
    std::size_t m_runColumn = 0;
    std::size_t m_interval = 0;
    std::size_t m_clock = 0;
};

}  // namespace

double sniffVdbench(std::string_view firstBytes) {
    for (const std::string_view words : {"Vdbench distribution:", "Starting RD=", "Interval ", "interval "}) {
        if (hasLineOf(vdbenchProgram, words, firstBytes)) {
            return 0.9;
        }
    }
    return 0.0;
}

base::Expected<Imported> readVdbench(TextSource& source, const std::string& path, const ReadOptions& options,
                                     base::Progress& progress) {
    ToolLines lines(source, options, progress);
    return VdbenchReading(lines, options).run(path);
}

}  // namespace greyscope::io
