#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/series/aggregation.h"
#include "core/timeline/bin_align.h"

namespace greyscope::app {

/// A span of time, in seconds on the axis of the chart.
struct TimeSpan {
    double from = 0.0, to = 0.0;
    bool operator==(const TimeSpan&) const = default;
};

/// The choices of the Time page.
struct TimeChoices {
    /// Names of the tables that are logs; empty: the active table, and the others that the same program wrote.
    std::vector<std::string> logs = {};
    std::vector<std::string> with = {};  ///< names of the tables whose quantities are compared with those of the logs
    std::vector<std::string> quantities = {};  ///< empty: a rate and a time, see TimeAnalysis
    data::Aggregation aggregate = {};  ///< how the jobs in a bin are combined; none: by the kind of the quantity
    std::optional<double> bin = {};    ///< width of a bin in seconds; nullopt: chosen
    timeline::BinAlign align = timeline::BinAlign::automatic;
    std::optional<TimeSpan> span = {};
    std::optional<TimeSpan> baseline = {};  ///< nullopt: all bins outside the span
    bool operator==(const TimeChoices&) const = default;
};

}  // namespace greyscope::app
