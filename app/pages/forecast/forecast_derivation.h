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

/// Returns the derivations of a model of the result, of the tails if it is a residual model, and of the band at every
/// step. `table` is the id of the table of the series.
[[nodiscard]] PageDerivation forecastDerivations(const ForecastRequest& request,
                                                 const std::shared_ptr<const grey::ForecastResult>& result,
                                                 const grey::ModelOutcome& outcome, const std::string& table);

/// Returns the title of the derivation of the band at this step.
[[nodiscard]] QString bandTitle(const grey::ForecastResult& result, std::size_t step);

/// Returns the number k by which the derivation counts a point of a curve; 0 if it has none.
[[nodiscard]] int placeOf(const widgets::Curve& curve, std::size_t point);
/// Returns the line of the derivation that gives a number in the table of models; nullopt for a model without a
/// derivation.
[[nodiscard]] std::optional<AskedLine> lineOfModel(const widgets::ForecastModels& models, int row, int column,
                                                   std::size_t fitted);
/// Returns the line that gives a point of the chart: of a model, of the band, or of the measured or buffered series;
/// nullopt for a model without a derivation.
[[nodiscard]] std::optional<AskedLine> lineOfChart(const grey::ForecastResult& result, const widgets::PlotSpec& chart,
                                                   const widgets::Curve& curve, std::size_t point,
                                                   const widgets::Link& measured);
/// Returns the line that gives a residual; nullopt for a model without a derivation.
[[nodiscard]] std::optional<AskedLine> lineOfResidual(const grey::ForecastResult& result, const widgets::Curve& curve,
                                                      std::size_t point);

}  // namespace greyscope::app
