#pragma once

#include <QString>

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/working/derivation.h"

namespace greyscope::app {

/// Captures values alone: it runs off the GUI thread.
using Derive = std::function<base::Expected<working::Derivation>(const working::Rounding&, base::Progress&)>;

/// Another number of the page that has steps: a merge of clusters, a cell that was left out.
struct OtherWorking {
    QString title;
    Derive derive;
};

/// How what a page shows comes about: of its result, and of the series, cell or model that was chosen on it.
struct PageWorking {
    Derive derive;
    std::string model;                         ///< of a forecast, which its lines light
    std::map<std::string, QString> seriesIds;  ///< of the series that they light, by their names
    QString title = {};                        ///< of `derive`, where there are others
    std::vector<OtherWorking> others = {};     ///< at most kMostOthers;
    std::size_t unlisted = 0;                  ///< so many more there are
};
/// Nobody looks through longer lists.
inline constexpr std::size_t kMostOthers = 200;

/// A number of a view, as the step that gives it.
struct AskedLine {
    QString step;        ///< its key, or what its key begins with: "difference"
    std::string series;  ///< that the step concerns; "": any
    int point = 0;       ///< k, from 1; 0: the last line
    QString of = {};     ///< title of the working that has it; "": of the one that is shown
};

}  // namespace greyscope::app
