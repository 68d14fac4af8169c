#pragma once

#include <QString>

#include <string>
#include <vector>

#include "widgets/common/theme/style.h"

namespace greyscope::app {

/// What a destination, such as a journal, requires of the text and lines of a figure. A preset sets these values.
struct PrintRules {
    double leastTextPt = 5.0, mostTextPt = 48.0;
    /// Smallest and largest width of lines, in points.
    double thinnestPt = widgets::kThinnestPt, widestPt = widgets::kWidestPt;
    double linePt = 1.0;  ///< width of the lines of data, in points
    double markerPt = 3.5;
    double letterPt = 8.0;             ///< size of the letters of panels, in points
    double columnMm = 0.0;             ///< maximum width of a figure in mm; 0: no limit
    QString family;                    ///< font family of all text; empty: the default
    bool grey = false;                 ///< whether the figure is printed without colours
    std::vector<std::string> formats;  ///< names of the formats that are accepted for pictures; empty: any
    bool operator==(const PrintRules&) const = default;
};

}  // namespace greyscope::app
