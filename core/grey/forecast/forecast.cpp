#include "core/grey/forecast/forecast.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>
#include <tuple>

#include "core/base/contains.h"
#include "core/base/parallel.h"
#include "core/base/progress_part.h"
#include "core/base/try.h"
#include "core/grey/forecast/forecast_input.h"
#include "core/grey/models/baselines.h"
#include "core/grey/models/scaling_models.h"

namespace greyscope::grey {

namespace {

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
    if (!outcome.failure && !outcome.describes && outcome.forecast.size() >= held.size()) {
        outcome.holdoutMape = meanAbsolutePercentageError(held, outcome.forecast);
    }
    return outcome;
}

/// Returns GM(1,1) of the same points, with the background weight found by the search.
std::optional<Gm11Result> gm11Of(const ForecastResult& result, const ModelInput& input) {
    const GreyModelOptions options = settled(greyOptionsOf(result.options), result.model);
    auto fit = fitGm11(shifted(modelledPoints(result), result.shift.value_or(0.0)), {options.backgroundWeight, 0},
                       input.series);
    return fit ? std::optional(std::move(*fit)) : std::nullopt;
}

/// Returns the result without the models.
ForecastResult resultOf(const ForecastOptions& options, const data::SeriesTable& table, const ModelInput& input,
                        const ForecastPoints& points) {
    ForecastResult result;
    result.options = options;
    result.series = input.series;
    result.unit = table.valueUnit;
    result.axisName = input.axisName;
    result.leftOut = table.leftOut;
    result.actual = input.values;
    const auto split = static_cast<std::ptrdiff_t>(points.fitted);
    result.labels.assign(points.labels.begin(), points.labels.begin() + split);
    result.numbers.assign(points.numbers.begin(), points.numbers.begin() + split);
    for (std::size_t k = points.fitted; k < points.labels.size(); ++k) {
        result.steps.push_back({points.labels[k], points.numbers[k], points.actual[k]});
    }
    result.stepsWithoutPlace = points.withoutPlace;
    result.spacing = points.spacing;
    result.buffered = buffered(options.buffer, input).value_or(std::vector<std::vector<double>>());
    const std::vector<double>& modelled = modelledPoints(result);
    result.shift = shiftOf(options.translation, modelled);
    result.admissibleBy = admissibleShift(modelled);
    const std::vector<double> moved = shiftedInUnit(modelled, result.shift.value_or(0.0));
    result.classRatio = classRatioOf(moved);
    result.smoothness = smoothnessOf(moved);
    return result;
}

/// Returns all measured points with their axis and related series, the input of a backtest.
base::Expected<ModelInput> measuredInput(const data::SeriesTable& table, std::size_t series,
                                         const ForecastOptions& options) {
    ForecastOptions all = options;
    all.fitCount = 0;
    all.horizon = 0;
    all.at.clear();
    const auto points = GREYSCOPE_TRY(forecastPoints(table, series, all));
    return modelInput(table, series, points, all);
}

/// The models, which are fitted, judged and backtested independently of each other.
class Runner {
public:
    /// `loads`: whether the axis is a load, so that scaling laws are added to the baselines.
    Runner(const ModelInput& input, bool loads, ForecastResult& result, base::Progress& progress)
        : m_input(input), m_candidates(candidatesOf(result.options, loads)), m_result(result), m_progress(progress) {}

    base::Expected<void> prepareBacktest(ModelInput measured, const BacktestOptions& options) {
        auto plan = GREYSCOPE_TRY(planBacktest(measured.values.size(), options));
        m_measured = std::move(measured);
        m_result.backtest = plan;
        return {};
    }

    base::Expected<void> run() {
        std::vector<ModelOutcome> outcomes(m_candidates.size());
        const double bandShare = m_result.options.band ? kBandShare : 0.0;
        const double share = (1.0 - bandShare) / static_cast<double>(m_candidates.size());
        base::ProgressParts parts(m_progress);
        base::forEach(m_candidates.size(), threads(), [&](std::size_t i) {
            if (base::ProgressParts::Part part(parts, share); !part.cancelled()) {
                outcomes[i] = outcomeOf(m_candidates[i], part);
                if (!part.cancelled()) {
                    part.report(1.0);
                }
            }
        });
        if (m_progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        distribute(std::move(outcomes));
        if (m_result.options.band && !m_result.model.describes) {
            base::ProgressParts::Part part(parts, bandShare);
            m_result.band = band(*m_result.options.band, part);
        }
        return {};
    }

private:
    static constexpr double kBandShare = 0.5;

    [[nodiscard]] base::Expected<PredictionBand> band(const BandOptions& options, base::Progress& progress) const {
        if (m_result.options.buffer != BufferOperator::none) {
            return base::fail(base::ErrorCode::optionConflict, {"interval", "buffer"});
        }
        const GreyModelOptions grey = settled(greyOptionsOf(m_result.options), m_result.model);
        ModelInput input = m_input;
        input.horizon = m_result.model.failure ? input.horizon : m_result.model.forecast.size();
        return predictionBand(greyCandidate(m_result.options.model, grey), input, m_result.model, options, progress);
    }

    /// Returns the model, the others and the baselines.
    static std::vector<Candidate> candidatesOf(const ForecastOptions& options, bool loads) {
        GreyModelOptions grey = greyOptionsOf(options);
        std::vector<Candidate> candidates{greyCandidate(options.model, grey)};
        grey.mostSearched = options.mostSearched;
        for (const GreyModel model : options.others) {
            candidates.push_back(greyCandidate(model, grey));
        }
        for (const BaselineKind kind : allBaselines()) {
            candidates.push_back(baselineCandidate(kind));
        }
        if (loads) {
            std::vector<Candidate> laws = scalingCandidates();
            candidates.insert(candidates.end(), std::make_move_iterator(laws.begin()),
                              std::make_move_iterator(laws.end()));
        }
        if (options.baselines) {
            const auto first = candidates.begin() + 1 + static_cast<std::ptrdiff_t>(options.others.size());
            candidates.erase(std::remove_if(first, candidates.end(),
                                            [&](const Candidate& baseline) {
                                                return !base::contains(*options.baselines, baseline.name);
                                            }),
                             candidates.end());
        }
        return candidates;
    }

    /// Keeps short work on the calling thread.
    [[nodiscard]] base::Threads threads() const {
        constexpr std::size_t kWorthwhile = 1000;
        const std::size_t origins =
            m_result.backtest ? m_result.backtest->lastOrigin - m_result.backtest->firstOrigin + 1 : 0;
        return m_input.values.size() * (origins + 1) < kWorthwhile ? base::Threads{1} : base::Threads::available();
    }

    [[nodiscard]] ModelOutcome outcomeOf(const Candidate& candidate, base::Progress& progress) const {
        ModelOutcome outcome = judged(continuedFit(candidate, m_input, progress), m_result.steps);
        if (m_result.backtest && !outcome.describes) {
            outcome.backtest = backtest(candidate, m_measured, *m_result.backtest, progress);
        }
        return outcome;
    }

    void distribute(std::vector<ModelOutcome> outcomes) {
        m_result.model = std::move(outcomes.front());
        const auto baselines = outcomes.begin() + 1 + static_cast<std::ptrdiff_t>(m_result.options.others.size());
        m_result.others.assign(std::make_move_iterator(outcomes.begin() + 1), std::make_move_iterator(baselines));
        m_result.baselines.assign(std::make_move_iterator(baselines), std::make_move_iterator(outcomes.end()));
    }

    const ModelInput& m_input;
    std::vector<Candidate> m_candidates;
    ForecastResult& m_result;
    base::Progress& m_progress;
    ModelInput m_measured;
};

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
    GREYSCOPE_TRY(options.validate());
    const auto points = GREYSCOPE_TRY(forecastPoints(table, series, options));
    ModelInput input = GREYSCOPE_TRY(modelInput(table, series, points, options));
    input.keepsEquations = options.equations;
    ForecastResult result = resultOf(options, table, input, points);
    Runner runner(input, isLoad(table, points), result, progress);
    if (options.backtest) {
        ModelInput measured = GREYSCOPE_TRY(measuredInput(table, series, options));
        GREYSCOPE_TRY(runner.prepareBacktest(std::move(measured), *options.backtest));
    }
    GREYSCOPE_TRY(runner.run());
    if (progress.cancelled()) {
        return base::fail(base::ErrorCode::cancelled);
    }
    result.gm11 = gm11Of(result, input);
    return result;
}

const std::vector<double>& modelledPoints(const ForecastResult& result) {
    return result.buffered.empty() ? result.actual : result.buffered.back();
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
        return model.sawHeldOut() ? std::nullopt : model.holdoutMape;
    }
    return model.backtest->failures == 0 ? model.backtest->mape : std::nullopt;
}

std::vector<const ModelOutcome*> rankedModels(const ForecastResult& result) {
    const auto keyOf = [](const ModelOutcome* model) {
        static constexpr double none = std::numeric_limits<double>::infinity();
        // Amdahl's law and saturation are the same curve; rounding must not decide which comes first.
        const auto rounded = [](const std::optional<double>& error) {
            return static_cast<float>(error.value_or(none));
        };
        return std::tuple(rounded(outOfSampleError(*model)), model->failure.has_value(), rounded(model->accuracy.mape));
    };
    std::vector<const ModelOutcome*> models = modelsOf(result);
    std::stable_sort(models.begin(), models.end(),
                     [&](const ModelOutcome* a, const ModelOutcome* b) { return keyOf(a) < keyOf(b); });
    return models;
}

}  // namespace greyscope::grey
