#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/dataset.h"
#include "core/latency/distribution.h"
#include "core/latency/latency_layout.h"
#include "core/latency/time_blocks.h"

namespace greyscope::latency {

/// The latencies of one run of a table.
struct LatencyRun {
    std::string name;  ///< its values of LatencyLayout::runs; "" if the table is one run
    Distribution distribution;
    TimeBlocks blocks;  ///< empty if the table has no times
};

/// The runs of a table, and the rows that were not used.
struct TableRuns {
    std::vector<LatencyRun> runs;
    std::size_t rows = 0;          ///< number of rows of the table
    std::size_t unnamed = 0;       ///< rows without a value in a column that names the run
    std::size_t withoutValue = 0;  ///< rows without a latency, or without a count or percentile that is needed
    std::size_t negative = 0;      ///< rows with a negative latency or count
    std::size_t otherKinds = 0;    ///< rows of another LatencyLayout::kind
};

/// Returns the runs of a table, in the order of their first rows. Rows with the same name are one run, whose counts are
/// added. Percentiles in columns make a run of each row; names that occur again are numbered. `blockSeconds`: the
/// width of the blocks of time. Errors: noRows if no row has a latency; cancelled; those of Dataset::column().
[[nodiscard]] base::Expected<TableRuns> runsOf(const data::Dataset& dataset, const LatencyLayout& layout,
                                               double blockSeconds, base::Progress& progress);

}  // namespace greyscope::latency
