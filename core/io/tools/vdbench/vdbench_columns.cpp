#include "core/io/tools/vdbench/vdbench_columns.h"

#include <algorithm>
#include <utility>

#include "core/base/text.h"

namespace greyscope::io {

using data::Role;

namespace {

constexpr double perKibi = 1.0 / 1024.0;

struct VdbenchName {
    std::string_view name;
    VdbenchColumn column;
};

const VdbenchColumn* knownIn(const std::vector<VdbenchName>& names, std::string_view name) {
    const auto found = std::find_if(names.begin(), names.end(), [&](const VdbenchName& n) { return n.name == name; });
    return found == names.end() ? nullptr : &found->column;
}

const std::vector<VdbenchName>& totalsNames() {
    static const std::vector<VdbenchName> names{
        {"i/o rate", {{"operation_rate", Role::metric, "IOPS"}}},
        {"MB/sec 1024**2", {{"bandwidth", Role::metric, "MiB/s", "MB/sec"}}},
        {"bytes i/o", {{"transfer_size", Role::description, "KiB", "B"}, perKibi}},
        {"read pct", {{"read_percent", Role::description, "%"}}},
        {"resp time", {{"response_time", Role::metric, "ms"}}},
        {"read resp", {{"read_response_time", Role::metric, "ms"}}},
        {"write resp", {{"write_response_time", Role::metric, "ms"}}},
        {"read max", {{"read_response_max", Role::description, "ms"}}},
        {"write max", {{"write_response_max", Role::description, "ms"}}},
        {"resp max", {{"response_max", Role::description, "ms"}}},
        {"resp stddev", {{"response_stddev", Role::description, "ms"}}},
        {"queue depth", {{"queue_depth", Role::description}}},
        {"cpu% sys+u", {{"cpu", Role::description, "%"}}},
        {"cpu% sys", {{"cpu_system", Role::description, "%"}}}};
    return names;
}

const std::vector<VdbenchName>& flatNames() {
    static const std::vector<VdbenchName> names{{"rate", {{"operation_rate", Role::metric, "IOPS"}}},
                                                {"MB/sec", {{"bandwidth", Role::metric, "MiB/s", "MB/sec"}}},
                                                {"resp", {{"response_time", Role::metric, "ms"}}},
                                                {"xfersize", {{"transfer_size", Role::factor, "KiB", "B"}, perKibi}},
                                                {"threads", {{"threads", Role::factor}}},
                                                {"rdpct", {{"read_percent", Role::factor, "%"}}},
                                                {"rhpct", {{"read_hit_percent", Role::factor, "%"}}},
                                                {"whpct", {{"write_hit_percent", Role::factor, "%"}}},
                                                {"seekpct", {{"seek_percent", Role::factor, "%"}}},
                                                {"lunsize", {{"lun_size", Role::description, "GiB", "GB"}}},
                                                {"bytes/io", {{"bytes_per_operation", Role::description, "B"}}},
                                                {"resp_max", {{"response_max", Role::description, "ms"}}},
                                                {"resp_std", {{"response_stddev", Role::description, "ms"}}},
                                                {"reqrate", {{"requested_rate", Role::factor, "IOPS"}}}};
    return names;
}

}  // namespace

std::vector<VdbenchColumn> vdbenchTotals(std::string_view above, std::string_view below) {
    std::vector<std::string_view> first;
    std::vector<std::string_view> second;
    base::splitWords(above.substr(std::min(above.find("interval"), above.size())), first);
    base::splitWords(below, second);
    std::vector<VdbenchColumn> columns;
    if (first.size() != second.size() + 1) {
        return columns;
    }
    for (std::size_t i = 0; i < second.size(); ++i) {
        const std::string name = std::string(first[i + 1]) + ' ' + std::string(second[i]);
        const VdbenchColumn* const known = knownIn(totalsNames(), name);
        columns.push_back(known != nullptr ? *known : VdbenchColumn{{name, Role::description}});
    }
    return columns;
}

std::vector<VdbenchColumn> vdbenchFileTotals(std::string_view above, std::string_view below) {
    std::vector<std::string_view> groups;
    std::vector<std::string_view> second;
    base::splitWords(above.substr(std::min(above.find(".Interval."), above.size())), groups);
    base::splitWords(below, second);
    std::vector<VdbenchColumn> columns;
    std::size_t at = 0;
    for (std::size_t g = 1; g < groups.size(); ++g) {
        const std::size_t from = std::min(groups[g].find_first_not_of('.'), groups[g].size());
        const std::size_t to = groups[g].find_last_not_of('.') + 1;
        const std::string group = base::lowered(groups[g].substr(from, to - std::min(from, to)));
        const std::string_view next = at < second.size() ? second[at] : "";
        if (next == "rate" && at + 1 < second.size()) {
            const bool all = group == "reqstdops";
            const Role role = all || group == "read" || group == "write" ? Role::metric : Role::description;
            columns.push_back({{all ? "operation_rate" : group + "_rate", role, "ops/s"}});
            columns.push_back({{all ? "response_time" : group + "_response_time", role, "ms"}});
            at += 2;
        } else if (group == "cpu%" && at + 1 < second.size()) {
            columns.push_back({{"cpu", Role::description, "%"}});
            columns.push_back({{"cpu_system", Role::description, "%"}});
            at += 2;
        } else if (next == "read" && at + 1 < second.size()) {
            columns.push_back({{"read_bandwidth", Role::metric, "MiB/s", "mb/sec"}});
            columns.push_back({{"write_bandwidth", Role::metric, "MiB/s", "mb/sec"}});
            at += 2;
        } else if (next == "total") {
            columns.push_back({{"bandwidth", Role::metric, "MiB/s", "mb/sec"}});
            ++at;
        } else if (next == "size") {
            columns.push_back({{"transfer_size", Role::description, "KiB", "B"}, perKibi});
            ++at;
        } else {
            columns.push_back({{next == "pct" ? "read_percent" : std::string(next), Role::description}});
            ++at;
        }
    }
    return at == second.size() ? columns : std::vector<VdbenchColumn>();
}

VdbenchColumn vdbenchFlat(std::string_view name) {
    const VdbenchColumn* const known = knownIn(flatNames(), name);
    return known != nullptr ? *known : VdbenchColumn{{std::string(name), Role::description}};
}

}  // namespace greyscope::io
