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
/// The same at alpha and a second parameter; models that lack one do not look at it.
using FitAtBoth = std::function<Expected<ModelFit>(const ModelInput&, double, double)>;
using Ranges = std::vector<std::pair<double, double>>;

constexpr int kSearchSteps = 200;
constexpr double kUsualBackground = 0.5;
constexpr std::size_t kMostFractional = 100000;
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

/// A fit at a value that was searched: it costs a degree of freedom, and stands among the parameters.
Expected<ModelFit> found(Expected<ModelFit> fit, const std::string& symbol, double value) {
    if (fit) {
        fit->freedom -= std::min<std::size_t>(fit->freedom, 1);
        const bool listed = std::any_of(fit->parameters.begin(), fit->parameters.end(),
                                        [&](const FittedParameter& parameter) { return parameter.symbol == symbol; });
        if (!listed) {
            fit->parameters.push_back({symbol, value});
        }
    }
    return fit;
}

/// The parameters of a model that may be open.
struct Open {
    std::string symbol;  ///< of the second parameter; empty: there is none
    std::optional<double> given;
    Ranges ranges;
    double fallback = 1.0;  ///< the fit there says why where no value does
    bool background = true;
};

/// Alpha and the second parameter, each given or searched.
Expected<ModelFit> withOpen(const Open& open, const ModelInput& input, const GreyModelOptions& options,
                            const FitAtBoth& fitAt, const base::Progress& progress) {
    const auto along = [&](double alpha) {
        return [&fitAt, alpha](const ModelInput& points, double value) { return fitAt(points, alpha, value); };
    };
    const auto across = [&](double value) {
        return [&fitAt, value](const ModelInput& points, double alpha) { return fitAt(points, alpha, value); };
    };
    const bool searchSecond = !open.symbol.empty() && !open.given;
    const bool searchBackground = open.background && options.searchBackground;
    const ModelInput points = withoutSteps(input);
    double alpha = searchBackground ? kUsualBackground : options.backgroundWeight;
    double second = open.given.value_or(open.fallback);
    Found best;
    if (searchSecond) {
        best = bestOf(points, open.ranges, along(alpha), progress);
        second = std::isfinite(best.error) ? best.at : second;
    }
    constexpr int kMostRounds = 10;
    constexpr double kWorthwhile = 1e-6;
    for (int round = 0; searchBackground && round < kMostRounds; ++round) {
        const double before = best.error;
        if (const Found weight = bestOf(points, kBackgrounds, across(second), progress); weight.error < best.error) {
            alpha = weight.at;
            best = weight;
        }
        if (!searchSecond) {
            break;
        }
        if (const Found value = bestOf(points, open.ranges, along(alpha), progress); value.error < best.error) {
            second = value.at;
            best = value;
        }
        if (!(best.error < before * (1.0 - kWorthwhile))) {
            break;
        }
    }
    auto fit = fitAt(input, alpha, second);
    fit = searchSecond ? found(std::move(fit), open.symbol, second) : std::move(fit);
    return searchBackground ? found(std::move(fit), "alpha", alpha) : fit;
}

Expected<ModelFit> residual(const ModelInput& input, double alpha, ResidualReading reading) {
    auto fit = fitResidual(reading, input.values, {alpha, input.horizon, {}}, input.series);
    if (!fit) {
        return tl::unexpected(fit.error());
    }
    std::vector<FittedParameter> parameters{
        {"a", fit->base.a}, {"u", fit->base.u, 1.0}, {"a'", fit->model.a}, {"u'", fit->model.u, 1.0}};
    if (reading != ResidualReading::remnant) {
        parameters.push_back({"|b|", fit->shift, 1.0});
    }
    return ModelFit{std::move(parameters), std::move(fit->values), freedomOf(input, 4)};
}

/// The model itself, at any values of its open parameters.
FitAtBoth fitterOf(GreyModel model, const base::Progress& progress) {
    using Input = const ModelInput&;
    const auto reading = [](ResidualReading which) {
        return [which](Input input, double alpha, double) { return residual(input, alpha, which); };
    };
    switch (model) {
        case GreyModel::gm11:
            break;
        case GreyModel::edgm:
            return [](Input input, double alpha, double) { return fitEdgm(input, alpha); };
        case GreyModel::dgm:
            return [](Input input, double, double) { return fitDgm(input); };
        case GreyModel::ndgm:
            return [](Input input, double, double) { return fitNdgm(input); };
        case GreyModel::verhulst:
            return [](Input input, double alpha, double) { return fitBernoulli(input, alpha, 2.0); };
        case GreyModel::ngbm:
            return [](Input input, double alpha, double power) { return fitBernoulli(input, alpha, power); };
        case GreyModel::fgm:
            return
                [&](Input input, double alpha, double order) { return fitFractional(input, alpha, order, progress); };
        case GreyModel::rolling:
            return [&](Input input, double alpha, double) { return fitRolling(input, alpha, progress); };
        case GreyModel::residualEquations:
            return reading(ResidualReading::equations);
        case GreyModel::residualExample:
            return reading(ResidualReading::example);
        case GreyModel::residualRemnant:
            return reading(ResidualReading::remnant);
        case GreyModel::gm1n:
            return [](Input input, double alpha, double) { return fitGm1n(input, alpha); };
    }
    return [](Input input, double alpha, double) { return fitEgm(input, alpha); };
}

/// The same, fitted to x + C and taken back to x: what a search compares with the points is what the user gets.
FitAtBoth translated(const FitAtBoth& fitAt) {
    return [fitAt](const ModelInput& points, double alpha, double second) {
        if (points.translation == 0.0) {
            return fitAt(points, alpha, second);
        }
        ModelInput moved = points;
        moved.values = shifted(std::move(moved.values), points.translation);
        auto fit = fitAt(moved, alpha, second);
        if (fit) {
            fit->values = shifted(std::move(fit->values), -points.translation);
        }
        return fit;
    };
}

Open openOf(GreyModel model, const GreyModelOptions& options) {
    switch (model) {
        case GreyModel::ngbm:
            return {"n", options.power, kPowers, 0.5};
        case GreyModel::fgm:
            return {"r", options.order, kOrders, 1.0};
        case GreyModel::dgm:
        case GreyModel::ndgm:
            return {{}, {}, {}, 1.0, false};
        default:
            return {};
    }
}

/// Searching takes hundreds of fits, and a fractional order the square of the points.
Expected<void> checkCost(GreyModel model, const ModelInput& input, const Open& open, const GreyModelOptions& options) {
    const bool searched = (!open.symbol.empty() && !open.given) || (open.background && options.searchBackground);
    const std::size_t most = model == GreyModel::fgm ? kMostFractional : std::numeric_limits<std::size_t>::max();
    const std::size_t limit = searched ? std::min(options.mostSearched, most) : most;
    if (input.values.size() > limit) {
        return base::fail(base::ErrorCode::optionOutOfRange,
                          {"points of " + greyModelName(model) + (searched ? " with a search" : ""),
                           std::to_string(input.values.size()), "[4, " + std::to_string(limit) + "]"});
    }
    return {};
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
    const Open open = openOf(model, options);
    const std::optional<double> by = shiftOf(options.translation, input.values);
    ModelInput moved = input;
    moved.translation = by.value_or(0.0);
    ModelOutcome outcome = outcomeOf(greyModelName(model), moved, [&](const ModelInput& points) {
        if (!by || !std::isfinite(*by)) {
            return Expected<ModelFit>(base::fail(base::ErrorCode::overflow, {"the translation"}));
        }
        if (const auto affordable = checkCost(model, points, open, options); !affordable) {
            return Expected<ModelFit>(tl::unexpected(affordable.error()));
        }
        auto fit = withOpen(open, points, options, translated(fitterOf(model, progress)), progress);
        return progress.cancelled() ? Expected<ModelFit>(base::fail(base::ErrorCode::cancelled)) : fit;
    });
    if (!outcome.failure && moved.translation != 0.0) {
        outcome.parameters.emplace_back("C", moved.translation);
    }
    return outcome;
}

}  // namespace greyscope::grey
