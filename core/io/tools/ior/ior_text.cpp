#include "core/io/tools/ior/ior_text.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/data/columns/cell_text.h"
#include "core/io/cells/rank_tag.h"
#include "core/io/text/known_text.h"
#include "core/io/tools/ior/ior_table.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

namespace {

using Words = std::vector<std::string_view>;

constexpr std::string_view iorBanner = "MPI Coordinated Test of Parallel I/O";

/// Maximum number of results kept until the summary of their test, at the end of the run, gives the exact sizes.
constexpr std::size_t mostResultsKept = 10'000;
constexpr std::string_view iorCsvAsked = "summaryFormat=CSV";

/// Whether a cell is "inf" or "-nan", which C prints if IOR divides by a time of 0.
bool isNotFinite(std::string_view cell) {
    const std::string_view word = cell.substr(cell.starts_with('-') ? 1 : 0);
    return word == "inf" || word == "nan";
}

/// The number in a cell; infinite if the cell is not finite, so that the table lists it.
double cellNumber(std::string_view cell) {
    return isNotFinite(cell) ? std::numeric_limits<double>::infinity()
                             : data::numberIn(cell).value_or(IorResult::unknown);
}

/// The names in a heading, with "Max (MiB)" as "Max(MiB)". The second "StdDev" is for the operations.
std::vector<std::string> headingNames(std::string_view line) {
    std::string closed;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool drop =
            line[i] == ' ' && (line.substr(i + 1).starts_with('(') || line.substr(i + 1).starts_with("Dev"));
        closed += drop ? std::string() : std::string(1, line[i]);
    }
    Words words;
    base::splitWords(closed, words);
    std::vector<std::string> names;
    for (const std::string_view word : words) {
        const bool again = base::contains(names, word);
        names.push_back(std::string(word) + (again ? "(OPs)" : ""));
    }
    return names;
}

/// The member of IorResult that a column of the list fills.
double IorResult::*fieldNamed(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, double IorResult::*>, 8> fields{
        std::pair{std::string_view("bw(MiB/s)"), &IorResult::bandwidth},
        std::pair{std::string_view("IOPS"), &IorResult::operations},
        std::pair{std::string_view("Latency(s)"), &IorResult::latency},
        std::pair{std::string_view("open(s)"), &IorResult::open},
        std::pair{std::string_view("wr/rd(s)"), &IorResult::transfer},
        std::pair{std::string_view("close(s)"), &IorResult::close},
        std::pair{std::string_view("total(s)"), &IorResult::total},
        std::pair{std::string_view("iter"), &IorResult::iteration}};
    const auto found = std::find_if(fields.begin(), fields.end(), [&](const auto& each) { return each.first == name; });
    return found == fields.end() ? nullptr : found->second;
}

class IorText {
public:
    IorText(ToolLines& lines, const ReadOptions& options)
        : m_lines(lines), m_table(std::string(iorProgram), options), m_rows(m_table) {}

    base::Expected<Imported> run(const std::string& path) {
        while (m_lines.next()) {
            m_line = withoutRankTag(m_lines.text());
            m_line.remove_prefix(std::min(m_line.find_first_not_of(" \t"), m_line.size()));  // indented, as quoted in
                                                                                             // documents
            m_unseparated =
                m_unseparated || (m_section == Section::none && m_line.find(iorCsvAsked) != std::string_view::npos);
            if (!readRow() && !readHeading() && !readFact()) {
                skipLine();
            }
        }
        endRun();
        if (m_table.rowCount() == 0 && m_unseparated && !m_lines.error()) {
            return base::fail(base::ErrorCode::outputNotUsable,
                              {std::string(iorProgram), "unseparated", "-O summaryFormat=JSON"}, {path, 0, 0});
        }
        m_table.countRepeats();
        return m_table.finish(m_lines, path);
    }

private:
    enum class Section { none, list, summary };

    bool readHeading() {
        const bool list = m_line.starts_with("access ") && m_line.find("bw(") != std::string_view::npos;
        const bool summary = m_line.starts_with("Operation ") && m_line.find("Max") != std::string_view::npos;
        if (!list && !summary) {
            return false;
        }
        m_section = list ? Section::list : Section::summary;
        m_names = headingNames(m_line);
        m_fields.clear();
        for (const std::string& name : m_names) {
            m_fields.push_back(fieldNamed(name));
        }
        m_table.skip(ProblemKind::otherLine, m_lines);
        return true;
    }

    bool readRow() {
        if (m_section == Section::none || m_line.empty() || m_line.front() < 'a' || m_line.front() > 'z') {
            return false;
        }
        base::splitWords(m_line, m_words);
        if (m_words.size() < 2 || !(data::numberIn(m_words[1]) || isNotFinite(m_words[1]) || m_words[1] == "-")) {
            return false;
        }
        const bool excel = m_words.back() == "EXCEL" || m_words.back() == "WARNING";  // 2.10 marks its rows
        const std::size_t width = m_words.size() - (excel && m_words.size() > m_names.size() ? 1 : 0);
        const bool cut = !m_lines.isWhole() && !base::isBlank(m_line.back());
        if (cut) {
            m_table.skip(ProblemKind::rowCut, m_lines);
        } else if (width != m_names.size()) {
            m_table.skip(ProblemKind::lineNotUnderstood, m_lines);
        } else if (m_words[1] == "-") {
            m_table.skip(ProblemKind::nothingMeasured, m_lines);
        } else if (m_section == Section::list) {
            readResult();
        } else {
            readSummary();
        }
        return true;
    }

    void readResult() {
        IorResult result;
        result.line = m_lines.number();
        result.operation = m_words.front();
        for (std::size_t i = 1; i < m_names.size(); ++i) {
            if (m_fields[i] != nullptr) {
                result.*m_fields[i] = cellNumber(m_words[i]);
            } else if (m_names[i] == "block(KiB)") {
                result.blockSize = 1024.0 * cellNumber(m_words[i]);
            } else if (m_names[i] == "xfer(KiB)") {
                result.transferSize = 1024.0 * cellNumber(m_words[i]);
            }
        }
        m_verdicts.attach(result);
        std::vector<IorResult>& results = current().results;
        results.push_back(std::move(result));
        if (results.size() == mostResultsKept) {
            m_rows.addResults(current());
        }
    }

    void readSummary() {
        IorSummary summary;
        summary.line = m_lines.number();
        summary.operation = m_words.front();
        const auto wordOf = [&](std::string_view name) {
            const auto found = std::find(m_names.begin() + 1, m_names.end(), name);
            return found == m_names.end() ? std::string_view()
                                          : m_words[static_cast<std::size_t>(found - m_names.begin())];
        };
        for (const char* setting :
             {"#Tasks", "tPN", "segcnt", "blksiz", "xsize", "aggsize", "aggs(MiB)", "API", "fPP"}) {
            if (const std::string_view word = wordOf(setting); !word.empty()) {
                summary.settings.emplace(setting, word);
            }
        }
        const auto number = [&](const char* name) {
            const std::string_view word = wordOf(name);
            return word.empty() ? IorResult::unknown : cellNumber(word);
        };
        summary.most = number("Max(MiB)");
        summary.least = number("Min(MiB)");
        summary.mean = number("Mean(MiB)");
        summary.deviation = number("StdDev");
        summary.seconds = number("Mean(s)");
        // 2.10 divides by the segments as well.
        const bool perTransfer = summary.settings.contains("xsize");
        summary.operations = perTransfer ? number("Mean(OPs)") : IorResult::unknown;
        if (!perTransfer && !std::exchange(m_saidOps, true)) {
            m_table.note("Mean(OPs)", "not used: this version of IOR also divides them by the number of segments");
        }
        testOf(std::string(wordOf("Test#"))).summaries.push_back(std::move(summary));
    }

    /// "key : value", "\tkey = value", "Test 0 started: date".
    bool readFact() {
        const std::string_view text = base::trimmed(m_line);
        if (text.find(iorBanner) != std::string_view::npos) {
            endRun();
            m_table.note("program", text.substr(0, text.find(": ")));
            m_table.skip(ProblemKind::otherLine, m_lines);
            return true;
        }
        if (text.starts_with("Test ") && text.find(" started") != std::string_view::npos) {
            begin(text.substr(5, text.find(" started") - 5));
            m_table.skip(ProblemKind::otherLine, m_lines);
            return true;
        }
        const std::size_t mark = text.find_first_of(":=");
        if (mark == std::string_view::npos) {
            return false;
        }
        const std::string_view key = base::trimmed(text.substr(0, mark));
        const std::string_view value = base::trimmed(text.substr(mark + 1));
        return readTest(key, value) || readNote(key, value);
    }

    bool readTest(std::string_view key, std::string_view value) {
        constexpr std::array<std::string_view, 21> options{"api",
                                                           "apiVersion",
                                                           "access",
                                                           "type",
                                                           "segments",
                                                           "nodes",
                                                           "tasks",
                                                           "clients per node",
                                                           "clients",
                                                           "repetitions",
                                                           "xfersize",
                                                           "blocksize",
                                                           "test filename",
                                                           "task offset",
                                                           "aggregate filesize",
                                                           "memoryBuffer",
                                                           "ordering in a file",
                                                           "ordering inter file",
                                                           "Lustre stripe count",
                                                           "Lustre stripe size",
                                                           "stonewallingTime"};
        if (key == "TestID") {
            begin(value);
        } else if (base::contains(options, key)) {
            current().options.insert_or_assign(std::string(key), std::string(value));
        } else {
            return false;
        }
        m_table.skip(ProblemKind::otherLine, m_lines);
        return true;
    }

    bool readNote(std::string_view key, std::string_view value) {
        constexpr std::array<std::string_view, 9> notes{"Began",        "Run began",    "Finished",
                                                        "Run finished", "Command line", "Command line used",
                                                        "Machine",      "FS",           "Path"};
        if (!base::contains(notes, key)) {
            return false;
        }
        m_table.note(key, value);
        m_table.skip(ProblemKind::otherLine, m_lines);
        return true;
    }

    void skipLine() {
        if (m_verdicts.take(m_line, current().results)) {
            m_table.skip(ProblemKind::programMessage, m_lines);
            return;
        }
        const bool statistics = m_line.starts_with("Max Write:") || m_line.starts_with("Max Read:");
        statistics ? m_table.skip(ProblemKind::statisticsLine, m_lines) : m_table.skipOther(m_lines);
    }

    void begin(std::string_view id) {
        // A heading may be lost among other output; the next section has its own.
        m_section = Section::none;
        m_tests.push_back({std::string(base::trimmed(id)), {}, {}, {}});
        m_places[m_tests.back().id] = m_tests.size() - 1;
    }
    IorTest& current() {
        if (m_tests.empty()) {
            m_tests.emplace_back();
            m_places[{}] = 0;
        }
        return m_tests.back();
    }
    IorTest& testOf(const std::string& id) {
        const auto found = m_places.find(id);
        return found == m_places.end() ? current() : m_tests[found->second];
    }
    void endRun() {
        m_verdicts.end(current().results);
        for (IorTest& test : m_tests) {
            m_rows.add(test);
        }
        m_tests.clear();
        m_places.clear();
        m_section = Section::none;
    }

    ToolLines& m_lines;
    ToolTable m_table;
    IorTable m_rows;
    IorVerdicts m_verdicts;
    std::string_view m_line;
    Words m_words;
    Section m_section = Section::none;
    std::vector<std::string> m_names;  ///< names of the columns of the section
    std::vector<double IorResult::*> m_fields;
    std::vector<IorTest> m_tests;                           ///< tests of this run
    std::unordered_map<std::string, std::size_t> m_places;  ///< index of the last test with each id
    bool m_saidOps = false;
    bool m_unseparated = false;  ///< CSV output of a version that prints no separators
};

}  // namespace

double sniffIorText(std::string_view firstBytes) {
    const bool refused = firstBytes.starts_with("Error invalid argument: ");  // IOR rejected its arguments
    const bool list = firstBytes.find("\naccess    bw(MiB/s)") != std::string_view::npos;
    return refused || list || hasLineOf(iorProgram, iorBanner, firstBytes) ||
                   hasLineOf(iorProgram, iorCsvAsked, firstBytes)
               ? 0.9
               : 0.0;
}

base::Expected<Imported> readIorText(TextSource& source, const std::string& path, const ReadOptions& options,
                                     base::Progress& progress) {
    ToolLines lines(source, options, progress);
    return IorText(lines, options).run(path);
}

}  // namespace greyscope::io
