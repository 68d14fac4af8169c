#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/timeline/bins.h"
#include "core/timeline/change_points.h"
#include "core/timeline/lags.h"
#include "core/timeline/span_change.h"

namespace greyscope::widgets {

/// How a log was read along time.
struct TimeLogUse {
    std::string name;
    timeline::LogClock clock;
    bool operations = false;  ///< whether its rows are operations; otherwise averages
    std::size_t rows = 0;
};

/// A binned quantity with what was found in it.
struct TimeTrack {
    timeline::BinnedQuantity binned;
    timeline::TimeLevels levels;
    std::optional<timeline::SpanChange> span;
    bool beside = false;  ///< whether it is of a log that is only compared with the others
};

/// How a track goes with the subject of the result.
struct TimePair {
    std::size_t track = 0;
    timeline::TimeLags lags;
};

/// Logs along time.
struct TimeResult {
    timeline::BinGrid grid;
    std::vector<TimeLogUse> logs;
    std::vector<std::string> without;  ///< names of tables without a time column, which are left out
    std::vector<TimeTrack> tracks;     ///< those of the logs, then those beside them
    std::optional<timeline::BinRange> span, baseline;
    std::size_t subject = 0;  ///< the track with which others are correlated
    std::vector<TimePair> pairs;

    /// The seconds that the axis shows for the beginning of a bin: since the start, or since the first bin if the
    /// clocks are absolute.
    [[nodiscard]] double shownAt(std::size_t bin) const {
        return grid.width * static_cast<double>(bin) + (grid.absolute ? 0.0 : grid.origin);
    }
};

}  // namespace greyscope::widgets
