#include "core/grey/grey_models.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

#include "core/grey/gm11_variants.h"
#include "core/grey/nonlinear.h"
#include "core/grey/residual.h"
#include "core/grey/search.h"

namespace greyscope::grey {

using base::Expected;

namespace {

using FitAt = std::function<Expected<ModelFit>(double)>;

constexpr int kSearchSteps = 200;

/// The fit at the value of the open parameter that does best; where none does, the fit at `fallback` says why.
Expected<ModelFit> searched(const ModelInput& input, const std::vector<std::pair<double, double>>& ranges,
                            double fallback, const FitAt& fitAt, const base::Progress& progress) {
    // Once nobody wants the result, nothing is fitted any more and the search runs out by itself.
    const auto criterion = [&](double at) {
        return progress.cancelled() ? std::numeric_limits<double>::infinity()
                                    : searchCriterion(fitAt(at), input.values);
    };
    std::optional<double> best;
    for (const auto& [low, high] : ranges) {
        const auto here = smallestOn(low, high, kSearchSteps, criterion);
        if (here && (!best || criterion(*here) < criterion(*best))) {
            best = here;
        }
    }
    return fitAt(best.value_or(fallback));
}

Expected<ModelFit> withBackground(const ModelInput& input, const GreyModelOptions& options, const FitAt& fitAt,
                                  const base::Progress& progress) {
    if (!options.searchBackground) {
        return fitAt(options.backgroundWeight);
    }
    return searched(
        input, {{0.0, 1.0}}, 0.5,
        [&](double alpha) {
            auto fit = fitAt(alpha);
            if (fit) {
                fit->parameters.emplace_back("alpha", alpha);
            }
            return fit;
        },
        progress);
}

Expected<ModelFit> ngbm(const ModelInput& input, const GreyModelOptions& options, const base::Progress& progress) {
    const auto fitAt = [&](double power) { return fitBernoulli(input, options.backgroundWeight, power); };
    if (options.power) {
        return fitAt(*options.power);
    }
    constexpr double kGap = 0.005;  // n = 1 is no Bernoulli equation
    return searched(input, {{-2.0, 1.0 - kGap}, {1.0 + kGap, 3.0}}, 0.5, fitAt, progress);
}

Expected<ModelFit> fgm(const ModelInput& input, const GreyModelOptions& options, const base::Progress& progress) {
    const auto fitAt = [&](double order) { return fitFractional(input, options.backgroundWeight, order, progress); };
    return options.order ? fitAt(*options.order) : searched(input, {{0.01, 2.0}}, 1.0, fitAt, progress);
}

Expected<ModelFit> residual(const ModelInput& input, const GreyModelOptions& options, ResidualReading reading) {
    auto fit = fitResidual(reading, input.values, {options.backgroundWeight, input.horizon, {}}, input.series);
    if (!fit) {
        return tl::unexpected(fit.error());
    }
    Parameters parameters{{"a", fit->base.a}, {"u", fit->base.u}, {"a'", fit->model.a}, {"u'", fit->model.u}};
    if (reading != ResidualReading::remnant) {
        parameters.emplace_back("|b|", fit->shift);
    }
    return ModelFit{std::move(parameters), std::move(fit->values)};
}

Expected<ModelFit> fit(GreyModel model, const ModelInput& input, const GreyModelOptions& options,
                       const base::Progress& progress) {
    const double alpha = options.backgroundWeight;
    switch (model) {
        case GreyModel::gm11:
            return withBackground(
                input, options, [&](double weight) { return fitEgm(input, weight); }, progress);
        case GreyModel::edgm:
            return withBackground(
                input, options, [&](double weight) { return fitEdgm(input, weight); }, progress);
        case GreyModel::dgm:
            return fitDgm(input);
        case GreyModel::ndgm:
            return fitNdgm(input);
        case GreyModel::verhulst:
            return fitBernoulli(input, alpha, 2.0);
        case GreyModel::ngbm:
            return ngbm(input, options, progress);
        case GreyModel::fgm:
            return fgm(input, options, progress);
        case GreyModel::rolling:
            return fitRolling(input, alpha, progress);
        case GreyModel::residualEquations:
            return residual(input, options, ResidualReading::equations);
        case GreyModel::residualExample:
            return residual(input, options, ResidualReading::example);
        case GreyModel::residualRemnant:
            return residual(input, options, ResidualReading::remnant);
    }
    return base::fail(base::ErrorCode::internal, {"grey model"});
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
    };
    return names;
}

ModelOutcome fitGreyModel(GreyModel model, const ModelInput& input, const GreyModelOptions& options,
                          const base::Progress& progress) {
    const auto& names = greyModelNames();
    const auto named =
        std::find_if(names.begin(), names.end(), [&](const auto& entry) { return entry.first == model; });
    auto fitted = fit(model, input, options, progress);
    if (progress.cancelled()) {
        fitted = base::fail(base::ErrorCode::cancelled);
    }
    return outcomeOf(named == names.end() ? std::string{} : named->second, std::move(fitted), input);
}

}  // namespace greyscope::grey
