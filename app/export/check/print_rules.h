#pragma once

#include <QString>

#include <string>
#include <vector>

#include "widgets/common/theme/style.h"

namespace greyscope::app {

/// What the place of a figure asks of its text and lines: a preset has them.
struct PrintRules {
    double leastTextPt = 5.0, mostTextPt = 48.0;
    double thinnestPt = widgets::kThinnestPt, widestPt = widgets::kWidestPt;  ///< of lines
    double linePt = 1.0;                                                      ///< of data
    double markerPt = 3.5;
    double letterPt = 8.0;             ///< of the letters of panels
    double columnMm = 0.0;             ///< the widest that a figure is there; 0: as wide as it likes
    QString family;                    ///< of text; empty: the usual one
    bool grey = false;                 ///< printed without colours
    std::vector<std::string> formats;  ///< of pictures that are taken there; empty: any
    bool operator==(const PrintRules&) const = default;
};

}  // namespace greyscope::app
