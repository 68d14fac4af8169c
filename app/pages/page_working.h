#pragma once

#include <QString>

#include <functional>
#include <map>
#include <string>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/working/derivation.h"

namespace greyscope::app {

/// How what a page shows comes about: of its result, and of the series, cell or model that was chosen on it.
struct PageWorking {
    /// Captures values alone: it runs off the GUI thread.
    std::function<base::Expected<working::Derivation>(const working::Rounding&, base::Progress&)> derive;
    std::string model;                         ///< of a forecast, which its lines light
    std::map<std::string, QString> seriesIds;  ///< of the series that they light, by their names
};

/// A number of a view, as the step that gives it.
struct AskedLine {
    QString step;        ///< its key, or what its key begins with: "difference"
    std::string series;  ///< that the step concerns; "": any
    int point = 0;       ///< k, from 1; 0: the last line
};

}  // namespace greyscope::app
