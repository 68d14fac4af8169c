#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/series/series_table.h"
#include "core/grey/forecast/axis_steps.h"
#include "core/grey/forecast/backtest.h"
#include "core/grey/forecast/band.h"
#include "core/grey/forecast/class_ratio.h"
#include "core/grey/models/gm11.h"
#include "core/grey/models/grey_models.h"
#include "core/grey/models/model.h"
#include "core/stats/series_repeats.h"

namespace greyscope::grey {

/// A related series for GM(1,N) and GM(0,N): another series of the table. `future` has its values after those in the
/// table.
struct RelatedSeries {
    std::string name;
    std::vector<double> future = {};
    bool operator==(const RelatedSeries&) const = default;
};

/// What is assumed for a related series at a step for which neither the table nor `future` has a value.
enum class RelatedFuture {
    known,     ///< nothing is assumed; GM(1,N) does not forecast steps that need the value
    lastValue  ///< the last known value is used
};

/// What to forecast, with which models, and how.
struct ForecastOptions {
    std::size_t fitCount = 0;  ///< number of points to fit, from the first; 0: all
    /// Steps after the last fitted point; nullopt: the points that are not fitted, or 2 if all are.
    std::optional<std::size_t> horizon;
    double backgroundWeight = 0.5;
    GreyModel model = GreyModel::gm11;                       ///< model of the forecast
    std::vector<GreyModel> others = {};                      ///< other models to fit for comparison
    std::optional<std::vector<std::string>> baselines = {};  ///< names of baselines and scaling laws; nullopt: all
    std::optional<double> power = {};                        ///< n of ngbm; nullopt: searched
    std::optional<double> order = {};                        ///< r of fgm; nullopt: searched
    bool accumulated = false;                                ///< for verhulst, see GreyModelOptions
    bool searchBackground = false;                           ///< whether alpha is searched, see GreyModelOptions
    Translation translation = {};                            ///< translation before the fit of every grey model
    /// Buffer operator for every grey model; baselines use the measured series.
    BufferOperator buffer = BufferOperator::none;
    std::vector<RelatedSeries> related = {};
    RelatedFuture relatedFuture = RelatedFuture::known;
    /// Points to forecast after the last one of the table, ascending, written as on its axis ("96", "2024-05"). If this
    /// is not empty, the horizon is ignored: the steps are the points of the table that are not fitted, followed by
    /// these points.
    std::vector<std::string> at = {};
    /// Largest number of points with which the models in `others` are fitted if they need a search (see
    /// GreyModelOptions); in longer series, their searches would take minutes.
    std::size_t mostSearched = 1000;
    std::optional<BacktestOptions> backtest = {};
    std::optional<BandOptions> band = {};  ///< prediction band of `model`
    AccuracyOptions accuracy = {};         ///< conventions of the accuracy of the fits
    bool equations = false;                ///< whether the results of grey models include their least squares
    bool operator==(const ForecastOptions&) const = default;

    /// Checks the options. Error: optionOutOfRange if the background weight is outside [0, 1], n is 1, r is outside (0,
    /// 2], C is not finite, or a level is outside (0, 1). Options that depend on the series are checked by forecast().
    [[nodiscard]] base::Expected<void> validate() const;
};

/// A forecast step after the last fitted point. `number` continues the axis (threads 64, 128, then 256); nullopt if the
/// axis has no numbers. If the table has points after the last measured one of the series, they are the first steps. An
/// unevenly spaced axis cannot be continued: after the end of the table, it has only the steps of ForecastOptions::at.
struct ForecastPoint {
    std::string label;
    std::optional<double> number;
    std::optional<double> actual;  ///< measured value, if the step was held out
};

/// The fits, forecasts and errors of all models for one series.
struct ForecastResult {
    ForecastOptions options;
    std::string series;
    std::string unit;
    std::string axisName;   ///< column of the points; "k" if there is not exactly one
    data::LeftOut leftOut;  ///< rows that the pivot of the table left out
    /// Noise floor from the repeats of the series; set by callers that have the dataset.
    std::optional<stats::NoiseFloor> noise = {};
    std::vector<double> actual;  ///< values of the fitted points
    std::vector<std::string> labels;
    std::vector<std::optional<double>> numbers;
    std::vector<ForecastPoint> steps;   ///< one per step of the horizon
    std::size_t stepsWithoutPlace = 0;  ///< number of steps after the end of the table that were requested but do not
                                        ///< exist, because the axis is uneven
    AxisSpacing spacing = AxisSpacing::none;
    /// The fitted points after each application of the buffer operator; empty if it is not defined for them, in which
    /// case the grey models fail.
    std::vector<std::vector<double>> buffered;
    std::optional<double> shift;         ///< C of the translation; nullopt if there is none, see
                                         ///< admissibleShift()
    std::optional<double> admissibleBy;  ///< translation that brings the class ratios into their band; 0: not needed;
                                         ///< nullopt: none does
    ClassRatio classRatio;               ///< class ratios of modelledPoints() after the translation
    Smoothness smoothness;               ///< smoothness of the same points
    std::optional<Gm11Result> gm11;  ///< GM(1,1) of the same points, whichever model is chosen; its a decides for which
                                     ///< horizon GM(1,1) is suitable
    ModelOutcome model;              ///< outcome of options.model
    std::vector<ModelOutcome> others;  ///< in the order of options.others
    /// In the order of allBaselines(), followed by the scaling laws if the axis is a load.
    std::vector<ModelOutcome> baselines;
    std::optional<BacktestPlan> backtest;
    std::optional<base::Expected<PredictionBand>> band;  ///< nullopt if not requested or if the model does not forecast
};

/// Forecasts one series of a table with all models and compares them. A model that cannot be fitted, even the chosen
/// one, has its own failure. The fitted values do not depend on the number of steps (see continuedFit()).
/// Errors: unknownSeries (also of a related series), missingValue (a gap before the last measured point),
/// optionOutOfRange, tooFewPoints (no measured point, or no backtest origin), columnNotNumeric (`at` on an axis without
/// numbers), optionUnknown (a point of `at` that does not match the axis), cancelled.
/// A band with a buffer operator fails with optionConflict: changes made by the operator are not measurement errors
/// that could be resampled.
[[nodiscard]] base::Expected<ForecastResult> forecast(const data::SeriesTable& table, std::size_t series,
                                                      const ForecastOptions& options, base::Progress& progress);

/// Returns the points that the grey models are fitted to, before the translation: the result of the buffer operator, or
/// the fitted points without one.
[[nodiscard]] const std::vector<double>& modelledPoints(const ForecastResult& result);

/// Returns the outcomes of all models of a forecast: the chosen model, the others and the baselines.
[[nodiscard]] std::vector<const ModelOutcome*> modelsOf(const ForecastResult& result);

/// Returns the mean absolute percentage error of a model at points that it has not seen, in percent: of the backtest if
/// there is one, otherwise of the held-out points. Returns nullopt if there is none, if the model could not be fitted
/// at some origin and was therefore judged on fewer points, or if it saw held-out points (ModelOutcome::sawHeldOut()).
[[nodiscard]] std::optional<double> outOfSampleError(const ModelOutcome& model);

/// Returns the outcomes of all models, sorted by outOfSampleError(), then by the error of the fit. Models without an
/// out-of-sample error come last; of these, models that could not be fitted come after the others.
[[nodiscard]] std::vector<const ModelOutcome*> rankedModels(const ForecastResult& result);

}  // namespace greyscope::grey
