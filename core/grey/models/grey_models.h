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

/// The grey models. x1 is the accumulated series, z(k) = alpha x1(k) + (1-alpha) x1(k-1), x^(1) = x(1).
enum class GreyModel {
    gm11,      ///< EGM: response of the whitening equation, see gm11.h
    edgm,      ///< the difference equation itself: x^(2) = (u - a x(1)) / (1 + alpha a), then ratio (1 - (1-alpha) a) /
               ///< (1 + alpha a)
    dgm,       ///< x1(k+1) = b1 x1(k) + b2; exact on pure exponentials (Xie & Liu 2009)
    ndgm,      ///< x1(k+1) = b1 x1(k) + b2 k + b3
    verhulst,  ///< x(k) + a z(k) = b z(k)^2
    ngbm,      ///< x(k) + a z(k) = b z(k)^n (Chen et al. 2008)
    fgm,       ///< GM(1,1) on the accumulation of fractional order r (Wu et al. 2015)
    rolling,   ///< each step appends its own forecast, drops the oldest point and refits
    residualEquations,  ///< P0 eq. (7)-(13) as printed, see residual.h
    residualExample,    ///< P0 IV.B.2 as its numbers are computed
    residualRemnant,    ///< textbook remnant model on the last residuals of one sign
    gm1n,               ///< x(k) + a z(k) = sum of b_i y_i(k) over accumulated related series, see gm1n.h
    gm0n,               ///< x1(k) = b_0 + sum of b_i y_i(k); describes but does not forecast, see gm1n.h
    gm21,               ///< x(k) - x(k-1) + a1 x(k) + a2 z(k) = b, see gm21.h
    dgm21,              ///< x(k) - x(k-1) + a x(k) = b, see dgm21.h
    dgm1n,              ///< x1(k) = b1 x1(k-1) + sum of b_i y_i(k) + c, see dgm1n.h
    scgm,               ///< SCGM(1,1)c, see scgm.h
    gm11Fourier,        ///< GM(1,1) with its residuals corrected by a Fourier series, see gm11_fourier.h
    gm11Markov,         ///< GM(1,1) corrected by the states of its relative residuals, see gm11_markov.h
    gm11Metabolic       ///< GM(1,1) that measured new points join while the oldest leave, see gm11_metabolic.h
};

/// Largest number of points for a model that needs a search, because a search fits hundreds of times.
constexpr std::size_t kMostSearched = 10000;

/// Options of a grey model: the parameters that the least squares do not determine, and the preparation of the points.
/// A parameter without a value is searched, and the value found is listed among the outcome's parameters. The search
/// minimises the mean absolute percentage error of the fit over k >= 2 (root mean square error if a value is 0). If
/// both alpha and n (or r) are searched, they are searched in turn, starting from alpha = 0.5, until neither improves
/// the fit.
struct GreyModelOptions {
    double backgroundWeight = 0.5;     ///< alpha in [0, 1]
    bool searchBackground = false;     ///< whether alpha is searched in [0, 1] instead; dgm and ndgm have no alpha
    std::optional<double> power = {};  ///< n of ngbm, not 1; searched in [-2, 1) and (1, 3]
    std::optional<double> order = {};  ///< r of fgm, in (0, 2]; searched there
    bool accumulated = false;          ///< whether the points are x1 itself, an S-shaped curve; verhulst alone
    Translation translation = {};      ///< adds C to the points and subtracts it from the values; C is listed among the
                                       ///< parameters
    /// Buffer operator, which is applied to the points before everything else. The model, including searches and an
    /// automatic C, is fitted to the buffered points but judged by the original points. Related series are not changed.
    BufferOperator buffer = BufferOperator::none;
    std::size_t mostSearched = kMostSearched;  ///< largest number of points with which a search is made
    bool operator==(const GreyModelOptions&) const = default;
};

/// A parameter that the least squares of a model do not determine, and how it is searched.
struct OpenParameter {
    std::string symbol;
    std::optional<double> GreyModelOptions::*given = nullptr;
    std::vector<std::pair<double, double>> ranges;  ///< ranges that are searched
    /// Value to fit with if the fit fails for every searched value; its error is the reason that is reported.
    double fallback = 1.0;
};

/// A row of the table of grey models, with everything that code needs to fit, list or offer a model. `fit` receives
/// alpha and the open parameter and ignores those that the model does not have.
struct GreyModelRow {
    GreyModel model;
    std::string name;  ///< name on the command line
    base::Expected<ModelFit> (*fit)(const ModelInput& input, double alpha, double open, const base::Progress& progress);
    std::optional<OpenParameter> open = {};
    bool background = true;  ///< whether the model has an alpha
    bool related = false;    ///< whether the model needs related series
    bool joins = false;      ///< whether measured points after the fitted ones join the model, see ModelOutcome::joined
    bool cumulative = false;  ///< whether the points can be taken as x1 itself, see GreyModelOptions::accumulated
    bool describes = false;   ///< whether the model only has values at the points, so that the horizon is not used
};

/// Returns the table of grey models: those of the .cpp file, then WorkedModels (worked_models.h). Names: "gm11",
/// "edgm", "dgm", "ndgm", "verhulst", "ngbm", "fgm", "rolling", "residual-equations", "residual-example",
/// "residual-remnant", "gm1n", "gm0n", "gm21", "dgm21", "dgm1n", "scgm", "gm11-fourier", "gm11-markov",
/// "gm11-metabolic".
[[nodiscard]] const std::vector<GreyModelRow>& greyModels();
[[nodiscard]] const GreyModelRow& rowOf(GreyModel model);

[[nodiscard]] const base::Names<GreyModel>& greyModelNames();
[[nodiscard]] const std::string& greyModelName(GreyModel model);

/// Returns options in which every searched value is fixed to the value found in `outcome`, so that a refit does not
/// search.
[[nodiscard]] GreyModelOptions settled(GreyModelOptions options, const ModelOutcome& outcome);

/// Fits one grey model by outcomeOf(), which also judges it. Failures: those of fitGm11(); nonPositive (a background
/// value that ngbm raises to a power); curveEnds (verhulst, ngbm); tooFewPoints; tooManyPoints (for a search);
/// singularSystem; overflow (also of the translation); noRelatedSeries and relatedUnknown (gm1n, gm0n); cancelled.
[[nodiscard]] ModelOutcome fitGreyModel(GreyModel model, const ModelInput& input, const GreyModelOptions& options,
                                        const base::Progress& progress);

/// Returns the grey model with these options as a Candidate, which can be fitted to any points. Plain GM(1,1) can
/// forecast many series at once.
[[nodiscard]] Candidate greyCandidate(GreyModel model, const GreyModelOptions& options);

}  // namespace greyscope::grey
