#include "core/grey/evaluation/grey_target.h"

#include <algorithm>
#include <cmath>

#include "core/base/rounding.h"
#include "core/base/try.h"
#include "core/grey/degrees/degree_formulas.h"
#include "core/grey/degrees/rank_agreement.h"
#include "core/grey/evaluation/evaluation_formulas.h"

namespace greyscope::grey {

using base::ErrorCode;
using base::Expected;
using base::fail;
using Eigen::Index;

namespace {

double bestValue(const data::PointEffect& effect, const Eigen::VectorXd& column) {
    return effect.kind == data::Effect::benefit ? column.maxCoeff()
           : effect.kind == data::Effect::cost  ? column.minCoeff()
                                                : effect.target;
}

/// Whether the effects of an attribute are numbers.
Expected<void> checkAttribute(const TargetAttribute& attribute, const Eigen::VectorXd& column,
                              const std::vector<std::string>& names, EffectMeasure measure) {
    if (measure == EffectMeasure::ratio) {
        for (Index i = 0; i < column.size(); ++i) {
            if (!(column(i) > 0.0)) {
                return fail(ErrorCode::nonPositive,
                            {attribute.name, names[static_cast<std::size_t>(i)], "the ratio measure of effect"});
            }
        }
        if (attribute.effect.kind == data::Effect::target && !(attribute.effect.target > 0.0)) {
            return fail(ErrorCode::optionOutOfRange,
                        {"target of " + attribute.name, base::toText(attribute.effect.target), "(0, ∞)"});
        }
        return {};
    }
    if (!attribute.critical) {
        return fail(ErrorCode::optionMissing, {"critical", "a number for " + attribute.name});
    }
    const double critical = *attribute.critical;
    const bool some = attribute.effect.kind == data::Effect::benefit ? column.maxCoeff() > critical
                      : attribute.effect.kind == data::Effect::cost  ? column.minCoeff() < critical
                                                                     : critical > 0.0;
    if (!std::isfinite(critical) || !some) {
        return fail(ErrorCode::optionOutOfRange,
                    {"critical value of " + attribute.name, base::toText(critical),
                     attribute.effect.kind == data::Effect::benefit ? "(-∞, " + base::toText(column.maxCoeff()) + ")"
                     : attribute.effect.kind == data::Effect::cost  ? "(" + base::toText(column.minCoeff()) + ", ∞)"
                                                                    : "(0, ∞)"});
    }
    return {};
}

/// w of each attribute is proportional to 1 - e with e = -sum p ln p / ln n of its shares p of the effects. Equal
/// effects have e = 1.
Eigen::VectorXd entropyWeights(const Eigen::MatrixXd& effects) {
    Eigen::VectorXd weights = Eigen::VectorXd::Zero(effects.cols());
    for (Index j = 0; j < effects.cols(); ++j) {
        if (effects.col(j).minCoeff() == effects.col(j).maxCoeff()) {
            continue;
        }
        const Eigen::ArrayXd shares = effects.col(j).array() / effects.col(j).sum();
        double entropy = 0.0;
        for (const double share : shares) {
            entropy -= share > 0.0 ? share * std::log(share) : 0.0;
        }
        weights(j) = std::max(0.0, 1.0 - entropy / std::log(static_cast<double>(effects.rows())));
    }
    return weights.sum() > 0.0 ? weights : Eigen::VectorXd::Ones(effects.cols());
}

Expected<Eigen::VectorXd> weightsOf(const Eigen::MatrixXd& effects, const TargetOptions& options) {
    Eigen::VectorXd weights = Eigen::VectorXd::Ones(effects.cols());
    if (options.weights == DecisionWeights::entropy) {
        if (effects.minCoeff() < 0.0) {
            return fail(ErrorCode::optionConflict, {"--weights entropy", "effects below 0"});
        }
        weights = entropyWeights(effects);
    } else if (options.weights == DecisionWeights::given) {
        for (Index j = 0; j < weights.size(); ++j) {
            weights(j) = options.attributes[static_cast<std::size_t>(j)].weight;
        }
    }
    if (!weights.allFinite() || weights.minCoeff() < 0.0 || !(weights.sum() > 0.0)) {
        return fail(ErrorCode::optionOutOfRange,
                    {"weights", base::toText(weights.minCoeff()), "[0, ∞), not all of them 0"});
    }
    return weights / weights.sum();
}

/// 1 for the smallest number. Numbers that differ by rounding share a rank.
std::vector<std::size_t> ranksOf(const Eigen::VectorXd& numbers) {
    const std::vector<std::size_t> levels =
        base::levelsOf(std::span<const double>(numbers.data(), static_cast<std::size_t>(numbers.size())));
    std::vector<std::size_t> ranks;
    for (const std::size_t level : levels) {
        ranks.push_back(1 + static_cast<std::size_t>(std::count_if(
                                levels.begin(), levels.end(), [level](std::size_t other) { return other < level; })));
    }
    return ranks;
}

Eigen::VectorXd degreesOf(const TargetDecision& decision, double rho) {
    const Eigen::ArrayXXd gaps = (decision.effects.rowwise() - decision.bullseye.transpose()).array().abs();
    const double least = gaps.minCoeff();
    const double most = gaps.maxCoeff();
    if (most == 0.0) {
        return Eigen::VectorXd::Ones(gaps.rows());
    }
    const Eigen::MatrixXd coefficients =
        gaps.unaryExpr([&](double gap) { return dengCoefficient(least, most, rho, gap); }).matrix();
    return coefficients * decision.weights;
}

}  // namespace

const base::Names<EffectMeasure>& effectMeasureNames() {
    static const base::Names<EffectMeasure> names{{EffectMeasure::ratio, "ratio"}, {EffectMeasure::uniform, "uniform"}};
    return names;
}

const base::Names<Bullseye>& bullseyeNames() {
    static const base::Names<Bullseye> names{{Bullseye::best, "best"}, {Bullseye::one, "one"}};
    return names;
}

Expected<TargetDecision> decideByTarget(const Eigen::MatrixXd& values, const std::vector<std::string>& names,
                                        const TargetOptions& options) {
    if (values.rows() == 0 || values.cols() == 0) {
        return fail(ErrorCode::noRows);
    }
    if (!(options.rho > 0.0) || options.rho > 1.0) {
        return fail(ErrorCode::optionOutOfRange, {"rho", base::toText(options.rho), "(0, 1]"});
    }
    TargetDecision result;
    result.effects.resizeLike(values);
    for (Index j = 0; j < values.cols(); ++j) {
        const TargetAttribute& attribute = options.attributes[static_cast<std::size_t>(j)];
        const Eigen::VectorXd column = values.col(j);
        GREYSCOPE_TRY(checkAttribute(attribute, column, names, options.measure));
        const double best = bestValue(attribute.effect, column);
        for (Index i = 0; i < values.rows(); ++i) {
            const double effect = options.measure == EffectMeasure::ratio
                                      ? ratioEffect(attribute.effect.kind, column(i), best)
                                      : uniformEffect(attribute.effect.kind, column(i), best, *attribute.critical);
            result.effects(i, j) = effect;
            if (effect < -1.0) {
                result.beyond.emplace_back(static_cast<std::size_t>(i), static_cast<std::size_t>(j));
            }
        }
        if (values.rows() > 1 && column.minCoeff() == column.maxCoeff()) {
            result.idle.push_back(static_cast<std::size_t>(j));
        }
    }
    result.weights = GREYSCOPE_TRY(weightsOf(result.effects, options));
    result.bullseye = options.bullseye == Bullseye::best ? Eigen::VectorXd(result.effects.colwise().maxCoeff())
                                                         : Eigen::VectorXd::Ones(values.cols());
    result.parts.resizeLike(values);
    for (Index j = 0; j < values.cols(); ++j) {
        result.parts.col(j) = (result.effects.col(j).array() - result.bullseye(j)).unaryExpr([&](double gap) {
            return distancePart(result.weights(j), gap);
        });
    }
    result.distances = result.parts.rowwise().sum().cwiseSqrt();
    result.scores = result.effects * result.weights;
    result.ranks = ranksOf(options.measure == EffectMeasure::ratio ? result.distances : -result.scores);
    result.degrees = degreesOf(result, options.rho);
    const Eigen::VectorXd opposite = -result.degrees;
    result.degreeRanks = ranksOf(opposite);
    const auto spanOf = [](const Eigen::VectorXd& numbers) {
        return std::span<const double>(numbers.data(), static_cast<std::size_t>(numbers.size()));
    };
    result.agreement = values.rows() > 1 ? kendallTau(spanOf(result.distances), spanOf(opposite)) : std::nullopt;
    if (options.measure == EffectMeasure::uniform || options.radius) {
        result.hits.emplace();
        for (Index i = 0; i < values.rows(); ++i) {
            result.hits->push_back(options.radius ? result.distances(i) <= *options.radius : result.scores(i) >= 0.0);
        }
    }
    return result;
}

}  // namespace greyscope::grey
