#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/command.h"
#include "app/cli/figure_arguments.h"
#include "app/cli/output.h"
#include "app/cli/series_arguments.h"
#include "core/grey/forecast.h"

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
    void declareParameters(CLI::App& app);
    void declareJudgement(CLI::App& app);
    [[nodiscard]] base::Expected<void> chooseModels(grey::ForecastOptions& options) const;
    [[nodiscard]] base::Expected<void> chooseParameters(grey::ForecastOptions& options) const;
    [[nodiscard]] base::Expected<void> chooseRelated(grey::ForecastOptions& options) const;
    /// optionConflict for an option that none of the chosen models looks at.
    [[nodiscard]] base::Expected<void> checkUsed(const grey::ForecastOptions& options) const;
    [[nodiscard]] base::Expected<grey::ForecastOptions> optionsOf() const;
    [[nodiscard]] base::Expected<std::size_t> fitCountOf(const data::SeriesTable& table, std::size_t series) const;

    /// What the window shows of this series with these options.
    [[nodiscard]] base::Expected<Study> studyOf(const SeriesArguments::Chosen& chosen, std::size_t series,
                                                const grey::ForecastOptions& options) const;

    const CLI::App* m_app = nullptr;
    FigureArguments m_figure;
    SeriesArguments m_series;
    std::string m_of;
    std::string m_model = "gm11";
    std::string m_residual = "equations";
    std::string m_background = "0.5";
    std::string m_power = "search";
    std::string m_order = "search";
    std::string m_shift;
    grey::BufferOperator m_buffer = grey::BufferOperator::none;
    std::vector<std::string> m_related;
    std::vector<std::string> m_future;
    std::size_t m_fit = 0;
    std::optional<std::size_t> m_holdout;
    std::optional<std::size_t> m_horizon;
    bool m_backtest = false;
    std::size_t m_backtestSteps = 1;
    std::size_t m_backtestOrigins = 200;
    std::optional<double> m_interval;
    std::uint64_t m_seed = 1;
    Format m_format = Format::text;
};

}  // namespace greyscope::app::cli
