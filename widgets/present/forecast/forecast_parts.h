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

/// The positions of all points and steps on the horizontal axis.
struct Places {
    std::vector<double> x;
    bool numeric = true;  ///< whether the positions are the axis' own numbers; otherwise they are the index k, from 1
    bool logarithmic = false;  ///< whether each position is twice the one before, which makes the axis logarithmic
};
[[nodiscard]] Places placesOf(const grey::ForecastResult& result);
/// The middle between the k-th position (from 0) and the next one; the geometric mean on a logarithmic axis.
[[nodiscard]] double between(const Places& places, std::size_t k);

/// Whether there are more than 2,000 points and steps. Charts then omit what belongs to single points: markers and
/// stems become a line, the cursor shows plain numbers, and only some points have ticks.
[[nodiscard]] bool manyPoints(const grey::ForecastResult& result);
/// Ticks with labels at the positions; at about a hundred of them if there are many. `label` is called for these alone.
[[nodiscard]] std::vector<Tick> pointTicks(const std::vector<double>& places,
                                           const std::function<QString(std::size_t)>& label);

/// The label of the k-th point or step (from 0).
[[nodiscard]] QString labelOf(const grey::ForecastResult& result, std::size_t k);
/// The values of a model at the points, then at the steps.
[[nodiscard]] std::vector<double> valuesOf(const grey::ModelOutcome& model);
/// The measured values of the fitted and of the held-out points.
[[nodiscard]] std::vector<double> measuredOf(const grey::ForecastResult& result);
/// The chosen model and those listed in `shown`, without models that could not be fitted.
[[nodiscard]] std::vector<const grey::ModelOutcome*> drawnModels(const grey::ForecastResult& result,
                                                                 const ShownModels& shown);

/// "k = 7, Threads/OST 64"; `k` counts from 0.
[[nodiscard]] QString pointName(const QString& axis, const QString& label, std::size_t k);
[[nodiscard]] QString withUnit(const QString& number, const QString& unit);
/// An empty curve with the name, link and appearance of a model.
[[nodiscard]] Curve lookLike(const std::string& model);

}  // namespace greyscope::widgets
