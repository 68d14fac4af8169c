#pragma once

#include <QString>

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "app/analyses/analysis_registry.h"
#include "app/export/figure_origin.h"

namespace greyscope::app {

/// A figure that is not calculated because it needs a long calculation and was not requested.
struct FigureOnRequest {
    std::string name;  ///< full name of the figure: "relative-scenarios"
    std::string page;
    QString title;
};

/// The figures that are missing among those of the analyses, and why.
struct NotShown {
    std::vector<FigureOnRequest> onRequest = {};
    std::map<std::string, QString> failed = {};  ///< for each page whose calculation failed: the error
    std::map<std::string, QString> why = {};     ///< for each page that lacks something: what is missing
};

/// Returns the figures of an analysis whose full names are in `names`. Returns nullopt, which means all figures except
/// those on request, if `names` contains none of the analysis, the page itself, or an unknown name of the page.
/// `others`: also returns all figures that are not on request.
[[nodiscard]] WantedFigures wantedOf(const AnalysisEntry& analysis, const std::set<std::string>& names, bool others);

/// Adds the figures of an analysis to `figures`, or to `notShown` the reason why there are none. `study` is the study
/// that was calculated.
void addShown(const AnalysisEntry& analysis, const AnalysisOutcome& outcome, const WantedFigures& wanted,
              const std::shared_ptr<const Study>& study, std::vector<StudyFigure>& figures, NotShown& notShown);

}  // namespace greyscope::app
