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

/// `greyscope forecast`: a grey model on the first points of a series, beside baselines and held-out values.
class ForecastCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "forecast"; }
    [[nodiscard]] std::string summary() const override { return "Fits a grey model and forecasts a series"; }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool writesText() const override { return m_format == Format::text; }

private:
    /// The study of this series, which the window opens to the same result.
    [[nodiscard]] base::Expected<Study> study(const SeriesArguments::Chosen& chosen, std::size_t series) const;
    /// The series of --of, or the only one.
    [[nodiscard]] base::Expected<std::size_t> seriesOf(const data::SeriesTable& table) const;
    /// Whether the figure shows every model.
    [[nodiscard]] bool comparesModels() const;
    /// How the model comes to its result.
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
