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

// An analysis is a struct with static members and without widgets. It declares what it needs from a study, how it
// calculates its result, and what it shows. Its page, its command, exports, reports and sheets all call it.

namespace greyscope::app {

/// The data that a figure shows: tables, column, filters and aggregation. The caption of the figure names them.
struct FigureData {
    /// Names of the tables; rows that their recipes leave out are not in the figure.
    std::vector<std::string> tables = {};
    std::string quantity = {};  ///< name of the measured column that is shown; "": each series is a column of its own
    std::vector<data::Filter> held = {};  ///< filters that keep a factor at one level in the whole figure
    data::Aggregation aggregation = data::Aggregation::none;  ///< how several rows with the same point are combined
    /// The aggregation that the caption names: `aggregation`, or none if each value is that of a single row.
    data::Aggregation named = data::Aggregation::none;
    bool perRun = false;                    ///< whether rows are summed within each run only
    std::vector<std::string> repeats = {};  ///< columns that distinguish repeats; the mean of the repeats is shown
    /// Measurements in the figure that the data source marks as invalid.
    std::vector<data::InvalidResult> invalid = {};
    /// Other facts as pairs of a name and a value, for data that is not a table, such as a scenario.
    std::vector<std::pair<QString, QString>> facts = {};
    widgets::DrawnShare share = {};  ///< how much of the data is drawn
};
/// Returns the data of a figure that shows series of `table`, made by `query`. `account` counts the rows that the
/// series leave out; may be null. `share` of the result counts rows only.
[[nodiscard]] FigureData dataOf(const StudyTable* table, const data::SeriesQuery& query,
                                const data::LeftOut* account = nullptr);

/// The figures to calculate, by their names without the page ("residuals"). nullopt: all figures of the analysis except
/// those that are calculated only on request.
using WantedFigures = std::optional<std::set<std::string>>;
[[nodiscard]] inline bool isWanted(const WantedFigures& wanted, const std::string& figure) {
    return !wanted || wanted->contains(figure);
}
/// Whether a figure is requested by name. Figures that need a long calculation of their own are calculated only then.
[[nodiscard]] inline bool isNamed(const WantedFigures& wanted, const std::string& figure) {
    return wanted && wanted->contains(figure);
}

/// A result of an analysis, with the request that it was calculated from and the study that it belongs to.
template <class Request, class Result>
struct Analysed {
    Request request;
    Study study;
    std::shared_ptr<const Result> result;
};

/// Returns the full name of a figure, "forecast-residuals", from its page ("forecast") and its name without the page
/// ("residuals").
[[nodiscard]] inline std::string figureName(const std::string& page, const std::string& figure) {
    return page + '-' + figure;
}

/// The name and title of a figure that an analysis can have.
struct FigureName {
    std::string name;        ///< name without the page, as in AnalysisFigure
    QString title;           ///< title that is shown before there is a result
    bool onRequest = false;  ///< calculated only if requested by name
};

struct AnalysisFigure {
    /// Name without the page, the same for every study: "residuals"; several figures may share a name.
    std::string name;
    widgets::FigureSpec figure;
    FigureData data;
};

/// Everything that an analysis shows for one study.
struct AnalysisFigures {
    std::string page;  ///< key of the analysis's page, with which the full names of the figures begin
    std::vector<Convention> conventions;
    std::vector<widgets::Remark> remarks;
    std::vector<AnalysisFigure> figures;
    bool usesSeries = true;  ///< whether the figures depend on the selected series
    QString missing = {};    ///< why a figure that was requested by name is missing; empty if none is missing
};

/// An analysis without a result: the error, and which rows its tables left out before it failed.
struct NotCalculated {
    base::Error error;
    std::vector<TableAccount> accounts;
};
using AnalysisOutcome = std::variant<AnalysisFigures, widgets::Empty, NotCalculated>;

/// Returns the request that `Analysis` makes from a study, or what the study lacks. The catalog is used only by
/// analyses that show names of series.
template <class Analysis>
std::variant<typename Analysis::Request, widgets::Empty> askedOf(const Study& study, const SeriesCatalog& catalog,
                                                                 const WantedFigures& wanted) {
    if constexpr (requires { Analysis::request(study, catalog, wanted); }) {
        return Analysis::request(study, catalog, wanted);
    } else {
        return Analysis::request(study, wanted);
    }
}

/// Returns the figures that `Analysis` makes from a result; only the `wanted` ones.
template <class Analysis>
AnalysisFigures figuresOf(const typename Analysis::Shown& shown, const SeriesCatalog& catalog,
                          const WantedFigures& wanted) {
    if constexpr (requires { Analysis::figures(shown, catalog, wanted); }) {
        return Analysis::figures(shown, catalog, wanted);
    } else {
        return Analysis::figures(shown, wanted);
    }
}

/// Returns which rows and points the series of the study's active table leave out, for an analysis of series; empty if
/// there is no table.
[[nodiscard]] std::vector<TableAccount> seriesAccounts(const Study& study, const SeriesCatalog& catalog);

/// Returns the message of an error followed by its remedy, as one text for AnalysisFigures::missing.
[[nodiscard]] QString failureText(const base::Error& error);

/// Returns `missing` with a sentence on the rows that `accounts` count as left out.
[[nodiscard]] widgets::Empty withLeftOut(widgets::Empty missing, std::vector<TableAccount> accounts);

}  // namespace greyscope::app
