#include "core/io/tools/microbenchmark/google_benchmark_reader.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>
#include <vector>

#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/data/columns/cell_text.h"
#include "core/data/columns/units.h"
#include "core/io/csv/csv_dialect.h"
#include "core/io/json/json_rows.h"
#include "core/io/json/json_text.h"
#include "core/io/text/tool_lines.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

using data::Role;
namespace dom = simdjson::dom;

namespace {

constexpr std::string_view csvHeading = "name,iterations,real_time,cpu_time,time_unit";

/// A benchmark's members by name, in file order.
using Members = std::vector<std::pair<std::string, std::string>>;

std::string memberOf(const Members& members, std::string_view name) {
    const auto found =
        std::find_if(members.begin(), members.end(), [&](const auto& member) { return member.first == name; });
    return found == members.end() ? std::string() : found->second;
}

/// A name such as "BM_sort/1024/threads:8/real_time", split into the benchmark, its arguments, and the library's
/// additions.
struct RunName {
    std::string benchmark;
    std::vector<std::pair<std::string, double>> arguments;
};
RunName runNameOf(std::string_view text) {
    RunName name;
    std::size_t number = 0;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t end = std::min(text.find('/', from), text.size());
        const std::string_view part = text.substr(from, end - from);
        from = end + 1;
        const std::size_t colon = part.find(':');
        const auto value = data::numberIn(part.substr(colon == std::string_view::npos ? 0 : colon + 1));
        const std::string_view key = colon == std::string_view::npos ? std::string_view() : part.substr(0, colon);
        if (key == "repeats" || key == "iterations" || key == "min_time" || key == "min_warmup_time") {
            continue;
        }
        if (value && !name.benchmark.empty()) {
            name.arguments.emplace_back(key.empty() ? "argument_" + std::to_string(++number) : std::string(key),
                                        *value);
        } else if (part != "real_time" && part != "process_time" && part != "manual_time") {
            name.benchmark += (name.benchmark.empty() ? "" : "/") + std::string(part);
        }
    }
    return name;
}

/// Members that are not user counters.
constexpr std::array<std::string_view, 20> knownMembers{
    "name",           "run_name",       "run_type",       "repetitions",  "repetition_index",
    "threads",        "iterations",     "real_time",      "cpu_time",     "time_unit",
    "label",          "aggregate_name", "aggregate_unit", "family_index", "per_family_instance_index",
    "error_occurred", "error_message",  "skipped",        "skip_message", "bytes_per_second"};

class BenchmarkTable {
public:
    explicit BenchmarkTable(const ReadOptions& options) : m_table(std::string(googleBenchmarkFormat), options) {}

    [[nodiscard]] ToolTable& table() { return m_table; }
    void add(Members members, std::size_t line) { m_rows.emplace_back(std::move(members), line); }

    void addRows() {
        std::set<std::string> measured;  // benchmarks with runs, not only statistics
        for (const auto& [members, line] : m_rows) {
            if (!isAggregate(members) && failure(members).empty()) {
                measured.insert(runOf(members));
            }
        }
        for (const auto& [members, line] : m_rows) {
            if (isFit(members) || (isAggregate(members) && (isShare(members) || measured.contains(runOf(members))))) {
                m_table.skip(ProblemKind::statisticsLine, line, memberOf(members, "name"));
            } else {
                addRow(members, line);
            }
        }
        m_table.countRepeats();
    }

private:
    /// The statistic at the end of a name, if nothing else marks it as one.
    static std::string_view statisticIn(std::string_view name) {
        constexpr std::array<std::string_view, 6> statistics{"mean", "median", "stddev", "cv", "BigO", "RMS"};
        const auto found = std::find_if(statistics.begin(), statistics.end(), [name](std::string_view each) {
            return name.size() > each.size() + 1 && name.ends_with(each) && name[name.size() - each.size() - 1] == '_';
        });
        return found == statistics.end() ? std::string_view() : *found;  // the string in the list, which outlives the
                                                                         // name
    }

    static bool isAggregate(const Members& members) {
        return memberOf(members, "run_type") == "aggregate" || !statisticIn(memberOf(members, "name")).empty();
    }

    /// The run that the statistics belong to.
    static std::string runOf(const Members& members) {
        std::string run = memberOf(members, "run_name");
        run = run.empty() ? memberOf(members, "name") : run;
        const std::string_view statistic = statisticIn(run);
        return statistic.empty() ? run : run.substr(0, run.size() - statistic.size() - 1);
    }

    /// Whether the entry is a complexity fitted to times, or the error of the fit; these are not times.
    static bool isFit(const Members& members) {
        const std::string name = memberOf(members, "name");
        return statisticIn(name) == "BigO" || statisticIn(name) == "RMS";
    }

    /// Whether the entry is a coefficient of variation, which is in the place of a time but is not one.
    static bool isShare(const Members& members) {
        return memberOf(members, "aggregate_unit") == "percentage" || memberOf(members, "name").ends_with("_cv");
    }

    void addRow(const Members& members, std::size_t line) {
        m_table.beginRow(line);
        const RunName name = runNameOf(runOf(members));
        m_table.set(m_table.add({"benchmark", Role::key, {}, {}, false}), std::string_view(name.benchmark));
        for (const auto& [argument, value] : name.arguments) {
            m_table.set(m_table.add({argument, Role::factor}), value);
        }
        const auto text = [&](const char* member, Role role) {
            if (const std::string value = memberOf(members, member); !value.empty()) {
                m_table.set(m_table.add({member, role, {}, {}, false}), std::string_view(value));
            }
        };
        if (isAggregate(members)) {
            const std::string said = memberOf(members, "aggregate_name");
            m_table.set(m_table.add({"aggregate_name", Role::key, {}, {}, false}),
                        said.empty() ? statisticIn(memberOf(members, "name")) : std::string_view(said));
        }
        text("label", Role::description);
        const std::string failed = failure(members);
        const auto number = [&](const std::string& column, Role role, const std::string& unit, const char* member,
                                double factor) {
            const std::string written = memberOf(members, member);
            const auto value = data::numberIn(written);
            const std::size_t place = m_table.add({column, role, unit});
            if (!failed.empty()) {
                m_table.setInvalid(place, written, failed);
            } else if (value) {
                m_table.set(place, *value * factor);
            }
        };
        const std::string unit = memberOf(members, "time_unit").empty() ? "ns" : memberOf(members, "time_unit");
        m_unit = m_unit.empty() ? unit : m_unit;
        const double factor = data::unitFactor(unit, m_unit).value_or(1.0);
        number("real_time", Role::metric, m_unit, "real_time", factor);
        number("cpu_time", Role::metric, m_unit, "cpu_time", factor);
        if (!memberOf(members, "bytes_per_second").empty()) {
            number("bytes_per_second", Role::metric, "B/s", "bytes_per_second", 1.0);
        }
        number("iterations", Role::description, "", "iterations", 1.0);
        for (const auto& [counter, written] : members) {
            if (!base::contains(knownMembers, std::string_view(counter)) && data::numberIn(written)) {
                number(counter, Role::metric, "", counter.c_str(), 1.0);
            }
        }
        m_table.endRow();
    }

    static std::string failure(const Members& members) {
        const bool failed = memberOf(members, "error_occurred") == "true" || memberOf(members, "skipped") == "true";
        const std::string why = memberOf(members, "error_message");
        return !failed ? std::string() : why.empty() ? std::string("error") : why;
    }

    ToolTable m_table;
    std::string m_unit;
    std::vector<std::pair<Members, std::size_t>> m_rows;
};

Members benchmarkMembers(dom::element benchmark) {
    Members members;
    dom::object object;
    if (!benchmark.get(object)) {
        for (const auto [key, value] : object) {
            members.emplace_back(key, jsonCell(value));
        }
    }
    return members;
}

base::Expected<Imported> readBenchmarkJson(TextSource& source, const std::string& path, const ReadOptions& options,
                                           base::Progress& progress) {
    const std::string text = GREYSCOPE_TRY(wholeText(source, path, progress));
    dom::parser parser;
    const dom::element root = GREYSCOPE_TRY(parseJson(parser, text, text, path));
    BenchmarkTable benchmarks(options);
    dom::object context;
    if (!root["context"].get(context)) {
        for (const auto [fact, value] : context) {
            benchmarks.table().note(fact, jsonCell(value));
        }
    }
    dom::array list;
    if (!root["benchmarks"].get(list)) {
        const std::vector<std::size_t> lines = linesOfItems(text, "benchmarks");
        std::size_t place = 0;
        for (const dom::element benchmark : list) {
            benchmarks.add(benchmarkMembers(benchmark), place < lines.size() ? lines[place] : 1);
            ++place;
        }
    }
    benchmarks.addRows();
    return benchmarks.table().finish(lineAt(text, text.size()) - (text.ends_with('\n') ? 1 : 0), path);
}

base::Expected<Imported> readBenchmarkCsv(TextSource& source, const std::string& path, const ReadOptions& options,
                                          base::Progress& progress) {
    BenchmarkTable benchmarks(options);
    std::vector<std::string> heading;
    ToolLines lines(source, options, progress);
    while (lines.next()) {
        const std::string_view line = base::trimmed(lines.text());
        if (line.starts_with(csvHeading)) {
            heading = quotedCells(line);
            benchmarks.table().skip(ProblemKind::otherLine, lines);
            continue;
        }
        const std::vector<std::string> fields = quotedCells(line);
        if (heading.empty() || fields.size() != heading.size()) {
            benchmarks.table().skipOther(lines);
            continue;
        }
        Members members;
        for (std::size_t i = 0; i < fields.size(); ++i) {
            members.emplace_back(heading[i], fields[i]);
        }
        benchmarks.add(std::move(members), lines.number());
    }
    benchmarks.addRows();
    return benchmarks.table().finish(lines, path);
}

}  // namespace

double sniffGoogleBenchmark(std::string_view bytes) {
    const auto has = [bytes](std::string_view part) { return bytes.find(part) != std::string_view::npos; };
    const bool json = has("\"benchmarks\"") && has("\"real_time\"") && has("\"time_unit\"");
    return json ? 0.85 : has(csvHeading) ? 0.8 : 0.0;
}

base::Expected<Imported> readGoogleBenchmark(TextSource& source, const std::string& path, const ReadOptions& options,
                                             base::Progress& progress) {
    source.rewind();
    source.moveOn(0, sniffedBytes);
    const bool csv = source.window().substr(0, sniffedBytes).find(csvHeading) != std::string_view::npos;
    return csv ? readBenchmarkCsv(source, path, options, progress) : readBenchmarkJson(source, path, options, progress);
}

}  // namespace greyscope::io
