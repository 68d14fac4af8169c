#include "core/io/tools/microbenchmark/criterion_reader.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/base/try.h"
#include "core/data/columns/cell_text.h"
#include "core/data/columns/units.h"
#include "core/io/csv/csv_dialect.h"
#include "core/io/json/json_text.h"
#include "core/io/text/tool_lines.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

using data::Role;
namespace dom = simdjson::dom;

namespace {

constexpr std::string_view kCriterionHeading =
    "group,function,value,throughput_num,throughput_type,sample_measured_value,unit,iteration_count";

/// Reads raw.csv: a line per sample, with the time of all iterations of the sample.
class CriterionCsv {
public:
    CriterionCsv(ToolLines& lines, const ReadOptions& options)
        : m_lines(lines), m_table(std::string(criterionFormat), options) {}

    base::Expected<Imported> read(const std::string& path) {
        while (m_lines.next()) {
            std::vector<std::string> cells = quotedCells(m_lines.text());
            if (m_lines.text().starts_with(kCriterionHeading) || cells.size() < kCells) {
                m_table.skipOther(m_lines);
            } else {
                m_rows.emplace_back(m_lines.number(), std::move(cells));
            }
        }
        const bool numeric = std::ranges::all_of(
            m_rows, [](const auto& row) { return row.second[kValue].empty() || data::numberIn(row.second[kValue]); });
        const std::size_t group = m_table.add({"group", Role::key, {}, {}, false, true});
        const std::size_t function = m_table.add({"benchmark", Role::key, {}, {}, false});
        const std::size_t value = m_table.add({"value", numeric ? Role::factor : Role::key, {}, {}, numeric, true});
        const std::string unit = m_rows.empty() ? "ns" : m_rows.front().second[kUnit];
        const std::size_t time = m_table.add({"time", Role::metric, unit});
        const std::size_t iterations = m_table.add({"iterations", Role::description});
        for (const auto& [line, cells] : m_rows) {
            const auto measured = data::numberIn(cells[kMeasured]);
            const auto count = data::numberIn(cells[kIterations]);
            const auto factor = data::unitFactor(cells[kUnit], unit);
            if (!measured || !count || !(*count > 0.0) || !factor) {
                m_table.skip(ProblemKind::nothingMeasured, line, cells[kMeasured]);
                continue;
            }
            m_table.beginRow(line);
            m_table.set(group, std::string_view(cells[kGroup]));
            m_table.set(function, std::string_view(cells[kFunction].empty() ? cells[kGroup] : cells[kFunction]));
            if (const auto number = data::numberIn(cells[kValue]); numeric && number) {
                m_table.set(value, *number);
            } else if (!numeric) {
                m_table.set(value, std::string_view(cells[kValue]));
            }
            m_table.set(time, *measured / *count * *factor);
            m_table.set(iterations, *count);
            m_table.endRow();
        }
        m_table.countRepeats();
        return m_table.finish(m_lines, path);
    }

private:
    enum Cell : std::size_t { kGroup, kFunction, kValue, kThroughput, kThroughputType, kMeasured, kUnit, kIterations };
    static constexpr std::size_t kCells = kIterations + 1;

    ToolLines& m_lines;
    ToolTable m_table;
    std::vector<std::pair<std::size_t, std::vector<std::string>>> m_rows;
};

/// The name of a benchmark by the folders of its file: "Fibonacci/Iterative" of
/// target/criterion/Fibonacci/Iterative/new/estimates.json.
std::string criterionName(const std::string& path) {
    std::vector<std::string> folders;
    for (const std::filesystem::path& part : std::filesystem::path(path).parent_path()) {
        folders.push_back(part.string());
    }
    constexpr std::array<std::string_view, 3> kSaved{"new", "base", "change"};
    if (!folders.empty() && std::ranges::find(kSaved, folders.back()) != kSaved.end()) {
        folders.pop_back();
    }
    const auto root = std::ranges::find(folders, "criterion");
    const auto first = root == folders.end() ? folders.end() - (folders.empty() ? 0 : 1) : root + 1;
    std::string name;
    for (auto folder = first; folder != folders.end(); ++folder) {
        name += (name.empty() ? "" : "/") + *folder;
    }
    return name;
}

base::Expected<Imported> readEstimates(TextSource& source, const std::string& path, const ReadOptions& options,
                                       base::Progress& progress) {
    const std::string text = GREYSCOPE_TRY(wholeText(source, path, progress));
    dom::parser parser;
    const dom::element root = GREYSCOPE_TRY(parseJson(parser, text, text, path));
    ToolTable table(std::string(criterionFormat), options);
    const auto add = [&](const char* column, Role role, const char* estimate, auto... keys) {
        dom::element value;
        double number = 0.0;
        bool missing = root[estimate].get(value);
        ((missing = missing || value[keys].get(value)), ...);
        if (!missing && !value.get(number)) {
            table.set(table.add({column, role, "ns"}), number);
        }
        return !missing;
    };
    table.beginRow(1);
    table.set(table.add({"benchmark", Role::key, {}, {}, false}), std::string_view(criterionName(path)));
    // The slope is Criterion's own best estimate; sampling without a slope has the mean.
    dom::element slope;
    const char* const best = root["slope"].get(slope) || slope.is_null() ? "mean" : "slope";
    if (!add("time", Role::metric, best, "point_estimate")) {
        return base::fail(base::ErrorCode::noResults, {std::string(criterionFormat), ""}, {path, 0, 0});
    }
    add("time_low", Role::description, best, "confidence_interval", "lower_bound");
    add("time_high", Role::description, best, "confidence_interval", "upper_bound");
    add("median", Role::description, "median", "point_estimate");
    add("stddev", Role::description, "std_dev", "point_estimate");
    table.endRow();
    return table.finish(lineAt(text, text.size()) - (text.ends_with('\n') ? 1 : 0), path);
}

}  // namespace

double sniffCriterion(std::string_view firstBytes) {
    const auto has = [firstBytes](std::string_view part) { return firstBytes.find(part) != std::string_view::npos; };
    return firstBytes.starts_with(kCriterionHeading)                ? 0.95
           : has("\"point_estimate\"") && has("\"median_abs_dev\"") ? 0.9
                                                                    : 0.0;
}

base::Expected<Imported> readCriterion(TextSource& source, const std::string& path, const ReadOptions& options,
                                       base::Progress& progress) {
    if (source.window().starts_with(kCriterionHeading)) {
        ToolLines lines(source, options, progress);
        return CriterionCsv(lines, options).read(path);
    }
    return readEstimates(source, path, options, progress);
}

}  // namespace greyscope::io
