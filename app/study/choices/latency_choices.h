#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "widgets/present/latency/latency_result.h"

namespace greyscope::app {

/// The choices of the Latency page: which tables and columns contain latencies, which percentiles are listed, and which
/// runs are compared. latencyRequest() determines what is not set.
struct LatencyChoices {
    std::vector<std::string> tables;  ///< names of the tables; empty: all that contain latencies
    std::string value;                ///< column of the latencies; empty: recognised by its name
    std::string count;                ///< column with the counts of bins; empty: "count", if there is one
    std::string time;                 ///< column of the times; empty: recognised by its name
    std::vector<std::string> series;  ///< columns whose values distinguish runs; empty: the keys of the table
    std::string kind;                 ///< kind of latency, if a table has several; empty: completion, or the first one
    std::vector<double> percentiles{50.0, 90.0, 99.0, 99.9, 99.99};  ///< in percent
    widgets::LatencyCurve curve = widgets::LatencyCurve::percentile;
    double above = 10.0;  ///< number of values above a percentile from which it is reliable
    double block = 1.0;   ///< width in seconds of the blocks of time that are drawn anew for intervals
    std::uint64_t seed = 1;
    std::vector<std::string> compare;  ///< names of two runs; empty: the only two runs
    std::string overTime;              ///< name of the run that is shown over time; empty: the first one with times
    bool operator==(const LatencyChoices&) const = default;
};

}  // namespace greyscope::app
