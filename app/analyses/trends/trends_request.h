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

/// The inputs of the Trends page: the table, the selected series, and the choices that determine the result.
struct TrendsRequest {
    StudyTable table;
    Selection selection;
    PointChoice points;
    Measure measure = Measure::ratio;
    bool band = false;  ///< whether to calculate the band, which shows quantiles over the compared series
    std::optional<grey::RowOrder> heat{};  ///< order of the rows of a heat map; nullopt: no heat map
    stats::IntervalMethod intervals = stats::IntervalMethod::t;
    widgets::TrendIndex index = {};
    bool samples = false;  ///< whether the result has the measurements behind the values
    widgets::ErrorBars errorBars = widgets::ErrorBars::interval;
    /// The x of a scatter chart: a column, or "" for the reference; nullopt: no scatter chart.
    std::optional<std::string> across = {};
    bool operator==(const TrendsRequest&) const = default;
};

/// The number of compared series from which they are drawn as a band instead of lines, unless the user chose a form.
inline constexpr std::size_t kBandFrom = data::kFewDozen;
/// Whether the table is a square matrix, such as the latency between cores: a wide table whose series have the same
/// names as its rows.
[[nodiscard]] bool holdsMatrix(const StudyTable& table);
/// Returns the form in which the compared series are drawn. If the user chose none, a square matrix is a heat map.
/// Otherwise, `panels` > 0 gives TrendsForm::automatic, which means panels; without panels, the form is lines, or a
/// band from kBandFrom series. `panels`: the number of panels of the result, 0 if it has none.
[[nodiscard]] TrendsForm drawnForm(const Study& study, std::size_t panels = 0);

/// Returns the request of the study, or what the study lacks.
[[nodiscard]] std::variant<TrendsRequest, widgets::Empty> trendsRequest(const Study& study,
                                                                        const SeriesCatalog& catalog);

/// Returns the values of the selected series along the axis, once for each level of the facet (the factor that the
/// panels run over). At a point without a value, a series has a gap, and the band includes only the other series.
/// Errors: those of pivot(); unknownSeries; zeroInSeries if a divisor is 0; unknownPoint if the index refers to a point
/// that does not exist; unknownColumn or notNumeric for the column of a scatter chart; unitsDiffer for a ratio of
/// different quantities; cancelled.
[[nodiscard]] base::Expected<widgets::TrendsResult> trendsOf(const TrendsRequest& request, base::Progress& progress);

}  // namespace greyscope::app
