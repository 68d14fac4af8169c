#include "core/io/tools/load/iperf3_reader.h"

#include <optional>
#include <vector>

#include "core/base/text.h"
#include "core/base/try.h"
#include "core/io/json/json_rows.h"
#include "core/io/json/json_text.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

using data::Role;
namespace dom = simdjson::dom;

namespace {

std::optional<double> iperfNumber(dom::element object, std::string_view key) {
    double number = 0.0;
    return object[key].get(number) ? std::nullopt : std::optional(number);
}

class Iperf3Table {
public:
    explicit Iperf3Table(const ReadOptions& options) : m_table(std::string(iperf3Format), options) {
        m_protocol = m_table.add({"protocol", Role::key, {}, {}, false, true});
        m_streams = m_table.add({"streams", Role::factor, {}, {}, true, true});
        m_blockSize = m_table.add({"block_size", Role::factor, "B", {}, true, true});
        m_reverse = m_table.add({"reverse", Role::key, {}, {}, false, true});
        m_time = m_table.add({"time", Role::factor, "s"});
        m_bandwidth = m_table.add({"bandwidth", Role::metric, "bit/s"});
    }

    [[nodiscard]] ToolTable& table() { return m_table; }

    /// Adds the intervals of a run, or its total if there are none. `line` is the line of its object.
    void add(dom::element run, std::size_t line) {
        dom::element error;
        if (!run["error"].get(error)) {
            m_table.remark(ProblemKind::programMessage, line, jsonCell(error));
        }
        hold(run);
        dom::array intervals;
        if (!run["intervals"].get(intervals) && intervals.size() > 0) {
            for (const dom::element interval : intervals) {
                dom::element sum;
                if (!interval["sum"].get(sum)) {
                    addRow(sum, line);
                }
            }
            return;
        }
        for (const char* total : {"sum_received", "sum", "sum_sent"}) {
            dom::element sum;
            if (!run["end"][total].get(sum)) {
                addRow(sum, line);
                return;
            }
        }
    }

private:
    void hold(dom::element run) {
        dom::element start;
        if (run["start"]["test_start"].get(start)) {
            return;
        }
        dom::element value;
        if (!start["protocol"].get(value)) {
            m_table.hold(m_protocol, jsonCell(value));
        }
        m_table.hold(m_reverse, iperfNumber(start, "reverse").value_or(0.0) > 0.0 ? "yes" : "no");
        for (const auto& [column, key] : {std::pair(m_streams, "num_streams"), {m_blockSize, "blksize"}}) {
            if (const auto number = iperfNumber(start, key)) {
                m_table.hold(column, *number);
            }
        }
    }

    void addRow(dom::element sum, std::size_t line) {
        const auto rate = iperfNumber(sum, "bits_per_second");
        bool omitted = false;
        if (!rate || (!sum["omitted"].get(omitted) && omitted)) {
            m_table.skip(ProblemKind::nothingMeasured, line, omitted ? "an interval before the test" : "no rate");
            return;
        }
        m_table.beginRow(line);
        m_table.set(m_bandwidth, *rate);
        if (const auto end = iperfNumber(sum, "end")) {
            m_table.set(m_time, *end);
        }
        for (const auto& [key, column] : {std::pair("bytes", ToolColumn{"transferred", Role::description, "B"}),
                                          {"retransmits", {"retransmits", Role::description}},
                                          {"jitter_ms", {"jitter", Role::description, "ms"}},
                                          {"lost_percent", {"lost", Role::description, "%"}}}) {
            if (const auto number = iperfNumber(sum, key)) {
                m_table.set(m_table.add(column), *number);
            }
        }
        m_table.endRow();
    }

    ToolTable m_table;
    std::size_t m_protocol, m_streams, m_blockSize, m_reverse, m_time, m_bandwidth;
};

}  // namespace

double sniffIperf3(std::string_view firstBytes) {
    const auto has = [firstBytes](std::string_view part) { return firstBytes.find(part) != std::string_view::npos; };
    return has("\"iperf 3") || (has("\"test_start\"") && has("\"num_streams\"")) ? 0.9 : 0.0;
}

base::Expected<Imported> readIperf3(TextSource& source, const std::string& path, const ReadOptions& options,
                                    base::Progress& progress) {
    const std::string text = GREYSCOPE_TRY(wholeText(source, path, progress));
    Iperf3Table runs(options);
    for (const std::string_view object : GREYSCOPE_TRY(objectsIn(text, progress))) {
        dom::parser parser;
        const auto offset = static_cast<std::size_t>(object.data() - text.data());
        runs.add(GREYSCOPE_TRY(parseJson(parser, text, object, path)), lineAt(text, offset));
    }
    runs.table().countRepeats();
    return runs.table().finish(lineAt(text, text.size()) - (text.ends_with('\n') ? 1 : 0), path);
}

}  // namespace greyscope::io
