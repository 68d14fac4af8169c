#pragma once

#include <QString>

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "core/grey/forecast/forecast.h"
#include "widgets/present/forecast/forecast_present.h"
#include "widgets/present/spec/plot_spec.h"

// Parts shared by the charts of a forecast.

namespace greyscope::widgets {

/// The positions of all points and forecast steps on the horizontal axis.
struct Places {
    std::vector<double> x;
    bool numeric = true;  ///< whether the positions are the numbers of the axis column; otherwise they are 1, 2, 3, ...
    bool logarithmic = false;  ///< whether each position is twice the one before; the axis is then logarithmic
};
[[nodiscard]] Places placesOf(const grey::ForecastResult& result);
/// Returns the middle between position `k` (from 0) and the next one; on a logarithmic axis their geometric mean.
[[nodiscard]] double between(const Places& places, std::size_t k);

/// Returns whether there are more than 2,000 points and steps. Charts then omit what belongs to single points: markers
/// and stems become a line, the cursor shows plain numbers, and only some points have ticks.
[[nodiscard]] bool manyPoints(const grey::ForecastResult& result);
/// Returns ticks with labels at the positions; if there are many, at about a hundred of them. `label` returns the label
/// of a position and is called only for these.
[[nodiscard]] std::vector<Tick> pointTicks(const std::vector<double>& places,
                                           const std::function<QString(std::size_t)>& label);

/// Returns the label of the point or step with index `k` (from 0).
[[nodiscard]] QString labelOf(const grey::ForecastResult& result, std::size_t k);
/// Returns the values of a model: first those at the fitted points, then its forecasts at the steps.
[[nodiscard]] std::vector<double> valuesOf(const grey::ModelOutcome& model);
/// Returns the measured values: first those of the fitted points, then those of the held-out points.
[[nodiscard]] std::vector<double> measuredOf(const grey::ForecastResult& result);
/// Returns the models to draw: the chosen one and those listed in `shown`, without models that could not be fitted.
[[nodiscard]] std::vector<const grey::ModelOutcome*> drawnModels(const grey::ForecastResult& result,
                                                                 const ShownModels& shown);

/// Returns the name of a point: "k = 7, Threads/OST 64". `k` counts from 0, the text from 1.
[[nodiscard]] QString pointName(const QString& axis, const QString& label, std::size_t k);
[[nodiscard]] QString withUnit(const QString& number, const QString& unit);
/// Returns a curve without points that has the name, link and appearance of a model.
[[nodiscard]] Curve lookLike(const std::string& model);

}  // namespace greyscope::widgets
