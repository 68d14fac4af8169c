#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/data/left_out.h"
#include "core/latency/distribution.h"
#include "core/latency/percentile.h"
#include "core/latency/time_blocks.h"

namespace greyscope::widgets {

/// What the chart of latencies shows: latency by percentile, the share of values up to a latency, the share above it,
/// or a histogram.
enum class LatencyCurve { percentile, ecdf, complement, histogram };

/// A run with its percentiles.
struct ShownLatencies {
    std::string name;
    latency::Distribution distribution;
    latency::TimeBlocks blocks;  ///< empty without times
    std::vector<latency::Percentile> percentiles;
};

/// What is not used of a table, and what its columns mean.
struct LatencyAccount {
    std::string table;  ///< name of the table; empty if there is only one
    std::string column;
    data::LeftOut leftOut;
    std::size_t negative = 0;             ///< rows with a negative latency; counted in `leftOut` as well
    std::vector<std::string> merged;      ///< columns whose rows are added as parts of one run
    std::string kind;                     ///< the kind of latency that is shown, if the table has several
    std::vector<std::string> otherKinds;  ///< the others
};

/// The distributions of latencies of several runs.
struct LatencyResult {
    std::vector<ShownLatencies> runs;
    std::string unit;  ///< of the distributions: "ns" for times
    latency::PercentileOptions options;
    std::vector<double> shares;                   ///< of the percentiles, in [0, 1]
    std::size_t first = 0, second = 0;            ///< the compared runs, as indices
    std::optional<latency::QuantileShift> shift;  ///< nullopt if no runs are compared
    std::size_t overTime = 0;                     ///< index of the run that is shown over time
    std::vector<LatencyAccount> accounts;
};

/// Number of runs with the series colours and names at the ends of the lines; more are drawn without names.
inline constexpr std::size_t kNamedRuns = 12;

}  // namespace greyscope::widgets
