#pragma once

#include <functional>

#include "core/grey/models/model.h"
#include "widgets/present/forecast/forecast_parts.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// Returns the function of a fitted scaling law (USL, Amdahl's law or a normal form) with its parameters; null for
/// other models and for a failed fit.
[[nodiscard]] std::function<double(double)> lawOf(const grey::ModelOutcome& model);

/// Returns a smooth curve of a fitted scaling law over the x range of `points`, without markers, to be drawn with the
/// markers of `points`. Empty if the axis is not numeric or the model is not a scaling law.
[[nodiscard]] std::vector<Curve> lawCurve(const grey::ModelOutcome& model, const Curve& points, const Places& places);

/// Adds a line at the load where the fitted scaling law peaks, and a band for the interval of that load. Both are
/// clipped to the x axis. Adds nothing if the model has no peak within the data or x is not numeric.
void addPeak(PlotSpec& spec, const grey::ModelOutcome& model, const Places& places);

}  // namespace greyscope::widgets
