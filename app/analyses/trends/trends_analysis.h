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

/// The chosen series along one factor: as measured, divided by the reference, or divided by a value of their own.
struct TrendsAnalysis {
    static constexpr const char* kPage = "trends";
    [[nodiscard]] static QString title() { return widgets::Words::tr("Trends"); }
    static constexpr bool kReadsTable = true;
    /// Ends of the names of its figures; those of the panels are numbered from the second on.
    static constexpr const char* kChart = "trends";
    static constexpr const char* kValues = "values";
    static constexpr const char* kPanels = "small-multiples";
    [[nodiscard]] static std::vector<FigureName> figureNames();

    using Request = TrendsRequest;
    using Result = widgets::TrendsResult;
    using Shown = Analysed<Request, Result>;

    [[nodiscard]] static std::variant<Request, widgets::Empty> request(const Study& study, const SeriesCatalog& catalog,
                                                                       const WantedFigures& wanted);
    /// Errors: those of trendsOf().
    [[nodiscard]] static base::Expected<Result> run(const Request& request, base::Progress& progress);

    /// Each chart, the values and the panels are drawn with these.
    [[nodiscard]] static std::vector<widgets::TrendLook> looks(const Request& request, const SeriesCatalog& catalog);
    [[nodiscard]] static widgets::TrendsOptions options(const Shown& shown);
    /// The series with a line over a band: the reference, and the compared ones with the highest and the lowest median.
    [[nodiscard]] static std::vector<std::size_t> bandLines(const Result& result);

    [[nodiscard]] static AnalysisFigures figures(const Shown& shown, const SeriesCatalog& catalog,
                                                 const WantedFigures& wanted);
    /// Panels as figures: the subtitle of each is its title.
    [[nodiscard]] static std::vector<widgets::FigureSpec> panelFigures(std::vector<widgets::PlotSpec> panels);
    /// What the chart and the values are of, and what all panels together are.
    [[nodiscard]] static FigureData data(const Shown& shown);
    [[nodiscard]] static FigureData panelsData(const Shown& shown);
    /// `result` may be null; conventions that depend on a result are then left out.
    [[nodiscard]] static std::vector<Convention> conventions(const Study& study, const Result* result);
};

}  // namespace greyscope::app
