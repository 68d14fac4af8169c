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

/// A figure with a calculation of its own that was not requested.
struct FigureOnRequest {
    std::string name;  ///< "relative-scenarios"
    std::string page;
    QString title;
};

/// The figures that the analyses of a study do not show, and why.
struct NotShown {
    std::vector<FigureOnRequest> onRequest = {};
    std::map<std::string, QString> failed = {};  ///< error, by page
    std::map<std::string, QString> why = {};     ///< what is missing, by page
};

/// Returns the figures of an analysis that are in `names`. nullopt means all figures not on request: if `names` has
/// none of the analysis, or contains its page or an unknown figure of it. With `others`, the figures not on request are
/// always added.
[[nodiscard]] WantedFigures wantedOf(const AnalysisEntry& analysis, const std::set<std::string>& names, bool others);

/// Adds the figures of an outcome, or the reason why there are none. `study` is the one that requested them.
void addShown(const AnalysisEntry& analysis, const AnalysisOutcome& outcome, const WantedFigures& wanted,
              const std::shared_ptr<const Study>& study, std::vector<StudyFigure>& figures, NotShown& notShown);

}  // namespace greyscope::app
