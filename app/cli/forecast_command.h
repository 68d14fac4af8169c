#pragma once

#include <optional>

#include "app/cli/command.h"
#include "app/cli/output.h"
#include "app/cli/table_arguments.h"
#include "core/grey/forecast.h"

namespace greyscope::app::cli {

/// `greyscope forecast`: a grey model on the first points of a series, beside baselines and held-out values.
class ForecastCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "forecast"; }
    [[nodiscard]] std::string summary() const override { return "Fits a grey model and forecasts a series"; }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run() override;

private:
    [[nodiscard]] base::Expected<grey::ForecastOptions> optionsOf() const;

    SeriesArguments m_series;
    std::string m_of;
    std::string m_model = "gm11";
    std::size_t m_fit = 0;
    std::optional<std::size_t> m_horizon;
    double m_background = 0.5;
    std::string m_residual = "equations";
    std::optional<double> m_power;
    std::optional<double> m_order;
    Format m_format = Format::text;
};

}  // namespace greyscope::app::cli
