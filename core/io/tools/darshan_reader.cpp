#include "core/io/tools/darshan_reader.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/data/columns/cell_text.h"
#include "core/data/series/invalid_results.h"
#include "core/io/text/known_text.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

using data::Role;

namespace {

constexpr std::string_view darshanProgram = "darshan-parser";
constexpr double darshanUnknown = -1.0;
/// A log with many modules has several hundred counters.
constexpr std::size_t mostCounters = 1000;

/// The role of a counter: amounts, counts and durations are metrics; others (ranks, alignments, common sizes) are
/// descriptions.
data::Role roleOfCounter(std::string_view counter) {
    constexpr std::array<std::string_view, 11> measured{"BYTES_READ", "BYTES_WRITTEN", "READS",      "WRITES",
                                                        "OPENS",      "READ_TIME",     "WRITE_TIME", "META_TIME",
                                                        "SEEKS",      "STATS",         "FSYNCS"};
    const std::string_view name = counter.starts_with("F_") ? counter.substr(2) : counter;
    return std::find(measured.begin(), measured.end(), name) != measured.end() ? Role::metric : Role::description;
}

std::string unitOfCounter(std::string_view counter) {
    const bool time = counter.starts_with("F_") && counter.ends_with("_TIME");
    return time ? "s" : counter.starts_with("BYTES_") || counter == "total_bytes" ? "B" : "";
}

/// A counter without its module, so that modules share a column: "BYTES_READ" for "POSIX_BYTES_READ".
std::string_view withoutModule(std::string_view counter) {
    const std::size_t end = counter.find('_');
    const bool module = end != std::string_view::npos && end > 1 && counter.front() >= 'A' && counter.front() <= 'Z';
    return module ? counter.substr(end + 1) : counter;
}

class DarshanReading {
public:
    DarshanReading(ToolLines& lines, const ReadOptions& options)
        : m_lines(lines), m_table(std::string(darshanProgram), options) {
        m_module = m_table.add({"module", Role::key, {}, {}, false});
        m_rank = m_table.add({"rank", Role::factor});
        m_record = m_table.add({"record", Role::description, {}, {}, false});
        m_file = m_table.add({"file", Role::key, {}, {}, false});
        m_mount = m_table.add({"mount", Role::description, {}, {}, false});
        m_system = m_table.add({"file_system", Role::description, {}, {}, false});
        m_incomplete = m_table.add({std::string(data::kIncompleteColumn), Role::description, {}, {}, false});
    }

    base::Expected<Imported> run(const std::string& path) {
        while (m_lines.next()) {
            const std::string_view line = m_lines.text();
            if (line.starts_with('#') ? !readComment(base::trimmed(line.substr(1)))
                                      : !readCounter(line) && !readTotal(line) && !readSegment(line)) {
                m_table.skipOther(m_lines);
            }
        }
        endRecord();
        endModules();
        addJob();
        m_table.countRepeats();
        return m_table.finish(m_lines, path);
    }

private:
    using Numbers = std::vector<std::pair<std::string, double>>;

    /// "POSIX\t-1\t5123...\tPOSIX_OPENS\t16\t/file\t/mount\tlustre"
    bool readCounter(std::string_view line) {
        std::array<std::string_view, 8> cells;
        std::size_t count = 0;
        while (count < cells.size()) {
            const std::size_t tab = count + 1 == cells.size() ? std::string_view::npos : line.find('\t');
            cells[count++] = line.substr(0, tab);
            if (tab == std::string_view::npos) {
                break;
            }
            line.remove_prefix(tab + 1);
        }
        const auto rank = count > 1 ? data::numberIn(cells[1]) : std::nullopt;
        if (!rank) {
            return false;
        }
        const auto value = count > 4 ? data::numberIn(base::trimmed(cells[4])) : std::nullopt;
        if (count < cells.size()) {
            m_table.skip(m_lines.isWhole() ? ProblemKind::lineNotUnderstood : ProblemKind::rowCut, m_lines);
            return true;
        }
        if (cells[0] != m_current[0] || cells[1] != m_current[1] || cells[2] != m_current[2]) {
            endRecord();
            m_current = {std::string(cells[0]), std::string(cells[1]), std::string(cells[2])};
            m_inRecord = true;
            m_hasRecords = true;
            m_table.beginRow(m_lines.number());
            m_table.set(m_module, cells[0]);
            m_table.set(m_rank, *rank);
            m_table.set(m_record, cells[2]);
            m_table.set(m_file, cells[5]);
            m_table.set(m_mount, cells[6]);
            m_table.set(m_system, base::trimmed(cells[7]));
            if (const auto why = m_whyIncomplete.find(cells[0]); why != m_whyIncomplete.end()) {
                m_table.set(m_incomplete, why->second);
            }
        } else {
            m_table.join();
        }
        const auto column = value && *value == darshanUnknown
                                ? std::nullopt
                                : counterColumn(std::string(withoutModule(cells[3])), !value);
        if (column && value) {
            m_table.set(*column, *value);
        } else if (column) {
            m_table.set(*column, cells[4]);  // "raid0"
        }
        return true;
    }

    /// A request of an extended trace (DXT): " X_POSIX  0  write  0  0  1048576  0.0118  0.0123", that is module, rank,
    /// operation, segment, offset, length, start and end.
    bool readSegment(std::string_view line) {
        constexpr std::size_t kCells = 8;
        base::splitWords(line, m_words);
        if (m_words.size() < kCells || !m_words.front().starts_with("X_")) {
            return false;
        }
        std::array<std::optional<double>, kCells> numbers;
        for (std::size_t cell = 1; cell < kCells; ++cell) {
            numbers[cell] = data::numberIn(m_words[cell]);
            if (!numbers[cell] && cell != 2) {
                return false;
            }
        }
        endRecord();
        m_hasRecords = true;
        m_table.beginRow(m_lines.number());
        m_table.set(m_module, m_words[0]);
        m_table.set(m_rank, *numbers[1]);
        m_table.set(m_table.add({"operation", Role::key, {}, {}, false}), m_words[2]);
        m_table.set(m_file, m_traced);
        m_table.set(m_table.add({"offset", Role::description, "B"}), *numbers[4]);
        m_table.set(m_table.add({"length", Role::description, "B"}), *numbers[5]);
        m_table.set(m_table.add({"start", Role::description, "s"}), *numbers[6]);
        m_table.set(m_table.add({"time", Role::factor, "s"}), *numbers[7]);
        m_table.set(m_table.add({"duration", Role::metric, "s"}), *numbers[7] - *numbers[6]);
        m_table.endRow();
        return true;
    }

    std::optional<std::size_t> counterColumn(const std::string& counter, bool isText = false) {
        const auto known = m_counters.find(counter);
        if (known != m_counters.end()) {
            return known->second;
        }
        if (m_counters.size() >= mostCounters) {
            m_table.remark(ProblemKind::lineNotUnderstood, m_lines.number(), counter);
            return std::nullopt;
        }
        const std::size_t column = m_table.add({counter,
                                                isText ? Role::description : roleOfCounter(counter),
                                                isText ? "" : unitOfCounter(counter),
                                                {},
                                                !isText});
        m_counters.emplace(counter, column);
        return column;
    }

    void endRecord() {
        if (std::exchange(m_inRecord, false)) {
            m_table.endRow();
        }
    }

    /// "total_POSIX_BYTES_READ: 33554432"
    bool readTotal(std::string_view line) {
        const std::size_t mark = line.find(": ");
        if (!line.starts_with("total_") || mark == std::string_view::npos) {
            return false;
        }
        const std::string_view counter = line.substr(6, mark - 6);
        const auto value = data::numberIn(base::trimmed(line.substr(mark + 2)));
        if (!value) {
            m_table.skip(m_lines.isWhole() ? ProblemKind::lineNotUnderstood : ProblemKind::rowCut, m_lines);
            return true;
        }
        if (*value != darshanUnknown) {
            keep(counter.substr(0, counter.find('_')), withoutModule(counter), *value);
        } else {
            m_table.skip(ProblemKind::nothingMeasured, m_lines);
        }
        return true;
    }

    bool readComment(std::string_view text) {
        if (const std::size_t name = text.find("file_name: ");
            text.starts_with("DXT, ") && name != std::string_view::npos) {
            m_traced = text.substr(name + 11);
            m_table.skip(ProblemKind::otherLine, m_lines);
            return true;
        }
        if (const std::size_t module = text.find(" module data"); module != std::string_view::npos) {
            m_section = text.substr(0, module);
            std::erase(m_section, '-');  // "MPI-IO", whose counters are called MPIIO
            m_table.skip(ProblemKind::otherLine, m_lines);
            return true;
        }
        const std::size_t mark = text.find(": ");
        if (text.find("module contains incomplete data") != std::string_view::npos) {
            m_whyIncomplete.emplace(m_section, text.substr(mark == std::string_view::npos ? 0 : mark + 2));
            m_table.skip(ProblemKind::programMessage, m_lines);
            return true;
        }
        if (mark == std::string_view::npos) {
            if (m_section.empty() && text == "performance") {
                m_section = "all";  // before 3.1, all modules together
            }
            return false;
        }
        const std::string_view name = text.substr(0, mark);
        const std::string_view rest = text.substr(mark + 2);
        if (m_section.empty()) {
            const bool mount = name == "mount entry" || name.starts_with("mount");
            if (!mount) {
                m_table.note(name, rest);
            }
            if (name == "nprocs") {
                m_processes = data::numberIn(base::trimmed(rest));
            } else if (name == "run time" && !m_time) {
                m_time = data::numberIn(base::trimmed(rest));
                m_timeLine = m_lines.number();
                return true;
            }
            m_table.skip(ProblemKind::otherLine, m_lines);
            return true;
        }
        return readPerformance(name, rest);
    }

    /// "agg_perf_by_slowest: 456.744507 # MiB/s", "unique files: slowest_rank_io_time: 0.000000"
    bool readPerformance(std::string_view name, std::string_view rest) {
        const std::size_t last = rest.rfind(": ");
        const bool nested = last != std::string_view::npos && rest.find(" # ") == std::string_view::npos;
        const std::string_view inner = nested ? rest.substr(0, last) : std::string_view();
        const std::string_view value = nested ? rest.substr(last + 2) : rest;
        const auto number = data::numberIn(base::trimmed(value.substr(0, value.find(" #"))));
        const bool performance =
            name == "agg_perf_by_slowest" || name == "total_bytes" || name == "unique files" || name == "shared files";
        if (!performance || !number) {
            return false;
        }
        std::string column(name);
        column += inner.empty() ? "" : " " + std::string(inner);
        std::replace(column.begin(), column.end(), ' ', '_');
        keep(m_section, column, *number);
        return true;
    }

    /// Stores a number of a module; the row's line is the module's first line.
    void keep(std::string_view module, std::string_view name, double number) {
        auto found = std::find_if(m_modules.begin(), m_modules.end(), [&](const auto& m) { return m.name == module; });
        if (found == m_modules.end()) {
            m_modules.push_back({std::string(module), m_lines.number(), {}});
            found = m_modules.end() - 1;
        } else {
            m_table.join();
        }
        found->numbers.emplace_back(std::string(name), number);
    }

    void endModules() {
        for (const Module& module : m_modules) {
            if (m_hasRecords) {
                m_table.skip(ProblemKind::statisticsLine, module.line, module.name);
                continue;
            }
            m_table.beginRow(module.line);
            m_table.set(m_module, module.name);
            if (const auto why = m_whyIncomplete.find(module.name); why != m_whyIncomplete.end()) {
                m_table.invalidate(why->second);
            }
            for (const auto& [name, number] : module.numbers) {
                const bool bandwidth = name == "agg_perf_by_slowest";
                const auto column =
                    bandwidth ? std::optional(m_table.add({"bandwidth", Role::metric, "MiB/s"})) : counterColumn(name);
                if (column) {
                    m_table.set(*column, number);
                }
            }
            m_table.endRow();
        }
    }

    /// Adds the job facts of a log without records, for example one cut off after its header.
    void addJob() {
        if (m_timeLine > 0 && (m_table.rowCount() > 0 || !m_time)) {
            m_table.skip(ProblemKind::otherLine, m_timeLine, "run time");
        }
        if (m_table.rowCount() > 0 || !m_time) {
            return;
        }
        m_table.beginRow(m_timeLine);
        m_table.set(m_module, "job");
        m_table.set(m_table.add({"time", Role::metric, "s"}), *m_time);
        if (m_processes) {
            m_table.set(m_table.add({"processes", Role::factor}), *m_processes);
        }
        m_table.endRow();
        m_table.remark(ProblemKind::rowCut, m_lines.number(), "no record of a file");
    }

    struct Module {
        std::string name;
        std::size_t line = 0;
        Numbers numbers;
    };

    ToolLines& m_lines;
    ToolTable m_table;
    std::vector<std::string_view> m_words;
    std::string m_traced;                  ///< file of the requests of an extended trace
    std::array<std::string, 3> m_current;  ///< module, rank and record
    bool m_inRecord = false;
    bool m_hasRecords = false;
    std::map<std::string, std::size_t> m_counters;
    std::optional<double> m_time;  ///< run time of the job
    std::size_t m_timeLine = 0;
    std::optional<double> m_processes;
    std::string m_section;  ///< module that the current comments belong to
    /// Modules that ran out of memory for records: existing records are correct, but their sums are too small.
    std::map<std::string, std::string, std::less<>> m_whyIncomplete;
    std::vector<Module> m_modules;
    std::size_t m_module = 0;
    std::size_t m_rank = 0;
    std::size_t m_record = 0;
    std::size_t m_file = 0;
    std::size_t m_mount = 0;
    std::size_t m_system = 0;
    std::size_t m_incomplete = 0;
};

}  // namespace

double sniffDarshan(std::string_view firstBytes) {
    return hasLineOf(darshanProgram, "# darshan log version:", firstBytes) ? 0.9 : 0.0;
}

base::Expected<Imported> readDarshan(TextSource& source, const std::string& path, const ReadOptions& options,
                                     base::Progress& progress) {
    ToolLines lines(source, options, progress);
    return DarshanReading(lines, options).run(path);
}

}  // namespace greyscope::io
