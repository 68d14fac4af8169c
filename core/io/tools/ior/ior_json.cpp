#include "core/io/tools/ior/ior_json.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/data/columns/cell_text.h"
#include "core/io/tools/ior/ior_table.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

namespace {

struct JsonPair {
    std::string_view key;
    std::string_view value;  ///< without quotes; "{" or "[" if an object or a list begins
};

/// Iterates over the pairs of a line.
class JsonPairs {
public:
    explicit JsonPairs(std::string_view line) : m_rest(line) {}

    std::optional<JsonPair> next() {
        while (const auto key = quoted()) {
            skipBlanks();
            if (!m_rest.starts_with(':')) {
                continue;  // a value in a list, or words of a message
            }
            m_rest.remove_prefix(1);
            skipBlanks();
            if (m_rest.starts_with('"')) {
                return JsonPair{*key, quoted().value_or("")};
            }
            const bool opens = m_rest.starts_with('{') || m_rest.starts_with('[');
            const std::size_t end = opens ? 1 : std::min(m_rest.find_first_of(",}] \t"), m_rest.size());
            const JsonPair pair{*key, m_rest.substr(0, end)};
            m_rest.remove_prefix(end);
            return pair;
        }
        return std::nullopt;
    }

private:
    void skipBlanks() { m_rest.remove_prefix(std::min(m_rest.find_first_not_of(" \t"), m_rest.size())); }
    /// The text between the next quote and its closing quote; nullopt if there is none.
    std::optional<std::string_view> quoted() {
        const std::size_t first = m_rest.find('"');
        std::size_t last = first == std::string_view::npos ? first : m_rest.find('"', first + 1);
        while (last != std::string_view::npos && m_rest[last - 1] == '\\') {
            last = m_rest.find('"', last + 1);
        }
        if (last == std::string_view::npos) {
            return std::nullopt;
        }
        const std::string_view text = m_rest.substr(first + 1, last - first - 1);
        m_rest.remove_prefix(last + 1);
        return text;
    }

    std::string_view m_rest;
};

double IorResult::*resultField(std::string_view key) {
    constexpr std::array<std::pair<std::string_view, double IorResult::*>, 9> fields{
        std::pair{std::string_view("bwMiB"), &IorResult::bandwidth},
        std::pair{std::string_view("iops"), &IorResult::operations},
        std::pair{std::string_view("latency"), &IorResult::latency},
        std::pair{std::string_view("blockKiB"), &IorResult::blockSize},
        std::pair{std::string_view("xferKiB"), &IorResult::transferSize},
        std::pair{std::string_view("openTime"), &IorResult::open},
        std::pair{std::string_view("wrRdTime"), &IorResult::transfer},
        std::pair{std::string_view("closeTime"), &IorResult::close},
        std::pair{std::string_view("totalTime"), &IorResult::total}};
    const auto found = std::find_if(fields.begin(), fields.end(), [&](const auto& each) { return each.first == key; });
    return found == fields.end() ? nullptr : found->second;
}

double IorSummary::*summaryField(std::string_view key) {
    constexpr std::array<std::pair<std::string_view, double IorSummary::*>, 6> fields{
        std::pair{std::string_view("bwMaxMIB"), &IorSummary::most},
        std::pair{std::string_view("bwMinMIB"), &IorSummary::least},
        std::pair{std::string_view("bwMeanMIB"), &IorSummary::mean},
        std::pair{std::string_view("bwStdMIB"), &IorSummary::deviation},
        std::pair{std::string_view("OPsMean"), &IorSummary::operations},
        std::pair{std::string_view("MeanTime"), &IorSummary::seconds}};
    const auto found = std::find_if(fields.begin(), fields.end(), [&](const auto& each) { return each.first == key; });
    return found == fields.end() ? nullptr : found->second;
}

/// The name of the setting in the text output's summary.
std::string settingName(std::string_view key) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 8> names{
        std::pair{std::string_view("numTasks"), std::string_view("#Tasks")},
        std::pair{std::string_view("tasksPerNode"), std::string_view("tPN")},
        std::pair{std::string_view("segmentCount"), std::string_view("segcnt")},
        std::pair{std::string_view("blockSize"), std::string_view("blksiz")},
        std::pair{std::string_view("transferSize"), std::string_view("xsize")},
        std::pair{std::string_view("filePerProc"), std::string_view("fPP")},
        std::pair{std::string_view("xsizeMiB"), std::string_view("aggs(MiB)")},  // for all tasks, despite its name
        std::pair{std::string_view("API"), std::string_view("API")}};
    const auto found = std::find_if(names.begin(), names.end(), [&](const auto& each) { return each.first == key; });
    return found == names.end() ? std::string() : std::string(found->second);
}

class IorJson {
public:
    IorJson(ToolLines& lines, const ReadOptions& options)
        : m_lines(lines), m_table(std::string(iorProgram), options), m_rows(m_table) {}

    base::Expected<Imported> run(const std::string& path) {
        while (m_lines.next()) {
            JsonPairs pairs(m_lines.text());
            bool used = false;
            bool some = false;
            while (const auto pair = pairs.next()) {
                some = true;
                used = take(*pair) || used;
            }
            if (!some && m_lines.text().find_first_not_of(" \t{}[],") != std::string_view::npos) {
                if (IorVerdicts::isVerdict(m_lines.text())) {
                    endResult();  // a message about a write belongs to the previous write
                }
                const bool verdict = m_verdicts.take(m_lines.text(), current().results);
                verdict ? m_table.skip(ProblemKind::programMessage, m_lines) : m_table.skipOther(m_lines);
            } else if (!used) {
                m_table.skip(ProblemKind::otherLine, m_lines);
            } else if (!std::exchange(m_beginsRow, false)) {
                m_table.join();
            }
        }
        endRun();
        m_table.countRepeats();
        return m_table.finish(m_lines, path);
    }

private:
    enum class Section { none, parameters, options, results, other, summary };

    /// Processes a pair; returns whether it is part of a row.
    bool take(const JsonPair& pair) {
        if (pair.value == "{" || pair.value == "[") {
            m_section = pair.key == "Parameters" ? Section::parameters
                        : pair.key == "Options"  ? Section::options
                        : pair.key == "Results"  ? Section::results
                        : pair.key == "summary"  ? Section::summary
                                                 : Section::other;
            return false;
        }
        if (m_section == Section::summary) {
            return takeSummary(pair);
        }
        if (m_section == Section::results && pair.key != "TestID") {
            return takeResult(pair);
        }
        if (pair.key == "TestID") {
            endResult();
            m_section = Section::none;
            m_tests.push_back({std::string(pair.value), {}, {}, {}});
        } else if (m_section == Section::parameters || m_section == Section::options) {
            takeOption(pair);
        } else {
            takeNote(pair);
        }
        return false;
    }

    void takeOption(const JsonPair& pair) {
        const std::string name = pair.key == "transferSize"   ? "xfersize"
                                 : pair.key == "blockSize"    ? "blocksize"
                                 : pair.key == "segmentCount" ? "segments"
                                                              : std::string(pair.key);
        current().options.emplace(name, pair.value);  // the parameters, which come first, are exact
    }

    void takeNote(const JsonPair& pair) {
        constexpr std::array<std::string_view, 5> notes{"Version", "Began", "Command line", "Machine", "Finished"};
        if (base::contains(notes, pair.key)) {
            m_table.note(pair.key, pair.value);
        }
        if (pair.key == "Began") {
            endRun();
        }
    }

    bool takeResult(const JsonPair& pair) {
        if (pair.key == "access") {
            endResult();
            m_result = IorResult();
            m_result->line = m_lines.number();
            m_result->operation = pair.value;
            m_beginsRow = true;
            return true;
        }
        double IorResult::*const field = resultField(pair.key);
        if (field == nullptr || !m_result) {
            return false;
        }
        const bool kibibytes = field == &IorResult::blockSize || field == &IorResult::transferSize;
        (*m_result).*field = data::numberIn(pair.value).value_or(IorResult::unknown) * (kibibytes ? 1024.0 : 1.0);
        return true;
    }

    /// A result without a bandwidth is for the removal of the files.
    void endResult() {
        if (!m_result) {
            return;
        }
        IorResult result = *std::exchange(m_result, std::nullopt);
        if (std::isnan(result.bandwidth)) {
            m_table.skip(ProblemKind::nothingMeasured, result.line, result.operation);
            return;
        }
        m_verdicts.attach(result);
        std::vector<IorResult>& results = current().results;
        result.iteration = static_cast<double>(std::count_if(
            results.begin(), results.end(), [&](const IorResult& r) { return r.operation == result.operation; }));
        results.push_back(std::move(result));
    }

    bool takeSummary(const JsonPair& pair) {
        endResult();
        if (pair.key == "operation") {
            m_summaries.push_back({});
            m_summaries.back().second.line = m_lines.number();
            m_summaries.back().second.operation = pair.value;
            m_beginsRow = true;
            return true;
        }
        if (m_summaries.empty() || pair.key == "Finished") {
            takeNote(pair);
            return false;
        }
        auto& [id, summary] = m_summaries.back();
        if (pair.key == "TestID") {
            id = pair.value;
        } else if (double IorSummary::*const field = summaryField(pair.key); field != nullptr) {
            summary.*field = data::numberIn(pair.value).value_or(IorResult::unknown);
        } else if (const std::string name = settingName(pair.key); !name.empty()) {
            summary.settings.insert_or_assign(name, std::string(pair.value));
        } else {
            return false;
        }
        return true;
    }

    IorTest& current() {
        if (m_tests.empty()) {
            m_tests.emplace_back();
        }
        return m_tests.back();
    }

    void endRun() {
        endResult();
        m_verdicts.end(current().results);
        for (auto& [id, summary] : m_summaries) {
            const auto test = std::find_if(m_tests.begin(), m_tests.end(),
                                           [&, wanted = id](const IorTest& t) { return t.id == wanted; });
            (test == m_tests.end() ? current() : *test).summaries.push_back(std::move(summary));
        }
        for (IorTest& test : m_tests) {
            m_rows.add(test);
        }
        m_summaries.clear();
        m_tests.clear();
        m_section = Section::none;
    }

    ToolLines& m_lines;
    ToolTable m_table;
    IorTable m_rows;
    IorVerdicts m_verdicts;
    Section m_section = Section::none;
    std::vector<IorTest> m_tests;
    std::optional<IorResult> m_result;
    bool m_beginsRow = false;                                     ///< the current line begins a row
    std::vector<std::pair<std::string, IorSummary>> m_summaries;  ///< with the id of their test
};

}  // namespace

double sniffIorJson(std::string_view firstBytes) {
    const bool command = firstBytes.find("\"Command line\"") != std::string_view::npos;
    return command && firstBytes.find("\"TestID\"") != std::string_view::npos ? 0.95 : 0.0;
}

base::Expected<Imported> readIorJson(TextSource& source, const std::string& path, const ReadOptions& options,
                                     base::Progress& progress) {
    ToolLines lines(source, options, progress);
    return IorJson(lines, options).run(path);
}

}  // namespace greyscope::io
