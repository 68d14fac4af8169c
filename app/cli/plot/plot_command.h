#pragma once

#include <optional>
#include <string>

#include "app/analyses/trends/trends_analysis.h"
#include "app/cli/arguments/compared_arguments.h"
#include "app/cli/arguments/figure_arguments.h"
#include "app/cli/arguments/option_rows.h"
#include "app/cli/arguments/series_arguments.h"
#include "app/cli/command.h"
#include "app/cli/output/output.h"

namespace greyscope::app::cli {

/// `greyscope plot`: draws the series of a table as the page Trends does, and prints what is drawn.
class PlotCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "plot"; }
    [[nodiscard]] std::string summary() const override {
        return "Draws series as lines, bars, distributions or points";
    }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool drawsFigures() const override { return m_figure.draws(); }
    [[nodiscard]] bool writesText() const override { return m_format == Format::text; }

private:
    [[nodiscard]] base::Expected<Study> study(const SeriesArguments::Chosen& chosen, const Indices& which) const;
    [[nodiscard]] base::Expected<void> choosePanels(SeriesArguments::Chosen& chosen) const;
    [[nodiscard]] std::string written(const TrendsAnalysis::Shown& shown, const SeriesArguments::Chosen& chosen,
                                      Notes& notes) const;

    SeriesArguments m_series;
    ComparedArguments m_compared;
    OptionRows<TrendsChoices> m_choices;
    stats::IntervalMethod m_intervals = stats::IntervalMethod::t;
    std::string m_panels;
    FigureArguments m_figure;
    Format m_format = Format::text;
};

}  // namespace greyscope::app::cli
