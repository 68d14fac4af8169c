#include "core/grey/forecast.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <tuple>

#include "core/grey/baselines.h"
#include "core/grey/forecast_input.h"

namespace greyscope::grey {

namespace {

constexpr std::array kBaselines{BaselineKind::lastValue,   BaselineKind::mean,  BaselineKind::linear,
                                BaselineKind::exponential, BaselineKind::power, BaselineKind::saturation};

GreyModelOptions greyOptionsOf(const ForecastOptions& options) {
    return {options.backgroundWeight, options.searchBackground, options.power, options.order, options.translation};
}

Candidate greyCandidate(GreyModel model, const GreyModelOptions& options) {
    return {greyModelName(model), [model, options](const ModelInput& input, const base::Progress& progress) {
                return fitGreyModel(model, input, options, progress);
            }};
}

Candidate baselineCandidate(BaselineKind kind) {
    return {baselineName(kind), [kind](const ModelInput& input, const base::Progress& progress) {
                return fitBaseline(kind, input, progress);
            }};
}

ModelOutcome judged(ModelOutcome outcome, const std::vector<ForecastPoint>& steps) {
    std::vector<double> held;
    for (const ForecastPoint& step : steps) {
        if (step.actual) {
            held.push_back(*step.actual);
        }
    }
    if (!outcome.failure) {
        outcome.holdoutMape = meanAbsolutePercentageError(held, outcome.forecast);
    }
    return outcome;
}

/// GM(1,1) of the same points, with the background weight that a search found.
std::optional<Gm11Result> gm11Of(const ForecastResult& result, const ModelInput& input) {
    const GreyModelOptions options = settled(greyOptionsOf(result.options), result.model);
    auto fit = fitGm11(shifted(input.values, result.shift.value_or(0.0)), {options.backgroundWeight, input.horizon},
                       input.series);
    return fit ? std::optional(std::move(*fit)) : std::nullopt;
}

/// All but the models.
ForecastResult resultOf(const ForecastOptions& options, const data::SeriesTable& table, const ModelInput& input,
                        const ForecastPoints& points) {
    ForecastResult result;
    result.options = options;
    result.series = input.series;
    result.unit = table.valueUnit;
    result.actual = input.values;
    const auto split = static_cast<std::ptrdiff_t>(points.fitted);
    result.labels.assign(points.labels.begin(), points.labels.begin() + split);
    result.numbers.assign(points.numbers.begin(), points.numbers.begin() + split);
    for (std::size_t k = points.fitted; k < points.labels.size(); ++k) {
        result.steps.push_back({points.labels[k], points.numbers[k], points.actual[k]});
    }
    result.spacing = points.spacing;
    result.shift = shiftOf(options.translation, input.values);
    result.admissibleBy = admissibleShift(input.values);
    const std::vector<double> moved = shifted(input.values, result.shift.value_or(0.0));
    result.classRatio = classRatioOf(moved);
    result.smoothness = smoothnessOf(moved);
    return result;
}

/// All measured points and what belongs to them: what a backtest walks over.
base::Expected<ModelInput> measuredInput(const data::SeriesTable& table, std::size_t series,
                                         const ForecastOptions& options) {
    ForecastOptions all = options;
    all.fitCount = 0;
    all.horizon = 0;
    const auto points = forecastPoints(table, series, all);
    return points ? modelInput(table, series, *points, all)
                  : base::Expected<ModelInput>(tl::unexpected(points.error()));
}

/// The models one after the other, reporting and asking between them.
class Runner {
public:
    Runner(const ModelInput& input, ForecastResult& result, base::Progress& progress)
        : m_input(input), m_result(result), m_progress(progress) {}

    base::Expected<void> prepareBacktest(ModelInput measured, const BacktestOptions& options) {
        auto plan = planBacktest(measured.values.size(), options);
        if (!plan) {
            return tl::unexpected(plan.error());
        }
        m_measured = std::move(measured);
        m_result.backtest = *plan;
        return {};
    }

    [[nodiscard]] ModelOutcome run(const Candidate& candidate) const {
        ModelOutcome outcome = judged(candidate.fit(m_input, m_progress), m_result.steps);
        if (m_result.backtest) {
            outcome.backtest = backtest(candidate, m_measured, *m_result.backtest, m_progress);
        }
        return outcome;
    }

    /// Whether anybody still wants the result.
    bool report(std::size_t done, std::size_t all) {
        if (m_progress.cancelled()) {
            return false;
        }
        m_progress.report(static_cast<double>(done) / static_cast<double>(all));
        return true;
    }

private:
    const ModelInput& m_input;
    ForecastResult& m_result;
    base::Progress& m_progress;
    ModelInput m_measured;
};

base::Expected<void> runAll(ForecastResult& result, const ModelInput& input, Runner& runner, base::Progress& progress) {
    const GreyModelOptions grey = greyOptionsOf(result.options);
    result.model = runner.run(greyCandidate(result.options.model, grey));
    const std::size_t all = result.options.others.size() + kBaselines.size();
    for (const GreyModel model : result.options.others) {
        if (!runner.report(result.others.size(), all)) {
            return base::fail(base::ErrorCode::cancelled);
        }
        result.others.push_back(runner.run(greyCandidate(model, grey)));
    }
    for (const BaselineKind kind : kBaselines) {
        if (!runner.report(result.others.size() + result.baselines.size(), all)) {
            return base::fail(base::ErrorCode::cancelled);
        }
        result.baselines.push_back(runner.run(baselineCandidate(kind)));
    }
    if (result.options.band) {
        const Candidate again = greyCandidate(result.options.model, settled(grey, result.model));
        result.band = predictionBand(again, input, result.model, *result.options.band, progress);
    }
    return {};
}

}  // namespace

base::Expected<void> ForecastOptions::validate() const {
    const auto wrong = [](const char* option, double value, const char* range) {
        return base::fail(base::ErrorCode::optionOutOfRange, {option, base::toText(value), range});
    };
    if (!(backgroundWeight >= 0.0 && backgroundWeight <= 1.0)) {
        return wrong("background", backgroundWeight, "[0, 1]");
    }
    if (power && (*power == 1.0 || !std::isfinite(*power))) {
        return wrong("power", *power, "not 1");
    }
    if (order && !(*order > 0.0 && *order <= 2.0)) {
        return wrong("order", *order, "(0, 2]");
    }
    if (!std::isfinite(translation.by)) {
        return wrong("shift", translation.by, "the finite numbers");
    }
    if (band && !(band->level > 0.0 && band->level < 1.0)) {
        return wrong("interval", band->level, "(0, 1)");
    }
    return {};
}

base::Expected<ForecastResult> forecast(const data::SeriesTable& table, std::size_t series,
                                        const ForecastOptions& options, base::Progress& progress) {
    if (const auto valid = options.validate(); !valid) {
        return tl::unexpected(valid.error());
    }
    const auto points = forecastPoints(table, series, options);
    if (!points) {
        return tl::unexpected(points.error());
    }
    const auto input = modelInput(table, series, *points, options);
    if (!input) {
        return tl::unexpected(input.error());
    }
    ForecastResult result = resultOf(options, table, *input, *points);
    Runner runner(*input, result, progress);
    if (options.backtest) {
        auto measured = measuredInput(table, series, options);
        const auto prepared = measured ? runner.prepareBacktest(std::move(*measured), *options.backtest)
                                       : base::Expected<void>(tl::unexpected(measured.error()));
        if (!prepared) {
            return tl::unexpected(prepared.error());
        }
    }
    if (const auto ran = runAll(result, *input, runner, progress); !ran) {
        return tl::unexpected(ran.error());
    }
    if (progress.cancelled()) {
        return base::fail(base::ErrorCode::cancelled);
    }
    result.gm11 = gm11Of(result, *input);
    return result;
}

std::vector<const ModelOutcome*> modelsOf(const ForecastResult& result) {
    std::vector<const ModelOutcome*> models{&result.model};
    for (const auto* outcomes : {&result.others, &result.baselines}) {
        for (const ModelOutcome& outcome : *outcomes) {
            models.push_back(&outcome);
        }
    }
    return models;
}

std::optional<double> outOfSampleError(const ModelOutcome& model) {
    if (!model.backtest) {
        return model.holdoutMape;
    }
    return model.backtest->failures == 0 ? model.backtest->mape : std::nullopt;
}

std::vector<const ModelOutcome*> rankedModels(const ForecastResult& result) {
    const auto keyOf = [](const ModelOutcome* model) {
        constexpr double none = std::numeric_limits<double>::infinity();
        return std::tuple(outOfSampleError(*model).value_or(none), model->failure.has_value(),
                          model->accuracy.mape.value_or(none));
    };
    std::vector<const ModelOutcome*> models = modelsOf(result);
    std::stable_sort(models.begin(), models.end(),
                     [&](const ModelOutcome* a, const ModelOutcome* b) { return keyOf(a) < keyOf(b); });
    return models;
}

}  // namespace greyscope::grey
