#pragma once

#include <functional>

#include "core/grey/models/model.h"
#include "widgets/present/forecast/forecast_parts.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// The function of a fitted scaling law with its parameters; null for other models and for a failed fit.
[[nodiscard]] std::function<double(double)> lawOf(const grey::ModelOutcome& model);

/// A smooth curve of the law over the range of `points`, whose markers stay. Empty if the axis is not numeric or the
/// model is not a law.
[[nodiscard]] std::vector<Curve> lawCurve(const grey::ModelOutcome& model, const Curve& points, const Places& places);

/// Adds the peak of a law and the interval of its load. Adds nothing if no peak is claimed; parts beyond the axis are
/// omitted.
void addPeak(PlotSpec& spec, const grey::ModelOutcome& model, const Places& places);

}  // namespace greyscope::widgets
