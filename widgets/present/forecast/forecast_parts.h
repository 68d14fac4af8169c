#pragma once

#include <QString>

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "core/grey/forecast/forecast.h"
#include "widgets/present/forecast/forecast_present.h"
#include "widgets/present/spec/plot_spec.h"

// What the charts of a forecast have in common.

namespace greyscope::widgets {

/// Places of all points and steps along the horizontal axis.
struct Places {
    std::vector<double> x;
    bool numeric = true;       ///< the axis' own numbers; otherwise the index k
    bool logarithmic = false;  ///< powers of two
};
[[nodiscard]] Places placesOf(const grey::ForecastResult& result);
/// Half way from the k-th place (from 0) to the next.
[[nodiscard]] double between(const Places& places, std::size_t k);

/// Whether there are so many points that charts leave out what belongs to single ones: markers and stems become a line,
/// the cursor reads plain numbers, ticks stand at some points only.
[[nodiscard]] bool manyPoints(const grey::ForecastResult& result);
/// Ticks at the places with their labels, which are made for these alone; of many points about a hundred.
[[nodiscard]] std::vector<Tick> pointTicks(const std::vector<double>& places,
                                           const std::function<QString(std::size_t)>& label);

/// The label of a point or step.
[[nodiscard]] QString labelOf(const grey::ForecastResult& result, std::size_t k);
/// A model's values at the points and the steps.
[[nodiscard]] std::vector<double> valuesOf(const grey::ModelOutcome& model);
/// The fitted and the held-out points.
[[nodiscard]] std::vector<double> measuredOf(const grey::ForecastResult& result);
/// The model and those of `shown` that could be fitted.
[[nodiscard]] std::vector<const grey::ModelOutcome*> drawnModels(const grey::ForecastResult& result,
                                                                 const ShownModels& shown);

/// "k = 7, Threads/OST 64"
[[nodiscard]] QString pointName(const QString& axis, const QString& label, std::size_t k);
[[nodiscard]] QString withUnit(const QString& number, const QString& unit);
/// An empty curve with the model's name, link and look.
[[nodiscard]] Curve lookLike(const std::string& model);

}  // namespace greyscope::widgets
