#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/base/names.h"
#include "core/data/series/image.h"

namespace greyscope::grey {

/// How an attribute of an alternative becomes an effect.
enum class EffectMeasure {
    ratio,   ///< u / max u; min u / u; min(u, T) / max(u, T); of positive values (Deng)
    uniform  ///< (u - c) / (max u - c); (c - u) / (c - min u); 1 - |u - T| / h: 0 at the critical value (Liu)
};
/// "ratio", "uniform".
[[nodiscard]] const base::Names<EffectMeasure>& effectMeasureNames();

/// The effect that every attribute should reach.
enum class Bullseye {
    best,  ///< the largest one among the alternatives
    one
};
/// "best", "one".
[[nodiscard]] const base::Names<Bullseye>& bullseyeNames();

enum class DecisionWeights { given, equal, entropy };

struct TargetAttribute {
    std::string name;
    data::PointEffect effect;  ///< more is better, less is better, or T is
    double weight = 1.0;       ///< of DecisionWeights::given
    /// Of EffectMeasure::uniform: c, the worst value that still hits; of a target h, the half width that still hits.
    std::optional<double> critical = {};
};

struct TargetOptions {
    EffectMeasure measure = EffectMeasure::ratio;
    Bullseye bullseye = Bullseye::best;
    DecisionWeights weights = DecisionWeights::equal;
    std::vector<TargetAttribute> attributes;
    std::optional<double> radius = {};  ///< R: alternatives within this distance hit
    double rho = 0.5;                   ///< of the relational degree with the bull's-eye, in (0, 1]
};

/// A grey target decision over n alternatives with m attributes.
struct TargetDecision {
    Eigen::MatrixXd effects;    ///< r: n x m
    Eigen::VectorXd weights;    ///< w of the attributes, with the sum 1
    Eigen::VectorXd bullseye;   ///< r0 of the attributes
    Eigen::MatrixXd parts;      ///< w (r - r0)^2: n x m
    Eigen::VectorXd distances;  ///< of the alternatives: the root of the sum of the parts
    std::vector<std::size_t>
        ranks;                ///< from 1, by distance, with EffectMeasure::uniform by score; equal ones share a rank
    Eigen::VectorXd scores;   ///< sum of w r
    Eigen::VectorXd degrees;  ///< Deng's relational degree of the effects with the bull's-eye
    std::vector<std::size_t> degreeRanks;
    std::optional<double> agreement;  ///< Kendall's tau-b of both rankings; none of fewer than two alternatives
    /// The alternatives that hit: with EffectMeasure::uniform a score of 0 or more, with the ratio a distance of at
    /// most R; none where there is no R.
    std::optional<std::vector<bool>> hits;
    std::vector<std::size_t> idle;  ///< attributes in which all alternatives are equal: they decide nothing
    std::vector<std::pair<std::size_t, std::size_t>> beyond;  ///< effects below -1, as (alternative, attribute)
};

/// `values`: n alternatives x m attributes, finite; `names` of the alternatives, for errors. Sources: Deng, ratio
/// measures of effect; Liu, uniform effect measures and the weighted distance from the bull's-eye.
/// Errors: nonPositive (of EffectMeasure::ratio), optionMissing (the critical value of an attribute), optionOutOfRange
/// (weights, rho, a critical value that no alternative is better than), noRows.
[[nodiscard]] base::Expected<TargetDecision> decideByTarget(const Eigen::MatrixXd& values,
                                                            const std::vector<std::string>& names,
                                                            const TargetOptions& options);

}  // namespace greyscope::grey
