#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/roles/roles.h"

namespace greyscope::latency {

/// How a table contains latencies: one in each row; counts of bins; percentiles as rows; or percentiles as columns.
enum class TableForm { samples, counts, percentileRows, percentileColumns };

/// Columns that the user names; an empty name is found by latencyLayout().
struct LatencyColumns {
    std::string value;              ///< the latencies
    std::string count;              ///< how often a latency occurred
    std::string time;               ///< when it was measured
    std::string kind;               ///< kind of latency, a value of the column "kind"
    std::vector<std::string> runs;  ///< columns whose values distinguish runs
    bool operator==(const LatencyColumns&) const = default;
};

/// The columns of a table that contain latencies, and what they mean. Names are empty if there is no such column.
struct LatencyLayout {
    TableForm form = TableForm::samples;
    std::string value;
    std::string count;       ///< of a bin, or of the values of a row of percentiles
    std::string width;       ///< of a bin
    std::string percentile;  ///< in percent
    std::string total;       ///< number of values up to a percentile
    std::string time;
    double timeFactor = 1.0;                             ///< from `time` to seconds
    std::vector<std::pair<double, std::string>> shares;  ///< columns of percentiles, each with its share in [0, 1]
    std::string kindColumn;                              ///< "kind", if it has several values
    std::string kind;                                    ///< the value of `kindColumn` whose rows are used
    std::vector<std::string> otherKinds;                 ///< its other values
    std::vector<std::string> runs;                       ///< columns whose values together name a run
    std::vector<std::string> merged;                     ///< columns of parts and repeats of a run, which are added
    std::string unit;                                    ///< "ns" for every unit of time, otherwise that of the column
    double factor = 1.0;                                 ///< from the column to `unit`
    bool operator==(const LatencyLayout&) const = default;
};

/// Returns the columns of a table with latencies. Without a name from the user, they are recognised by their names:
/// columns such as "latency_p99" are percentiles; "count" beside a latency makes bins, "percentile" makes percentiles
/// in rows; otherwise, each row is one latency. Runs are named by the columns of text that are keys or factors, except
/// jobs, hosts, threads and processes, which are parts of a run. Of several values of the column "kind", one is used:
/// completion, or the first. Returns nullopt if no column contains latencies.
[[nodiscard]] std::optional<LatencyLayout> latencyLayout(const data::Dataset& dataset, const data::Roles& roles,
                                                         const LatencyColumns& asked = {});

/// Returns the share of a percentile in the name of a column: 0.999 for "latency_p99_9", "p99.9" and "99.9%"; nullopt
/// if the name is not that of a percentile.
[[nodiscard]] std::optional<double> shareInName(const std::string& columnName);

}  // namespace greyscope::latency
