#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/analyses/analysis_work.h"

namespace greyscope::app {

/// An analysis with its type erased, for code that handles all analyses alike.
struct AnalysisEntry {
    const char* page = "";  ///< key of its page, such as "forecast"
    QString (*title)() = nullptr;
    std::vector<FigureName> (*figureNames)() = nullptr;
    std::unique_ptr<AnalysisWork> (*work)(const Study& study, const SeriesCatalog& catalog,
                                          const WantedFigures& wanted) = nullptr;
};

/// Returns all analyses, in the order of their pages on the rail.
[[nodiscard]] const std::vector<AnalysisEntry>& analyses();
/// Returns the analysis of the page with this key; nullptr if the page has no analysis.
[[nodiscard]] const AnalysisEntry* analysisOf(const std::string& page);

}  // namespace greyscope::app
