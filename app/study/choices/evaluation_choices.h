#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/series/image.h"
#include "core/grey/evaluation/grey_clusters.h"
#include "core/grey/evaluation/grey_target.h"

namespace greyscope::app {

/// A column by which objects are evaluated.
struct IndicatorChoice {
    std::string column;
    data::PointEffect effect = {};  ///< whether more is better, less is better, or a target is best
    bool stated = false;            ///< whether `effect` was chosen; otherwise the name of the column determines it
    double weight = 1.0;
    /// Clusters: the centres of the classes; empty: quantiles of the column, or the midpoints of `ends`.
    std::vector<double> centres = {};
    /// Clusters: the ends of the intervals of the classes; used with ClassFunctions::end only.
    std::vector<double> ends = {};
    /// Target: the worst value that still hits; nullopt: the worst value of the column. Used with
    /// EffectMeasure::uniform only.
    std::optional<double> critical = {};
    bool operator==(const IndicatorChoice&) const = default;
};

/// The choices of the segment Clusters of the Relations page.
struct ClusterChoices {
    std::string objects;                      ///< column that names the objects; empty: the first key of the table
    std::vector<IndicatorChoice> indicators;  ///< empty: the metrics of the table
    std::vector<std::string> classes;         ///< names of the classes; empty: numbers
    grey::ClassFunctions functions = grey::ClassFunctions::centre;
    /// Where the weights come from; with `variable`, different units lead to ClusterWeights::variableMean.
    grey::ClusterWeights weights = grey::ClusterWeights::fixed;
    std::string explained = {};  ///< object whose class is derived; empty: the one with the smallest lead
    bool operator==(const ClusterChoices&) const = default;
};

/// The choices of the segment Target of the Relations page.
struct TargetChoices {
    std::string objects;                      ///< column that names the alternatives; empty: the first key of the table
    std::vector<IndicatorChoice> indicators;  ///< empty: the metrics of the table
    grey::EffectMeasure measure = grey::EffectMeasure::ratio;
    grey::Bullseye bullseye = grey::Bullseye::best;
    grey::DecisionWeights weights = grey::DecisionWeights::equal;
    std::optional<double> radius = {};
    double rho = 0.5;
    std::string explained = {};  ///< alternative that the derivation marks; empty: the first one by rank
    bool operator==(const TargetChoices&) const = default;
};

}  // namespace greyscope::app
