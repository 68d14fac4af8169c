#include "core/io/fio_json.h"

#include <array>

#include "core/base/try.h"
#include "core/data/cell_text.h"
#include "core/io/json_rows.h"
#include "core/io/json_text.h"

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

/// "slat" in microseconds, or "slat_ns".
FioSpread spreadAt(dom::element direction, const std::string& key, std::map<double, double>* percentiles) {
    dom::element found;
    double factor = 1.0;
    if (direction[key].get(found)) {
        if (direction[key + "_ns"].get(found)) {
            return fioUnsaidSpread;
        }
        factor = 1e-3;
    }
    const double count = numberAt(found, "N");
    dom::object list;
    if (percentiles != nullptr && !found["percentile"].get(list)) {
        for (const auto [name, value] : list) {
            const auto percentile = data::numberIn(name);
            double number = 0.0;
            if (percentile && *percentile > 0.0 && !value.get(number)) {
                (*percentiles)[*percentile] = number * factor;
            }
        }
    }
    if (count == 0.0 || (numberAt(found, "max") == 0.0 && numberAt(found, "mean") == 0.0)) {
        return fioUnsaidSpread;  // nothing was measured
    }
    return {numberAt(found, "min") * factor, numberAt(found, "max") * factor, numberAt(found, "mean") * factor,
            numberAt(found, "stddev") * factor};
}

void addDirection(FioTable& table, dom::element job, const std::string& operation, FioResult result) {
    dom::element direction;
    if (job[operation].get(direction) || !direction.is_object()) {
        return;
    }
    result.operation = operation;
    // Before 3.0 io_bytes counts kibibytes where io_kbytes is not there.
    const double kibibytes = numberAt(direction, "io_kbytes");
    result.kibibytes = kibibytes >= 0.0 ? kibibytes : numberAt(direction, "io_bytes");
    result.bandwidth = numberAt(direction, "bw");
    result.iops = numberAt(direction, "iops");
    result.milliseconds = numberAt(direction, "runtime");
    result.operations = numberAt(direction, "total_ios");
    result.submission = spreadAt(direction, "slat", nullptr);
    result.completion = spreadAt(direction, "clat", &result.percentiles);
    result.total = spreadAt(direction, "lat", nullptr);
    table.add(std::move(result));
}

}  // namespace

base::Expected<void> addFioJson(FioTable& table, std::string_view whole, std::string_view text,
                                const std::string& path) {
    dom::parser parser;
    const dom::element root = GREYSCOPE_TRY(parseJson(parser, whole, text, path));
    for (const char* fact : {"fio version", "time", "timestamp"}) {
        table.table().note(fact, textAt(root, fact));
    }
    std::map<std::string, std::string> global;
    addOptions(root, "global options", global);
    for (const char* key : {"jobs", "client_stats"}) {
        dom::array jobs;
        if (root[key].get(jobs)) {
            continue;
        }
        const std::vector<std::size_t> lines = linesOfItems(text, key);
        const std::size_t before = lineAt(whole, static_cast<std::size_t>(text.data() - whole.data())) - 1;
        std::size_t place = 0;
        for (const dom::element job : jobs) {
            const std::size_t line = before + (place < lines.size() ? lines[place] : 1);
            ++place;
            FioResult result{line, textAt(job, "jobname")};
            if (std::string_view(key) == "client_stats" && result.job == "All clients") {
                table.table().skip(ProblemKind::statisticsLine, line, result.job);
                continue;
            }
            result.host = textAt(job, "hostname");
            const double error = numberAt(job, "error");
            result.error = error >= -1e6 && error <= 1e6 ? static_cast<int>(error) : 0;
            result.options = global;
            addOptions(job, "job options", result.options);
            result.options.erase("name");
            for (const char* operation : {"read", "write", "trim"}) {
                addDirection(table, job, operation, result);
            }
        }
    }
    return {};
}

}  // namespace greyscope::io
