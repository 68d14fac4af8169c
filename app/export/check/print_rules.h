#pragma once

#include <QString>

#include <string>
#include <vector>

#include "widgets/common/theme/style.h"

namespace greyscope::app {

/// Requirements of a destination for the text and lines of a figure; a preset sets them.
struct PrintRules {
    double leastTextPt = 5.0, mostTextPt = 48.0;
    double thinnestPt = widgets::kThinnestPt, widestPt = widgets::kWidestPt;  ///< limits of the width of lines
    double linePt = 1.0;                                                      ///< width of data lines
    double markerPt = 3.5;
    double letterPt = 8.0;             ///< size of the panels' letters
    double columnMm = 0.0;             ///< maximum width of a figure; 0: no limit
    QString family;                    ///< font family; empty: the default
    bool grey = false;                 ///< printed without colours
    std::vector<std::string> formats;  ///< formats accepted for pictures; empty: any
    bool operator==(const PrintRules&) const = default;
};

}  // namespace greyscope::app
