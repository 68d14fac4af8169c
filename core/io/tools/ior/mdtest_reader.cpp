#include "core/io/tools/ior/mdtest_reader.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/data/columns/cell_text.h"
#include "core/io/cells/rank_tag.h"
#include "core/io/text/known_text.h"
#include "core/io/tools/text_cursor.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

using data::Role;

namespace {

constexpr std::string_view mdtestProgram = "mdtest";

/// Maximum, minimum, mean and standard deviation, in the order of the output.
using MdtestCells = std::array<double, 4>;

/// Maximum, minimum and mean of the ranks; "per Rank" of 4.1.
using MdtestRanks = std::array<double, 3>;

struct MdtestMeasured {
    MdtestCells cells{};
    std::optional<MdtestRanks> ranks = {};
};

struct MdtestRow {
    std::size_t line = 0;
    std::string operation;
    std::optional<MdtestMeasured> rate;
    std::optional<MdtestMeasured> time;
};

/// The number that follows `before` in a line, such as "launched with 4 total task(s)".
std::optional<double> numberBetween(std::string_view line, std::string_view before) {
    const std::size_t at = line.find(before);
    return at == std::string_view::npos ? std::nullopt
                                        : data::numberIn(TextCursor(line.substr(at + before.size())).digits(""));
}

class MdtestReading {
public:
    MdtestReading(ToolLines& lines, const ReadOptions& options)
        : m_lines(lines), m_table(std::string(mdtestProgram), options) {
        const auto number = [&](const char* name, Role role, const char* unit) {
            return m_table.add({name, role, unit});
        };
        m_tasks = number("tasks", Role::factor, "");
        m_nodes = number("nodes", Role::factor, "");
        m_items = number("items", Role::factor, "");
        m_path = m_table.add({"path", Role::key, {}, {}, false, true});
        m_operation = m_table.add({"operation", Role::key, {}, {}, false});
        m_rate = number("rate", Role::metric, "ops/s");
        m_time = number("time", Role::metric, "s");
        constexpr std::array<const char*, 3> statistics{"max", "min", "stddev"};
        for (std::size_t i = 0; i < statistics.size(); ++i) {
            m_rateBeside[i] = number((std::string("rate_") + statistics[i]).c_str(), Role::description, "ops/s");
        }
        for (std::size_t i = 0; i < statistics.size(); ++i) {
            m_timeBeside[i] = number((std::string("time_") + statistics[i]).c_str(), Role::description, "s");
        }
        m_iterations = number("iterations", Role::description, "");
        constexpr std::array<const char*, 3> ranks{"rank_max", "rank_min", "rank"};
        for (std::size_t i = 0; i < ranks.size(); ++i) {
            m_rateOfRanks[i] = number((std::string("rate_per_") + ranks[i]).c_str(), Role::description, "ops/s");
        }
        for (std::size_t i = 0; i < ranks.size(); ++i) {
            m_timeOfRanks[i] = number((std::string("time_per_") + ranks[i]).c_str(), Role::description, "s");
        }
    }

    base::Expected<Imported> run(const std::string& path) {
        while (m_lines.next()) {
            m_line = withoutRankTag(m_lines.text());
            if (!readHead() && !readRow()) {
                readVerdict();
                m_table.skipOther(m_lines);
            }
        }
        endBlock();
        m_table.countRepeats();
        return m_table.finish(m_lines, path);
    }

private:
    enum class Section { none, rate, time };

    bool readHead() {
        const std::string_view text = base::trimmed(m_line);
        if (text.starts_with("mdtest-") && text.find("was launched with") != std::string_view::npos) {
            endBlock();
            m_table.note("program", text.substr(0, text.find(' ')));
            hold(m_tasks, numberBetween(text, "launched with "));
            hold(m_nodes, numberBetween(text, "task(s) on "));
        } else if (const std::size_t tasks = text.find(" tasks, "); tasks != std::string_view::npos) {
            // -f, -l and -s run with several numbers of tasks, and print one block for each.
            endBlock();
            hold(m_tasks, data::numberIn(text.substr(0, tasks)));
            hold(m_items, numberBetween(text, " tasks, "));
        } else if (text.starts_with("SUMMARY")) {
            const bool time = text.starts_with("SUMMARY time");
            if (!time) {
                endBlock();
            }
            m_section = time ? Section::time : Section::rate;
            m_perRank = false;
            hold(m_iterations, numberBetween(text, "(of "));
        } else if (const std::size_t mark = text.find(':'); isFact(text.substr(0, mark))) {
            m_table.note(text.substr(0, mark), text.substr(mark + 1));
            if (text.starts_with("Path")) {
                m_table.hold(m_path, base::trimmed(text.substr(mark + 1)));
            }
        } else if (text.starts_with("-- started at ") || text.starts_with("-- finished at ")) {
            m_section = Section::none;
            m_table.note(text.starts_with("-- started") ? "started" : "finished", text.substr(text.find(" at ") + 4));
        } else {
            return false;
        }
        m_table.skip(ProblemKind::otherLine, m_lines);
        return true;
    }

    /// "ERROR: verifying the data on read (3 errors)! Take the performance values with care!", below the rows.
    void readVerdict() {
        if (const std::size_t at = m_line.find("verifying the data"); at != std::string_view::npos) {
            m_wrong = base::trimmed(m_line.substr(at));
        }
    }

    static bool isFact(std::string_view key) {
        constexpr std::array<std::string_view, 4> facts{"Command line used", "Path", "FS", "Nodemap"};
        return std::find(facts.begin(), facts.end(), base::trimmed(key)) != facts.end();
    }

    /// "Directory creation:  5683.805  5115.938  5437.697  291.394", with or without a colon, attached or not; below a
    /// heading "per Rank", three numbers of the ranks precede these four.
    bool readRow() {
        if (m_section == Section::none) {
            return false;
        }
        if (m_line.find("per Rank:") != std::string_view::npos) {
            m_perRank = true;
            return false;
        }
        base::splitWords(m_line, m_words);
        if (m_words.size() < 5) {
            // A block ends with an empty line; a truncated one ends inside a row.
            const bool cut = !m_lines.isWhole() && m_words.size() > 1;
            if (cut) {
                m_table.skip(ProblemKind::rowCut, m_lines);
            }
            return cut;
        }
        MdtestMeasured measured;
        if (!takeNumbers(measured.cells)) {
            return false;
        }
        const bool isCut = m_words.back().size() < 5;
        m_words.resize(m_words.size() - measured.cells.size());
        MdtestRanks ranks{};
        if (m_perRank && m_words.size() > ranks.size() && takeNumbers(ranks)) {
            measured.ranks = ranks;
            m_words.resize(m_words.size() - ranks.size());
        }
        const char* const end = m_words.back().data() + m_words.back().size();
        std::string_view name = base::trimmed(m_line.substr(0, static_cast<std::size_t>(end - m_line.data())));
        name = base::trimmed(name.substr(0, name.find(':')));
        if (!m_lines.isWhole() && isCut) {
            m_table.skip(ProblemKind::rowCut, m_lines);  // numbers have three decimals
            return true;
        }
        keep(std::string(name), measured);
        return true;
    }

    /// The last words of the line if they are all numbers.
    template <std::size_t n>
    bool takeNumbers(std::array<double, n>& numbers) const {
        for (std::size_t i = 0; i < n; ++i) {
            const auto number = data::numberIn(m_words[m_words.size() - n + i]);
            if (!number) {
                return false;
            }
            numbers[i] = *number;
        }
        return true;
    }

    void keep(const std::string& name, const MdtestMeasured& measured) {
        auto row = std::find_if(m_rows.begin(), m_rows.end(), [&](const MdtestRow& r) { return r.operation == name; });
        const bool again = row != m_rows.end();
        if (!again) {
            m_rows.push_back({m_lines.number(), name, {}, {}});
            row = m_rows.end() - 1;
        }
        (m_section == Section::rate ? row->rate : row->time) = measured;
        if (again) {
            m_table.join();
        }
    }

    void endBlock() {
        for (const MdtestRow& row : m_rows) {
            const auto measured = [](const std::optional<MdtestMeasured>& of) { return of && of->cells[0] != 0.0; };
            if (!measured(row.rate) && !(measured(row.time) && !row.rate)) {
                m_table.skip(ProblemKind::nothingMeasured, row.line, row.operation);
                continue;
            }
            m_table.beginRow(row.line);
            if (!m_wrong.empty() && row.operation == "File read") {
                m_table.invalidate(m_wrong);
            }
            m_table.set(m_operation, row.operation);
            set(row.rate, m_rate, m_rateBeside, m_rateOfRanks);
            set(row.time, m_time, m_timeBeside, m_timeOfRanks);
            m_table.endRow();
        }
        m_rows.clear();
        m_wrong.clear();
    }

    void set(const std::optional<MdtestMeasured>& measured, std::size_t mean, const std::array<std::size_t, 3>& beside,
             const std::array<std::size_t, 3>& ofRanks) {
        if (!measured) {
            return;
        }
        m_table.set(beside[0], measured->cells[0]);
        m_table.set(beside[1], measured->cells[1]);
        m_table.set(mean, measured->cells[2]);
        m_table.set(beside[2], measured->cells[3]);
        for (std::size_t i = 0; measured->ranks && i < ofRanks.size(); ++i) {
            m_table.set(ofRanks[i], (*measured->ranks)[i]);
        }
    }

    void hold(std::size_t column, std::optional<double> number) {
        if (number) {
            m_table.hold(column, *number);
        }
    }

    ToolLines& m_lines;
    ToolTable m_table;
    std::string_view m_line;
    std::vector<std::string_view> m_words;
    Section m_section = Section::none;
    bool m_perRank = false;
    std::vector<MdtestRow> m_rows;  ///< rows of this block
    std::string m_wrong;            ///< mdtest's message about wrong data
    std::size_t m_path = 0;
    std::size_t m_tasks = 0;
    std::size_t m_nodes = 0;
    std::size_t m_items = 0;
    std::size_t m_operation = 0;
    std::size_t m_rate = 0;
    std::size_t m_time = 0;
    std::array<std::size_t, 3> m_rateBeside{};
    std::array<std::size_t, 3> m_timeBeside{};
    std::size_t m_iterations = 0;
    std::array<std::size_t, 3> m_rateOfRanks{};
    std::array<std::size_t, 3> m_timeOfRanks{};
};

}  // namespace

double sniffMdtest(std::string_view firstBytes) {
    return hasLineOf(mdtestProgram, " was launched with ", firstBytes) ? 0.85 : 0.0;  // a log may contain IOR's output
                                                                                      // as well
}

base::Expected<Imported> readMdtest(TextSource& source, const std::string& path, const ReadOptions& options,
                                    base::Progress& progress) {
    ToolLines lines(source, options, progress);
    return MdtestReading(lines, options).run(path);
}

}  // namespace greyscope::io
