#include "core/grey/grey_models.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

#include "core/grey/gm11_variants.h"
#include "core/grey/gm1n.h"
#include "core/grey/nonlinear.h"
#include "core/grey/residual.h"
#include "core/grey/search.h"

namespace greyscope::grey {

using base::Expected;

namespace {

/// A fit of some points at a value of an open parameter.
using FitAt = std::function<Expected<ModelFit>(const ModelInput&, double)>;
/// The same with alpha as the first of two.
using FitAtBoth = std::function<Expected<ModelFit>(const ModelInput&, double, double)>;
using Ranges = std::vector<std::pair<double, double>>;

constexpr int kSearchSteps = 200;
constexpr double kUsualBackground = 0.5;
constexpr double kGap = 0.005;  // n = 1 is no Bernoulli equation
const Ranges kBackgrounds{{0.0, 1.0}};
const Ranges kPowers{{-2.0, 1.0 - kGap}, {1.0 + kGap, 3.0}};
const Ranges kOrders{{0.01, 2.0}};

/// Searches judge the fit alone, so that they need no steps.
ModelInput withoutSteps(ModelInput input) {
    input.horizon = 0;
    return input;
}

struct Found {
    double at = 0.0;
    double error = std::numeric_limits<double>::infinity();
};

/// The value that does best; none does where the error is infinite.
Found bestOf(const ModelInput& points, const Ranges& ranges, const FitAt& fitAt, const base::Progress& progress) {
    // Once nobody wants the result, nothing is fitted any more and the search runs out by itself.
    const auto criterion = [&](double at) {
        return progress.cancelled() ? std::numeric_limits<double>::infinity()
                                    : searchCriterion(fitAt(points, at), points.values);
    };
    Found best;
    for (const auto& [low, high] : ranges) {
        if (const auto here = smallestOn(low, high, kSearchSteps, criterion)) {
            if (const double error = criterion(*here); error < best.error) {
                best = {*here, error};
            }
        }
    }
    return best;
}

/// The fit at the best value; where none does, the fit at `fallback` says why.
Expected<ModelFit> searched(const ModelInput& input, const Ranges& ranges, double fallback, const FitAt& fitAt,
                            const base::Progress& progress) {
    const Found best = bestOf(withoutSteps(input), ranges, fitAt, progress);
    return fitAt(input, std::isfinite(best.error) ? best.at : fallback);
}

Expected<ModelFit> named(Expected<ModelFit> fit, const std::string& symbol, double value) {
    if (fit) {
        fit->parameters.emplace_back(symbol, value);
    }
    return fit;
}

Expected<ModelFit> withBackground(const ModelInput& input, const GreyModelOptions& options, const FitAt& fitAt,
                                  const base::Progress& progress) {
    if (!options.searchBackground) {
        return fitAt(input, options.backgroundWeight);
    }
    return searched(
        input, kBackgrounds, kUsualBackground,
        [&](const ModelInput& points, double alpha) { return named(fitAt(points, alpha), "alpha", alpha); }, progress);
}

/// Alpha and a second parameter, each given or searched.
Expected<ModelFit> withBackgroundAnd(const std::optional<double>& second, const Ranges& ranges, double fallback,
                                     const ModelInput& input, const GreyModelOptions& options, const FitAtBoth& fitAt,
                                     const base::Progress& progress) {
    const auto along = [&](double alpha) {
        return [&fitAt, alpha](const ModelInput& points, double value) { return fitAt(points, alpha, value); };
    };
    const auto across = [&](double value) {
        return [&fitAt, value](const ModelInput& points, double alpha) { return fitAt(points, alpha, value); };
    };
    if (second) {
        return withBackground(input, options, across(*second), progress);
    }
    if (!options.searchBackground) {
        return searched(input, ranges, fallback, along(options.backgroundWeight), progress);
    }
    constexpr int kMostRounds = 10;
    constexpr double kWorthwhile = 1e-6;
    const ModelInput points = withoutSteps(input);
    double alpha = kUsualBackground;
    Found best = bestOf(points, ranges, along(alpha), progress);
    for (int round = 0; round < kMostRounds && std::isfinite(best.error); ++round) {
        const double before = best.error;
        if (const Found weight = bestOf(points, kBackgrounds, across(best.at), progress); weight.error < best.error) {
            alpha = weight.at;
            best.error = weight.error;
        }
        if (const Found value = bestOf(points, ranges, along(alpha), progress); value.error < best.error) {
            best = value;
        }
        if (!(best.error < before * (1.0 - kWorthwhile))) {
            break;
        }
    }
    return named(fitAt(input, alpha, std::isfinite(best.error) ? best.at : fallback), "alpha", alpha);
}

Expected<ModelFit> residual(const ModelInput& input, double alpha, ResidualReading reading) {
    auto fit = fitResidual(reading, input.values, {alpha, input.horizon, {}}, input.series);
    if (!fit) {
        return tl::unexpected(fit.error());
    }
    Parameters parameters{{"a", fit->base.a}, {"u", fit->base.u}, {"a'", fit->model.a}, {"u'", fit->model.u}};
    if (reading != ResidualReading::remnant) {
        parameters.emplace_back("|b|", fit->shift);
    }
    return ModelFit{std::move(parameters), std::move(fit->values)};
}

/// The models whose only open parameter is alpha.
FitAt fitAtBackground(GreyModel model, const base::Progress& progress) {
    using Input = const ModelInput&;
    switch (model) {
        case GreyModel::edgm:
            return [](Input input, double alpha) { return fitEdgm(input, alpha); };
        case GreyModel::verhulst:
            return [](Input input, double alpha) { return fitBernoulli(input, alpha, 2.0); };
        case GreyModel::rolling:
            return [&](Input input, double alpha) { return fitRolling(input, alpha, progress); };
        case GreyModel::residualEquations:
            return [](Input input, double alpha) { return residual(input, alpha, ResidualReading::equations); };
        case GreyModel::residualExample:
            return [](Input input, double alpha) { return residual(input, alpha, ResidualReading::example); };
        case GreyModel::residualRemnant:
            return [](Input input, double alpha) { return residual(input, alpha, ResidualReading::remnant); };
        case GreyModel::gm1n:
            return [](Input input, double alpha) { return fitGm1n(input, alpha); };
        default:
            return [](Input input, double alpha) { return fitEgm(input, alpha); };
    }
}

Expected<ModelFit> fit(GreyModel model, const ModelInput& input, const GreyModelOptions& options,
                       const base::Progress& progress) {
    switch (model) {
        case GreyModel::dgm:
            return fitDgm(input);
        case GreyModel::ndgm:
            return fitNdgm(input);
        case GreyModel::ngbm:
            return withBackgroundAnd(
                options.power, kPowers, 0.5, input, options,
                [](const ModelInput& points, double alpha, double power) { return fitBernoulli(points, alpha, power); },
                progress);
        case GreyModel::fgm:
            return withBackgroundAnd(
                options.order, kOrders, 1.0, input, options,
                [&](const ModelInput& points, double alpha, double order) {
                    return fitFractional(points, alpha, order, progress);
                },
                progress);
        default:
            return withBackground(input, options, fitAtBackground(model, progress), progress);
    }
}

/// The model of the shifted points, shifted back.
Expected<ModelFit> translated(GreyModel model, const ModelInput& input, const GreyModelOptions& options,
                              const base::Progress& progress) {
    const std::optional<double> by = shiftOf(options.translation, input.values);
    if (!by || !std::isfinite(*by)) {
        return base::fail(base::ErrorCode::overflow, {"the translation"});
    }
    if (*by == 0.0) {
        return fit(model, input, options, progress);
    }
    ModelInput moved = input;
    moved.values = shifted(std::move(moved.values), *by);
    auto result = fit(model, moved, options, progress);
    if (result) {
        result->values = shifted(std::move(result->values), -*by);
    }
    return named(std::move(result), "C", *by);
}

}  // namespace

const std::vector<std::pair<GreyModel, std::string>>& greyModelNames() {
    static const std::vector<std::pair<GreyModel, std::string>> names{
        {GreyModel::gm11, "gm11"},
        {GreyModel::edgm, "edgm"},
        {GreyModel::dgm, "dgm"},
        {GreyModel::ndgm, "ndgm"},
        {GreyModel::verhulst, "verhulst"},
        {GreyModel::ngbm, "ngbm"},
        {GreyModel::fgm, "fgm"},
        {GreyModel::rolling, "rolling"},
        {GreyModel::residualEquations, "residual-equations"},
        {GreyModel::residualExample, "residual-example"},
        {GreyModel::residualRemnant, "residual-remnant"},
        {GreyModel::gm1n, "gm1n"},
    };
    return names;
}

GreyModelOptions settled(GreyModelOptions options, const ModelOutcome& outcome) {
    options.searchBackground = false;
    options.translation = {};
    for (const auto& [symbol, value] : outcome.parameters) {
        if (symbol == "alpha") {
            options.backgroundWeight = value;
        } else if (symbol == "n") {
            options.power = value;
        } else if (symbol == "r") {
            options.order = value;
        } else if (symbol == "C") {
            options.translation = {Translation::Kind::fixed, value};
        }
    }
    return options;
}

std::string greyModelName(GreyModel model) {
    for (const auto& [kind, name] : greyModelNames()) {
        if (kind == model) {
            return name;
        }
    }
    return {};
}

ModelOutcome fitGreyModel(GreyModel model, const ModelInput& input, const GreyModelOptions& options,
                          const base::Progress& progress) {
    auto fitted = translated(model, input, options, progress);
    if (progress.cancelled()) {
        fitted = base::fail(base::ErrorCode::cancelled);
    }
    return outcomeOf(greyModelName(model), std::move(fitted), input);
}

}  // namespace greyscope::grey
