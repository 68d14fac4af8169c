#pragma once

#include "app/study/study.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "widgets/present/trends_present.h"

namespace greyscope::app {

/// All that a calculation of the Trends page depends on, by value.
struct TrendsRequest {
    StudyTable table;
    Selection selection;
    PointChoice points;
    Measure measure = Measure::ratio;
    bool operator==(const TrendsRequest&) const = default;
};

/// Pivots the table for every level of the facet and measures the chosen series. A level at which a series has no value
/// is a gap. Errors: those of pivot(); unknownSeries; zeroInSeries where a divisor is 0.
[[nodiscard]] base::Expected<widgets::TrendsResult> runTrends(const TrendsRequest& request, base::Progress& progress);

}  // namespace greyscope::app
