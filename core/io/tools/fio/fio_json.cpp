#include "core/io/tools/fio/fio_json.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/base/try.h"
#include "core/data/columns/cell_text.h"
#include "core/io/json/json_rows.h"
#include "core/io/json/json_text.h"
#include "core/io/tools/fio/fio_bins.h"

namespace greyscope::io {

namespace dom = simdjson::dom;

namespace {

double numberAt(dom::element object, std::string_view key) {
    double number = fioUnsaid;
    return object[key].get(number) ? fioUnsaid : number;
}

std::string textAt(dom::element object, std::string_view key) {
    dom::element value;
    return object[key].get(value) ? std::string() : jsonCell(value);
}

void addOptions(dom::element object, std::string_view key, std::map<std::string, std::string>& options) {
    dom::object members;
    if (object[key].get(members)) {
        return;
    }
    for (const auto [option, value] : members) {
        options[std::string(option)] = jsonCell(value);
    }
}

/// Adds fio's defaults for options that neither the job nor the global section sets. Before 2.9, no options are
/// written.
void addDefaults(dom::element job, std::map<std::string, std::string>& options) {
    dom::object said;
    if (job["job options"].get(said)) {
        return;
    }
    options.emplace("rw", "read");
    options.emplace("iodepth", "1");
    options.emplace("numjobs", "1");
    if (!options.contains("bsrange") && !options.contains("bssplit")) {
        options.emplace("bs", "4k");
    }
}

/// Adds the bins of JSON+: counts under the value of each bin or, in fio 2, under its number.
void addBins(dom::element found, double factor, FioLatency& latency) {
    dom::object bins;
    if (found["bins"].get(bins)) {
        return;
    }
    dom::element bits;
    const bool areNumbered = !bins["FIO_IO_U_PLAT_BITS"].get(bits);
    for (const auto [name, value] : bins) {
        const auto number = data::numberIn(name);
        double count = 0.0;
        if (number && *number >= 0.0 && *number <= 1e15 && !value.get(count) && count > 0.0) {
            const double latencyAt =
                areNumbered ? fioBinValue(static_cast<std::size_t>(std::min(*number, 4095.0))) : *number;
            latency.bins.emplace_back(latencyAt * factor, count);
        }
    }
}

/// The latency "slat" in microseconds, or "slat_ns" in nanoseconds.
FioLatency latencyAt(dom::element direction, const std::string& key) {
    FioLatency latency;
    dom::element found;
    double factor = 1.0;
    if (direction[key].get(found)) {
        if (direction[key + "_ns"].get(found)) {
            return latency;
        }
        factor = 1e-3;
    }
    if (numberAt(found, "N") == 0.0 || (numberAt(found, "max") == 0.0 && numberAt(found, "mean") == 0.0)) {
        return latency;  // nothing was measured
    }
    dom::object list;
    if (!found["percentile"].get(list)) {
        for (const auto [name, value] : list) {
            const auto percentile = data::numberIn(name);
            double number = 0.0;
            if (percentile && *percentile > 0.0 && !value.get(number)) {
                latency.setPercentile(*percentile, number * factor);
            }
        }
    }
    addBins(found, factor, latency);
    latency.spread = {numberAt(found, "min") * factor, numberAt(found, "max") * factor,
                      numberAt(found, "mean") * factor, numberAt(found, "stddev") * factor};
    return latency;
}

void addDirection(FioTable& table, dom::element job, const std::string& operation, FioResult result) {
    dom::element direction;
    if (job[operation].get(direction) || !direction.is_object()) {
        return;
    }
    result.operation = operation;
    // Before 3.0, io_bytes is in kibibytes if io_kbytes is absent.
    const double kibibytes = numberAt(direction, "io_kbytes");
    result.kibibytes = kibibytes >= 0.0 ? kibibytes : numberAt(direction, "io_bytes");
    result.bandwidth = numberAt(direction, "bw");
    result.iops = numberAt(direction, "iops");
    result.milliseconds = numberAt(direction, "runtime");
    result.operations = numberAt(direction, "total_ios");
    result.submission = latencyAt(direction, "slat");
    result.completion = latencyAt(direction, "clat");
    result.total = latencyAt(direction, "lat");
    dom::element sync;
    if (operation == "write" && !job["sync"].get(sync) && numberAt(sync, "total_ios") > 0.0) {
        result.sync = latencyAt(sync, "lat");
    }
    table.add(std::move(result));
}

/// Adds a job; the totals of all clients are not a separate result.
void addJob(FioTable& table, dom::element job, std::size_t line, bool ofClients,
            const std::map<std::string, std::string>& global) {
    FioResult result{line, textAt(job, "jobname")};
    if (ofClients && result.job == "All clients") {
        table.table().skip(ProblemKind::statisticsLine, line, result.job);
        return;
    }
    result.host = textAt(job, "hostname");
    const double error = numberAt(job, "error");
    result.error = error >= -1e6 && error <= 1e6 ? static_cast<int>(error) : 0;
    result.options = global;
    addOptions(job, "job options", result.options);
    addDefaults(job, result.options);
    result.options.erase("name");
    for (const char* operation : {"read", "write", "trim"}) {
        addDirection(table, job, operation, result);
    }
    // With unified_rw_reporting, a combined direction replaces the directions or is added to them.
    dom::element mixed;
    if (!job["mixed"].get(mixed)) {
        dom::element read;
        if (!job["read"].get(read)) {
            table.table().skip(ProblemKind::statisticsLine, line, result.job + ": all directions as one");
        } else {
            addDirection(table, job, "mixed", result);
        }
    }
}

/// The document with its lists emptied.
std::string withoutItems(std::string_view text, std::vector<std::vector<JsonItem>> lists) {
    std::erase_if(lists, [](const auto& items) { return items.empty(); });
    std::sort(lists.begin(), lists.end(),
              [](const auto& a, const auto& b) { return a.front().text.data() < b.front().text.data(); });
    std::string rest;
    const char* from = text.data();
    for (const auto& items : lists) {
        rest.append(from, items.front().text.data());
        from = items.back().text.data() + items.back().text.size();
    }
    rest.append(from, text.data() + text.size());
    rest.reserve(rest.size() + simdjson::SIMDJSON_PADDING);
    return rest;
}

}  // namespace

base::Expected<void> addFioJson(FioTable& table, std::string_view whole, std::string_view text, const std::string& path,
                                base::Progress& progress) {
    // One job at a time: a tree of the whole document would take twice as much memory again.
    constexpr std::array<const char*, 2> keys{"jobs", "client_stats"};
    std::vector<std::vector<JsonItem>> lists;
    for (const char* key : keys) {
        lists.push_back(GREYSCOPE_TRY(itemsOf(text, key, progress)));
    }
    dom::parser parser;
    const auto located = [&](const base::Error& inPart) {
        const auto all = parseJson(parser, whole, text, path);
        return tl::unexpected(all ? inPart : all.error());
    };
    const std::string rest = withoutItems(text, lists);
    dom::parser restParser;
    const auto root = parseJson(restParser, rest, rest, path);
    if (!root) {
        return located(root.error());
    }
    for (const char* fact : {"fio version", "time", "timestamp"}) {
        table.table().note(fact, textAt(*root, fact));
    }
    std::map<std::string, std::string> global;
    addOptions(*root, "global options", global);
    const std::size_t before = lineAt(whole, static_cast<std::size_t>(text.data() - whole.data())) - 1;
    for (std::size_t list = 0; list < keys.size(); ++list) {
        const bool isEmpty = lists[list].size() == 1 && lists[list].front().text.empty();
        for (std::size_t item = 0; item < lists[list].size() && !isEmpty; ++item) {
            const JsonItem& each = lists[list][item];
            if (progress.cancelled()) {
                return base::fail(base::ErrorCode::cancelled);
            }
            const auto job = parseJson(parser, whole, each.text, path);
            if (!job) {
                return located(job.error());
            }
            addJob(table, *job, before + each.line, list == 1, global);
        }
    }
    return {};
}

}  // namespace greyscope::io
