#include "core/timeline/bins.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/base/text.h"
#include "core/base/try.h"
#include "core/data/columns/units.h"

namespace greyscope::timeline {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

constexpr double kGap = std::numeric_limits<double>::quiet_NaN();
constexpr double kMebibyte = 1024.0 * 1024.0;
constexpr double kLeastCovered = 0.5;  // of a bin
constexpr double kLongInterval = 1.5;
constexpr std::size_t kRowsBetween = 1U << 16U;

bool isPercentile(const data::Aggregation& how) {
    return how.kind == data::Aggregation::Kind::percentile || how.kind == data::Aggregation::Kind::median;
}

}  // namespace

/// A log that has the wanted quantity, and how its rows give it.
struct LogBins::Part {
    std::size_t log = 0;
    const data::NumericValues* values = nullptr;  ///< null: each row counts as 1
    double factor = 1.0;                          ///< into the unit of the quantity
    bool perSecond = false;                       ///< whether the sum of a bin is divided by its width
    LogQuantity quantity;

    [[nodiscard]] double valueOf(std::size_t row) const { return values != nullptr ? factor * (*values)[row] : 1.0; }
};

std::vector<LogBins::Part> LogBins::partsOf(const std::string& name) const {
    const bool operations =
        std::any_of(m_logs.begin(), m_logs.end(), [](const TimeLog& log) { return log.row == LogRow::operation; });
    const bool derived = operations && (name == kThroughput || name == kOperations);
    std::vector<Part> parts;
    std::string kind;  // logs of the same operations, such as _bw and _clat of fio, count once
    for (const char* const first : {"bandwidth", "completion_latency", "latency", "submission_latency", ""}) {
        for (std::size_t log = 0; derived && kind.empty() && log < m_logs.size(); ++log) {
            const std::string& own = m_logs[log].quantities.front().column;
            kind = m_logs[log].row == LogRow::operation && (*first == '\0' || own == first) ? own : kind;
        }
    }
    for (std::size_t log = 0; log < m_logs.size(); ++log) {
        const TimeLog& each = m_logs[log];
        if (derived) {
            if (each.row == LogRow::operation && each.quantities.front().column == kind) {
                const bool bytes = name == kThroughput;
                const auto* const column = bytes ? &each.table->columns()[*each.table->find(each.bytes)] : nullptr;
                parts.push_back({log,
                                 column != nullptr ? &column->numbers() : nullptr,
                                 bytes ? 1.0 / kMebibyte : 1.0,
                                 true,
                                 {name, bytes ? "MiB/s" : "IOPS", true}});
            }
            continue;
        }
        for (const LogQuantity& quantity : each.quantities) {
            const std::string unit = parts.empty() ? quantity.unit : parts.front().quantity.unit;
            const auto factor = data::unitFactor(quantity.unit, unit);
            if (quantity.column == name && factor) {
                parts.push_back({log,
                                 &each.table->columns()[*each.table->find(name)].numbers(),
                                 *factor,
                                 false,
                                 {name, unit, quantity.adds}});
            }
        }
    }
    return parts;
}

namespace {

/// The values of operations in each bin, one bin after the other, to take percentiles of.
class Pools {
public:
    explicit Pools(const std::vector<std::size_t>& counts) : m_begin(counts.size() + 1) {
        for (std::size_t bin = 0; bin < counts.size(); ++bin) {
            m_begin[bin + 1] = m_begin[bin] + counts[bin];
        }
        m_next.assign(m_begin.begin(), m_begin.end() - 1);
        m_values.resize(m_begin.back());
    }
    void add(std::size_t bin, double value) { m_values[m_next[bin]++] = value; }

    /// The value of rank ⌈pn⌉ in each bin.
    [[nodiscard]] std::vector<double> percentile(double p) {
        std::vector<double> found(m_next.size(), kGap);
        for (std::size_t bin = 0; bin < found.size(); ++bin) {
            const auto count = static_cast<double>(m_begin[bin + 1] - m_begin[bin]);
            if (count > 0.0) {
                const double rank = std::clamp(std::ceil(p * count * (1.0 - 1e-12)), 1.0, count);
                const auto first = m_values.begin() + static_cast<std::ptrdiff_t>(m_begin[bin]);
                const auto last = m_values.begin() + static_cast<std::ptrdiff_t>(m_begin[bin + 1]);
                const auto place = first + static_cast<std::ptrdiff_t>(rank) - 1;
                std::nth_element(first, place, last);
                found[bin] = *place;
            }
        }
        return found;
    }

private:
    std::vector<std::size_t> m_begin, m_next;
    std::vector<double> m_values;
};

}  // namespace

/// The rows of a quantity, summed in the bins of each job.
class LogBins::Sums {
public:
    Sums(const LogBins& bins, const std::vector<Part>& parts, BinnedQuantity& result)
        : m_bins(bins), m_grid(bins.m_grid), m_parts(parts), m_result(result) {
        result.samples.assign(m_grid.count, 0);
        for (const Part& part : parts) {
            for (const Job& job : bins.m_jobs[part.log].jobs) {
                result.jobs.push_back({job.name, {}});
                const double start = bins.startOf(bins.m_logs[part.log], job);
                m_jobs.push_back({start + job.shift, job.last + job.shift, start, {}, {}, false});
            }
        }
        result.jobCount = m_jobs.size();
        if (!isPercentile(result.how)) {
            for (JobSum& job : m_jobs) {
                job.sums.resize(m_grid.count);
                job.weights.resize(m_grid.count);
            }
        }
    }

    /// Adds all rows. Error: cancelled.
    Expected<void> addRows(const base::Progress& progress) {
        std::size_t first = 0;
        for (const Part& part : m_parts) {
            const Jobs& jobs = m_bins.m_jobs[part.log];
            const LogTimes times(m_bins.m_logs[part.log]);
            for (std::size_t row = 0; row < m_bins.m_logs[part.log].table->rowCount(); ++row) {
                if (row % kRowsBetween == 0 && progress.cancelled()) {
                    return fail(ErrorCode::cancelled);
                }
                const std::size_t job = jobs.of(row);
                addRow(part, jobs.jobs[job], m_jobs[first + job], times[row], part.valueOf(row));
            }
            first += jobs.jobs.size();
        }
        return {};
    }

    /// Returns the percentiles of the operations in each bin.
    [[nodiscard]] std::vector<BinnedQuantity> percentiles(const std::vector<data::Aggregation>& wanted) const {
        Pools pools(m_result.samples);
        for (const Part& part : m_parts) {
            const Jobs& jobs = m_bins.m_jobs[part.log];
            const LogTimes times(m_bins.m_logs[part.log]);
            for (std::size_t row = 0; row < m_bins.m_logs[part.log].table->rowCount(); ++row) {
                const double value = part.valueOf(row);
                const auto bin = m_grid.binOf(times[row] + jobs.jobs[jobs.of(row)].shift);
                if (bin && !std::isnan(value)) {
                    pools.add(*bin, value);
                }
            }
        }
        std::vector<BinnedQuantity> all;
        for (const data::Aggregation& how : wanted) {
            all.push_back(m_result);
            all.back().jobs.clear();
            all.back().how = how;
            all.back().values =
                pools.percentile(how.kind == data::Aggregation::Kind::median ? 0.5 : how.percent / 100.0);
        }
        return all;
    }

    /// Sets the values of the jobs and of all together.
    void combine() {
        for (std::size_t bin = 0; bin < m_grid.count; ++bin) {
            const bool cut = m_parts.front().quantity.adds && m_grid.covered(bin) < kLeastCovered * m_grid.width;
            m_result.cutBins += cut ? 1 : 0;
            for (std::size_t job = 0; job < m_jobs.size(); ++job) {
                m_result.jobs[job].values.push_back(cut ? kGap : valueOf(m_jobs[job], bin));
            }
            m_result.values.push_back(cut ? kGap : together(bin));
        }
    }

private:
    struct JobSum {
        double from = 0.0, to = 0.0;  ///< in which the job runs, on the axis of the bins
        double last = 0.0;            ///< time of its last row, by its own clock
        std::vector<double> sums, weights;
        bool any = false;  ///< whether one of its rows has the quantity
    };

    void addRow(const Part& part, const Job& job, JobSum& sum, double own, double value) {
        BinAccount& account = m_result.account;
        ++account.rows;
        if (std::isnan(own) || std::isnan(value)) {
            ++(std::isnan(own) ? account.withoutTime : account.withoutValue);
            return;
        }
        const double since = own - sum.last;
        sum.last = std::max(sum.last, own);
        sum.any = true;
        const double time = own + job.shift;
        const auto bin = m_grid.binOf(time);
        ++(bin ? account.used : account.outside);
        if (bin) {
            ++m_result.samples[*bin];
        }
        if (isPercentile(m_result.how)) {
            return;
        }
        if (m_bins.m_logs[part.log].row == LogRow::average) {
            const bool usual = since > 0.0 && since <= kLongInterval * job.interval;
            addAverage(sum, time, usual ? since : job.interval > 0.0 ? job.interval : m_grid.width, value);
        } else if (bin) {
            sum.sums[*bin] += value;
            sum.weights[*bin] += 1.0;
        }
    }

    void addAverage(JobSum& sum, double time, double length, double value) const {
        const double place = (time - length - m_grid.origin) / m_grid.width;
        auto bin = static_cast<std::size_t>(std::clamp(place, 0.0, static_cast<double>(m_grid.count)));
        for (; bin < m_grid.count && m_grid.begin(bin) < time; ++bin) {
            const double overlap = std::min(time, m_grid.begin(bin + 1)) - std::max(time - length, m_grid.begin(bin));
            if (overlap > 0.0) {
                sum.sums[bin] += overlap * value;
                sum.weights[bin] += overlap;
            }
        }
    }

    [[nodiscard]] double valueOf(const JobSum& job, std::size_t bin) const {
        if (m_parts.front().perSecond) {
            const bool runs = job.from < m_grid.begin(bin + 1) && job.to >= m_grid.begin(bin);
            return runs ? job.sums[bin] / m_grid.covered(bin) : kGap;
        }
        const bool known =
            m_result.ofOperations ? job.weights[bin] > 0.0 : job.weights[bin] >= kLeastCovered * m_grid.covered(bin);
        return known ? job.sums[bin] / job.weights[bin] : kGap;
    }

    /// The sum over jobs, which is a gap if a job that runs in the middle of the bin has no value; or the mean, of all
    /// operations or of the jobs' averages.
    [[nodiscard]] double together(std::size_t bin) const {
        const bool sum = m_result.how == data::Aggregation::sum;
        const bool pooled = m_result.ofOperations && !sum;
        const double middle = m_grid.begin(bin) + m_grid.width / 2.0;
        double total = 0.0;
        double weight = 0.0;
        for (std::size_t job = 0; job < m_jobs.size(); ++job) {
            const double value = m_result.jobs[job].values[bin];
            if (!std::isnan(value)) {
                total += pooled ? m_jobs[job].sums[bin] : value;
                weight += pooled ? m_jobs[job].weights[bin] : 1.0;
            } else if (sum && m_jobs[job].any && m_jobs[job].from < middle && m_jobs[job].to > middle) {
                return kGap;
            }
        }
        return weight == 0.0 ? kGap : sum ? total : total / weight;
    }

    const LogBins& m_bins;
    const BinGrid& m_grid;
    const std::vector<Part>& m_parts;
    BinnedQuantity& m_result;
    std::vector<JobSum> m_jobs;  ///< of all parts, as m_result.jobs
};

Expected<BinnedQuantity> LogBins::drafted(const WantedQuantity& wanted, const std::vector<Part>& parts) const {
    if (parts.empty()) {
        std::vector<std::string> names;
        for (const LogQuantity& quantity : quantitiesOf(m_logs)) {
            names.push_back(quantity.column);
        }
        return fail(ErrorCode::unknownColumn, {wanted.name, base::joined(names, ", ")});
    }
    BinnedQuantity result;
    result.name = wanted.name;
    result.unit = parts.front().quantity.unit;
    result.adds = parts.front().quantity.adds;
    result.ofOperations = std::all_of(parts.begin(), parts.end(),
                                      [this](const Part& part) { return m_logs[part.log].row == LogRow::operation; });
    result.how = !wanted.how.empty()   ? wanted.how.front()
                 : result.adds         ? data::Aggregation::sum
                 : result.ofOperations ? data::Aggregation::median
                                       : data::Aggregation::mean;
    for (const data::Aggregation& how : wanted.how) {
        const bool percentile = isPercentile(how);
        if (percentile && (!result.ofOperations || result.adds)) {
            const char* const why = result.adds ? ", which is a rate" : ", of which the log has only averages";
            return fail(ErrorCode::optionConflict, {data::aggregationName(how), wanted.name + why});
        }
        if (how == data::Aggregation::sum && !result.adds) {
            return fail(ErrorCode::optionConflict, {"sum", wanted.name + ", which does not add up over jobs"});
        }
    }
    return result;
}

Expected<std::vector<BinnedQuantity>> LogBins::bin(const WantedQuantity& wanted, base::Progress& progress) const {
    static const std::vector<data::Aggregation> usual{data::Aggregation::median, data::Aggregation::percentile(99.0)};
    const std::vector<Part> parts = partsOf(wanted.name);
    BinnedQuantity result = GREYSCOPE_TRY(drafted(wanted, parts));
    Sums sums(*this, parts, result);
    GREYSCOPE_TRY(sums.addRows(progress));
    std::vector<BinnedQuantity> all;
    if (isPercentile(result.how)) {
        all = sums.percentiles(wanted.how.empty() ? usual : wanted.how);
    } else {
        sums.combine();
        all.push_back(std::move(result));
    }
    for (BinnedQuantity& each : all) {
        each.gaps = static_cast<std::size_t>(
            std::count_if(each.values.begin(), each.values.end(), [](double value) { return std::isnan(value); }));
    }
    return all;
}

}  // namespace greyscope::timeline
