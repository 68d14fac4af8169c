#include "core/io/tools/extrap_reader.h"

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "core/base/lines.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/data/columns/cell_text.h"
#include "core/data/columns/column_name.h"
#include "core/io/json/json_rows.h"
#include "core/io/json/json_text.h"
#include "core/io/text/tool_lines.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

using base::Expected;
using data::Role;
namespace dom = simdjson::dom;

namespace {

/// A coordinate per parameter of a point.
using ExtrapPoint = std::vector<std::pair<std::string, double>>;

/// Collects values from any of the formats; values of several metrics at the same region, point and repeat form one
/// row.
class ExtrapTable {
public:
    explicit ExtrapTable(const ReadOptions& options) : m_table(std::string(extrapFormat), options) {}

    [[nodiscard]] ToolTable& table() { return m_table; }

    /// Adds a value; returns whether it begins a row.
    bool add(std::size_t line, const std::string& region, const std::string& metric, const ExtrapPoint& point,
             double value) {
        const std::size_t repeat = ++m_repeats[{region, point, metric}];
        const auto [place, isNew] = m_places.try_emplace({region, point, repeat}, m_rows.size());
        if (isNew) {
            m_rows.push_back({line, region, point, repeat, {}});
        }
        m_rows[place->second].values.emplace_back(metric.empty() ? "value" : metric, value);
        return isNew;
    }

    void addRows() {
        const std::size_t region = m_table.add({"region", Role::key, {}, {}, false, true});
        std::map<std::string, std::size_t> parameters;
        for (const Row& row : m_rows) {
            for (const auto& [parameter, coordinate] : row.point) {
                parameters[parameter] = m_table.add({parameter, Role::factor, data::unitInName(parameter)});
            }
        }
        const std::size_t run = m_table.add({"run", Role::repetition});
        for (const Row& row : m_rows) {
            m_table.beginRow(row.line);
            m_table.set(region, std::string_view(row.region));
            for (const auto& [parameter, coordinate] : row.point) {
                m_table.set(parameters[parameter], coordinate);
            }
            m_table.set(run, static_cast<double>(row.repeat));
            for (const auto& [metric, value] : row.values) {
                const bool taken = metric == "region" || metric == "run" || parameters.contains(metric);
                m_table.set(m_table.add({taken ? metric + "_" : metric, Role::metric, data::unitInName(metric)}),
                            value);
            }
            m_table.endRow();
        }
    }

private:
    struct Row {
        std::size_t line = 0;
        std::string region;
        ExtrapPoint point;
        std::size_t repeat = 0;
        std::vector<std::pair<std::string, double>> values;
    };
    ToolTable m_table;
    std::vector<Row> m_rows;
    std::map<std::tuple<std::string, ExtrapPoint, std::size_t>, std::size_t> m_places;
    std::map<std::tuple<std::string, ExtrapPoint, std::string>, std::size_t> m_repeats;
};

/// Reads the text format line by line. Brackets around points and coordinates are redundant.
class ExtrapText {
public:
    explicit ExtrapText(ExtrapTable& rows) : m_rows(rows) {}

    void take(const ToolLines& lines) {
        const std::string_view line = base::trimmed(lines.text());
        const std::string_view tag = line.substr(0, line.find_first_of(" \t"));
        const std::string_view rest = base::trimmed(line.substr(tag.size()));
        if (tag == "DATA") {
            takeData(lines, rest);
            return;
        }
        if (tag == "PARAMETER") {
            std::vector<std::string_view> names;
            base::splitWords(rest, names);
            m_parameters.insert(m_parameters.end(), names.begin(), names.end());
        } else if (tag == "POINTS") {
            takePoints(rest);
        } else if (tag == "REGION" || tag == "METRIC") {
            (tag == "REGION" ? m_region : m_metric) = rest;
            m_point = 0;
        } else if (!line.starts_with('#')) {
            m_rows.table().skipOther(lines);
            return;
        }
        m_rows.table().skip(ProblemKind::otherLine, lines);
    }

private:
    void takePoints(std::string_view text) {
        std::string plain(text);
        std::replace_if(
            plain.begin(), plain.end(), [](char c) { return c == '(' || c == ')' || c == ','; }, ' ');
        std::vector<std::string_view> words;
        base::splitWords(plain, words);
        for (const std::string_view word : words) {
            m_coordinates.push_back(data::numberIn(word).value_or(0.0));
        }
    }

    void takeData(const ToolLines& lines, std::string_view text) {
        const std::size_t width = m_parameters.size();
        const std::size_t first = m_point++ * width;
        if (width == 0 || first + width > m_coordinates.size()) {
            m_rows.table().skip(ProblemKind::lineNotUnderstood, lines);
            return;
        }
        ExtrapPoint point;
        for (std::size_t p = 0; p < width; ++p) {
            point.emplace_back(m_parameters[p], m_coordinates[first + p]);
        }
        std::vector<std::string_view> words;
        base::splitWords(text, words);
        bool begins = false;
        for (const std::string_view word : words) {
            if (const auto value = data::numberIn(word)) {
                begins = m_rows.add(lines.number(), m_region, m_metric, point, *value) || begins;
            } else {
                m_rows.table().remark(ProblemKind::notANumber, lines.number(), word);
            }
        }
        if (words.empty()) {
            m_rows.table().skip(ProblemKind::nothingMeasured, lines);
        } else if (!begins) {
            m_rows.table().join();
        }
    }

    ExtrapTable& m_rows;
    std::vector<std::string> m_parameters;
    std::vector<double> m_coordinates;  ///< coordinates of all points
    std::string m_region;
    std::string m_metric;
    std::size_t m_point = 0;  ///< index of the point that the next data line belongs to
};

std::string extrapMember(dom::element object, std::string_view key) {
    dom::element value;
    return object[key].get(value) ? std::string() : jsonCell(value);
}

/// The number, or the numbers of a list.
std::vector<double> extrapNumbers(dom::element value) {
    std::vector<double> numbers;
    const auto add = [&numbers](dom::element each) {
        if (const auto number = data::numberIn(jsonCell(each))) {
            numbers.push_back(*number);
        }
    };
    dom::array list;
    if (value.get(list)) {
        add(value);
        return numbers;
    }
    for (const dom::element each : list) {
        add(each);
    }
    return numbers;
}

/// {"parameters": ["p"], "measurements": {"region": {"metric": [{"point": [2], "values": [1.1, 1.2]}]}}}
void addExtrapMeasurements(ExtrapTable& rows, dom::element root, dom::object measurements, std::string_view text) {
    std::vector<std::string> parameters;
    dom::array names;
    if (!root["parameters"].get(names)) {
        for (const dom::element name : names) {
            parameters.push_back(jsonCell(name));
        }
    }
    const auto lines = linesOfStrings(text);
    for (const auto [region, metrics] : measurements) {
        const auto line = lines.find(region);
        dom::object byMetric;
        if (metrics.get(byMetric)) {
            continue;
        }
        for (const auto [metric, list] : byMetric) {
            dom::array items;
            if (list.get(items)) {
                continue;
            }
            for (const dom::element item : items) {
                dom::element at;
                dom::element values;
                if (item["point"].get(at) || item["values"].get(values)) {
                    continue;
                }
                const std::vector<double> coordinates = extrapNumbers(at);
                ExtrapPoint point;
                for (std::size_t p = 0; p < std::min(parameters.size(), coordinates.size()); ++p) {
                    point.emplace_back(parameters[p], coordinates[p]);
                }
                for (const double value : extrapNumbers(values)) {
                    static_cast<void>(rows.add(line == lines.end() ? 1 : line->second, std::string(region),
                                               std::string(metric), point, value));
                }
            }
        }
    }
}

/// Names by the ids that the other lists use for them.
std::map<std::string, std::string> extrapNames(dom::element root, std::string_view key) {
    std::map<std::string, std::string> names;
    dom::array list;
    if (!root[key].get(list)) {
        for (const dom::element each : list) {
            names[extrapMember(each, "id")] = extrapMember(each, "name");
        }
    }
    return names;
}

/// Format before 4.0: lists of callpaths, metrics, coordinates and measurements that refer to each other by ids.
void addExtrapLists(ExtrapTable& rows, dom::element root, dom::array measurements, std::string_view text) {
    const auto callpaths = extrapNames(root, "callpaths");
    const auto metrics = extrapNames(root, "metrics");
    const auto parameters = extrapNames(root, "parameters");
    const auto nameIn = [](const std::map<std::string, std::string>& names, const std::string& id) {
        const auto found = names.find(id);
        return found == names.end() ? std::string() : found->second;
    };
    std::map<std::string, ExtrapPoint> points;
    dom::array coordinates;
    if (!root["coordinates"].get(coordinates)) {
        for (const dom::element coordinate : coordinates) {
            ExtrapPoint& point = points[extrapMember(coordinate, "id")];
            dom::array pairs;
            if (coordinate["parameter_value_pairs"].get(pairs)) {
                continue;
            }
            for (const dom::element pair : pairs) {
                point.emplace_back(nameIn(parameters, extrapMember(pair, "parameter_id")),
                                   data::numberIn(extrapMember(pair, "parameter_value")).value_or(0.0));
            }
        }
    }
    const std::vector<std::size_t> lines = linesOfItems(text, "measurements");
    std::size_t place = 0;
    for (const dom::element each : measurements) {
        const std::size_t line = place < lines.size() ? lines[place] : 1;
        ++place;
        if (const auto value = data::numberIn(extrapMember(each, "value"))) {
            static_cast<void>(rows.add(line, nameIn(callpaths, extrapMember(each, "callpath_id")),
                                       nameIn(metrics, extrapMember(each, "metric_id")),
                                       points[extrapMember(each, "coordinate_id")], *value));
        }
    }
}

/// {"params": {"p": 2}, "callpath": "solve", "metric": "time", "value": 1.1}
bool addExtrapLine(ExtrapTable& rows, dom::element object, std::size_t line) {
    dom::object params;
    dom::element value;
    if (object["params"].get(params) || object["value"].get(value)) {
        return false;
    }
    ExtrapPoint point;
    for (const auto [name, coordinate] : params) {
        for (const double each : extrapNumbers(coordinate)) {
            point.emplace_back(std::string(name), each);
        }
    }
    std::sort(point.begin(), point.end());
    for (const double each : extrapNumbers(value)) {
        static_cast<void>(
            rows.add(line, extrapMember(object, "callpath"), extrapMember(object, "metric"), point, each));
    }
    return true;
}

Expected<Imported> readExtrapText(TextSource& source, const std::string& path, const ReadOptions& options,
                                  base::Progress& progress) {
    ExtrapTable rows(options);
    ExtrapText text(rows);
    ToolLines lines(source, options, progress);
    while (lines.next()) {
        text.take(lines);
    }
    rows.addRows();
    return rows.table().finish(lines, path);
}

Expected<Imported> readExtrapLines(TextSource& source, const std::string& path, const ReadOptions& options,
                                   base::Progress& progress) {
    ExtrapTable rows(options);
    ToolLines lines(source, options, progress);
    dom::parser parser;
    std::string padded;
    while (lines.next()) {
        padded.reserve(lines.text().size() + simdjson::SIMDJSON_PADDING);
        padded = lines.text();
        const auto object = parseJson(parser, padded, padded, path);
        if (!object || !addExtrapLine(rows, *object, lines.number())) {
            rows.table().skipOther(lines);
        }
    }
    rows.addRows();
    return rows.table().finish(lines, path);
}

Expected<Imported> readExtrapJson(TextSource& source, const std::string& path, const ReadOptions& options,
                                  base::Progress& progress) {
    const std::string text = GREYSCOPE_TRY(wholeText(source, path, progress));
    dom::parser parser;
    const dom::element root = GREYSCOPE_TRY(parseJson(parser, text, text, path));
    ExtrapTable rows(options);
    dom::object byRegion;
    dom::array listed;
    if (!root["measurements"].get(byRegion)) {
        addExtrapMeasurements(rows, root, byRegion, text);
    } else if (!root["measurements"].get(listed)) {
        addExtrapLists(rows, root, listed, text);
    }
    rows.addRows();
    return rows.table().finish(lineAt(text, text.size()) - (text.ends_with('\n') ? 1 : 0), path);
}

/// Whether a line other than a comment begins with `begin`.
bool hasLineThatBegins(std::string_view text, std::string_view begin) {
    return text.starts_with(begin) || text.find("\n" + std::string(begin)) != std::string_view::npos;
}

bool isExtrapText(std::string_view bytes) {
    return hasLineThatBegins(bytes, "PARAMETER ") && hasLineThatBegins(bytes, "POINTS ");
}

bool isExtrapLines(std::string_view bytes) {
    const std::string_view line = base::trimmed(base::firstLine(bytes));
    const auto has = [line](std::string_view part) { return line.find(part) != std::string_view::npos; };
    return line.starts_with('{') && line.ends_with('}') && has("\"params\"") && has("\"value\"");
}

}  // namespace

double sniffExtrap(std::string_view bytes) {
    const auto has = [bytes](std::string_view part) { return bytes.find(part) != std::string_view::npos; };
    const bool json = has("\"parameters\"") && has("\"measurements\"") && has("\"point\"") && has("\"values\"");
    const bool listed = has("\"callpaths\"") && has("\"coordinates\"") && has("\"parameter_value_pairs\"");
    return isExtrapText(bytes) ? 0.9 : json || listed ? 0.85 : isExtrapLines(bytes) ? 0.8 : 0.0;
}

Expected<Imported> readExtrap(TextSource& source, const std::string& path, const ReadOptions& options,
                              base::Progress& progress) {
    source.rewind();
    source.moveOn(0, sniffedBytes);
    const std::string_view head = source.window().substr(0, sniffedBytes);
    return isExtrapText(head)    ? readExtrapText(source, path, options, progress)
           : isExtrapLines(head) ? readExtrapLines(source, path, options, progress)
                                 : readExtrapJson(source, path, options, progress);
}

}  // namespace greyscope::io
