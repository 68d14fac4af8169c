#pragma once

#include <QString>

#include <string>
#include <vector>

#include "core/grey/forecast/forecast.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// The names that the texts about a forecast use.
struct ForecastNames {
    QString series;     ///< the name of the series: "1.1-R"
    QString metric;     ///< the measured quantity: "Throughput"; empty if the table does not name it
    QString unit;       ///< its unit: "GB/s"
    QString axis;       ///< the column along the series: "Threads/OST"
    Link measured;      ///< the link of the measured points
    QString held = {};  ///< "Block size = 4": the factors with a constant level along the series
};

/// The models and baselines that are drawn beside the chosen model, by their internal names such as "last-value".
using ShownModels = std::vector<std::string>;

/// Returns a chart of the measured points, the model and the shown baselines along the axis of the series. Held-out
/// points and forecast steps have hollow markers, and their ranges of the axis are shaded. The points of each curve are
/// in the order of k, from 1.
[[nodiscard]] PlotSpec forecastChart(const grey::ForecastResult& result, const ForecastNames& names,
                                     const ShownModels& shown);

/// Returns a chart of the residuals x − x̂ of the model and of the shown baselines at every measured k, as stems side
/// by side.
[[nodiscard]] PlotSpec residualChart(const grey::ForecastResult& result, const ForecastNames& names,
                                     const ShownModels& shown);

/// Returns a chart of the class ratios with the band in which they are admissible.
[[nodiscard]] PlotSpec classRatioChart(const grey::ForecastResult& result);

/// Returns the number of decimals at which the largest measured value has three significant digits.
[[nodiscard]] int forecastDecimals(const grey::ForecastResult& result);

/// Returns the number of held-out points, that is, of forecast steps with a measured value.
[[nodiscard]] std::size_t heldOutCount(const grey::ForecastResult& result);

/// Returns a forecast as tab-separated columns: k, axis, measured, then every model that could be fitted.
[[nodiscard]] QString forecastText(const grey::ForecastResult& result, const ForecastNames& names);

}  // namespace greyscope::widgets
