#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/analyses/analysis_work.h"

namespace greyscope::app {

/// An analysis, for callers that do not know its type.
struct AnalysisEntry {
    const char* page = "";  ///< key of its page
    QString (*title)() = nullptr;
    std::vector<FigureName> (*figureNames)() = nullptr;
    std::unique_ptr<AnalysisWork> (*work)(const Study& study, const SeriesCatalog& catalog,
                                          const WantedFigures& wanted) = nullptr;
};

/// Returns the analyses in the order of the rail.
[[nodiscard]] const std::vector<AnalysisEntry>& analyses();
/// Returns the analysis of a page; nullptr if it has none.
[[nodiscard]] const AnalysisEntry* analysisOf(const std::string& page);

}  // namespace greyscope::app
