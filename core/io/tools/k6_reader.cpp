#include "core/io/tools/k6_reader.h"

#include <algorithm>
#include <array>
#include <optional>
#include <unordered_map>

#include "core/base/text.h"
#include "core/base/try.h"
#include "core/data/columns/cell_text.h"
#include "core/io/json/json_rows.h"
#include "core/io/json/json_text.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

using data::Role;
namespace dom = simdjson::dom;

namespace {

bool holds(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

std::string memberText(dom::element object, std::string_view key) {
    dom::element value;
    return object[key].get(value) ? std::string() : jsonCell(value);
}

std::optional<double> memberNumber(dom::element object, std::string_view key) {
    double number = 0.0;
    return object[key].get(number) ? std::nullopt : std::optional(number);
}

/// The contents of a metric if the export does not state it: for k6's built-in metrics.
std::string contentsOf(std::string_view name, dom::element metric) {
    const std::string said = memberText(metric, "contains");
    constexpr std::array<std::string_view, 8> times{"http_req_",         "iteration_duration",  "group_duration",
                                                    "ws_connecting",     "ws_session_duration", "ws_ping",
                                                    "grpc_req_duration", "browser_http_req_dur"};
    const bool isTime = !name.starts_with("http_req_failed") &&
                        std::any_of(times.begin(), times.end(), [&](auto start) { return name.starts_with(start); });
    const bool isData = name.starts_with("data_") || name.starts_with("browser_data_");
    return !said.empty() ? said : isTime ? "time" : isData ? "data" : "default";
}

class K6Summary {
public:
    K6Summary(std::string_view text, const ReadOptions& options)
        : m_text(text), m_lines(linesOfStrings(text)), m_table("k6", options) {
        m_metric = m_table.add({"metric", Role::key, {}, {}, false});
        m_users = m_table.add({"vus", Role::factor});
        m_latency = m_table.add({"latency", Role::metric, "ms"});
        m_rate = m_table.add({"rate", Role::metric, "ops/s"});
        m_share = m_table.add({"share", Role::metric});
        m_count = m_table.add({"count", Role::description});
    }

    base::Expected<Imported> read(dom::element root, const std::string& path) {
        dom::element results = root;
        const bool isWrapped = !root["results"].get(results);  // the machine-readable summary
        readRun(root);
        holdUsers(results);
        dom::object byName;
        dom::array list;
        if (!results["metrics"].get(byName)) {
            for (const auto [name, metric] : byName) {
                addMetric(std::string(name), metric);
            }
        } else if (!results["metrics"].get(list)) {
            addMetrics(list);
        }
        dom::element group;
        if (!isWrapped && !root["root_group"].get(group)) {
            addGroup(group);
        } else if (dom::element checks; !results["checks"].get(checks)) {
            if (!checks["metrics"].get(list)) {
                addMetrics(list);
            }
            eachOf(checks, "results", [this](dom::element check) { addCheck(check); });
        }
        return m_table.finish(lineAt(m_text, m_text.size()) - (m_text.ends_with('\n') ? 1 : 0), path);
    }

private:
    /// Iterates over a list, or over an object with the same elements by name.
    template <class Take>
    static void eachOf(dom::element holder, std::string_view key, const Take& take) {
        dom::array list;
        dom::object byName;
        if (!holder[key].get(list)) {
            std::for_each(list.begin(), list.end(), take);
        } else if (!holder[key].get(byName)) {
            for (const auto [name, each] : byName) {
                take(each);
            }
        }
    }

    void addMetrics(dom::array list) {
        for (const dom::element metric : list) {
            addMetric(memberText(metric, "name"), metric);
        }
    }

    void readRun(dom::element root) {
        dom::element part;
        if (!root["state"].get(part)) {
            const auto time = memberNumber(part, "testRunDurationMs");
            m_seconds = time ? std::optional(*time / 1e3) : std::nullopt;
        } else if (!root["config"].get(part)) {
            m_seconds = memberNumber(part, "duration");
            m_table.note("script", memberText(part, "script"));
        }
        if (m_seconds) {
            m_table.note("duration", base::toText(*m_seconds) + " s");
        }
        if (!root["metadata"].get(part)) {
            m_table.note("version", memberText(part, "k6_version"));
        }
    }

    /// The maximum number of concurrent users, in which runs of one script differ.
    void holdUsers(dom::element results) {
        std::optional<double> most;
        const auto look = [&](std::string_view name, dom::element metric) {
            dom::element values = metric;
            const bool isNewer = !metric["values"].get(values);
            if (name == "vus" || (name == "vus_max" && !most)) {
                most = memberNumber(isNewer ? values : metric, "max");
            }
        };
        dom::object byName;
        if (!results["metrics"].get(byName)) {
            for (const auto [name, metric] : byName) {
                look(name, metric);
            }
        } else {
            eachOf(results, "metrics", [&](dom::element metric) { look(memberText(metric, "name"), metric); });
        }
        if (most) {
            m_table.hold(m_users, *most);
        }
    }

    void begin(const std::string& name, std::string_view quoted) {
        const auto found = m_lines.find(quoted);
        m_line = found == m_lines.end() ? m_line : found->second;
        m_table.beginRow(m_line);
        m_table.set(m_metric, std::string_view(name));
    }

    void addMetric(const std::string& name, dom::element metric) {
        dom::element values = metric;
        if (metric["values"].get(values)) {
            values = metric;
        }
        begin(name, name);
        const std::string contents = contentsOf(name, metric);
        if (memberNumber(values, "passes") || memberNumber(values, "matches")) {
            setShare(values);
        } else if (const auto count = memberNumber(values, "count"); count && !memberNumber(values, "avg")) {
            setCount(contents, *count, memberNumber(values, "rate"));
        } else {
            setSpread(contents, values);
        }
        setThresholds(metric, values);
        m_table.endRow();
    }

    void setShare(dom::element values) {
        const auto share = memberNumber(values, "rate");
        const auto older = memberNumber(values, "value");
        const auto matches = memberNumber(values, "matches");
        const auto passes = matches ? matches : memberNumber(values, "passes");
        const auto total = memberNumber(values, "total");
        const auto fails = total && passes ? std::optional(*total - *passes) : memberNumber(values, "fails");
        if (share || older) {
            m_table.set(m_share, share ? *share : *older);
        }
        setOutcomes(passes, fails);
    }

    void setOutcomes(std::optional<double> passes, std::optional<double> fails) {
        if (passes) {
            m_table.set(m_table.add({"passes", Role::description}), *passes);
        }
        if (fails) {
            m_table.set(m_table.add({"fails", Role::description}), *fails);
        }
    }

    /// The rate per second of the whole run, as in k6; the machine-readable summary leaves it to the reader.
    void setCount(const std::string& contents, double count, std::optional<double> rate) {
        if (!rate && m_seconds && *m_seconds > 0.0) {
            rate = count / *m_seconds;
        }
        const bool isData = contents == "data";
        m_table.set(isData ? m_table.add({"data", Role::description, "B"}) : m_count, count);
        if (rate) {
            m_table.set(isData ? m_table.add({"data_rate", Role::metric, "B/s"}) : m_rate, *rate);
        }
    }

    /// Sets "avg", "min", "med", "p(95)" of a trend, or the last, smallest and largest value of a gauge.
    void setSpread(const std::string& contents, dom::element values) {
        const bool isTime = contents == "time";
        const std::string column = isTime ? "latency" : "value";
        const std::string unit = isTime ? "ms" : contents == "data" ? "B" : "";
        const auto add = [&](const std::string& ending, Role role) {
            return m_table.add({column + (unit == "B" ? "_bytes" : "") + ending, role, unit});
        };
        dom::object members;
        if (values.get(members)) {
            return;
        }
        for (const auto [key, value] : members) {
            double number = 0.0;
            const std::string_view name = key;
            if (value.get(number)) {
                continue;
            }
            const bool isPercentile = name.starts_with("p(") && name.ends_with(')');
            if (name == "avg" || name == "value") {
                m_table.set(isTime ? m_latency : add("", Role::metric), number);
            } else if (name == "med" || isPercentile) {
                const std::string percent = name == "med" ? "50" : std::string(name.substr(2, name.size() - 3));
                m_table.set(add("_p" + percent, Role::metric), number);
            } else if (name == "min" || name == "max") {
                m_table.set(add("_" + std::string(name), Role::description), number);
            } else if (name == "count") {
                m_table.set(m_count, number);
            }
        }
    }

    /// Sets whether the thresholds of the run were met. The export states for each whether it was crossed, not whether
    /// it held.
    void setThresholds(dom::element metric, dom::element values) {
        dom::object thresholds;
        if (metric["thresholds"].get(thresholds) && values["thresholds"].get(thresholds)) {
            return;
        }
        std::string said;
        for (const auto [condition, state] : thresholds) {
            bool crossed = false;
            bool ok = false;
            if (!state["ok"].get(ok)) {
                crossed = !ok;
            } else if (state.get(crossed)) {
                continue;
            }
            said += (said.empty() ? "" : "; ") + std::string(condition) + (crossed ? " crossed" : " ok");
        }
        if (!said.empty()) {
            m_table.set(m_table.add({"thresholds", Role::description, {}, {}, false}), std::string_view(said));
        }
    }

    void addGroup(dom::element group) {
        eachOf(group, "checks", [this](dom::element check) { addCheck(check); });
        eachOf(group, "groups", [this](dom::element inner) { addGroup(inner); });
    }

    /// Adds a check, named like a part of k6's metric "checks".
    void addCheck(dom::element check) {
        const std::string name = memberText(check, "name");
        const std::string place = memberText(check, "path");
        const std::size_t end = place.size() - std::min(place.size(), name.size() + 2);
        const std::string group = end > 0 ? "group:" + place.substr(0, end) + "," : "";
        const auto passes = memberNumber(check, "passes");
        const auto fails = memberNumber(check, "fails");
        begin("checks{" + group + "check:" + name + "}", name);
        if (passes && fails && *passes + *fails > 0.0) {
            m_table.set(m_share, *passes / (*passes + *fails));
        }
        setOutcomes(passes, fails);
        m_table.endRow();
    }

    std::string_view m_text;
    std::unordered_map<std::string_view, std::size_t> m_lines;
    ToolTable m_table;
    std::size_t m_line = 1;
    std::optional<double> m_seconds;  ///< duration of the run
    std::size_t m_metric = 0, m_users = 0, m_latency = 0, m_rate = 0, m_share = 0, m_count = 0;
};

}  // namespace

double sniffK6(std::string_view bytes) {
    const bool own = holds(bytes, "\"iteration_duration\"") || holds(bytes, "\"http_req_duration\"") ||
                     holds(bytes, "\"http_reqs\"") || holds(bytes, "\"vus_max\"") || holds(bytes, "\"k6_version\"");
    return holds(bytes, "\"metrics\"") && own && !holds(bytes, "\"Point\"") ? 0.85 : 0.0;
}

base::Expected<Imported> readK6(TextSource& source, const std::string& path, const ReadOptions& options,
                                base::Progress& progress) {
    const std::string text = GREYSCOPE_TRY(wholeText(source, path, progress));
    dom::parser parser;
    const dom::element root = GREYSCOPE_TRY(parseJson(parser, text, text, path));
    return K6Summary(text, options).read(root, path);
}

}  // namespace greyscope::io
