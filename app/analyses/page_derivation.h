#pragma once

#include <QString>

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/derivation/derivation.h"
#include "widgets/present/spec/link.h"

namespace greyscope::app {

/// Captures values alone: it runs off the GUI thread.
using Derive = std::function<base::Expected<derivation::Derivation>(const derivation::Rounding&, base::Progress&)>;

/// Another number of the page that has steps: a merge of clusters, a cell that was left out.
struct OtherDerivation {
    QString title;
    Derive derive;
    widgets::Targets lights = {};  ///< what all its lines light
};

/// How what a page shows comes about: of its result, and of the series, cell or model that was chosen on it.
struct PageDerivation {
    Derive derive;
    widgets::Targets lights;                   ///< what all its lines light: the model of a forecast, a node
    std::map<std::string, QString> seriesIds;  ///< of the series that lines light, by their names
    QString title = {};                        ///< of `derive`, where there are others
    std::vector<OtherDerivation> others = {};  ///< at most kMostOthers;
    std::size_t unlisted = 0;                  ///< so many more there are
};
/// Nobody looks through longer lists.
inline constexpr std::size_t kMostOthers = 200;

/// The first is the page's own, the rest stand behind it; none of none.
[[nodiscard]] std::optional<PageDerivation> derivationsOf(std::vector<OtherDerivation> all);

/// What a model gives, whatever step of its derivation that is.
inline constexpr const char* kFittedStep = "fitted";

/// A number of a view, as the step that gives it. What a derivation does not have is its result, the last line.
struct AskedLine {
    QString step = {};                 ///< its key, what that begins with ("difference"), or kFittedStep
    std::string series = {};           ///< that the step or the line concerns; "": any
    int point = 0;                     ///< k, from 1; 0: the last line
    QString of = {};                   ///< title of the derivation that has it; "": of the page's own
    std::optional<double> value = {};  ///< of a line that is of no point: the nearest to it; without a step: the first
                                       ///< line that gives it, of either sign
};

}  // namespace greyscope::app
