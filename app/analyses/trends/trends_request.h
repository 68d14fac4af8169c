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

/// The inputs of a trend.
struct TrendsRequest {
    StudyTable table;
    Selection selection;
    PointChoice points;
    Measure measure = Measure::ratio;
    bool band = false;                     ///< quantiles over the compared series
    std::optional<grey::RowOrder> heat{};  ///< order of the rows of a heat map; nullopt: no heat map
    stats::IntervalMethod intervals = stats::IntervalMethod::t;
    widgets::TrendIndex index = {};
    bool operator==(const TrendsRequest&) const = default;
};

/// From this number of compared series on, a band is clearer than lines.
inline constexpr std::size_t kBandFrom = data::kFewDozen;
/// Whether the series of a wide table have the names of its rows: a square matrix, such as the latency between cores.
[[nodiscard]] bool holdsMatrix(const StudyTable& table);
/// Returns the form in which the compared series are drawn: lines, a band or heat, which a square matrix gets.
/// Automatic means panels, if the result has `panels` of them and the user chose no other form.
[[nodiscard]] TrendsForm drawnForm(const Study& study, std::size_t panels = 0);

/// Returns the request of the study, or what the study lacks.
[[nodiscard]] std::variant<TrendsRequest, widgets::Empty> trendsRequest(const Study& study,
                                                                        const SeriesCatalog& catalog);

/// Pivots the table for every level of the facet and measures the selected series. A level without a value of a series
/// is a gap; the band counts the series with a value. Errors: those of pivot(); unknownSeries; zeroInSeries if a
/// divisor is 0; unknownPoint if an index refers to a point that does not exist.
[[nodiscard]] base::Expected<widgets::TrendsResult> trendsOf(const TrendsRequest& request, base::Progress& progress);

}  // namespace greyscope::app
