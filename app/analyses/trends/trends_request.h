#pragma once

#include <cstddef>
#include <optional>
#include <variant>

#include "app/study/series_catalog.h"
#include "app/study/study.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/roles/roles.h"
#include "widgets/common/view_state.h"
#include "widgets/present/trends/trends_present.h"

namespace greyscope::app {

/// What a trend depends on.
struct TrendsRequest {
    StudyTable table;
    Selection selection;
    PointChoice points;
    Measure measure = Measure::ratio;
    bool band = false;                     ///< quantiles over the compared series
    std::optional<grey::RowOrder> heat{};  ///< the rows of a heat map
    stats::IntervalMethod intervals = stats::IntervalMethod::t;
    widgets::TrendIndex index = {};
    bool operator==(const TrendsRequest&) const = default;
};

/// From so many compared series on a band tells more than their lines.
inline constexpr std::size_t kBandFrom = data::kFewDozen;
/// Whether the series of a wide table are called as its rows: a square matrix, such as the latency between cores.
[[nodiscard]] bool holdsMatrix(const StudyTable& table);
/// What the compared series are drawn as: lines, a band or heat, as a matrix is. Where the result has so many panels
/// and nobody chose another form, automatic: the panels.
[[nodiscard]] TrendsForm drawnForm(const Study& study, std::size_t panels = 0);

/// What the study asks for, or what it lacks.
[[nodiscard]] std::variant<TrendsRequest, widgets::Empty> trendsRequest(const Study& study,
                                                                        const SeriesCatalog& catalog);

/// Pivots the table for every level of the facet and measures the chosen series. A level at which a series has no value
/// is a gap; the band counts those that have one. Errors: those of pivot(); unknownSeries; zeroInSeries where a divisor
/// is 0; unknownPoint where an index is relative to one that is not there.
[[nodiscard]] base::Expected<widgets::TrendsResult> trendsOf(const TrendsRequest& request, base::Progress& progress);

}  // namespace greyscope::app
