#include "core/io/tools/fio/fio_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/data/columns/calendar.h"
#include "core/data/columns/cell_text.h"

namespace greyscope::io {

using base::trimmed;

namespace {

constexpr std::array<std::string_view, 4> operations{"read", "write", "trim", "mixed"};

std::vector<std::string_view> fieldsOf(std::string_view line) {
    std::vector<std::string_view> fields;
    for (std::size_t from = 0; from <= line.size();) {
        const std::size_t end = std::min(line.find(';', from), line.size());
        fields.push_back(line.substr(from, end - from));
        from = end + 1;
    }
    return fields;
}

/// A count such as "66.1k": fio abbreviates counts in powers of 1000.
double countOf(std::string_view text) {
    text = trimmed(text);
    const std::size_t end = std::min(text.find_first_not_of("0123456789."), text.size());
    const auto number = data::numberIn(text.substr(0, end));
    const char unit = end < text.size() ? text[end] : ' ';
    const double factor = unit == 'k' || unit == 'K' ? 1e3 : unit == 'M' || unit == 'm' ? 1e6 : unit == 'G' ? 1e9 : 1.0;
    return number ? *number * factor : fioUnsaid;
}

/// Length in microseconds of the unit in a line such as "(usec)".
double unitIn(std::string_view line) {
    return line.find("(nsec)") != std::string_view::npos   ? 1e-3
           : line.find("(msec)") != std::string_view::npos ? 1e3
           : line.find("(sec)") != std::string_view::npos  ? 1e6
                                                           : 1.0;
}

/// The value after "name=", without surrounding blanks; "" if absent.
std::string_view valueOf(std::string_view line, std::string_view name) {
    for (std::size_t at = line.find(name); at != std::string_view::npos; at = line.find(name, at + 1)) {
        const std::size_t behind = at + name.size();
        const bool begins = at == 0 || line[at - 1] == ' ' || line[at - 1] == ',' || line[at - 1] == ':';
        if (begins && behind < line.size() && line[behind] == '=') {
            const std::size_t first = std::min(line.find_first_not_of(' ', behind + 1), line.size());
            return line.substr(first, line.find_first_of(",;) (", first) - first);
        }
    }
    return {};
}

FioSpread spreadOf(std::string_view line) {
    const double unit = unitIn(line);
    return {countOf(valueOf(line, "min")) * unit, countOf(valueOf(line, "max")) * unit,
            countOf(valueOf(line, "avg")) * unit, countOf(valueOf(line, "stdev")) * unit};
}

FioSpread spreadOf(const std::vector<std::string_view>& fields, std::size_t from) {
    FioSpread spread = fioUnsaidSpread;
    for (std::size_t i = 0; i < spread.size(); ++i) {
        spread[i] = data::numberIn(fields[from + i]).value_or(fioUnsaid);
    }
    return spread[1] == 0.0 && spread[2] == 0.0 ? fioUnsaidSpread : spread;
}

/// Maximum time between the results of two processes of one run.
constexpr double kMostSecondsApart = 2.0;

/// The time "Fri Apr  7 18:42:49 2017" after the process id, in seconds; nullopt if there is none.
std::optional<double> timeWritten(std::string_view line) {
    const std::size_t pid = line.find(" pid=");  // not the "pid=" in "groupid="
    const std::size_t colon = line.find(": ", std::min(pid, line.size()));
    if (colon == std::string_view::npos) {
        return std::nullopt;
    }
    std::vector<std::string_view> parts;
    base::splitWords(line.substr(colon + 1), parts);
    if (parts.size() != 5) {  // weekday, month, day, time, year
        return std::nullopt;
    }
    std::string date;
    for (const std::size_t part : {2U, 1U, 4U, 3U}) {
        date += (date.empty() ? "" : " ") + std::string(parts[part]);
    }
    return data::secondsOf(date, data::DateOrder::dayFirst);
}

/// Number of directions in a terse line, determined from the position of the CPU share in percent, which follows the
/// last one. There are two directions, or three from version 4 on; with combined reporting, the combined one alone or
/// in addition.
std::size_t directionsOf(const std::vector<std::string_view>& fields, std::size_t first, std::size_t width,
                         bool trims) {
    for (std::size_t count = 1; first + count * width < fields.size() && count <= 4; ++count) {
        if (fields[first + count * width].ends_with('%')) {
            return count;
        }
    }
    constexpr std::size_t behind = 34;  // number of fields after the directions
    return !trims || fields.size() < first + 3 * width + behind ? 2 : 3;
}

}  // namespace

void FioTerse::take(std::string_view line, std::size_t number) {
    const std::vector<std::string_view> fields = fieldsOf(trimmed(line));
    const char version = line.front();
    const std::size_t first = version == '2' ? 4 : 5;
    const std::size_t width = version == '5' ? 47 : 41;
    const std::size_t usual = version == '3' ? 2 : 3;
    const std::size_t directions = directionsOf(fields, first, width, version != '3');
    if (fields.size() < first + directions * width) {
        m_table.table().skip(ProblemKind::rowCut, number, line);
        return;
    }
    FioResult job{number, std::string(fields[first - 3])};
    if (job.job != m_job && !m_jobs.insert(job.job).second) {
        m_table.beginRun();
        m_jobs = {job.job};
    }
    m_job = job.job;
    const double error = data::numberIn(fields[first - 1]).value_or(0.0);
    job.error = error >= -1e6 && error <= 1e6 ? static_cast<int>(error) : 0;
    if (version != '2') {
        m_table.table().note("fio version", fields[1]);
    }
    for (std::size_t direction = 0; direction < directions; ++direction) {
        const std::size_t at = first + direction * width;
        const auto numberAt = [&](std::size_t place) { return data::numberIn(fields[place]).value_or(fioUnsaid); };
        FioResult result = job;
        result.operation = directions == 1 ? "mixed" : operations[direction];
        if (direction >= usual) {
            m_table.table().skip(ProblemKind::statisticsLine, number, job.job + ": all directions as one");
            break;
        }
        result.kibibytes = numberAt(at);
        result.bandwidth = numberAt(at + 1);
        result.iops = numberAt(at + 2);
        result.milliseconds = numberAt(at + 3);
        result.submission.spread = spreadOf(fields, at + 4);
        result.completion.spread = spreadOf(fields, at + 8);
        result.total.spread = spreadOf(fields, at + 32);
        for (std::size_t i = at + 12; i < at + 32; ++i) {
            const std::size_t sign = fields[i].find("%=");
            const double percentile =
                data::numberIn(fields[i].substr(0, std::min(sign, fields[i].size()))).value_or(0.0);
            if (percentile > 0.0 && sign != std::string_view::npos) {
                result.completion.setPercentile(percentile,
                                                data::numberIn(fields[i].substr(sign + 2)).value_or(fioUnsaid));
            }
        }
        m_table.add(std::move(result));
    }
}

void FioText::take(std::string_view line, std::size_t number) {
    const std::string_view text = trimmed(line);
    if (takeJob(text, number) || takeOptions(text) || takeDirection(text, number) || takeLatency(text)) {
        return;
    }
    m_table.table().skip(text.empty() ? ProblemKind::blankLine : ProblemKind::otherLine, number, text);
    m_hasEnded = m_hasEnded || text.starts_with("Run status group");
    if (text.starts_with("fio-")) {
        if (!m_processes.empty()) {
            beginRun();
        }
        m_table.table().note("fio version", text);
    }
}

/// "name: (g=0): rw=randread, bs=..., ioengine=libaio, iodepth=8"
bool FioText::takeOptions(std::string_view line) {
    const std::size_t at = line.find(": (g=");
    const std::size_t options = line.find("): rw=");
    if (at == std::string_view::npos || options == std::string_view::npos) {
        return false;
    }
    if (!m_processes.empty()) {
        beginRun();
        m_options.clear();
    }
    auto& own = m_options[std::string(line.substr(0, at))];
    own["rw"] = valueOf(line, "rw");
    own["ioengine"] = valueOf(line, "ioengine");
    own["iodepth"] = valueOf(line, "iodepth");
    // "4K-4K/16K-16K/4K-4K", in version 3 "(R) 4096B-4096B, (W) 16.0KiB-16.0KiB, (T) 4096B-4096B"
    std::string_view sizes = line.substr(std::min(line.find("bs="), line.size()));
    sizes = sizes.substr(0, sizes.find(", ioengine"));
    const bool ofVersion3 = sizes.find("(R) ") != std::string_view::npos;
    std::vector<std::string> each;
    std::string_view ranged;
    while (each.size() < 3) {
        sizes.remove_prefix(std::min(sizes.find_first_of("0123456789"), sizes.size()));
        const std::string_view range = sizes.substr(0, sizes.find_first_of(",/ "));
        if (range.empty()) {
            break;
        }
        sizes.remove_prefix(range.size());
        const std::string_view least = range.substr(0, range.find('-'));
        const std::string_view most = range.substr(std::min(range.find('-'), range.size() - 1) + 1);
        ranged = ranged.empty() && most != least && !most.empty() ? range : ranged;
        const double bytes = ofVersion3 ? fioPrinted(least) : fioUnsaid;
        each.push_back(bytes > 0 ? base::toText(bytes) : std::string(least));
    }
    if (!ranged.empty()) {
        own["bsrange"] = ranged;
    } else if (!each.empty()) {
        const bool same = std::all_of(each.begin(), each.end(), [&](const auto& size) { return size == each.front(); });
        own["bs"] = same ? each.front() : base::joined(each, ",");
    }
    return true;
}

/// "name: (groupid=0, jobs=2): err= 0: pid=9008: ..."
bool FioText::takeJob(std::string_view line, std::size_t number) {
    const std::size_t at = line.find(": (groupid=");
    if (at == std::string_view::npos) {
        return false;
    }
    endDirection();
    const double error = data::numberIn(valueOf(line, "err").substr(0, valueOf(line, "err").find(':'))).value_or(0.0);
    m_job = {number, std::string(line.substr(0, at))};
    m_job.error = error >= -1e6 && error <= 1e6 ? static_cast<int>(error) : 0;
    m_job.process = std::string(line.substr(0, line.find(", jobs=")));
    m_job.process += '\n' + std::string(valueOf(line, "pid"));
    const auto writtenAt = timeWritten(line);
    const bool isLater = writtenAt && m_writtenAt && std::abs(*writtenAt - *m_writtenAt) > kMostSecondsApart;
    if (!m_processes.contains(m_job.process) && !m_processes.empty() && (m_hasEnded || isLater)) {
        beginRun();
    }
    m_processes.insert(m_job.process);
    m_hasEnded = false;
    m_writtenAt = writtenAt;
    m_job.options = m_options[m_job.job];
    m_table.startOver(m_job.process);
    if (m_job.error != 0) {
        m_table.table().remark(ProblemKind::programMessage, number, line);
    }
    return true;
}

bool FioText::takeDirection(std::string_view line, std::size_t number) {
    const auto found = std::find_if(operations.begin(), operations.end(), [&](std::string_view operation) {
        return line.starts_with(operation) && trimmed(line.substr(operation.size())).starts_with(':');
    });
    const bool old = line.find("bw=") != std::string_view::npos;
    if (found == operations.end() || m_job.job.empty() || (!old && line.find("BW=") == std::string_view::npos)) {
        return false;
    }
    endDirection();
    m_result = m_job;
    m_result->line = number;
    m_result->operation = *found;
    m_result->iops = countOf(valueOf(line, old ? "iops" : "IOPS"));
    const std::string_view rate = valueOf(line, old ? "bw" : "BW");
    const std::string_view amountOfSecond = rate.substr(0, rate.find('/'));
    m_result->bandwidth = (old ? fioBytes(amountOfSecond) : fioPrinted(amountOfSecond)) / 1024.0;
    if (old) {
        m_result->kibibytes = fioBytes(valueOf(line, "io")) / 1024.0;
        m_result->milliseconds = countOf(valueOf(line, "runt").substr(0, valueOf(line, "runt").find("msec")));
        return true;
    }
    // "(517MiB/2001msec)", after the rate in powers of ten
    const std::size_t amount = line.rfind('(');
    const std::size_t slash = line.find('/', amount);
    if (amount != std::string_view::npos && slash != std::string_view::npos) {
        m_result->kibibytes = fioPrinted(line.substr(amount + 1, slash - amount - 1)) / 1024.0;
        const std::string_view time = line.substr(slash + 1);
        m_result->milliseconds = countOf(time.substr(0, time.find("msec")));
    }
    return true;
}

bool FioText::takeLatency(std::string_view line) {
    if (!m_result) {
        return false;
    }
    const bool spread = line.find("min=") != std::string_view::npos && line.find("sec)") != std::string_view::npos;
    const std::size_t percentiles = line.find(" percentiles (");
    if (FioLatency* const latency = latencyCalled(line.substr(0, spread ? line.find(" (") : percentiles));
        latency != nullptr && (spread || percentiles != std::string_view::npos)) {
        m_percentilesOf = latency;
        m_percentileUnit = unitIn(line);
        if (spread) {
            latency->spread = spreadOf(line);
        }
    } else if (line.starts_with('|')) {
        for (std::size_t at = line.find("th=["); at != std::string_view::npos; at = line.find("th=[", at + 1)) {
            const std::size_t before = line.find_last_of(" |", at);
            const auto percentile = data::numberIn(line.substr(before + 1, at - before - 1));
            const std::string_view value = line.substr(at + 4, line.find(']', at) - at - 4);
            if (percentile && m_percentilesOf != nullptr) {
                m_percentilesOf->setPercentile(*percentile, countOf(value) * m_percentileUnit);
            }
        }
    } else {
        return false;
    }
    return true;
}

/// The latency with this name; null if there is none.
FioLatency* FioText::latencyCalled(std::string_view name) {
    return name == "slat"   ? &m_result->submission
           : name == "clat" ? &m_result->completion
           : name == "lat"  ? &m_result->total
           : name == "sync" ? &m_result->sync
                            : nullptr;
}

void FioText::beginRun() {
    endDirection();
    m_table.beginRun();
    m_writtenAt.reset();
    m_processes.clear();
    m_hasEnded = false;
}

void FioText::endDirection() {
    if (m_result) {
        m_table.add(std::move(*m_result));
    }
    m_result.reset();
    m_percentilesOf = nullptr;
}

void FioText::finish() {
    endDirection();
}

}  // namespace greyscope::io
