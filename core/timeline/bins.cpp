#include "core/timeline/bins.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/data/columns/coding.h"

namespace greyscope::timeline {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

constexpr double kMostBins = 1000.0;
constexpr double kMostAskedBins = 1e6;
constexpr std::size_t kIntervalsLooked = 1001;
constexpr std::size_t kCancelEvery = 1U << 16U;
constexpr double kTicksInBin = 10.0;
constexpr double kOperationsInBin = 10.0;
constexpr double kFewestBins = 10.0;  // however few the operations are
constexpr double kLongBin = 1.5;      // of the interval of the averages
constexpr double kSliver = 0.02;      // of a bin: what the logs cover of a further bin is put into the last one

/// The smallest number of 1, 2, 5, 10, ... that is not below `least`.
double roundNumber(double least) {
    const double power = std::pow(10.0, std::floor(std::log10(least)));
    for (const double digit : {1.0, 2.0, 5.0}) {
        if (digit * power >= least * (1.0 - 1e-9)) {
            return digit * power;
        }
    }
    return 10.0 * power;
}

/// With two significant digits: rows of an interval of 1 s are 1.001 s apart.
double roundInterval(double interval) {
    const double unit = std::pow(10.0, std::floor(std::log10(interval)) - 1.0);
    return std::round(interval / unit) * unit;
}

/// The names of the jobs: the values of their columns, without those that are equal in all jobs.
std::vector<std::string> jobNames(const TimeLog& log, const std::vector<const data::Column*>& columns,
                                  const std::vector<std::size_t>& rows, bool named) {
    std::vector<std::string> names;
    for (const std::size_t row : rows) {
        std::vector<std::string> parts = named ? std::vector{log.name} : std::vector<std::string>();
        for (const data::Column* column : columns) {
            const bool same = std::all_of(rows.begin(), rows.end(), [&](std::size_t other) {
                return column->textAt(other) == column->textAt(row);
            });
            if (!same) {
                parts.push_back(column->textAt(row));
            }
        }
        names.push_back(parts.empty() ? log.name : base::joined(parts, ", "));
    }
    return names;
}

}  // namespace

double BinGrid::covered(std::size_t bin) const {
    return std::max(0.0, std::min(begin(bin + 1), to) - std::max(begin(bin), from));
}

std::optional<std::size_t> BinGrid::binOf(double time) const {
    const double place = std::floor((time - origin) / width);
    if (!(place >= 0.0) || place > static_cast<double>(count)) {
        return std::nullopt;
    }
    const auto bin = static_cast<std::size_t>(place);
    const bool atEnd = bin == count && time <= to;  // the last operation of the logs, at the edge of the last bin
    return bin < count ? std::optional(bin) : atEnd && count > 0 ? std::optional(count - 1) : std::nullopt;
}

std::vector<LogQuantity> quantitiesOf(std::span<const TimeLog> logs) {
    std::vector<LogQuantity> all;
    const auto add = [&all](LogQuantity quantity) {
        const auto known = std::find_if(all.begin(), all.end(),
                                        [&](const LogQuantity& each) { return each.column == quantity.column; });
        if (known == all.end()) {
            all.push_back(std::move(quantity));
        }
    };
    for (const TimeLog& log : logs) {
        if (log.row == LogRow::operation) {
            add({kThroughput, "MiB/s", true});
            add({kOperations, "IOPS", true});
        }
    }
    for (const TimeLog& log : logs) {
        for (const LogQuantity& quantity : log.quantities) {
            if (log.row == LogRow::average || !quantity.adds) {
                add(quantity);
            }
        }
    }
    return all;
}

Expected<LogBins::Jobs> LogBins::jobsOf(const TimeLog& log, bool named, base::Progress& progress) {
    std::vector<const data::Column*> columns;
    for (const std::string& name : log.jobs) {
        columns.push_back(&log.table->columns()[*log.table->find(name)]);
    }
    const data::Rows rows = data::Rows::all(log.table->rowCount());
    Jobs jobs;
    std::vector<std::size_t> first{0};
    if (!columns.empty()) {
        data::Coding coding = data::codesOf(columns, rows);
        data::orderByAppearance(coding);
        first = data::firstRows(coding, rows);
        jobs.codes = coding.count > 1 ? std::move(coding.codes) : data::LevelCodes();
        first.resize(coding.count > 1 ? first.size() : 1);
    }
    for (std::string& name : jobNames(log, columns, first, named)) {
        constexpr double kInfinite = std::numeric_limits<double>::infinity();
        jobs.jobs.push_back({std::move(name), kInfinite, -kInfinite});
    }
    const auto file = log.file.empty() ? std::optional<std::size_t>() : log.table->find(log.file);
    for (const std::size_t row : first) {
        const std::int32_t code = file ? log.table->columns()[*file].texts().codes[row] : 0;
        jobs.files.push_back(static_cast<std::size_t>(std::max(code, 0)));
    }
    const LogTimes times(log);
    std::vector<std::vector<double>> intervals(jobs.jobs.size());
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (row % kCancelEvery == 0 && progress.cancelled()) {
            return fail(ErrorCode::cancelled);
        }
        const double time = times[row];
        if (std::isnan(time)) {
            continue;
        }
        const std::size_t index = jobs.of(row);
        Job& job = jobs.jobs[index];
        if (time > job.last && std::isfinite(job.last) && intervals[index].size() < kIntervalsLooked) {
            intervals[index].push_back(time - job.last);
        }
        job.first = std::min(job.first, time);
        job.last = std::max(job.last, time);
    }
    for (std::size_t index = 0; index < jobs.jobs.size(); ++index) {
        std::vector<double>& own = intervals[index];
        std::nth_element(own.begin(), own.begin() + static_cast<std::ptrdiff_t>(own.size() / 2), own.end());
        jobs.jobs[index].interval = own.empty() ? 0.0 : own[own.size() / 2];
    }
    return jobs;
}

double LogBins::startOf(const TimeLog& log, const Job& job) const {
    return job.first - (log.row == LogRow::average ? job.interval : 0.0);
}

Expected<LogBins> LogBins::read(std::vector<TimeLog> logs, BinAlign align, base::Progress& progress) {
    LogBins bins;
    bins.m_logs = std::move(logs);
    const auto isAbsolute = [](const TimeLog& log) { return log.clock.absolute; };
    const bool allAbsolute = std::all_of(bins.m_logs.begin(), bins.m_logs.end(), isAbsolute);
    if (align == BinAlign::absolute && !allAbsolute) {
        const auto without = std::find_if_not(bins.m_logs.begin(), bins.m_logs.end(), isAbsolute);
        return fail(ErrorCode::optionConflict,
                    {"--align absolute",
                     without->name + ", whose column " + without->clock.column + " counts from the start of the log"});
    }
    bins.m_grid.absolute = align != BinAlign::start && allAbsolute;
    for (const TimeLog& log : bins.m_logs) {
        Jobs jobs = GREYSCOPE_TRY(jobsOf(log, bins.m_logs.size() > 1, progress));
        if (log.clock.absolute && !bins.m_grid.absolute) {
            std::vector<double> starts(*std::max_element(jobs.files.begin(), jobs.files.end()) + 1,
                                       std::numeric_limits<double>::infinity());
            for (std::size_t job = 0; job < jobs.jobs.size(); ++job) {
                double& start = starts[jobs.files[job]];
                start = std::min(start, bins.startOf(log, jobs.jobs[job]));
            }
            for (std::size_t job = 0; job < jobs.jobs.size(); ++job) {
                jobs.jobs[job].shift = -starts[jobs.files[job]];
            }
        }
        bins.m_jobs.push_back(std::move(jobs));
    }
    return bins;
}

void LogBins::findReach() {
    m_grid.from = std::numeric_limits<double>::infinity();
    m_grid.to = -m_grid.from;
    for (std::size_t log = 0; log < m_logs.size(); ++log) {
        for (const Job& job : m_jobs[log].jobs) {
            if (job.first <= job.last) {
                m_grid.from = std::min(m_grid.from, startOf(m_logs[log], job) + job.shift);
                m_grid.to = std::max(m_grid.to, job.last + job.shift);
            }
        }
    }
    if (!(m_grid.to > m_grid.from)) {
        m_grid.to = m_grid.from + 1.0;
    }
}

double LogBins::finestWidth() const {
    const double reach = m_grid.to - m_grid.from;
    double finest = 0.0;
    for (std::size_t log = 0; log < m_logs.size(); ++log) {
        if (m_logs[log].row == LogRow::operation) {
            const auto rows = static_cast<double>(m_logs[log].table->rowCount());
            finest = std::max({finest, std::min(1.0, kTicksInBin * m_logs[log].clock.unit),
                               roundNumber(reach / std::max(kFewestBins, rows / kOperationsInBin))});
            continue;
        }
        for (const Job& job : m_jobs[log].jobs) {
            finest = std::max(finest, job.interval > 0.0 ? roundInterval(job.interval) : 0.0);
        }
    }
    return finest;
}

Expected<void> LogBins::chooseBins(const BinOptions& options) {
    findReach();
    const double reach = m_grid.to - m_grid.from;
    const double finest = finestWidth();
    const double width = options.width.value_or(std::max(roundNumber(reach / kMostBins), finest));
    if (!(width > 0.0) || reach / width > kMostAskedBins || width > 2.0 * reach) {
        return fail(ErrorCode::optionOutOfRange,
                    {"--bin", base::toText(width),
                     "[" + base::toText(roundNumber(reach / kMostAskedBins)) + ", " + base::toText(reach) + "] s"});
    }
    m_grid.width = width;
    // Bins of the interval of the averages begin with the first one, so that none is divided among two bins.
    const bool averages =
        std::all_of(m_logs.begin(), m_logs.end(), [](const TimeLog& log) { return log.row == LogRow::average; });
    m_grid.origin =
        averages && width <= kLongBin * finest ? m_grid.from : std::floor(m_grid.from / width + kSliver) * width;
    m_grid.count = static_cast<std::size_t>(std::max(1.0, std::ceil((m_grid.to - m_grid.origin) / width - kSliver)));
    return {};
}

Expected<LogBins> LogBins::of(std::vector<TimeLog> logs, const BinOptions& options, base::Progress& progress) {
    LogBins bins = GREYSCOPE_TRY(read(std::move(logs), options.align, progress));
    GREYSCOPE_TRY(bins.chooseBins(options));
    return bins;
}

Expected<LogBins> LogBins::on(const BinGrid& grid, std::vector<TimeLog> logs, base::Progress& progress) {
    LogBins bins = GREYSCOPE_TRY(read(std::move(logs), grid.absolute ? BinAlign::absolute : BinAlign::start, progress));
    bins.m_grid = grid;
    return bins;
}

}  // namespace greyscope::timeline
