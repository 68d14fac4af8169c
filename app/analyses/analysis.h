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

// An analysis is a struct with static members and no widget: what it needs of a study, how that is calculated, and what
// it shows. Its page, its command, exports, reports and sheets call it.

namespace greyscope::app {

/// What of the study the numbers of a figure are of: its caption names it.
struct FigureData {
    std::vector<std::string> tables = {};  ///< by name; what their recipes leave out is left out of the figure
    std::string quantity = {};             ///< the column that is shown; "": each series is a column of its own
    std::vector<data::Filter> held = {};   ///< factors that stand at one level in all of it
    data::Aggregation aggregation = data::Aggregation::none;  ///< of several rows on one point
    data::Aggregation named = data::Aggregation::none;        ///< the same where the quantity is called by it
    bool perRun = false;                                      ///< a sum over the rows of each run
    std::vector<std::string> repeats = {};  ///< columns that tell repeats apart, of which the mean is shown otherwise
    std::vector<data::InvalidResult> invalid = {};        ///< that its numbers would rest on
    std::vector<std::pair<QString, QString>> facts = {};  ///< what else it is of, where that is no table: a scenario
    widgets::DrawnShare share = {};                       ///< how much of it is drawn
};
/// Of series of a table, as this query makes them; `account` is what they leave out. The share counts rows alone.
[[nodiscard]] FigureData dataOf(const StudyTable* table, const data::SeriesQuery& query,
                                const data::LeftOut* account = nullptr);

/// Figures that are wanted, by the ends of their names ("residuals"); none: all of the analysis but those on request.
using WantedFigures = std::optional<std::set<std::string>>;
[[nodiscard]] inline bool isWanted(const WantedFigures& wanted, const std::string& figure) {
    return !wanted || wanted->contains(figure);
}
/// Whether a figure is asked for by its name. Only then is there one that has a long calculation of its own.
[[nodiscard]] inline bool isNamed(const WantedFigures& wanted, const std::string& figure) {
    return wanted && wanted->contains(figure);
}

/// A result, with what it was calculated from.
template <class Request, class Result>
struct Analysed {
    Request request;
    Study study;
    std::shared_ptr<const Result> result;
};

/// "forecast-residuals": the name of a figure by its page and the end of its name.
[[nodiscard]] inline std::string figureName(const std::string& page, const std::string& figure) {
    return page + '-' + figure;
}

/// A figure that an analysis can have.
struct FigureName {
    std::string name;        ///< its end, as AnalysisFigure has it
    QString title;           ///< before there is a result
    bool onRequest = false;  ///< calculated only where it is asked for by its name
};

struct AnalysisFigure {
    std::string name;  ///< end of its name, the same for every study: "residuals"; of several the same
    widgets::FigureSpec figure;
    FigureData data;
};

/// What an analysis shows of a study.
struct AnalysisFigures {
    std::string page;  ///< key of its page, with which the names of the figures begin
    std::vector<Convention> conventions;
    std::vector<widgets::Remark> remarks;
    std::vector<AnalysisFigure> figures;
    bool usesSeries = true;  ///< whether the chosen series are what it is of
    QString missing = {};    ///< why a figure that was asked for by its name is not there
};

/// Why an analysis has no result, and what its tables left out before.
struct NotCalculated {
    base::Error error;
    std::vector<TableAccount> accounts;
};
using AnalysisOutcome = std::variant<AnalysisFigures, widgets::Empty, NotCalculated>;

/// What the study asks of `Analysis`, or what it lacks. Only an analysis that shows the names of series takes the
/// catalog.
template <class Analysis>
std::variant<typename Analysis::Request, widgets::Empty> askedOf(const Study& study, const SeriesCatalog& catalog,
                                                                 const WantedFigures& wanted) {
    if constexpr (requires { Analysis::request(study, catalog, wanted); }) {
        return Analysis::request(study, catalog, wanted);
    } else {
        return Analysis::request(study, wanted);
    }
}

/// The figures of a result.
template <class Analysis>
AnalysisFigures figuresOf(const typename Analysis::Shown& shown, const SeriesCatalog& catalog,
                          const WantedFigures& wanted) {
    if constexpr (requires { Analysis::figures(shown, catalog, wanted); }) {
        return Analysis::figures(shown, catalog, wanted);
    } else {
        return Analysis::figures(shown, wanted);
    }
}

/// What the series of a study's table leave out, for an analysis of these; nothing where it has no table.
[[nodiscard]] std::vector<TableAccount> seriesAccounts(const Study& study, const SeriesCatalog& catalog);

/// What failed and what helps, as AnalysisFigures::missing says it.
[[nodiscard]] QString failureText(const base::Error& error);

/// With the rows that are left out before.
[[nodiscard]] widgets::Empty withLeftOut(widgets::Empty missing, std::vector<TableAccount> accounts);

}  // namespace greyscope::app
