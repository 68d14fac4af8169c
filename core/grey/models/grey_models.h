#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/names.h"
#include "core/base/progress.h"
#include "core/grey/forecast/class_ratio.h"
#include "core/grey/models/buffer_operator.h"
#include "core/grey/models/candidate.h"
#include "core/grey/models/model.h"

namespace greyscope::grey {

/// The grey models of one series. x1 is the accumulated series, z(k) = alpha x1(k) + (1-alpha) x1(k-1), x^(1) = x(1).
enum class GreyModel {
    gm11,      ///< EGM: response of the whitening equation, see gm11.h
    edgm,      ///< the difference equation itself: x^(2) = (u - a x(1)) / (1 + alpha a), ratio (1 - (1-alpha) a) / (1 +
               ///< alpha a)
    dgm,       ///< x1(k+1) = b1 x1(k) + b2; exact on pure exponentials (Xie & Liu 2009)
    ndgm,      ///< x1(k+1) = b1 x1(k) + b2 k + b3
    verhulst,  ///< x(k) + a z(k) = b z(k)^2
    ngbm,      ///< x(k) + a z(k) = b z(k)^n (Chen et al. 2008)
    fgm,       ///< GM(1,1) on the accumulation of fractional order r (Wu et al. 2015)
    rolling,   ///< metabolic: each step refits after appending its forecast and dropping the oldest point
    residualEquations,  ///< P0 eq. (7)-(13) as printed, see residual.h
    residualExample,    ///< P0 IV.B.2 as its numbers are computed
    residualRemnant,    ///< textbook remnant model on the last residuals of one sign
    gm1n,               ///< x(k) + a z(k) = sum of b_i y_i(k) over accumulated related series, see gm1n.h
    gm0n                ///< x1(k) = b_0 + sum of b_i y_i(k), which describes and does not forecast
};

/// A search fits hundreds of times; with more points than these a model that needs one is refused.
constexpr std::size_t kMostSearched = 10000;

/// What the models leave open. A value that is not given is searched for the smallest mean absolute percentage error
/// of the fit over k >= 2 (the root mean square error where a value is 0), and stands among the parameters. Where alpha
/// and n (or r) are both open they are searched in turn, from alpha = 0.5, until neither helps.
struct GreyModelOptions {
    double backgroundWeight = 0.5;     ///< alpha in [0, 1]
    bool searchBackground = false;     ///< alpha is searched in [0, 1] instead; dgm and ndgm have none
    std::optional<double> power = {};  ///< n of ngbm, not 1; searched in [-2, 1) and (1, 3]
    std::optional<double> order = {};  ///< r of fgm, in (0, 2]; searched there
    Translation translation = {};  ///< C is added to the points, taken off the values, and stands among the parameters
    /// Applied to the points before anything else: the model is fitted to what it leaves, searches and an automatic C
    /// included, and judged by the points. Related series stay as they are.
    BufferOperator buffer = BufferOperator::none;
    std::size_t mostSearched = kMostSearched;  ///< points with which a search is still made
    bool operator==(const GreyModelOptions&) const = default;
};

/// A parameter that a model's least squares leave open.
struct OpenParameter {
    std::string symbol;
    std::optional<double> GreyModelOptions::*given = nullptr;
    std::vector<std::pair<double, double>> ranges;  ///< where it is searched
    double fallback = 1.0;                          ///< the fit there says why where no value does
};

/// A model as everything knows it that fits, lists or offers models. `fit` is given alpha and the open parameter, and
/// does not look at one that it lacks.
struct GreyModelRow {
    GreyModel model;
    std::string name;  ///< on the command line
    base::Expected<ModelFit> (*fit)(const ModelInput& input, double alpha, double open, const base::Progress& progress);
    std::optional<OpenParameter> open = {};
    bool background = true;  ///< has an alpha
    bool related = false;    ///< is driven by related series
    bool describes = false;  ///< has values at the points alone: the horizon is not used
};

/// All of them; to add one, add its row there: "gm11", "edgm", "dgm", "ndgm", "verhulst", "ngbm", "fgm", "rolling",
/// "residual-equations", "residual-example", "residual-remnant", "gm1n", "gm0n".
[[nodiscard]] const std::vector<GreyModelRow>& greyModels();
[[nodiscard]] const GreyModelRow& rowOf(GreyModel model);

[[nodiscard]] const base::Names<GreyModel>& greyModelNames();
[[nodiscard]] const std::string& greyModelName(GreyModel model);

/// `options` with every open value settled as this outcome found it, so that a refit searches nothing.
[[nodiscard]] GreyModelOptions settled(GreyModelOptions options, const ModelOutcome& outcome);

/// Fits and continues one model, through outcomeOf(). Failures: those of fitGm11(); nonPositive (a background value
/// that ngbm raises to a power); curveEnds (that of verhulst or ngbm);
/// tooFewPoints; tooManyPoints (for a search); singularSystem; overflow (of the
/// translation too); noRelatedSeries and relatedUnknown of gm1n and gm0n; cancelled.
[[nodiscard]] ModelOutcome fitGreyModel(GreyModel model, const ModelInput& input, const GreyModelOptions& options,
                                        const base::Progress& progress);

/// The model with these options. Plain GM(1,1) forecasts many series at once.
[[nodiscard]] Candidate greyCandidate(GreyModel model, const GreyModelOptions& options);

}  // namespace greyscope::grey
