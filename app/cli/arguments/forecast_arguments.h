#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/arguments/option_rows.h"
#include "app/study/choices/book.h"
#include "app/study/choices/forecast_options.h"
#include "core/data/series/series_table.h"

namespace CLI {
class App;
}

namespace greyscope::app::cli {

/// The options of a forecast: the model, its parameters, the points that are fitted, and the evaluation.
class ForecastArguments {
public:
    void declare(CLI::App& app);

    /// Returns the choices except the number of fitted points. `compared`: every model is calculated, not only the
    /// chosen one. Error: optionConflict for an option that none of the calculated models uses.
    [[nodiscard]] base::Expected<ForecastChoices> choices(bool compared) const;
    /// Returns the number of points to fit according to --fit or --holdout; 0: all points. It may be too small for a
    /// model; forecast() then returns an error.
    [[nodiscard]] base::Expected<std::size_t> fitCount(const data::SeriesTable& table, std::size_t series) const;
    /// Whether --model is "all".
    [[nodiscard]] bool namesAll() const { return m_model == "all"; }
    [[nodiscard]] const std::vector<std::string>& related() const { return m_related; }

private:
    void declareParameters(CLI::App& app);
    void declareJudgement(CLI::App& app);
    [[nodiscard]] base::Expected<void> chooseModels(grey::ForecastOptions& options, bool compared) const;
    [[nodiscard]] base::Expected<void> chooseParameters(grey::ForecastOptions& options) const;
    [[nodiscard]] base::Expected<void> chooseRelated(grey::ForecastOptions& options) const;
    [[nodiscard]] base::Expected<void> checkUsed(const grey::ForecastOptions& options) const;

    const CLI::App* m_app = nullptr;
    OptionRows<grey::ForecastOptions> m_fitted;
    OptionRows<grey::AccuracyOptions> m_accuracy;
    OptionRows<ForecastChoices> m_judged;
    Book m_book = Book::greyscope;
    grey::BacktestOptions m_rolling{.origins = 200};
    grey::BandOptions m_band;
    std::string m_model = "gm11";
    std::string m_residual = "equations";
    std::string m_background = "0.5";
    std::string m_shift;
    std::vector<std::string> m_related;
    std::vector<std::string> m_future;
    std::size_t m_fit = 0;
    std::optional<std::size_t> m_holdout;
    std::optional<std::size_t> m_horizon;
};

}  // namespace greyscope::app::cli
