#pragma once

#include <QString>

#include <string>
#include <utility>
#include <vector>

#include "app/analyses/analysis.h"

namespace greyscope::app {

/// An analysis, for those that know none by its type.
struct AnalysisEntry {
    const char* page = "";  ///< key of its page
    /// Ends of the names of its figures, each with what it is called before there is a result.
    std::vector<std::pair<std::string, QString>> (*figureNames)() = nullptr;
    /// figuresOf() it.
    AnalysisOutcome (*figures)(const Study& study, const SeriesCatalog& catalog, const WantedFigures& wanted,
                               base::Progress& progress) = nullptr;
};

/// The analyses that have no widgets, in the order of the rail.
[[nodiscard]] const std::vector<AnalysisEntry>& analyses();
/// The analysis of a page; null where it has none.
[[nodiscard]] const AnalysisEntry* analysisOf(const std::string& page);

}  // namespace greyscope::app
