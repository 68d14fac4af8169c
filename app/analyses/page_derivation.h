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

/// Calculates a derivation with the given rounding. The function must capture by value, because it runs off the GUI
/// thread.
using Derive = std::function<base::Expected<derivation::Derivation>(const derivation::Rounding&, base::Progress&)>;

/// A further derivation that a page offers, for another of its numbers, such as a merge of clusters or a cell that was
/// left out.
struct OtherDerivation {
    QString title;
    Derive derive;
    widgets::Targets lights = {};  ///< what is highlighted for every line of the derivation
};

/// The derivation of what a page shows: of its result, or of the series, cell or model selected on it.
struct PageDerivation {
    Derive derive;
    widgets::Targets lights;  ///< what is highlighted for every line: the model of a forecast, or a node
    /// Ids of the series that lines highlight, by the name of the series in the derivation.
    std::map<std::string, QString> seriesIds;
    QString title = {};                        ///< title of `derive`, used if there are `others`
    std::vector<OtherDerivation> others = {};  ///< at most kMostOthers derivations
    std::size_t unlisted = 0;                  ///< number of further derivations that exist but are not in `others`
};
/// Maximum length of PageDerivation::others; longer lists would not be read.
inline constexpr std::size_t kMostOthers = 200;

/// Returns a PageDerivation in which the first of `all` is the page's own derivation and the rest are its `others`;
/// nullopt if `all` is empty.
[[nodiscard]] std::optional<PageDerivation> derivationsOf(std::vector<OtherDerivation> all);

/// Value of AskedLine::step that means the step with a model's fitted values, whatever the key of that step.
inline constexpr const char* kFittedStep = "fitted";

/// Identifies a line of a derivation: the one that gives a number of a view, or the last line (the result) if the
/// derivation does not contain that number.
struct AskedLine {
    QString step = {};        ///< key of the step, the first part of such a key ("difference"), or kFittedStep
    std::string series = {};  ///< series of the step or the line; "": any
    int point = 0;            ///< point k of the line, from 1; 0: the last line
    QString of = {};          ///< title of the derivation that contains the line; "": the page's own
    /// Only for a line without a point: selects the line with the nearest value or, without a step, the first line with
    /// this value of either sign.
    std::optional<double> value = {};
};

}  // namespace greyscope::app
