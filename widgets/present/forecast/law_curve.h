#pragma once

#include <functional>

#include "core/grey/models/model.h"
#include "widgets/present/forecast/forecast_parts.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// The curve that a fitted scaling law is, by its parameters; null of any other model.
[[nodiscard]] std::function<double(double)> lawOf(const grey::ModelOutcome& model);

/// A law between the points: the line of `points`, which keeps its markers. Empty where the axis has no numbers or the
/// model is no law.
[[nodiscard]] std::vector<Curve> lawCurve(const grey::ModelOutcome& model, const Curve& points, const Places& places);

/// The peak of a law with its load, and the interval of that; nothing where none is claimed or it lies beyond the axis.
void addPeak(PlotSpec& spec, const grey::ModelOutcome& model, const Places& places);

}  // namespace greyscope::widgets
