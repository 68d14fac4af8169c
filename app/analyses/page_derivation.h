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

/// Must capture by value, because it runs off the GUI thread.
using Derive = std::function<base::Expected<derivation::Derivation>(const derivation::Rounding&, base::Progress&)>;

/// Another number of the page that has a derivation: a merge of clusters, a cell that was left out.
struct OtherDerivation {
    QString title;
    Derive derive;
    widgets::Targets lights = {};  ///< what all of its lines highlight
};

/// The derivation of what a page shows: of its result, or of the series, cell or model selected on it.
struct PageDerivation {
    Derive derive;
    widgets::Targets lights;                   ///< what all of its lines highlight: the model of a forecast, a node
    std::map<std::string, QString> seriesIds;  ///< ids of the series that lines highlight, by name
    QString title = {};                        ///< title of `derive`, if there are others
    std::vector<OtherDerivation> others = {};  ///< at most kMostOthers derivations
    std::size_t unlisted = 0;                  ///< number of further ones that are not listed
};
/// Longer lists would not be read.
inline constexpr std::size_t kMostOthers = 200;

/// Returns the first as the page's own derivation with the rest as its others; nullopt if `all` is empty.
[[nodiscard]] std::optional<PageDerivation> derivationsOf(std::vector<OtherDerivation> all);

/// Stands for the step that gives a model's fitted values, whatever its key.
inline constexpr const char* kFittedStep = "fitted";

/// Identifies a line of a derivation: the one that gives a number of a view, or the last line (the result) if the
/// derivation does not contain that number.
struct AskedLine {
    QString step = {};                 ///< key of the step, a prefix of it ("difference"), or kFittedStep
    std::string series = {};           ///< series of the step or the line; "": any
    int point = 0;                     ///< k, from 1; 0: the last line
    QString of = {};                   ///< title of the derivation that contains the line; "": the page's own
    std::optional<double> value = {};  ///< for a line without a point: the line with the nearest value; without a step:
                                       ///< the first line with this value, of either sign
};

}  // namespace greyscope::app
