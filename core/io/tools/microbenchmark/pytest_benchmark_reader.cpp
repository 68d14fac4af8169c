#include "core/io/tools/microbenchmark/pytest_benchmark_reader.h"

#include <algorithm>
#include <map>
#include <vector>

#include "core/base/try.h"
#include "core/data/columns/cell_text.h"
#include "core/io/json/json_rows.h"
#include "core/io/json/json_text.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

using data::Role;
namespace dom = simdjson::dom;

namespace {

std::string textOf(dom::element object, std::string_view key) {
    dom::element value;
    return object[key].get(value) ? std::string() : jsonCell(value);
}

/// The parts that identify a test, in the order of the columns.
struct PytestName {
    std::string benchmark, file;
    std::map<std::string, std::string> parameters;
};

/// The name of a test: "test_pack" for "test_pack[lz]" if the parameters are named; otherwise they stay in its name.
PytestName pytestNameOf(dom::element test) {
    PytestName name{textOf(test, "name"), textOf(test, "fullname"), {}};
    dom::object parameters;
    if (!test["params"].get(parameters)) {
        for (const auto [key, value] : parameters) {
            name.parameters[std::string(key)] = jsonCell(value);
        }
    }
    if (!name.parameters.empty()) {
        name.benchmark = name.benchmark.substr(0, name.benchmark.find('['));
    }
    name.file = name.file.substr(0, std::min(name.file.rfind("::"), name.file.size()));
    return name;
}

class PytestTable {
public:
    PytestTable(dom::array tests, const ReadOptions& options)
        : m_tests(tests), m_table(std::string(pytestBenchmarkFormat), options) {
        m_benchmark = m_table.add({"benchmark", Role::key, {}, {}, false});
        addParameters();
        m_file = m_table.add({"file", Role::key, {}, {}, false, true});
        m_group = m_table.add({"group", Role::key, {}, {}, false, true});
        m_time = m_table.add({"time", Role::metric, "s"});
        m_run = m_table.add({"run", Role::repetition});
    }

    ToolTable& table() { return m_table; }

    base::Expected<Imported> read(const std::vector<std::size_t>& lines, std::size_t linesSeen,
                                  const std::string& path) {
        std::size_t place = 0;
        for (const dom::element test : m_tests) {
            addTest(test, place < lines.size() ? lines[place] : 1);
            ++place;
        }
        return m_table.finish(linesSeen, path);
    }

private:
    /// A parameter is a factor if all its values are numbers.
    void addParameters() {
        for (const dom::element test : m_tests) {
            for (const auto& [key, value] : pytestNameOf(test).parameters) {
                const bool numeric = m_numeric.contains(key) ? m_numeric[key] : true;
                m_numeric[key] = numeric && data::numberIn(value).has_value();
            }
        }
        for (const auto& [key, numeric] : m_numeric) {
            const std::string column = m_table.has(key) ? key + "_" : key;
            m_columns[key] = m_table.add({column, numeric ? Role::factor : Role::key, {}, {}, numeric});
        }
    }

    void beginTest(dom::element test, std::size_t line) {
        const PytestName name = pytestNameOf(test);
        m_table.beginRow(line);
        m_table.set(m_benchmark, std::string_view(name.benchmark));
        m_table.set(m_file, std::string_view(name.file));
        m_table.set(m_group, std::string_view(textOf(test, "group")));
        for (const auto& [key, value] : name.parameters) {
            if (m_numeric[key]) {
                m_table.set(m_columns[key], *data::numberIn(value));
            } else {
                m_table.set(m_columns[key], std::string_view(value));
            }
        }
    }

    void addTest(dom::element test, std::size_t line) {
        dom::element stats;
        dom::array rounds;
        double mean = 0.0;
        const bool measured = !test["stats"].get(stats);
        if (measured && !stats["data"].get(rounds) && rounds.size() > 0) {
            double run = 0.0;
            for (const dom::element round : rounds) {
                double seconds = 0.0;
                beginTest(test, line);
                m_table.set(m_run, ++run);
                if (!round.get(seconds)) {
                    m_table.set(m_time, seconds);
                }
                m_table.endRow();
            }
        } else if (measured && !stats["mean"].get(mean)) {
            beginTest(test, line);
            m_table.set(m_time, mean);
            for (const char* more : {"stddev", "median", "min", "max"}) {
                setStatistic(stats, more, "s");
            }
            setStatistic(stats, "rounds", {});
            setStatistic(stats, "iterations", {});
            m_table.endRow();
        } else {
            m_table.skip(ProblemKind::nothingMeasured, line, "a test without times");
        }
    }

    void setStatistic(dom::element stats, const char* name, const std::string& unit) {
        double value = 0.0;
        if (!stats[name].get(value)) {
            m_table.set(m_table.add({name, Role::description, unit}), value);
        }
    }

    dom::array m_tests;
    ToolTable m_table;
    std::map<std::string, bool> m_numeric;         ///< whether each parameter is numeric
    std::map<std::string, std::size_t> m_columns;  ///< column of each parameter
    std::size_t m_benchmark = 0, m_file = 0, m_group = 0, m_time = 0, m_run = 0;
};

}  // namespace

double sniffPytestBenchmark(std::string_view bytes) {
    const auto has = [bytes](std::string_view part) { return bytes.find(part) != std::string_view::npos; };
    return has("\"machine_info\"") && (has("\"benchmarks\"") || has("\"commit_info\"")) ? 0.9 : 0.0;
}

base::Expected<Imported> readPytestBenchmark(TextSource& source, const std::string& path, const ReadOptions& options,
                                             base::Progress& progress) {
    const std::string text = GREYSCOPE_TRY(wholeText(source, path, progress));
    dom::parser parser;
    const dom::element root = GREYSCOPE_TRY(parseJson(parser, text, text, path));
    dom::array tests;
    if (root["benchmarks"].get(tests)) {
        return base::fail(base::ErrorCode::noResults, {std::string(pytestBenchmarkFormat), ""}, {path, 0, 0});
    }
    PytestTable table(tests, options);
    for (const char* fact : {"datetime", "version"}) {
        if (const std::string value = textOf(root, fact); !value.empty()) {
            table.table().note(fact, value);
        }
    }
    return table.read(linesOfItems(text, "benchmarks"), lineAt(text, text.size()) - (text.ends_with('\n') ? 1 : 0),
                      path);
}

}  // namespace greyscope::io
