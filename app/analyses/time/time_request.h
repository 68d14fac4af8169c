#pragma once

#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "app/study/study.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "widgets/common/view_state.h"
#include "widgets/present/time/time_result.h"

namespace greyscope::app {

/// A table that is read as a log.
struct TimeTable {
    std::string name;
    std::shared_ptr<const data::Dataset> dataset;
    data::Roles roles;
    bool operator==(const TimeTable&) const = default;
};

/// The inputs of the Time page.
struct TimeRequest {
    std::vector<TimeTable> logs;
    std::vector<TimeTable> with;
    std::vector<std::string> quantities;
    data::Aggregation aggregate = {};
    timeline::BinOptions bins = {};
    std::optional<TimeSpan> span = {}, baseline = {};
    bool operator==(const TimeRequest&) const = default;
};

/// Returns the request of the study, or what the study lacks: a table.
[[nodiscard]] std::variant<TimeRequest, widgets::Empty> timeRequest(const Study& study);

/// Bins the logs of the request. If it names no quantity, these are the first rate and the first time that the logs
/// have, or else their first quantity; and up to kMostBeside quantities of the tables beside them. Errors:
/// nothingToDraw if no table has a time column; those of timeline::LogBins; optionOutOfRange for a span outside the
/// bins; cancelled.
[[nodiscard]] base::Expected<widgets::TimeResult> timeOf(const TimeRequest& request, base::Progress& progress);

inline constexpr std::size_t kMostBeside = 8;

}  // namespace greyscope::app
