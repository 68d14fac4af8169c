#pragma once

#include <QString>

#include <string>
#include <vector>

#include "core/grey/forecast/forecast.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// The names that the texts about a forecast use.
struct ForecastNames {
    QString series;     ///< "1.1-R"
    QString metric;     ///< "Throughput"; empty if the table does not name the metric
    QString unit;       ///< "GB/s"
    QString axis;       ///< "Threads/OST"
    Link measured;      ///< the link of the measured points
    QString held = {};  ///< "Block size = 4": the factors that are constant along the series
};

/// The models and baselines drawn beside the chosen model, by their names in core.
using ShownModels = std::vector<std::string>;

/// The measured points, the model and the shown baselines along the axis of the series. Held-out points and steps have
/// hollow markers, and their ranges of the axis are shaded. The points of each curve are in the order of k, from 1.
[[nodiscard]] PlotSpec forecastChart(const grey::ForecastResult& result, const ForecastNames& names,
                                     const ShownModels& shown);

/// Residuals x − x̂ of the model and of the shown baselines at every measured k, as stems side by side.
[[nodiscard]] PlotSpec residualChart(const grey::ForecastResult& result, const ForecastNames& names,
                                     const ShownModels& shown);

/// The class ratios and their admissible band.
[[nodiscard]] PlotSpec classRatioChart(const grey::ForecastResult& result);

/// The number of decimals at which the largest measured value has three significant digits.
[[nodiscard]] int forecastDecimals(const grey::ForecastResult& result);

/// The number of held-out points: steps with a measured value.
[[nodiscard]] std::size_t heldOutCount(const grey::ForecastResult& result);

/// Tab-separated columns: k, axis, measured, then every model that could be fitted.
[[nodiscard]] QString forecastText(const grey::ForecastResult& result, const ForecastNames& names);

}  // namespace greyscope::widgets
