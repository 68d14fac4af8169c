#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "app/analyses/convention.h"
#include "app/analyses/figure_data.h"
#include "app/study/study.h"
#include "app/text/left_out_text.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "widgets/common/view_state.h"
#include "widgets/figure/figure.h"
#include "widgets/present/remark.h"

// An analysis is a struct with static members and no widget: what it needs of a study, how that is calculated, and what
// it shows. Its page, its command, exports, reports and sheets call it.

namespace greyscope::app {

/// Figures that are wanted, by the ends of their names ("residuals"); none: all of the analysis.
using WantedFigures = std::optional<std::set<std::string>>;
[[nodiscard]] inline bool isWanted(const WantedFigures& wanted, const std::string& figure) {
    return !wanted || wanted->contains(figure);
}

/// A result, with what it was calculated from.
template <class Request, class Result>
struct Analysed {
    Request request;
    Study study;
    std::shared_ptr<const Result> result;
};

struct AnalysisFigure {
    std::string name;  ///< end of its name, the same for every study: "residuals"
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
};

/// Why an analysis has no result, and what its tables left out before.
struct NotCalculated {
    base::Error error;
    std::vector<TableAccount> accounts;
};
using AnalysisOutcome = std::variant<AnalysisFigures, widgets::Empty, NotCalculated>;

/// What `Analysis` shows of a study, what the study lacks, or why there is no result.
template <class Analysis>
AnalysisOutcome figuresOf(const Study& study, const WantedFigures& wanted, base::Progress& progress) {
    auto asked = Analysis::request(study, wanted);
    if (auto* missing = std::get_if<widgets::Empty>(&asked)) {
        return std::move(*missing);
    }
    auto& request = std::get<typename Analysis::Request>(asked);
    auto result = Analysis::run(request, progress);
    if (!result) {
        return NotCalculated{std::move(result.error()), Analysis::accounts(request, study)};
    }
    using Result = typename Analysis::Result;
    return Analysis::figures({std::move(request), study, std::make_shared<const Result>(std::move(*result))}, wanted);
}

}  // namespace greyscope::app
