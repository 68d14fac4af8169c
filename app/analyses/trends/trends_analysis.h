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

/// The selected series along one factor: as measured, divided by the reference, or divided by one of their own values.
struct TrendsAnalysis {
    static constexpr const char* kPage = "trends";
    [[nodiscard]] static QString title() { return widgets::Words::tr("Trends"); }
    static constexpr bool kReadsTable = true;
    /// Ends of the names of its figures; panels are numbered from the second one on.
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

    /// Returns the styles in which each chart, the values and the panels are drawn.
    [[nodiscard]] static std::vector<widgets::TrendLook> looks(const Request& request, const SeriesCatalog& catalog);
    [[nodiscard]] static widgets::TrendsOptions options(const Shown& shown);
    /// Returns the series drawn as lines over a band: the reference, and the compared series with the highest and the
    /// lowest median.
    [[nodiscard]] static std::vector<std::size_t> bandLines(const Result& result);

    [[nodiscard]] static AnalysisFigures figures(const Shown& shown, const SeriesCatalog& catalog,
                                                 const WantedFigures& wanted);
    /// Returns the panels as figures; the subtitle of each becomes its title.
    [[nodiscard]] static std::vector<widgets::FigureSpec> panelFigures(std::vector<widgets::PlotSpec> panels);
    /// Return the data of the chart and the values, and the data of all panels together.
    [[nodiscard]] static FigureData data(const Shown& shown);
    [[nodiscard]] static FigureData panelsData(const Shown& shown);
    /// `result` may be null; conventions that depend on a result are then left out.
    [[nodiscard]] static std::vector<Convention> conventions(const Study& study, const Result* result);
};

}  // namespace greyscope::app
