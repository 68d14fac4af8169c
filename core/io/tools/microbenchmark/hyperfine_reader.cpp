#include "core/io/tools/microbenchmark/hyperfine_reader.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/base/try.h"
#include "core/data/columns/cell_text.h"
#include "core/io/csv/csv_dialect.h"
#include "core/io/json/json_rows.h"
#include "core/io/json/json_text.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

using data::Role;
namespace dom = simdjson::dom;

namespace {

constexpr std::string_view kHyperfineHeading = "command,mean,stddev,median,user,system,min,max";
constexpr std::string_view kHyperfineParameter = "parameter_";

bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

class HyperfineTable {
public:
    HyperfineTable(dom::array results, const ReadOptions& options)
        : m_results(results), m_table(std::string(hyperfineFormat), options) {
        m_command = m_table.add({"command", toldByParameters() ? Role::description : Role::key, {}, {}, false});
        addParameters();
        m_time = m_table.add({"time", Role::metric, "s"});
        m_run = m_table.add({"run", Role::repetition});
    }

    base::Expected<Imported> read(const std::vector<std::size_t>& lines, std::size_t linesSeen,
                                  const std::string& path) {
        std::size_t place = 0;
        for (const dom::element result : m_results) {
            addResult(result, place < lines.size() ? lines[place] : 1);
            ++place;
        }
        return m_table.finish(linesSeen, path);
    }

private:
    /// Whether no two commands have the same parameters, so that the parameters of a scan are what was varied.
    [[nodiscard]] bool toldByParameters() const {
        std::set<std::string> settings;
        for (const dom::element result : m_results) {
            dom::element parameters;
            if (result["parameters"].get(parameters) || !settings.insert(jsonCell(parameters)).second) {
                return false;
            }
        }
        return true;
    }

    /// A parameter is a factor if all its values are numbers.
    void addParameters() {
        for (const dom::element result : m_results) {
            dom::object parameters;
            if (result["parameters"].get(parameters)) {
                continue;
            }
            for (const auto [name, value] : parameters) {
                const std::string key(name);
                if (!m_table.has(key)) {
                    const bool numeric = isNumeric(name);
                    m_table.add({key, numeric ? Role::factor : Role::key, {}, {}, numeric});
                }
            }
        }
    }
    [[nodiscard]] bool isNumeric(std::string_view name) const {
        return std::all_of(m_results.begin(), m_results.end(), [&](dom::element result) {
            dom::element value;
            return result["parameters"][name].get(value) || data::numberIn(jsonCell(value)).has_value();
        });
    }

    void setSettings(dom::element result) {
        dom::element command;
        m_table.set(m_command, result["command"].get(command) ? std::string() : jsonCell(command));
        dom::object parameters;
        if (result["parameters"].get(parameters)) {
            return;
        }
        for (const auto [name, value] : parameters) {
            const bool numeric = isNumeric(name);
            const std::size_t column = m_table.add({std::string(name), Role::factor, {}, {}, numeric});
            if (numeric) {
                m_table.set(column, data::numberIn(jsonCell(value)).value_or(0.0));
            } else {
                m_table.set(column, std::string_view(jsonCell(value)));
            }
        }
    }

    void addResult(dom::element result, std::size_t line) {
        dom::array times;
        if (!result["times"].get(times) && times.size() > 0) {
            addRuns(result, times, line);
            return;
        }
        double mean = 0.0;
        if (result["mean"].get(mean)) {
            m_table.skip(ProblemKind::nothingMeasured, line, "a command without times");
            return;
        }
        m_table.beginRow(line);
        setSettings(result);
        m_table.set(m_time, mean);
        for (const char* more : {"stddev", "median", "user", "system", "min", "max"}) {
            double value = 0.0;
            if (!result[more].get(value)) {
                m_table.set(m_table.add({more, Role::description, "s"}), value);
            }
        }
        m_table.endRow();
    }

    void addRuns(dom::element result, dom::array times, std::size_t line) {
        dom::array codes;
        const bool coded = !result["exit_codes"].get(codes);
        const std::size_t exits = coded ? m_table.add({"exit_code", Role::description}) : 0;
        auto code = codes.begin();
        std::size_t run = 0;
        for (const dom::element time : times) {
            double seconds = 0.0;
            const bool timed = !time.get(seconds);
            m_table.beginRow(line);
            setSettings(result);
            m_table.set(m_run, static_cast<double>(++run));
            double exit = 0.0;
            if (coded && run <= codes.size()) {
                if (!(*code).get(exit)) {
                    m_table.set(exits, exit);
                }
                ++code;
            }
            if (exit != 0.0) {
                m_table.setInvalid(m_time, base::toText(seconds), "exit code " + base::toText(exit));
            } else if (timed) {
                m_table.set(m_time, seconds);
            }
            m_table.endRow();
        }
    }

    dom::array m_results;
    ToolTable m_table;
    std::size_t m_command = 0;
    std::size_t m_time = 0;
    std::size_t m_run = 0;
};

/// Reads hyperfine's CSV: a mean and its spread per line, in seconds, followed by the parameters.
class HyperfineCsv {
public:
    HyperfineCsv(ToolLines& lines, const ReadOptions& options)
        : m_lines(lines), m_table(std::string(hyperfineFormat), options) {}

    base::Expected<Imported> read(const std::string& path) {
        while (m_lines.next()) {
            std::vector<std::string> fields = quotedCells(m_lines.text());
            if (m_heading.empty()) {
                m_heading = std::move(fields);
                m_table.skip(ProblemKind::otherLine, m_lines);
            } else if (fields.size() == m_heading.size()) {
                m_rows.emplace_back(m_lines.number(), std::move(fields));
            } else {
                m_table.skip(base::trimmed(m_lines.text()).empty() ? ProblemKind::otherLine : ProblemKind::rowCut,
                             m_lines);
            }
        }
        addColumns();
        for (const auto& [line, fields] : m_rows) {
            m_table.beginRow(line);
            for (std::size_t k = 0; k < fields.size(); ++k) {
                setCell(k, fields[k]);
            }
            m_table.endRow();
        }
        return m_table.finish(m_lines, path);
    }

private:
    [[nodiscard]] bool isNumeric(std::size_t k) const {
        return std::all_of(m_rows.begin(), m_rows.end(),
                           [k](const auto& row) { return data::numberIn(row.second[k]).has_value(); });
    }

    /// Whether the parameters are what was varied in a scan, with different values for each command.
    [[nodiscard]] bool toldByParameters() const {
        std::set<std::vector<std::string>> settings;
        const bool apart = std::all_of(m_rows.begin(), m_rows.end(), [&](const auto& row) {
            return settings.insert({row.second.begin() + kStatistics, row.second.end()}).second;
        });
        return m_heading.size() > kStatistics && apart;
    }

    void addColumns() {
        m_table.add({"command", toldByParameters() ? Role::description : Role::key, {}, {}, false});
        for (std::size_t k = kStatistics; k < m_heading.size(); ++k) {
            const bool isParameter = m_heading[k].starts_with(kHyperfineParameter);
            const bool numeric = isNumeric(k);
            m_table.add({isParameter ? m_heading[k].substr(kHyperfineParameter.size()) : m_heading[k],
                         !isParameter ? Role::description
                         : numeric    ? Role::factor
                                      : Role::key,
                         {},
                         {},
                         numeric});
        }
        m_table.add({"time", Role::metric, "s"});
        for (std::size_t k = 2; k < kStatistics && k < m_heading.size(); ++k) {
            m_table.add({m_heading[k], Role::description, "s"});
        }
    }

    /// The columns are ordered as command, parameters, time and the other statistics.
    void setCell(std::size_t k, const std::string& text) {
        const std::size_t parameters = m_heading.size() - kStatistics;
        const std::size_t column = k == 0 ? 0 : k < kStatistics ? parameters + k : k - kStatistics + 1;
        const auto number = data::numberIn(text);
        const bool numeric = k > 0 && (k < kStatistics || isNumeric(k));
        if (numeric && number) {
            m_table.set(column, *number);
        } else {
            m_table.set(column, std::string_view(text));
        }
    }

    static constexpr std::size_t kStatistics = 8;  ///< number of cells before the parameters
    ToolLines& m_lines;
    ToolTable m_table;
    std::vector<std::string> m_heading;
    std::vector<std::pair<std::size_t, std::vector<std::string>>> m_rows;
};

}  // namespace

double sniffHyperfine(std::string_view bytes) {
    if (bytes.starts_with(kHyperfineHeading)) {
        return 0.9;
    }
    const bool timed = has(bytes, "\"times\"") || (has(bytes, "\"mean\"") && has(bytes, "\"stddev\""));
    return has(bytes, "\"results\"") && has(bytes, "\"command\"") && timed ? 0.85 : 0.0;
}

base::Expected<Imported> readHyperfine(TextSource& source, const std::string& path, const ReadOptions& options,
                                       base::Progress& progress) {
    if (source.window().starts_with(kHyperfineHeading)) {
        ToolLines lines(source, options, progress);
        return HyperfineCsv(lines, options).read(path);
    }
    const std::string text = GREYSCOPE_TRY(wholeText(source, path, progress));
    dom::parser parser;
    const dom::element root = GREYSCOPE_TRY(parseJson(parser, text, text, path));
    dom::array results;
    if (root["results"].get(results)) {
        return base::fail(base::ErrorCode::noResults, {std::string(hyperfineFormat), ""}, {path, 0, 0});
    }
    return HyperfineTable(results, options)
        .read(linesOfItems(text, "results"), lineAt(text, text.size()) - (text.ends_with('\n') ? 1 : 0), path);
}

}  // namespace greyscope::io
