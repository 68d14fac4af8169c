#pragma once

#include <string>

#include "app/analyses/forecast/forecast_request.h"
#include "app/cli/arguments/derivation_arguments.h"
#include "app/cli/arguments/figure_arguments.h"
#include "app/cli/arguments/forecast_arguments.h"
#include "app/cli/arguments/series_arguments.h"
#include "app/cli/command.h"
#include "app/cli/output/output.h"

namespace greyscope::app::cli {

/// `greyscope forecast`: fits a grey model to the first points of a series, compares it with baselines, and evaluates
/// it at test points.
class ForecastCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "forecast"; }
    [[nodiscard]] std::string summary() const override { return "Fits a grey model and forecasts a series"; }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool writesText() const override { return m_format == Format::text; }

private:
    /// Returns a study that gives the same forecast for this series in the window.
    [[nodiscard]] base::Expected<Study> study(const SeriesArguments::Chosen& chosen, std::size_t series) const;
    /// Returns the index of the series in --of or, without the option, of the only series.
    [[nodiscard]] base::Expected<std::size_t> seriesOf(const data::SeriesTable& table) const;
    /// Whether the requested figure compares all models.
    [[nodiscard]] bool comparesModels() const;
    /// Returns the derivation of the model's result in the requested format.
    [[nodiscard]] base::Expected<std::string> writeDerivation(const ForecastRequest& request,
                                                              const grey::ForecastResult& result, Notes& notes) const;

    FigureArguments m_figure;
    SeriesArguments m_series;
    ForecastArguments m_model;
    DerivationArguments m_derivation;
    std::string m_of;
    Format m_format = Format::text;
};

}  // namespace greyscope::app::cli
