#include "core/grey/models/grey_models.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

#include "core/base/try.h"
#include "core/grey/models/discrete_models.h"
#include "core/grey/models/gm11_batch.h"
#include "core/grey/models/gm11_variants.h"
#include "core/grey/models/gm1n.h"
#include "core/grey/models/nonlinear.h"
#include "core/grey/models/residual.h"
#include "core/grey/models/search.h"
#include "core/grey/models/worked_models.h"

namespace greyscope::grey {

using base::Expected;

namespace {

/// A fit of points at a given value of an open parameter.
using FitAt = std::function<Expected<ModelFit>(const ModelInput&, double)>;
/// A fit of points at given values of alpha and of a second parameter; a model that lacks one ignores it.
using FitAtBoth = std::function<Expected<ModelFit>(const ModelInput&, double, double)>;
using Ranges = std::vector<std::pair<double, double>>;

constexpr int kSearchSteps = 200;
constexpr double kUsualBackground = 0.5;
constexpr double kGap = 0.005;  // n = 1 is not a Bernoulli equation
const Ranges kBackgrounds{{0.0, 1.0}};

/// Searches only judge the fit and need no steps.
ModelInput withoutSteps(ModelInput input) {
    input.horizon = 0;
    input.keepsEquations = false;
    return input;
}

struct Found {
    double at = 0.0;
    double error = std::numeric_limits<double>::infinity();
};

/// Returns the best value; if its error is infinite, no value could be fitted.
Found bestOf(const ModelInput& points, const Ranges& ranges, const FitAt& fitAt, const base::Progress& progress) {
    // After cancellation nothing is fitted, so that the search ends quickly.
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

/// Completes a fit at a searched value: subtracts a degree of freedom and lists the value among the parameters.
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

/// The parameters that these options leave open, which are therefore searched.
struct Searched {
    bool background = false;
    bool second = false;
};

Searched searchedOf(const GreyModelRow& model, const GreyModelOptions& options) {
    return {model.background && options.searchBackground, model.open && !(options.*model.open->given)};
}

/// Fits with alpha and the second parameter, each given or searched.
Expected<ModelFit> withOpen(const GreyModelRow& model, const ModelInput& input, const GreyModelOptions& options,
                            const FitAtBoth& fitAt, const base::Progress& progress) {
    const auto along = [&](double alpha) {
        return [&fitAt, alpha](const ModelInput& points, double value) { return fitAt(points, alpha, value); };
    };
    const auto across = [&](double value) {
        return [&fitAt, value](const ModelInput& points, double alpha) { return fitAt(points, alpha, value); };
    };
    const auto [searchBackground, searchSecond] = searchedOf(model, options);
    const ModelInput points = withoutSteps(input);
    double alpha = searchBackground ? kUsualBackground : options.backgroundWeight;
    double second = model.open ? (options.*model.open->given).value_or(model.open->fallback) : 0.0;
    Found best;
    if (searchSecond) {
        best = bestOf(points, model.open->ranges, along(alpha), progress);
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
        if (const Found value = bestOf(points, model.open->ranges, along(alpha), progress); value.error < best.error) {
            second = value.at;
            best = value;
        }
        if (!(best.error < before * (1.0 - kWorthwhile))) {
            break;
        }
    }
    auto fit = fitAt(input, alpha, second);
    fit = searchSecond ? found(std::move(fit), model.open->symbol, second) : std::move(fit);
    return searchBackground ? found(std::move(fit), "alpha", alpha) : fit;
}

template <ResidualReading reading>
Expected<ModelFit> residual(const ModelInput& input, double alpha, double /*open*/,
                            const base::Progress& /*progress*/) {
    auto fit = GREYSCOPE_TRY(fitResidual(reading, input.values, {alpha, input.horizon, {}}, input.series));
    std::vector<FittedParameter> parameters{
        {"a", fit.base.a}, {"u", fit.base.u, 1.0}, {"a'", fit.model.a}, {"u'", fit.model.u, 1.0}};
    if constexpr (reading != ResidualReading::remnant) {
        parameters.push_back({"|b|", fit.shift, 1.0});
    }
    std::vector<Equations> kept = equationsOf(input, fit.base);
    for (Equations& second : equationsOf(input, fit.model)) {
        second.firstParameter = 2;
        kept.push_back(std::move(second));
    }
    return ModelFit{std::move(parameters), std::move(fit.values), freedomOf(input, 4), std::move(kept)};
}

/// Fits x + C and subtracts C from the values, so that a search judges the values that the user gets.
FitAtBoth translated(const FitAtBoth& fitAt) {
    return [fitAt](const ModelInput& points, double alpha, double second) {
        if (points.translation == 0.0) {
            return fitAt(points, alpha, second);
        }
        ModelInput moved = points;
        moved.values = shifted(std::move(moved.values), points.translation);
        moved.arrivals = shifted(std::move(moved.arrivals), points.translation);
        auto fit = fitAt(moved, alpha, second);
        if (fit) {
            fit->values = shifted(std::move(fit->values), -points.translation);
        }
        return fit;
    };
}

/// Limits the number of points, because a search takes hundreds of fits.
Expected<void> checkCost(const GreyModelRow& model, const ModelInput& input, const GreyModelOptions& options) {
    const Searched searched = searchedOf(model, options);
    if ((searched.background || searched.second) && input.values.size() > options.mostSearched) {
        return base::fail(
            base::ErrorCode::tooManyPoints,
            {model.name + " with a search", std::to_string(input.values.size()), std::to_string(options.mostSearched)});
    }
    return {};
}

ManyForecasts forecastsByGm11(const Eigen::MatrixXd& series, const Gm11Options& options, double by) {
    ManyForecasts result{{}, std::vector<bool>(static_cast<std::size_t>(series.cols()))};
    auto batch = fitGm11Batch(by == 0.0 ? series : Eigen::MatrixXd(series.array() + by), options);
    if (!batch) {
        result.failed.assign(result.failed.size(), true);
        return result;
    }
    result.values = std::move(batch->forecast);
    result.values.array() -= by;
    for (const auto& [failed, why] : batch->failed) {
        result.failed[failed] = true;
    }
    return result;
}

template <class Model>
GreyModelRow workedRow() {
    return {.model = Model::kModel,
            .name = Model::kName,
            .fit = [](const ModelInput& input, double alpha, double /*open*/,
                      const base::Progress& /*progress*/) { return fitWorked<Model>(input, alpha); },
            .background = Model::kNeeds.background,
            .related = Model::kNeeds.related,
            .joins = Model::kNeeds.arrivals};
}

std::vector<GreyModelRow> withWorked(std::vector<GreyModelRow> rows) {
    [&]<class... Models>(const std::tuple<Models...>* /*models*/) {
        (rows.push_back(workedRow<Models>()), ...);
    }(static_cast<const WorkedModels*>(nullptr));
    return rows;
}

}  // namespace

const std::vector<GreyModelRow>& greyModels() {
    using Input = const ModelInput&;
    using Progress = const base::Progress&;
    using Model = GreyModel;
    static const std::vector<GreyModelRow> models = withWorked({
        {.model = Model::gm11,
         .name = "gm11",
         .fit = [](Input input, double alpha, double, Progress) { return fitEgm(input, alpha); }},
        {.model = Model::edgm,
         .name = "edgm",
         .fit = [](Input input, double alpha, double, Progress) { return fitEdgm(input, alpha); }},
        {.model = Model::dgm,
         .name = "dgm",
         .fit = [](Input input, double, double, Progress) { return fitDiscrete<Dgm>(input); },
         .background = false},
        {.model = Model::ndgm,
         .name = "ndgm",
         .fit = [](Input input, double, double, Progress) { return fitDiscrete<Ndgm>(input); },
         .background = false},
        {.model = Model::verhulst,
         .name = "verhulst",
         .fit = [](Input input, double alpha, double, Progress) { return fitBernoulli(input, alpha, 2.0); },
         .cumulative = true},
        {.model = Model::ngbm,
         .name = "ngbm",
         .fit = [](Input input, double alpha, double power, Progress) { return fitBernoulli(input, alpha, power); },
         .open = OpenParameter{"n", &GreyModelOptions::power, {{-2.0, 1.0 - kGap}, {1.0 + kGap, 3.0}}, 0.5}},
        {.model = Model::fgm,
         .name = "fgm",
         .fit = fitFractional,
         .open = OpenParameter{"r", &GreyModelOptions::order, {{0.01, 2.0}}, 1.0}},
        {.model = Model::rolling,
         .name = "rolling",
         .fit = [](Input input, double alpha, double,
                   Progress progress) { return fitRolling(input, alpha, progress); }},
        {.model = Model::residualEquations, .name = "residual-equations", .fit = residual<ResidualReading::equations>},
        {.model = Model::residualExample, .name = "residual-example", .fit = residual<ResidualReading::example>},
        {.model = Model::residualRemnant, .name = "residual-remnant", .fit = residual<ResidualReading::remnant>},
        {.model = Model::gm1n,
         .name = "gm1n",
         .fit = [](Input input, double alpha, double, Progress) { return fitGm1n(input, alpha); },
         .related = true},
        {.model = Model::gm0n,
         .name = "gm0n",
         .fit = [](Input input, double, double, Progress) { return fitGm0n(input); },
         .background = false,
         .related = true,
         .describes = true},
    });
    return models;
}

const GreyModelRow& rowOf(GreyModel model) {
    return *std::find_if(greyModels().begin(), greyModels().end(),
                         [model](const GreyModelRow& row) { return row.model == model; });
}

const base::Names<GreyModel>& greyModelNames() {
    static const base::Names<GreyModel> names = [] {
        base::Names<GreyModel> all;
        for (const GreyModelRow& row : greyModels()) {
            all.emplace_back(row.model, row.name);
        }
        return all;
    }();
    return names;
}

const std::string& greyModelName(GreyModel model) {
    return rowOf(model).name;
}

GreyModelOptions settled(GreyModelOptions options, const ModelOutcome& outcome) {
    options.searchBackground = false;
    options.translation = {};
    for (const auto& [symbol, value] : outcome.parameters) {
        if (symbol == "alpha") {
            options.backgroundWeight = value;
        } else if (symbol == "C") {
            options.translation = {Translation::Kind::fixed, value};
        }
        for (const GreyModelRow& model : greyModels()) {
            if (model.open && model.open->symbol == symbol) {
                options.*model.open->given = value;
            }
        }
    }
    return options;
}

ModelOutcome fitGreyModel(GreyModel model, const ModelInput& input, const GreyModelOptions& options,
                          const base::Progress& progress) {
    const GreyModelRow& row = rowOf(model);
    ModelInput moved = input;
    moved.cumulative = row.cumulative && options.accumulated;
    auto steps = buffered(options.buffer, input);
    if (!steps) {
        ModelOutcome outcome;
        outcome.name = row.name;
        outcome.failure = std::move(steps.error());
        return outcome;
    }
    if (!steps->empty()) {
        moved.values = std::move(steps->back());
        moved.arrivals.clear();  // a new point would change the buffered ones before it
    }
    const std::optional<double> by = shiftOf(options.translation, moved.values);
    moved.translation = by.value_or(0.0);
    ModelOutcome outcome = outcomeOf(row.name, moved, [&](const ModelInput& points) -> Expected<ModelFit> {
        if (!by || !std::isfinite(*by)) {
            return base::fail(base::ErrorCode::overflow, {"the translation"});
        }
        GREYSCOPE_TRY(checkCost(row, points, options));
        const FitAtBoth fitAt = [&](const ModelInput& at, double alpha, double second) {
            return row.fit(at, alpha, second, progress);
        };
        auto fit = withOpen(row, points, options, translated(fitAt), progress);
        return progress.cancelled() ? base::fail(base::ErrorCode::cancelled) : std::move(fit);
    });
    outcome.describes = row.describes;
    outcome.joined = row.joins ? moved.joined() : 0;
    if (!outcome.failure && moved.translation != 0.0) {
        outcome.parameters.emplace_back("C", moved.translation);
    }
    const bool isBuffered = options.buffer != BufferOperator::none;
    if (!outcome.failure && isBuffered && input.accuracy.judgedBy == JudgedBy::measured) {
        outcome.bufferedAccuracy = std::exchange(outcome.accuracy, {});
        judge(outcome, input);
    }
    return outcome;
}

Candidate greyCandidate(GreyModel model, const GreyModelOptions& options) {
    Candidate candidate{greyModelName(model),
                        [model, options](const ModelInput& input, const base::Progress& progress) {
                            return fitGreyModel(model, input, options, progress);
                        }};
    const bool plain = model == GreyModel::gm11 && !options.searchBackground &&
                       options.translation.kind != Translation::Kind::automatic &&
                       options.buffer == BufferOperator::none;
    if (plain) {
        const double by = options.translation.kind == Translation::Kind::fixed ? options.translation.by : 0.0;
        candidate.forecastMany = [weight = options.backgroundWeight, by](const Eigen::MatrixXd& series,
                                                                         std::size_t horizon) {
            return forecastsByGm11(series, {weight, horizon}, by);
        };
    }
    return candidate;
}

}  // namespace greyscope::grey
