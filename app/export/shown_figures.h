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

/// A figure that has a calculation of its own, which nobody asked for.
struct FigureOnRequest {
    std::string name;  ///< "relative-scenarios"
    std::string page;
    QString title;
};

/// What the analyses of a study show no figure of.
struct NotShown {
    std::vector<FigureOnRequest> onRequest = {};
    std::map<std::string, QString> failed = {};  ///< by page: what failed
    std::map<std::string, QString> why = {};     ///< by page: what is missing for it
};

/// The figures of an analysis that are among `names`; with `others` those that are not on request too. None, which
/// means these, where nothing of the analysis is among `names`, or its page or a figure that it does not have.
[[nodiscard]] WantedFigures wantedOf(const AnalysisEntry& analysis, const std::set<std::string>& names, bool others);

/// Adds what a work shows of the study that asked for it, or why it shows nothing.
void addShown(const AnalysisEntry& analysis, const AnalysisOutcome& outcome, const WantedFigures& wanted,
              const std::shared_ptr<const Study>& study, std::vector<StudyFigure>& figures, NotShown& notShown);

}  // namespace greyscope::app
