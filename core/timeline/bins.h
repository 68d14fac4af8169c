#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/series/aggregation.h"
#include "core/timeline/bin_align.h"
#include "core/timeline/time_log.h"

namespace greyscope::timeline {

/// The bins of a timeline: bin i goes from origin + i width to before origin + (i + 1) width.
struct BinGrid {
    double origin = 0.0;  ///< in seconds: since 1970 or midnight if `absolute`, otherwise since the start
    double width = 1.0;   ///< in seconds
    std::size_t count = 0;
    bool absolute = false;
    double from = 0.0, to = 0.0;  ///< the time that the logs cover

    [[nodiscard]] double begin(std::size_t bin) const { return origin + width * static_cast<double>(bin); }
    /// The seconds of a bin that the logs cover: less than the width in the first and the last bin.
    [[nodiscard]] double covered(std::size_t bin) const;
    /// The bin that contains a time; nullopt if none does.
    [[nodiscard]] std::optional<std::size_t> binOf(double time) const;
    bool operator==(const BinGrid&) const = default;
};

/// Names of the quantities that follow from the operations themselves.
inline constexpr const char* kThroughput = "throughput";      ///< bytes of the operations per second, MiB/s
inline constexpr const char* kOperations = "operation_rate";  ///< operations per second, IOPS

/// Returns the quantities that logs have: throughput and operation rate if rows are operations, then the measured
/// columns in the order of the logs. The bandwidth of a single operation is not among them.
[[nodiscard]] std::vector<LogQuantity> quantitiesOf(std::span<const TimeLog> logs);

/// A quantity to bin, and how the rows of all jobs in a bin are combined: as one sum or mean, or by percentiles, each
/// of which becomes a BinnedQuantity. Empty: the sum for rates, the 50th and the 99th percentile for other values of
/// operations, the mean for other averages.
struct WantedQuantity {
    std::string name;
    std::vector<data::Aggregation> how = {};
};

/// The number of rows that were binned, and of those that were not, by reason.
struct BinAccount {
    std::size_t rows = 0;  ///< rows of the logs that have the quantity
    std::size_t used = 0;
    std::size_t withoutTime = 0;
    std::size_t withoutValue = 0;
    std::size_t outside = 0;  ///< outside the bins
    bool operator==(const BinAccount&) const = default;
};

struct BinnedJob {
    std::string name;
    std::vector<double> values;  ///< one per bin; NaN: the job does not run or has no value
    bool operator==(const BinnedJob&) const = default;
};

/// A quantity per bin.
struct BinnedQuantity {
    std::string name;
    std::string unit;
    data::Aggregation how;
    bool adds = false;                 ///< whether the values of jobs add up
    bool ofOperations = false;         ///< whether the rows are operations, not averages
    std::vector<double> values;        ///< one per bin; NaN: a gap
    std::vector<std::size_t> samples;  ///< number of rows that end in each bin
    std::vector<BinnedJob> jobs;       ///< empty for percentiles, which pool the jobs
    std::size_t jobCount = 0;
    std::size_t gaps = 0;     ///< bins without a value
    std::size_t cutBins = 0;  ///< first or last bins that the logs cover by less than half; a sum leaves them out
    BinAccount account;
    bool operator==(const BinnedQuantity&) const = default;
};

/// Options of the bins.
struct BinOptions {
    std::optional<double> width = {};  ///< seconds; nullopt: chosen
    BinAlign align = BinAlign::automatic;
    bool operator==(const BinOptions&) const = default;
};

/// Logs with the positions of their jobs in time, from which quantities are binned.
class LogBins {
public:
    /// Aligns the logs and chooses the bins. The chosen width is 1, 2 or 5 times a power of ten, such that at most
    /// 1,000 and, unless the interval of the averages is longer, at least 400 bins result. Errors: optionConflict if
    /// absolute times are requested and a log has none; optionOutOfRange for a width that gives no bin or more than a
    /// million; cancelled.
    [[nodiscard]] static base::Expected<LogBins> of(std::vector<TimeLog> logs, const BinOptions& options,
                                                    base::Progress& progress);
    /// Aligns further logs on the bins of others; rows outside are counted. Errors: as of().
    [[nodiscard]] static base::Expected<LogBins> on(const BinGrid& grid, std::vector<TimeLog> logs,
                                                    base::Progress& progress);

    [[nodiscard]] const BinGrid& grid() const { return m_grid; }
    [[nodiscard]] const std::vector<TimeLog>& logs() const { return m_logs; }

    /// Bins a quantity. An operation counts in the bin in which it ends. Throughput is the bytes, the operation rate
    /// the number of operations, divided by the width, summed over the jobs; a job without an operation has 0 between
    /// its first and its last one. Percentiles are those of all operations of the bin: the value of rank ⌈pn⌉. An
    /// average counts in each bin by how long its interval, which ends at its time, overlaps the bin; the interval
    /// begins at the time of the job's previous row, or lasts as long as usual if that is more than 1.5 times as long
    /// ago. A sum over jobs is a gap if a running job has no value. Errors: unknownColumn; optionConflict for a
    /// percentile of averages or the sum of something that is not a rate; cancelled.
    [[nodiscard]] base::Expected<std::vector<BinnedQuantity>> bin(const WantedQuantity& wanted,
                                                                  base::Progress& progress) const;

private:
    struct Job {
        std::string name;
        double first = 0.0, last = 0.0;  ///< of its own clock, in seconds
        double interval = 0.0;           ///< usual distance of its rows
        double shift = 0.0;              ///< added to its clock
    };
    struct Jobs {
        std::vector<Job> jobs;
        data::LevelCodes codes;          ///< job of each row; empty: a single job
        std::vector<std::size_t> files;  ///< for each job, the index of its file
        [[nodiscard]] std::size_t of(std::size_t row) const {
            return codes.empty() ? 0 : static_cast<std::size_t>(codes[row]);
        }
    };
    struct Part;
    class Sums;

    [[nodiscard]] static base::Expected<Jobs> jobsOf(const TimeLog& log, bool named, base::Progress& progress);
    [[nodiscard]] static base::Expected<LogBins> read(std::vector<TimeLog> logs, BinAlign align,
                                                      base::Progress& progress);
    [[nodiscard]] double startOf(const TimeLog& log, const Job& job) const;
    void findReach();
    /// The smallest width that is chosen: the longest usual interval of averages, ten ticks of the clock of operations,
    /// and a width with ten operations in a bin on average.
    [[nodiscard]] double finestWidth() const;
    [[nodiscard]] base::Expected<void> chooseBins(const BinOptions& options);
    [[nodiscard]] std::vector<Part> partsOf(const std::string& name) const;
    /// Returns a quantity without values yet, with its unit and how it is combined. Errors: as bin().
    [[nodiscard]] base::Expected<BinnedQuantity> drafted(const WantedQuantity& wanted,
                                                         const std::vector<Part>& parts) const;

    std::vector<TimeLog> m_logs;
    std::vector<Jobs> m_jobs;  ///< one for each log
    BinGrid m_grid;
};

}  // namespace greyscope::timeline
