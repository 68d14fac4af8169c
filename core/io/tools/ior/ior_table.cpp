#include "core/io/tools/ior/ior_table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/data/columns/cell_text.h"

namespace greyscope::io {

using data::Role;

namespace {

constexpr double kibi = 1024.0;
constexpr double mebi = 1024.0 * 1024.0;

constexpr std::string_view kFailed = "failed comparison";
constexpr std::string_view kIncorrect = "incorrect data on ";

std::optional<double> numberOf(const std::map<std::string, std::string>& values, const std::string& name) {
    const auto found = values.find(name);
    return found == values.end() ? std::nullopt : data::numberIn(found->second);
}

std::string textOf(const std::map<std::string, std::string>& values, const std::string& name) {
    const auto found = values.find(name);
    return found == values.end() ? std::string() : found->second;
}

/// The number at the beginning of a text such as "4 (4 per node)".
std::optional<double> leading(std::string_view text) {
    const std::string_view number = text.substr(0, text.find(' '));
    return data::numberIn(number);
}

void setKnown(ToolTable& table, std::size_t column, double number) {
    if (!std::isnan(number)) {
        table.set(column, number);
    }
}

}  // namespace

std::optional<double> iorBytes(std::string_view text) {
    constexpr std::array<std::string_view, 6> units{"B", "KiB", "MiB", "GiB", "TiB", "PiB"};
    text = base::trimmed(text);
    const std::size_t blank = text.find(' ');
    const auto number = data::numberIn(text.substr(0, blank));
    if (!number || blank == std::string_view::npos) {
        return number;
    }
    const std::string_view unit = base::trimmed(text.substr(blank));
    if (unit == "bytes" || unit == "byte") {
        return number;
    }
    const auto known = std::find(units.begin(), units.end(), unit);
    return known == units.end() ? std::nullopt
                                : std::optional(*number * std::pow(kibi, static_cast<double>(known - units.begin())));
}

bool IorVerdicts::isVerdict(std::string_view line) {
    const std::string text = base::lowered(line);
    return text.find(kFailed) != std::string::npos || text.find(kIncorrect) != std::string::npos;
}

bool IorVerdicts::take(std::string_view line, std::vector<IorResult>& results) {
    if (!isVerdict(line)) {
        return false;
    }
    const std::string text = base::lowered(line);
    if (text.find(kFailed) != std::string::npos) {
        m_failed = true;
        return true;
    }
    const std::size_t at = text.find(kIncorrect);
    const std::string said(base::trimmed(line.substr(at)));
    const bool isWrite = std::string_view(text).substr(at + kIncorrect.size()).starts_with("write");
    const auto last = std::find_if(results.rbegin(), results.rend(),
                                   [](const IorResult& result) { return result.operation == "write"; });
    std::string& where = !isWrite ? m_read : last == results.rend() ? m_write : last->wrong;
    where = said;
    m_failed = false;
    return true;
}

void IorVerdicts::attach(IorResult& result) {
    if (result.operation == "write") {
        result.wrong = std::exchange(m_write, {});
    } else if (result.operation == "read") {
        result.wrong = std::exchange(m_read, {});
        if (result.wrong.empty() && m_failed) {
            result.wrong = "FAILED comparison";
        }
        m_failed = false;
    }
}

void IorVerdicts::end(std::vector<IorResult>& results) {
    const std::string left = !m_read.empty() ? m_read : m_failed ? std::string("FAILED comparison") : m_write;
    const auto read = std::find_if(results.rbegin(), results.rend(),
                                   [](const IorResult& result) { return result.operation == "read"; });
    if (!left.empty() && !results.empty()) {
        (read == results.rend() ? results.back() : *read).wrong = left;
    }
    *this = {};
}

IorTable::IorTable(ToolTable& table) : m_table(table) {
    const auto text = [&](const char* name, Role role) { return m_table.add({name, role, {}, {}, false}); };
    const auto number = [&](const char* name, Role role, const char* unit = "", const char* inFile = "") {
        return m_table.add({name, role, unit, inFile});
    };
    m_test = text("test", Role::description);
    m_path = m_table.add({"path", Role::key, {}, {}, false, true});
    m_api = text("api", Role::key);
    m_access = text("access", Role::key);
    m_type = text("type", Role::key);
    m_ordering = text("ordering", Role::key);
    m_tasks = number("tasks", Role::factor);
    m_perNode = number("tasks_per_node", Role::factor);
    m_nodes = number("nodes", Role::factor);
    m_transferSize = number("transfer_size", Role::factor, "KiB", "B");
    m_blockSize = number("block_size", Role::factor, "KiB", "B");
    m_segments = number("segments", Role::factor);
    m_stripes = number("stripe_count", Role::factor);
    m_aggregate = number("aggregate_size", Role::description, "MiB");
    m_operation = text("operation", Role::key);
    m_iteration = number("iteration", Role::repetition);
    m_bandwidth = number("bandwidth", Role::metric, "MiB/s");
    m_operations = number("operation_rate", Role::metric, "IOPS");
    m_latency = number("latency", Role::metric, "s");
    m_open = number("open_time", Role::metric, "s");
    m_transfer = number("transfer_time", Role::metric, "s");
    m_close = number("close_time", Role::metric, "s");
    m_total = number("total_time", Role::metric, "s");
    m_least = number("bandwidth_min", Role::description, "MiB/s");
    m_most = number("bandwidth_max", Role::description, "MiB/s");
    m_deviation = number("bandwidth_stddev", Role::description, "MiB/s");
}

IorTable::Settings IorTable::settingsOf(const IorTest& test, const IorSummary* summary) {
    const auto option = [&](const char* name) { return textOf(test.options, name); };
    Settings settings;
    const std::string file = option("test filename");
    settings.path = file.substr(0, file.rfind('/') == std::string::npos ? 0 : file.rfind('/'));
    settings.api = option("api");
    settings.api.resize(std::min(settings.api.size(), settings.api.find(" (")));
    settings.access = option("access");
    // 3.0 combines both: "single-shared-file, independent"
    if (const auto comma = settings.access.find(", "); comma != std::string::npos) {
        settings.type = settings.access.substr(comma + 2);
        settings.access.resize(comma);
    }
    settings.type = option("type").empty() ? settings.type : option("type");
    const std::string order = option("ordering in a file");
    settings.ordering = order.substr(0, order.find(" offsets"));
    const bool oldClients = test.options.contains("clients");  // "4 (4 per node)"
    const std::string clients = option("clients");
    settings.tasks = oldClients ? leading(clients) : leading(option("tasks"));
    settings.nodes = leading(option("nodes"));
    const auto bracket = clients.find('(');
    settings.perNode = bracket != std::string::npos ? leading(std::string_view(clients).substr(bracket + 1))
                                                    : leading(option("clients per node"));
    settings.segments = leading(option("segments"));
    settings.blockSize = iorBytes(option("blocksize"));
    settings.transferSize = iorBytes(option("xfersize"));
    settings.aggregate = iorBytes(option("aggregate filesize"));
    settings.stripes = leading(option("Lustre stripe count"));
    if (summary != nullptr) {
        const auto exact = [&](std::optional<double>& value, const char* name) {
            const auto found = numberOf(summary->settings, name);
            value = found ? found : value;
        };
        exact(settings.tasks, "#Tasks");
        exact(settings.perNode, "tPN");
        exact(settings.segments, "segcnt");
        exact(settings.blockSize, "blksiz");
        exact(settings.transferSize, "xsize");
        exact(settings.aggregate, "aggsize");
        if (const auto mebibytes = numberOf(summary->settings, "aggs(MiB)")) {
            settings.aggregate = *mebibytes * mebi;
        }
        settings.api = settings.api.empty() ? textOf(summary->settings, "API") : settings.api;
        const std::string perProcess = textOf(summary->settings, "fPP");
        if (settings.access.empty() && !perProcess.empty()) {
            settings.access = perProcess == "0" ? "single-shared-file" : "file-per-process";
        }
    }
    return settings;
}

void IorTable::hold(const Settings& settings, const std::string& id) {
    const auto number = [&](std::size_t column, std::optional<double> value, double unit = 1.0) {
        value ? m_table.hold(column, *value / unit) : m_table.release(column);
    };
    m_table.hold(m_test, id);
    m_table.hold(m_path, settings.path);
    m_table.hold(m_api, settings.api);
    m_table.hold(m_access, settings.access);
    m_table.hold(m_type, settings.type);
    m_table.hold(m_ordering, settings.ordering);
    number(m_tasks, settings.tasks);
    number(m_perNode, settings.perNode);
    number(m_nodes, settings.nodes);
    number(m_segments, settings.segments);
    number(m_blockSize, settings.blockSize, kibi);
    number(m_transferSize, settings.transferSize, kibi);
    number(m_aggregate, settings.aggregate, mebi);
    number(m_stripes, settings.stripes);
}

void IorTable::addResults(IorTest& test) {
    const auto summaryOf = [&](const std::string& operation) {
        const auto found = std::find_if(test.summaries.begin(), test.summaries.end(),
                                        [&](const IorSummary& summary) { return summary.operation == operation; });
        return found == test.summaries.end() ? nullptr : &*found;
    };
    const IorSummary* const any = test.summaries.empty() ? nullptr : &test.summaries.front();
    hold(settingsOf(test, any), test.id);
    for (const IorResult& result : test.results) {
        addResult(result, summaryOf(result.operation), any != nullptr);
        if (!base::contains(test.listed, result.operation)) {
            test.listed.push_back(result.operation);
        }
    }
    test.results.clear();
}

void IorTable::add(IorTest& test) {
    addResults(test);
    for (const IorSummary& summary : test.summaries) {
        if (base::contains(test.listed, summary.operation)) {
            m_table.skip(ProblemKind::statisticsLine, summary.line, summary.operation);
        } else {
            addSummary(summary);
        }
    }
}

void IorTable::addResult(const IorResult& result, const IorSummary* summary, bool sizeKnown) {
    m_table.beginRow(result.line);
    if (!result.wrong.empty()) {
        m_table.invalidate(result.wrong);
    }
    m_table.set(m_operation, result.operation);
    double bandwidth = result.bandwidth;
    for (const double exact : {summary != nullptr ? summary->most : IorResult::unknown,
                               summary != nullptr ? summary->least : IorResult::unknown}) {
        // The list prints large bandwidths without decimals; the summary has them.
        const bool same = bandwidth == std::floor(bandwidth) && std::abs(exact - bandwidth) <= 0.5;
        bandwidth = same ? exact : bandwidth;
    }
    setKnown(m_table, m_bandwidth, bandwidth);
    setKnown(m_table, m_operations, result.operations);
    setKnown(m_table, m_latency, result.latency);
    setKnown(m_table, m_open, result.open);
    setKnown(m_table, m_transfer, result.transfer);
    setKnown(m_table, m_close, result.close);
    setKnown(m_table, m_total, result.total);
    setKnown(m_table, m_iteration, result.iteration);
    if (!sizeKnown) {
        setKnown(m_table, m_blockSize, result.blockSize / kibi);
        setKnown(m_table, m_transferSize, result.transferSize / kibi);
    }
    m_table.endRow();
}

void IorTable::addSummary(const IorSummary& summary) {
    m_table.beginRow(summary.line);
    m_table.set(m_operation, summary.operation);
    setKnown(m_table, m_bandwidth, summary.mean);
    setKnown(m_table, m_operations, summary.operations);
    setKnown(m_table, m_total, summary.seconds);
    setKnown(m_table, m_least, summary.least);
    setKnown(m_table, m_most, summary.most);
    setKnown(m_table, m_deviation, summary.deviation);
    m_table.endRow();
}

}  // namespace greyscope::io
