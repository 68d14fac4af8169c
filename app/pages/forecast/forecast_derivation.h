#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include "app/analyses/forecast/forecast_request.h"
#include "app/analyses/page_derivation.h"
#include "widgets/present/spec/plot_spec.h"
#include "widgets/table/forecast_models.h"

namespace greyscope::app {

/// How this model of the result comes about, with the tails of a residual model, and the band at every step. The
/// series stand in this table.
[[nodiscard]] PageDerivation forecastDerivations(const ForecastRequest& request,
                                                 const std::shared_ptr<const grey::ForecastResult>& result,
                                                 const grey::ModelOutcome& outcome, const std::string& table);

/// What the band at this step is called among them.
[[nodiscard]] QString bandTitle(const grey::ForecastResult& result, std::size_t step);

/// k of a point of a curve; 0: it has none.
[[nodiscard]] int placeOf(const widgets::Curve& curve, std::size_t point);
/// The lines of those derivations behind a number of the table of models, a point of the chart (of a model, of the
/// band, of the series that was measured, or buffered), and a residual. None of a model without a derivation.
[[nodiscard]] std::optional<AskedLine> lineOfModel(const widgets::ForecastModels& models, int row, int column,
                                                   std::size_t fitted);
[[nodiscard]] std::optional<AskedLine> lineOfChart(const grey::ForecastResult& result, const widgets::PlotSpec& chart,
                                                   const widgets::Curve& curve, std::size_t point,
                                                   const widgets::Link& measured);
[[nodiscard]] std::optional<AskedLine> lineOfResidual(const grey::ForecastResult& result, const widgets::Curve& curve,
                                                      std::size_t point);

}  // namespace greyscope::app
