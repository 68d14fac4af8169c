#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/series_table.h"
#include "core/grey/admissibility.h"
#include "core/grey/gm11.h"
#include "core/grey/grey_models.h"
#include "core/grey/model.h"

namespace greyscope::grey {

struct ForecastOptions {
    std::size_t fitCount = 0;  ///< first points to fit; 0: all
    std::optional<std::size_t>
        horizon;  ///< steps after the last fitted point; none: the held-out points, or 2 where there are none
    double backgroundWeight = 0.5;
    GreyModel model = GreyModel::gm11;   ///< what the forecast is made with
    std::vector<GreyModel> others = {};  ///< fitted beside it
    std::optional<double> power = {};    ///< n of ngbm; none: searched
    std::optional<double> order = {};    ///< r of fgm; none: searched
    bool operator==(const ForecastOptions&) const = default;
};

enum class BaselineKind { lastValue, mean, linear, exponential, power, saturation };

/// Name on the command line: "last-value", "mean", "linear", "exponential", "power", "saturation".
[[nodiscard]] std::string baselineName(BaselineKind kind);

/// A step after the last fitted point. `number` continues the axis (threads 64, 128, then 256); none where the axis
/// gives no rule (text, or uneven spacing).
struct ForecastPoint {
    std::string label;
    std::optional<double> number;
    std::optional<double> actual;  ///< the held-out value
};

enum class AxisSpacing { linear, geometric, uneven, none };

struct ForecastResult {
    ForecastOptions options;
    std::string series;
    std::string unit;
    std::vector<double> actual;  ///< the fitted points
    std::vector<std::string> labels;
    std::vector<std::optional<double>> numbers;
    std::vector<ForecastPoint> steps;  ///< one a step of the horizon
    AxisSpacing spacing = AxisSpacing::none;
    Gm11Result gm11;  ///< fitted whatever the model is: what class ratios and suitability speak of
    ClassRatio classRatio;
    ModelOutcome model;                   ///< of options.model
    std::vector<ModelOutcome> others;     ///< in the order of options.others
    std::vector<ModelOutcome> baselines;  ///< in the order of BaselineKind
};

/// Errors: those of fitGm11() and of the chosen model, unknownSeries, missingValue, cancelled. Other models and
/// baselines that cannot be fitted carry their failure.
[[nodiscard]] base::Expected<ForecastResult> forecast(const data::SeriesTable& table, std::size_t series,
                                                      const ForecastOptions& options, base::Progress& progress);

}  // namespace greyscope::grey
