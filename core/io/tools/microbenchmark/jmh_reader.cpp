#include "core/io/tools/microbenchmark/jmh_reader.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/data/columns/cell_text.h"
#include "core/io/text/known_text.h"
#include "core/io/tools/command_words.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

using data::Role;

namespace {

constexpr std::string_view jmhProgram = "JMH";

/// Length in seconds of "ns", "us", "ms", "s", "min", "hr", "day".
std::optional<double> secondsOfJmh(std::string_view unit) {
    static const std::map<std::string_view, double> seconds{{"ns", 1e-9},   {"us", 1e-6},    {"\u03bcs", 1e-6},
                                                            {"ms", 1e-3},   {"s", 1.0},      {"min", 60.0},
                                                            {"hr", 3600.0}, {"day", 86400.0}};
    const auto found = seconds.find(unit);
    return found == seconds.end() ? std::nullopt : std::optional(found->second);
}

/// A unit of a rate ("ops/ms") or a time ("us/op"), and its factor to ops/s or us.
struct JmhUnit {
    bool isRate = false;
    double factor = 1.0;
};

std::optional<JmhUnit> jmhUnit(std::string_view text) {
    const bool isRate = text.starts_with("ops/");
    if (!isRate && !text.ends_with("/op")) {
        return std::nullopt;
    }
    const auto seconds = secondsOfJmh(isRate ? text.substr(4) : text.substr(0, text.size() - 3));
    return seconds ? std::optional(JmhUnit{isRate, isRate ? 1.0 / *seconds : *seconds * 1e6}) : std::nullopt;
}

struct JmhRow {
    std::size_t line = 0;
    std::string benchmark, mode;
    std::map<std::string, std::string> parameters;
    std::optional<double> count, error;
    double score = 0.0;
    JmhUnit unit;
};

class JmhReading {
public:
    JmhReading(ToolLines& lines, const ReadOptions& options)
        : m_lines(lines), m_table(std::string(jmhProgram), options) {}

    base::Expected<Imported> run(const std::string& path) {
        while (m_lines.next()) {
            const auto words = commandWords(m_lines.text());
            if (auto row = rowOf(words)) {
                m_rows.push_back(std::move(*row));
                continue;
            }
            readHeading(words);
            m_table.skipOther(m_lines);
        }
        fill();
        m_table.countRepeats();
        return m_table.finish(m_lines, path);
    }

private:
    /// "Benchmark  (size)  Mode  Cnt  Score  Error  Units"
    void readHeading(const std::vector<std::string_view>& words) {
        const auto mode = std::find(words.begin(), words.end(), "Mode");
        m_inTable = !words.empty() && words.front() == "Benchmark" && mode != words.end() && words.back() == "Units";
        m_parameters.clear();
        for (auto word = words.begin() + (m_inTable ? 1 : 0); m_inTable && word != mode; ++word) {
            const bool bracketed = word->size() > 2 && word->front() == '(' && word->back() == ')';
            m_parameters.emplace_back(bracketed ? word->substr(1, word->size() - 2) : *word);
        }
    }

    /// The result after the mode: the count if above one, the score, "± error" if any, and the unit.
    std::optional<JmhRow> rowOf(const std::vector<std::string_view>& words) const {
        const std::size_t mode = m_parameters.size() + 1;
        const auto unit = m_inTable && words.size() > mode + 2 ? jmhUnit(words.back()) : std::nullopt;
        if (!unit) {
            return std::nullopt;
        }
        JmhRow row{m_lines.number(), std::string(words.front()), std::string(words[mode]), {}, {}, {}, 0.0, *unit};
        std::vector<double> numbers;
        for (std::size_t w = mode + 1; w + 1 < words.size(); ++w) {
            const auto number = data::numberIn(words[w]);
            if (words[w - 1] == "±") {
                row.error = number;
            } else if (number) {
                numbers.push_back(*number);
            }
        }
        if (numbers.empty()) {
            return std::nullopt;
        }
        row.score = numbers.back();
        row.count = numbers.size() > 1 ? std::optional(numbers.front()) : std::nullopt;
        for (std::size_t p = 0; p < m_parameters.size(); ++p) {
            row.parameters[m_parameters[p]] = words[p + 1];
        }
        return row;
    }

    /// Whether all values of a parameter are numbers, so that it is a factor; "N/A" means that a benchmark lacks it.
    [[nodiscard]] bool isNumeric(const std::string& parameter) const {
        return std::all_of(m_rows.begin(), m_rows.end(), [&](const JmhRow& row) {
            const auto value = row.parameters.find(parameter);
            return value == row.parameters.end() || value->second == "N/A" || data::numberIn(value->second);
        });
    }

    void fill() {
        const std::size_t benchmark = m_table.add({"benchmark", Role::key, {}, {}, false});
        const std::size_t mode = m_table.add({"mode", Role::key, {}, {}, false});
        const std::size_t rate = m_table.add({"rate", Role::metric, "ops/s"});
        const std::size_t time = m_table.add({"time", Role::metric, "us"});
        const std::size_t count = m_table.add({"count", Role::description});
        const std::size_t rateError = m_table.add({"rate_error", Role::description, "ops/s"});
        const std::size_t timeError = m_table.add({"time_error", Role::description, "us"});
        for (const JmhRow& row : m_rows) {
            m_table.beginRow(row.line);
            m_table.set(benchmark, row.benchmark);
            m_table.set(mode, row.mode);
            m_table.set(row.unit.isRate ? rate : time, row.score * row.unit.factor);
            if (row.count) {
                m_table.set(count, *row.count);
            }
            if (row.error) {
                m_table.set(row.unit.isRate ? rateError : timeError, *row.error * row.unit.factor);
            }
            for (const auto& [name, value] : row.parameters) {
                setParameter(name, value);
            }
            m_table.endRow();
        }
    }

    void setParameter(const std::string& name, const std::string& value) {
        const bool numeric = isNumeric(name);
        const std::size_t column = m_table.add({name, numeric ? Role::factor : Role::key, {}, {}, numeric});
        if (const auto number = numeric ? data::numberIn(value) : std::nullopt) {
            m_table.set(column, *number);
        } else if (!numeric && value != "N/A") {
            m_table.set(column, value);
        }
    }

    ToolLines& m_lines;
    ToolTable m_table;
    std::vector<std::string> m_parameters;  ///< parameters of the current table
    bool m_inTable = false;
    std::vector<JmhRow> m_rows;
};

}  // namespace

double sniffJmh(std::string_view firstBytes) {
    return hasLineOf(jmhProgram, " Units", firstBytes) ? 0.9 : 0.0;
}

base::Expected<Imported> readJmh(TextSource& source, const std::string& path, const ReadOptions& options,
                                 base::Progress& progress) {
    ToolLines lines(source, options, progress);
    return JmhReading(lines, options).run(path);
}

}  // namespace greyscope::io
