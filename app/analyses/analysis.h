#pragma once

#include <QString>

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "app/analyses/convention.h"
#include "app/study/series_catalog.h"
#include "app/study/study.h"
#include "app/text/left_out_text.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "widgets/common/view_state.h"
#include "widgets/figure/figure.h"
#include "widgets/present/remark.h"
#include "widgets/present/spec/drawn_share.h"
#include "widgets/present/table/table.h"

// An analysis is a struct with static members and without widgets: what it needs from a study, its calculation, and
// what it shows. Its page, its command, exports, reports and sheets all call it.

namespace greyscope::app {

/// The part of the study that the numbers of a figure come from; the caption names it.
struct FigureData {
    std::vector<std::string> tables = {};  ///< by name; the figure leaves out what their recipes leave out
    std::string quantity = {};             ///< the column that is shown; "": each series is a separate column
    std::vector<data::Filter> held = {};   ///< factors that are held at one level throughout
    data::Aggregation aggregation = data::Aggregation::none;  ///< how several rows with the same point are combined
    data::Aggregation named = data::Aggregation::none;        ///< that aggregation, if the quantity's name contains it
    bool perRun = false;                                      ///< the sum is taken over the rows of each run
    std::vector<std::string> repeats = {};  ///< columns that distinguish repeats; the mean of the repeats is shown
    std::vector<data::InvalidResult> invalid = {};  ///< invalid results among the points of the figure
    /// Other facts, for data that is not a table, such as a scenario.
    std::vector<std::pair<QString, QString>> facts = {};
    widgets::DrawnShare share = {};  ///< share of the data that is drawn
};
/// Returns the data of a figure that shows series of a table, as `query` gives them; `account` is what they leave out.
/// The share counts rows only.
[[nodiscard]] FigureData dataOf(const StudyTable* table, const data::SeriesQuery& query,
                                const data::LeftOut* account = nullptr);

/// The wanted figures, by the ends of their names ("residuals"); nullopt: all figures of the analysis except those on
/// request.
using WantedFigures = std::optional<std::set<std::string>>;
[[nodiscard]] inline bool isWanted(const WantedFigures& wanted, const std::string& figure) {
    return !wanted || wanted->contains(figure);
}
/// Whether a figure is requested by name, which is required for figures with a long calculation of their own.
[[nodiscard]] inline bool isNamed(const WantedFigures& wanted, const std::string& figure) {
    return wanted && wanted->contains(figure);
}

/// A result and the request that it was calculated from.
template <class Request, class Result>
struct Analysed {
    Request request;
    Study study;
    std::shared_ptr<const Result> result;
};

/// Returns the full name of a figure, from its page and the end of its name: "forecast-residuals".
[[nodiscard]] inline std::string figureName(const std::string& page, const std::string& figure) {
    return page + '-' + figure;
}

/// A figure that an analysis can have.
struct FigureName {
    std::string name;        ///< end of its name, as in AnalysisFigure
    QString title;           ///< title before there is a result
    bool onRequest = false;  ///< calculated only if requested by name
};

struct AnalysisFigure {
    std::string name;  ///< end of its name, the same for every study: "residuals"; several figures may have the same
    widgets::FigureSpec figure;
    FigureData data;
};

/// What an analysis shows for a study.
struct AnalysisFigures {
    std::string page;  ///< key of its page, which is the beginning of the figures' names
    std::vector<Convention> conventions;
    std::vector<widgets::Remark> remarks;
    std::vector<AnalysisFigure> figures;
    bool usesSeries = true;  ///< whether the figures depend on the selected series
    QString missing = {};    ///< why a figure that was requested by name is missing
};

/// Why an analysis has no result, and what its tables left out before it failed.
struct NotCalculated {
    base::Error error;
    std::vector<TableAccount> accounts;
};
using AnalysisOutcome = std::variant<AnalysisFigures, widgets::Empty, NotCalculated>;

/// Returns the request of `Analysis` for a study, or what the study lacks. Only an analysis that shows names of series
/// uses the catalog.
template <class Analysis>
std::variant<typename Analysis::Request, widgets::Empty> askedOf(const Study& study, const SeriesCatalog& catalog,
                                                                 const WantedFigures& wanted) {
    if constexpr (requires { Analysis::request(study, catalog, wanted); }) {
        return Analysis::request(study, catalog, wanted);
    } else {
        return Analysis::request(study, wanted);
    }
}

/// Returns the figures of a result.
template <class Analysis>
AnalysisFigures figuresOf(const typename Analysis::Shown& shown, const SeriesCatalog& catalog,
                          const WantedFigures& wanted) {
    if constexpr (requires { Analysis::figures(shown, catalog, wanted); }) {
        return Analysis::figures(shown, catalog, wanted);
    } else {
        return Analysis::figures(shown, wanted);
    }
}

/// Returns what the series of the study's table leave out, for an analysis of series; empty if there is no table.
[[nodiscard]] std::vector<TableAccount> seriesAccounts(const Study& study, const SeriesCatalog& catalog);

/// Returns the error and its remedy, as for AnalysisFigures::missing.
[[nodiscard]] QString failureText(const base::Error& error);

/// Returns `missing` with the rows that were left out before.
[[nodiscard]] widgets::Empty withLeftOut(widgets::Empty missing, std::vector<TableAccount> accounts);

}  // namespace greyscope::app
