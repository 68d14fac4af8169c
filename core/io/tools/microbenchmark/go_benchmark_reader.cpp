#include "core/io/tools/microbenchmark/go_benchmark_reader.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/contains.h"
#include "core/base/lines.h"
#include "core/base/text.h"
#include "core/data/columns/cell_text.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

using data::Role;

namespace {

constexpr std::string_view goProgram = "Go benchmark";
constexpr std::string_view goBegin = "Benchmark";

/// Columns of the reader itself; "_" is appended to a name part that equals one of them.
constexpr std::array<std::string_view, 4> goColumns{"benchmark", "gomaxprocs", "iterations", "run"};

/// "BenchmarkGet/size=64-8 100000 120.0 ns/op 48 B/op"
struct GoRow {
    std::size_t line = 0;
    std::string benchmark;
    std::vector<std::pair<std::string, std::string>> parts;  ///< parts of the name: "size" is "64", "part 1" is "json"
    std::optional<double> processors;
    double iterations = 0.0;
    std::vector<std::pair<std::string, double>> results;  ///< results by unit
    std::map<std::string, std::string> configuration;     ///< from the preceding lines: "pkg" is "example.org/kv"
};

/// Whether a word begins a result: after "Benchmark" a name continues unlike any word.
bool beginsGoResult(std::string_view word) {
    if (!word.starts_with(goBegin) || word.size() == goBegin.size()) {
        return false;
    }
    const char next = word[goBegin.size()];
    return !(next >= 'a' && next <= 'z') && next != ':';
}

std::optional<double> goNumber(std::string_view word) {
    return data::numberIn(word);
}

/// Splits the name, and separates the number of processors at its end.
void nameGoRow(std::string_view name, GoRow& row) {
    name.remove_prefix(goBegin.size());
    const std::size_t dash = name.rfind('-');
    const std::string_view behind = dash == std::string_view::npos ? std::string_view() : name.substr(dash + 1);
    if (!behind.empty() && std::all_of(behind.begin(), behind.end(), base::isDigit)) {
        row.processors = goNumber(behind);
        name = name.substr(0, dash);
    }
    std::size_t end = std::min(name.find('/'), name.size());
    row.benchmark = name.substr(0, end);
    for (std::size_t place = 1; end < name.size(); ++place) {
        name.remove_prefix(end + 1);
        end = std::min(name.find('/'), name.size());
        const std::string_view part = name.substr(0, end);
        const std::size_t equals = part.find('=');
        const bool named = equals != std::string_view::npos && equals > 0;
        std::string key = named ? std::string(part.substr(0, equals)) : "part " + std::to_string(place);
        key += base::contains(goColumns, std::string_view(key)) ? "_" : "";
        row.parts.emplace_back(std::move(key), named ? part.substr(equals + 1) : part);
    }
}

std::optional<GoRow> goRowOf(const std::vector<std::string_view>& words) {
    if (words.size() < 4 || !beginsGoResult(words.front())) {
        return std::nullopt;
    }
    GoRow row;
    const auto iterations = goNumber(words[1]);
    for (std::size_t w = 2; w + 1 < words.size(); w += 2) {
        const auto value = goNumber(words[w]);
        if (!value) {
            break;
        }
        row.results.emplace_back(words[w + 1], *value);
    }
    if (!iterations || row.results.empty()) {
        return std::nullopt;
    }
    row.iterations = *iterations;
    nameGoRow(words.front(), row);
    return row;
}

/// The unit in benchstat's form: "ns" and "MB" in the numerator become "sec" and "B", so that "x-ns/op" becomes
/// "x-sec/op".
std::string tidyUnit(std::string_view unit) {
    std::string tidy;
    bool below = false;
    while (!unit.empty()) {
        const std::size_t end = std::min(unit.find_first_of("*/-"), unit.size());
        const std::string_view part = unit.substr(0, end);
        tidy += !below && part == "ns" ? "sec" : !below && part == "MB" ? "B" : part;
        unit.remove_prefix(end);
        if (!unit.empty()) {
            below = unit.front() == '/' || (below && unit.front() == '-');
            tidy += unit.front();
            unit.remove_prefix(1);
        }
    }
    return tidy;
}

/// The direction stated in a line such as "Unit ns/op better=lower assume=exact"; nullopt if not stated.
std::optional<data::Better> betterIn(const std::vector<std::string_view>& words) {
    for (std::size_t w = 2; w < words.size(); ++w) {
        if (words[w] == "better=higher" || words[w] == "better=lower") {
            return words[w] == "better=higher" ? data::Better::more : data::Better::less;
        }
    }
    return std::nullopt;
}

/// A fact such as "goarch: amd64": a lower-case key without blanks.
std::optional<std::pair<std::string, std::string>> goFactOf(std::string_view line) {
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || colon == 0 || !(line.front() >= 'a' && line.front() <= 'z')) {
        return std::nullopt;
    }
    const std::string_view key = line.substr(0, colon);
    const bool plain = std::none_of(key.begin(), key.end(),
                                    [](char c) { return base::isBlank(c) || (c >= 'A' && c <= 'Z') || c == '/'; });
    const bool apart = colon + 1 == line.size() || base::isBlank(line[colon + 1]);
    return plain && apart
               ? std::optional(std::pair(std::string(key), std::string(base::trimmed(line.substr(colon + 1)))))
               : std::nullopt;
}

class GoReading {
public:
    GoReading(ToolLines& lines, const ReadOptions& options)
        : m_lines(lines), m_table(std::string(goProgram), options) {}

    base::Expected<Imported> run(const std::string& path) {
        std::map<std::string, std::string> configuration;
        std::vector<std::string_view> words;
        while (m_lines.next()) {
            base::splitWords(m_lines.text(), words);
            if (auto row = goRowOf(words)) {
                row->line = m_lines.number();
                row->configuration = configuration;
                m_rows.push_back(std::move(*row));
                continue;
            }
            if (const auto fact = goFactOf(m_lines.text())) {
                configuration[fact->first] = fact->second;
                m_table.note(fact->first, fact->second);
            } else if (words.size() > 2 && words.front() == "Unit") {
                m_table.note("unit " + std::string(words[1]), base::trimmed(m_lines.text()));
                if (const auto better = betterIn(words)) {
                    m_better.emplace(tidyUnit(words[1]), *better);  // the first line of a unit counts
                }
            }
            m_table.skipOther(m_lines);
        }
        fill();
        m_table.countRepeats();
        return m_table.finish(m_lines, path);
    }

private:
    /// Whether all values of a name part are numbers, so that it is a factor.
    [[nodiscard]] bool isNumeric(const std::string& key) const {
        return std::all_of(m_rows.begin(), m_rows.end(), [&](const GoRow& row) {
            return std::all_of(row.parts.begin(), row.parts.end(),
                               [&](const auto& part) { return part.first != key || data::numberIn(part.second); });
        });
    }

    void addColumns() {
        m_benchmark = m_table.add({"benchmark", Role::key, {}, {}, false});
        for (const GoRow& row : m_rows) {
            for (const auto& [key, value] : row.parts) {
                if (!m_table.has(key)) {
                    const bool numeric = isNumeric(key);
                    m_table.add({key, numeric ? Role::factor : Role::key, {}, {}, numeric});
                }
            }
        }
        ToolColumn processors{"gomaxprocs", Role::factor};
        processors.whereVaried = true;
        m_processors = m_table.add(processors);
        for (const GoRow& row : m_rows) {
            for (const auto& [unit, value] : row.results) {
                ToolColumn column{unit, Role::metric, unit.find('/') != std::string::npos ? unit : std::string()};
                const auto stated = m_better.find(tidyUnit(unit));
                column.better = stated == m_better.end() ? std::nullopt : std::optional(stated->second);
                m_table.add(column);
            }
        }
        m_iterations = m_table.add({"iterations", Role::description});
    }

    /// The column for a machine or package that differs between rows and so distinguishes them.
    std::size_t factColumn(const std::string& key) {
        ToolColumn column{m_table.has(key) ? key + "_" : key, Role::key, {}, {}, false};
        column.whereVaried = true;
        return m_table.add(column);
    }

    void fill() {
        addColumns();
        std::map<std::string, std::size_t> facts;
        for (const GoRow& row : m_rows) {
            for (const auto& [key, value] : row.configuration) {
                if (!facts.contains(key)) {
                    facts[key] = factColumn(key);
                }
            }
        }
        for (const GoRow& row : m_rows) {
            m_table.beginRow(row.line);
            m_table.set(m_benchmark, row.benchmark);
            for (const auto& [key, value] : row.parts) {
                setPart(key, value);
            }
            if (row.processors) {
                m_table.set(m_processors, *row.processors);
            }
            for (const auto& [unit, value] : row.results) {
                m_table.set(m_table.add({unit, Role::metric}), value);
            }
            m_table.set(m_iterations, row.iterations);
            for (const auto& [key, value] : row.configuration) {
                m_table.set(facts[key], std::string_view(value));
            }
            m_table.endRow();
        }
    }

    void setPart(const std::string& key, const std::string& value) {
        const bool numeric = isNumeric(key);
        const std::size_t column = m_table.add({key, numeric ? Role::factor : Role::key, {}, {}, numeric});
        numeric ? m_table.set(column, *data::numberIn(value)) : m_table.set(column, std::string_view(value));
    }

    ToolLines& m_lines;
    ToolTable m_table;
    std::vector<GoRow> m_rows;
    std::map<std::string, data::Better> m_better;  ///< keyed by tidyUnit()
    std::size_t m_benchmark = 0, m_processors = 0, m_iterations = 0;
};

}  // namespace

double sniffGoBenchmark(std::string_view bytes) {
    std::vector<std::string_view> words;
    while (!bytes.empty()) {
        base::splitWords(base::trimmed(base::takeLine(bytes)), words);
        if (goRowOf(words)) {
            return 0.9;
        }
    }
    return 0.0;
}

base::Expected<Imported> readGoBenchmark(TextSource& source, const std::string& path, const ReadOptions& options,
                                         base::Progress& progress) {
    ToolLines lines(source, options, progress);
    return GoReading(lines, options).run(path);
}

}  // namespace greyscope::io
