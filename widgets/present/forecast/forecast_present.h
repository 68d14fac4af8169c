#pragma once

#include <QString>

#include <string>
#include <vector>

#include "core/grey/forecast/forecast.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// What the words about a forecast call things.
struct ForecastNames {
    QString series;     ///< "1.1-R"
    QString metric;     ///< "Throughput"; empty where the table has no name for it
    QString unit;       ///< "GB/s"
    QString axis;       ///< "Threads/OST"
    Link measured;      ///< what the measured points are
    QString held = {};  ///< "Block size = 4": factors that the series does not run along
};

/// Other models and baselines that are drawn beside the model, by core's names.
using ShownModels = std::vector<std::string>;

/// Measured points, the model and the shown baselines on the real axis; held-out points and steps are hollow, their
/// stretches shaded. A point of a curve is k (from 1) in reading order.
[[nodiscard]] PlotSpec forecastChart(const grey::ForecastResult& result, const ForecastNames& names,
                                     const ShownModels& shown);

/// Residuals x - x^ of the model and the shown baselines as stems beside each other at every measured k.
[[nodiscard]] PlotSpec residualChart(const grey::ForecastResult& result, const ForecastNames& names,
                                     const ShownModels& shown);

/// Class ratios against their band.
[[nodiscard]] PlotSpec classRatioChart(const grey::ForecastResult& result);

/// Decimals that give the largest measured value three significant digits.
[[nodiscard]] int forecastDecimals(const grey::ForecastResult& result);

/// How many of the steps have a measured value: the held-out points.
[[nodiscard]] std::size_t heldOutCount(const grey::ForecastResult& result);

/// Tab-separated: k, axis, measured, then every model that was fitted.
[[nodiscard]] QString forecastText(const grey::ForecastResult& result, const ForecastNames& names);

}  // namespace greyscope::widgets
