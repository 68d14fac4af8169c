#include "core/io/tools/fio/fio_table.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>
#include <utility>

#include "core/base/text.h"
#include "core/base/try.h"
#include "core/data/columns/cell_text.h"
#include "core/io/tools/fio/fio_bins.h"

namespace greyscope::io {

using data::Role;

namespace {

/// An option of a job that may have been varied.
struct KnownOption {
    std::string_view option;
    const char* column;
    Role role;
    const char* unit = "";
    bool numeric = true;
    bool always = false;  ///< a column even if it is equal in all jobs
};
constexpr std::array knownOptions{
    KnownOption{"rw", "pattern", Role::key, "", false, true},
    KnownOption{"bs", "block_size", Role::factor, "B", true, true},
    KnownOption{"iodepth", "iodepth", Role::factor, "", true, true},
    KnownOption{"numjobs", "numjobs", Role::factor, "", true, true},
    KnownOption{"ioengine", "ioengine", Role::key, "", false},
    KnownOption{"filename", "filename", Role::key, "", false},
    KnownOption{"directory", "directory", Role::key, "", false},
    KnownOption{"direct", "direct", Role::factor},
    KnownOption{"rwmixread", "rwmixread", Role::factor},
    KnownOption{"rwmixwrite", "rwmixwrite", Role::factor},
    KnownOption{"fsync", "fsync", Role::factor},
    KnownOption{"size", "size", Role::description, "B"},
};

const KnownOption* known(std::string_view option) {
    const auto found = std::find_if(knownOptions.begin(), knownOptions.end(),
                                    [&](const KnownOption& each) { return each.option == option; });
    return found == knownOptions.end() ? nullptr : &*found;
}

/// The part of an option for this operation: "4k,16k" are the sizes of reads and of other operations.
std::string_view partOf(std::string_view text, const std::string& operation) {
    for (std::size_t before = operation == "read" ? 0 : operation == "trim" ? 2 : 1; before > 0; --before) {
        if (const std::size_t comma = text.find(','); comma != std::string_view::npos) {
            text.remove_prefix(comma + 1);
        }
    }
    return text.substr(0, text.find(','));
}

double optionNumber(const KnownOption& option, const FioResult& result, std::string_view text) {
    const auto base = result.options.find("kb_base");
    const double kilo = base != result.options.end() && base->second == "1000" ? 1000.0 : 1024.0;
    return option.unit == std::string_view("B") ? fioBytes(partOf(text, result.operation), kilo)
                                                : data::numberIn(text).value_or(fioUnsaid);
}

std::string percentileName(const std::string& latency, double percentile) {
    std::string text = base::toText(percentile);
    std::replace(text.begin(), text.end(), '.', '_');
    return latency + "_p" + text;
}

}  // namespace

FioTable::FioTable(const ReadOptions& options) : m_table(std::string(fioFormat), options) {
    const auto rows = options.dialect.find("rows");
    m_wantsBins = rows != options.dialect.end() && rows->second == "bins";
}

double fioBytes(std::string_view text, double kilo) {
    const std::size_t end = std::min(text.find_first_not_of("0123456789."), text.size());
    const auto number = data::numberIn(text.substr(0, end));
    std::string unit = base::lowered(text.substr(end, text.find_first_of(",-/ ", end) - end));
    const double factor = unit.find('i') == std::string::npos ? kilo : 1024.0;
    for (const char* tail : {"ib", "b", "i"}) {
        if (unit.ends_with(tail)) {
            unit.resize(unit.size() - std::string_view(tail).size());
        }
    }
    const std::size_t power = unit.empty() ? 0 : std::string_view("kmgtp").find(unit.front()) + 1;
    return number && unit.size() <= 1 && power <= 5 ? *number * std::pow(factor, static_cast<double>(power))
                                                    : fioUnsaid;
}

double fioPrinted(std::string_view text) {
    const std::size_t end = std::min(text.find_first_not_of("0123456789."), text.size());
    const auto number = data::numberIn(text.substr(0, end));
    std::string_view unit = text.substr(end);
    const std::size_t power = std::string_view("kmgtp").find(unit.empty() ? '?' : base::lowered(unit.substr(0, 1))[0]);
    double factor = 1.0;
    if (power != std::string_view::npos) {
        unit.remove_prefix(1);
        const bool binary = unit.starts_with('i');
        unit.remove_prefix(binary ? 1 : 0);
        factor = std::pow(binary ? 1024.0 : 1000.0, static_cast<double>(power + 1));
    }
    const bool bits = unit.starts_with("bit") || unit.starts_with('b');
    return number && (bits || unit.starts_with('B')) ? *number * factor / (bits ? 8.0 : 1.0) : fioUnsaid;
}

void FioLatency::setPercentile(double percentile, double value) {
    const auto found = std::lower_bound(percentiles.begin(), percentiles.end(), percentile,
                                        [](const auto& each, double wanted) { return each.first < wanted; });
    if (found != percentiles.end() && found->first == percentile) {
        found->second = value;
    } else {
        percentiles.insert(found, {percentile, value});
    }
}

void FioTable::add(FioResult result) {
    const bool idle =
        !(result.kibibytes > 0) && !(result.bandwidth > 0) && !(result.operations > 0) && !(result.total.spread[2] > 0);
    if (idle && result.error == 0) {
        m_table.skip(ProblemKind::nothingMeasured, result.line, result.job + ": " + result.operation);
        return;
    }
    result.run = m_run;
    if (!result.process.empty()) {
        m_ofProcess[result.process].push_back(m_results.size());
    }
    m_results.push_back(std::move(result));
}

void FioTable::beginRun() {
    ++m_run;
    m_ofProcess.clear();  // another process may have the same number
}

void FioTable::startOver(const std::string& process) {
    const auto known = m_ofProcess.find(process);
    if (known == m_ofProcess.end()) {
        return;
    }
    for (const std::size_t place : known->second) {
        m_table.skip(ProblemKind::statisticsLine, m_results[place].line, "an earlier state of the run");
        m_results[place].line = 0;
    }
    m_ofProcess.erase(known);
}

void FioTable::addOptions() {
    std::map<std::string, std::set<std::string>> values;
    std::map<std::string, std::size_t> said;
    for (const FioResult& result : m_results) {
        for (const auto& [option, value] : result.options) {
            values[option].insert(value);
            ++said[option];
        }
    }
    for (auto& [option, all] : values) {
        if (said[option] < m_results.size()) {
            all.insert(std::string());  // a missing option differs from a given one
        }
    }
    for (const KnownOption& option : knownOptions) {
        const auto found = values.find(std::string(option.option));
        if (found != values.end() && (option.always || found->second.size() > 1)) {
            m_options.emplace_back(found->first,
                                   m_table.add({option.column, option.role, option.unit, {}, option.numeric}));
        }
    }
    constexpr std::size_t mostOthers = 40;
    for (const auto& [option, all] : values) {
        if (all.size() > 1 && known(option) == nullptr && m_options.size() < mostOthers) {
            m_options.emplace_back(option, m_table.add({option, Role::description, {}, {}, false}));
        }
    }
    for (const auto& [option, all] : values) {
        const std::string& name = option;
        const bool column =
            std::any_of(m_options.begin(), m_options.end(), [&](const auto& each) { return each.first == name; });
        if (!column && all.size() == 1) {
            m_table.note(option, *all.begin());
        }
    }
}

/// Without group_reporting, each process of a job has its own results, which add up and are not repeats.
void FioTable::addProcesses() {
    using CellNumber = std::tuple<std::size_t, std::string, std::string, std::string>;
    std::map<CellNumber, int> counts;
    for (const FioResult& result : m_results) {
        ++counts[{result.run, result.host, result.job, result.operation}];
    }
    if (std::none_of(counts.begin(), counts.end(), [](const auto& count) { return count.second > 1; })) {
        return;
    }
    m_table.add({"process", Role::key, {}, {}, false});
    m_table.note("process", "results of several processes of one job were added; with --group_reporting fio adds them");
}

std::size_t FioTable::place(const std::string& name, Role role, const char* unit, bool numeric) {
    const auto known = m_places.find(name);
    return known != m_places.end() ? known->second
                                   : m_places.emplace(name, m_table.add({name, role, unit, {}, numeric})).first->second;
}

void FioTable::addRow(const FioResult& result) {
    m_table.beginRow(result.line);
    const auto text = [&](const char* name, Role role, const std::string& value) {
        m_table.set(place(name, role, "", false), value);
    };
    const auto number = [&](const std::string& name, Role role, const char* unit, double value) {
        const std::size_t column = place(name, role, unit, true);
        if (result.error != 0 && role == Role::metric) {
            m_table.setInvalid(column, base::toText(value), "error " + std::to_string(result.error));
        } else {
            m_table.set(column, value);
        }
    };
    text("job", Role::key, result.job);
    text("operation", Role::key, result.operation);
    text("host", Role::key, result.host);
    addOptionCells(result);
    number("bandwidth", Role::metric, "KiB/s", result.bandwidth);
    number("iops", Role::metric, "IOPS", result.iops);
    const std::pair<std::string, const FioLatency*> latencies[] = {{"latency", &result.total},
                                                                   {"completion_latency", &result.completion},
                                                                   {"submission_latency", &result.submission},
                                                                   {"sync_latency", &result.sync}};
    for (const auto& [name, latency] : latencies) {
        number(name, Role::metric, "us", latency->spread[2]);
        number(name + "_min", Role::description, "us", latency->spread[0]);
        number(name + "_max", Role::description, "us", latency->spread[1]);
        number(name + "_sd", Role::description, "us", latency->spread[3]);
    }
    for (const auto& [name, latency] : latencies) {
        for (const auto& [percentile, value] : latency->percentiles) {
            number(percentileName(name, percentile), Role::metric, "us", value);
        }
    }
    number("operations", Role::description, "", result.operations);
    number("transferred", Role::description, "KiB", result.kibibytes);
    number("runtime", Role::description, "ms", result.milliseconds);
    number("error", Role::description, "", result.error);
    m_table.endRow();
}

void FioTable::addOptionCells(const FioResult& result) {
    for (const auto& [option, column] : m_options) {
        const auto value = result.options.find(option);
        const KnownOption* const what = known(option);
        if (value == result.options.end()) {
            continue;
        }
        if (what != nullptr && what->numeric) {
            m_table.set(column, optionNumber(*what, result, value->second));
        } else {
            m_table.set(column, std::string_view(value->second));
        }
    }
}

void FioTable::addBins(const FioResult& result) {
    constexpr double kNanoseconds = 1e3;  // in a microsecond
    bool any = false;
    for (const auto& [kind, latency] :
         {std::pair("completion", &result.completion), std::pair("submission", &result.submission),
          std::pair("total", &result.total), std::pair("sync", &result.sync)}) {
        for (const auto& [value, count] : latency->bins) {
            m_table.beginRow(result.line);
            m_table.set(place("latency", Role::factor, "us", true), value);
            m_table.set(place("kind", Role::key, "", false), std::string_view(kind));
            m_table.set(place("job", Role::key, "", false), result.job);
            m_table.set(place("operation", Role::key, "", false), result.operation);
            m_table.set(place("host", Role::key, "", false), result.host);
            addOptionCells(result);
            m_table.set(place("count", Role::metric, "", true), count);
            m_table.set(place("bin_width", Role::description, "us", true),
                        fioBinWidthAt(std::round(kNanoseconds * value)) / kNanoseconds);
            m_table.endRow();
            any = true;
        }
    }
    if (!any) {
        m_table.skip(ProblemKind::nothingMeasured, result.line, result.job + ": " + result.operation + " has no bins");
    }
}

base::Expected<Imported> FioTable::finish(std::size_t linesSeen, const std::string& path,
                                          const base::Progress& progress) {
    std::erase_if(m_results, [](const FioResult& result) { return result.line == 0; });
    for (const char* name : {"job", "operation", "host"}) {
        m_table.add({name, Role::key, {}, {}, false});
    }
    addProcesses();
    addOptions();
    const bool byBins = m_wantsBins && std::any_of(m_results.begin(), m_results.end(), [](const FioResult& result) {
                            return !result.completion.bins.empty() || !result.total.bins.empty() ||
                                   !result.submission.bins.empty() || !result.sync.bins.empty();
                        });
    if (byBins) {
        m_table.tell("rows", "bins");
    }
    std::map<std::string, int> processes;
    for (const FioResult& result : m_results) {
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        if (m_table.has("process")) {
            const std::string cell =
                std::to_string(result.run) + '\n' + result.host + '\n' + result.job + '\n' + result.operation;
            m_table.hold(m_table.add({"process", Role::key, {}, {}, false}), std::to_string(++processes[cell]));
        }
        byBins ? addBins(result) : addRow(result);
    }
    if (m_run > 0 && !byBins) {
        m_table.countRepeats();
    }
    return m_table.finish(linesSeen, path);
}

}  // namespace greyscope::io
