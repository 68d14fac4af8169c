#pragma once

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "app/analyses/analysis.h"
#include "app/analyses/trends/trends_request.h"
#include "widgets/present/trends/trends_present.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

/// The calculations and figures of the Trends page, which shows the selected series along one factor. Values are as
/// measured, divided by the reference, or divided by one value of the same series.
struct TrendsAnalysis {
    static constexpr const char* kPage = "trends";
    [[nodiscard]] static QString title() { return widgets::Words::tr("Trends"); }
    static constexpr bool kReadsTable = true;
    /// Names of the figures without the page: figureName() puts "trends-" before them.
    static constexpr const char* kChart = "trends";
    static constexpr const char* kValues = "values";
    static constexpr const char* kPanels = "small-multiples";
    [[nodiscard]] static std::vector<FigureName> figureNames();

    using Request = TrendsRequest;
    using Result = widgets::TrendsResult;
    using Shown = Analysed<Request, Result>;

    /// Returns the request of the study, or what the study lacks; see trendsRequest().
    [[nodiscard]] static std::variant<Request, widgets::Empty> request(const Study& study, const SeriesCatalog& catalog,
                                                                       const WantedFigures& wanted);
    /// Calculates the result by trendsOf(). Errors: those of trendsOf().
    [[nodiscard]] static base::Expected<Result> run(const Request& request, base::Progress& progress);

    /// Returns the style of each series, the reference first. All figures of the page use it.
    [[nodiscard]] static std::vector<widgets::TrendLook> looks(const Request& request, const SeriesCatalog& catalog);
    /// Returns the options of the chart, such as the scales of its axes, from the choices of the study.
    [[nodiscard]] static widgets::TrendsOptions options(const Shown& shown);
    /// Returns the indices of the series drawn as lines over a band: the reference, and the compared series with the
    /// highest and the lowest median.
    [[nodiscard]] static std::vector<std::size_t> bandLines(const Result& result);

    /// Returns the wanted figures of the page with their data.
    [[nodiscard]] static AnalysisFigures figures(const Shown& shown, const SeriesCatalog& catalog,
                                                 const WantedFigures& wanted);
    /// Returns all panels as one figure; none if there are no panels.
    [[nodiscard]] static std::vector<widgets::FigureSpec> panels(const Result& result,
                                                                 std::vector<widgets::PlotSpec> charts);
    /// Returns the data that the chart and the table of values show: the table, its query, and the rows that are left
    /// out.
    [[nodiscard]] static FigureData data(const Shown& shown);
    /// Returns the data that all panels together show, in the same form.
    [[nodiscard]] static FigureData panelsData(const Shown& shown);
    /// Returns the conventions that the figures follow, such as the measure. `result` may be null; conventions that
    /// depend on a result are then left out.
    [[nodiscard]] static std::vector<Convention> conventions(const Study& study, const Result* result);
};

}  // namespace greyscope::app
