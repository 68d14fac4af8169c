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

/// How the value u of an attribute is converted to an effect, a number that is larger the better the value is. Each
/// kind has a formula for "more is better", "less is better" and "a target T is best", in this order.
enum class EffectMeasure {
    ratio,   ///< u / max u; min u / u; min(u, T) / max(u, T); the values must be positive (Deng)
    uniform  ///< (u - c) / (max u - c); (c - u) / (c - min u); 1 - |u - T| / h; the effect is 0 at the critical value
             ///< (Liu)
};
/// The names of the measures: "ratio", "uniform".
[[nodiscard]] const base::Names<EffectMeasure>& effectMeasureNames();

/// The bull's-eye of a grey target: the effect in each attribute from which the distances of the alternatives are
/// measured.
enum class Bullseye {
    best,  ///< the largest effect among the alternatives
    one
};
/// The names of the bull's-eyes: "best", "one".
[[nodiscard]] const base::Names<Bullseye>& bullseyeNames();

/// Where the weights of the attributes come from.
enum class DecisionWeights { given, equal, entropy };

/// An attribute by which alternatives are compared.
struct TargetAttribute {
    std::string name;
    data::PointEffect effect;  ///< whether more is better, less is better, or a target T is best
    double weight = 1.0;       ///< weight for DecisionWeights::given; not used otherwise
    /// For EffectMeasure::uniform only: c, the worst value that still hits the target; if a target value T is best, h,
    /// the largest distance from T that still hits.
    std::optional<double> critical = {};
};

/// Options of a grey target decision.
struct TargetOptions {
    EffectMeasure measure = EffectMeasure::ratio;
    Bullseye bullseye = Bullseye::best;
    DecisionWeights weights = DecisionWeights::equal;
    std::vector<TargetAttribute> attributes;
    /// R: alternatives within this distance of the bull's-eye hit the target; nullopt: no radius.
    std::optional<double> radius = {};
    double rho = 0.5;  ///< distinguishing coefficient of the relational degree with the bull's-eye, in (0, 1]
};

/// The result of a grey target decision over n alternatives with m attributes.
struct TargetDecision {
    Eigen::MatrixXd effects;    ///< r, n x m: the effects of the alternatives in the attributes
    Eigen::VectorXd weights;    ///< w: the weights of the attributes, which add up to 1
    Eigen::VectorXd bullseye;   ///< r0: the effects of the bull's-eye
    Eigen::MatrixXd parts;      ///< w (r - r0)^2, n x m: the parts of the squared distances
    Eigen::VectorXd distances;  ///< distances of the alternatives from the bull's-eye: the root of the sum of the parts
    std::vector<std::size_t> ranks;  ///< ranks of the alternatives from 1: by distance or, with EffectMeasure::uniform,
                                     ///< by score; equal ones share a rank
    Eigen::VectorXd scores;          ///< score of each alternative: the sum of w r
    Eigen::VectorXd degrees;         ///< Deng's relational degree of each alternative's effects with the bull's-eye
    std::vector<std::size_t> degreeRanks;
    std::optional<double> agreement;  ///< Kendall's tau-b between the order by distance and the order by degree;
                                      ///< nullopt for fewer than two alternatives
    /// Whether each alternative hits the target: if there is a radius R, its distance must be at most R; otherwise,
    /// with EffectMeasure::uniform, its score must be at least 0. nullopt with EffectMeasure::ratio and no radius.
    std::optional<std::vector<bool>> hits;
    /// Attributes in which all alternatives are equal, so that they do not affect the decision.
    std::vector<std::size_t> idle;
    /// The effects below -1, as pairs (alternative, attribute).
    std::vector<std::pair<std::size_t, std::size_t>> beyond;
};

/// Ranks alternatives by a grey target decision. `values` is a finite matrix with n alternatives x m attributes;
/// `names` of the alternatives are for error messages. Sources: Deng, ratio measures of effect; Liu, uniform effect
/// measures and the weighted distance from the bull's-eye.
/// Errors: nonPositive (a value, with EffectMeasure::ratio), optionMissing (the critical value of an attribute),
/// optionOutOfRange (weights, rho, a critical value that no alternative is better than), noRows.
[[nodiscard]] base::Expected<TargetDecision> decideByTarget(const Eigen::MatrixXd& values,
                                                            const std::vector<std::string>& names,
                                                            const TargetOptions& options);

}  // namespace greyscope::grey
