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

/// A related factor for GM(1,N) and GM(0,N): another series of the table. Its values are read from the table as far as
/// it has them; `future` follows behind those.
struct RelatedSeries {
    std::string name;
    std::vector<double> future = {};
    bool operator==(const RelatedSeries&) const = default;
};

/// What is assumed of related series where neither the table nor `future` has a value.
enum class RelatedFuture {
    known,     ///< nothing: GM(1,N) refuses steps that reach there
    lastValue  ///< the last value goes on
};

struct ForecastOptions {
    std::size_t fitCount = 0;  ///< first points to fit; 0: all
    std::optional<std::size_t>
        horizon;  ///< steps after the last fitted point; none: the points that are not fitted, or 2 without any
    double backgroundWeight = 0.5;
    GreyModel model = GreyModel::gm11;                       ///< what the forecast is made with
    std::vector<GreyModel> others = {};                      ///< fitted beside it
    std::optional<std::vector<std::string>> baselines = {};  ///< by name, those and scaling laws; none: all
    std::optional<double> power = {};                        ///< n of ngbm; none: searched
    std::optional<double> order = {};                        ///< r of fgm; none: searched
    bool searchBackground = false;                           ///< alpha is searched, see GreyModelOptions
    Translation translation = {};                            ///< of every grey model
    BufferOperator buffer = BufferOperator::none;  ///< likewise; the baselines see the series as it was measured
    std::vector<RelatedSeries> related = {};
    RelatedFuture relatedFuture = RelatedFuture::known;
    /// Points to forecast behind the last one of the table, ascending, as its axis writes them ("96", "2024-05"): the
    /// steps are those points of the table that are not fitted and these, whatever the horizon is.
    std::vector<std::string> at = {};
    /// Of the others, see GreyModelOptions: in longer series their searches would take minutes.
    std::size_t mostSearched = 1000;
    std::optional<BacktestOptions> backtest = {};
    std::optional<BandOptions> band = {};  ///< prediction band of the model
    bool equations = false;                ///< the grey models keep their least squares
    bool operator==(const ForecastOptions&) const = default;

    /// optionOutOfRange: the background weight outside [0, 1], n = 1, r outside (0, 2], a C that is not finite, an
    /// interval's level outside (0, 1). What depends on the series is checked with it.
    [[nodiscard]] base::Expected<void> validate() const;
};

/// A step after the last fitted point. `number` continues the axis (threads 64, 128, then 256); none where the axis
/// has no numbers. A table whose last points lack the series gives the first steps. An unevenly spaced axis has no next
/// point: beyond the table it has the steps of ForecastOptions::at alone.
struct ForecastPoint {
    std::string label;
    std::optional<double> number;
    std::optional<double> actual;  ///< the held-out value
};

struct ForecastResult {
    ForecastOptions options;
    std::string series;
    std::string unit;
    std::string axisName;                         ///< column of the points, "k" where there is not one
    data::LeftOut leftOut;                        ///< of the table that the series is of
    std::optional<stats::NoiseFloor> noise = {};  ///< of its repeats, by whoever has the dataset
    std::vector<double> actual;                   ///< the fitted points
    std::vector<std::string> labels;
    std::vector<std::optional<double>> numbers;
    std::vector<ForecastPoint> steps;   ///< one a step of the horizon
    std::size_t stepsWithoutPlace = 0;  ///< asked for beyond the table, where an uneven axis has no next point
    AxisSpacing spacing = AxisSpacing::none;
    std::vector<std::vector<double>> buffered;  ///< the fitted points behind each application of the operator
    std::optional<double> shift;                ///< C of the translation; none where it has none (admissibleShift())
    std::optional<double>
        admissibleBy;                  ///< the translation that brings the class ratios into their band; 0: needs none
    ClassRatio classRatio;             ///< of modelledPoints(), shifted
    Smoothness smoothness;             ///< likewise
    std::optional<Gm11Result> gm11;    ///< of the same points, whatever the model is: what the range of a allows
    ModelOutcome model;                ///< of options.model
    std::vector<ModelOutcome> others;  ///< in the order of options.others
    std::vector<ModelOutcome>
        baselines;  ///< in the order of allBaselines(), then scaling laws where the axis is a load
    std::optional<BacktestPlan> backtest;
    std::optional<base::Expected<PredictionBand>> band;  ///< none for a model that describes
};

/// Every model that cannot be fitted carries its own failure, the chosen one too; what is said of the points does not
/// depend on the steps (continuedFit()). Errors: unknownSeries (also of a related one), missingValue (a gap before the
/// last measured point), optionOutOfRange, tooFewPoints (no measured point, or no origin of the backtest),
/// columnNotNumeric (an axis without numbers has none of `at`), optionUnknown (one that the axis does not write so),
/// cancelled. A band of buffered points is refused with optionConflict: what the operator moved is no error of
/// measurement to be drawn again.
[[nodiscard]] base::Expected<ForecastResult> forecast(const data::SeriesTable& table, std::size_t series,
                                                      const ForecastOptions& options, base::Progress& progress);

/// What the grey models are fitted to, before it is shifted: the fitted points, or what a buffer operator leaves of
/// them.
[[nodiscard]] const std::vector<double>& modelledPoints(const ForecastResult& result);

/// The model, the others and the baselines.
[[nodiscard]] std::vector<const ModelOutcome*> modelsOf(const ForecastResult& result);

/// Error on points that the model had not seen, in percent: of the backtest where there was one, else of the held-out
/// points. None where it has none, or could not be fitted at some origin and so was judged on fewer points than others.
[[nodiscard]] std::optional<double> outOfSampleError(const ModelOutcome& model);

/// modelsOf() by outOfSampleError(), then by the error of the fit; those without come last, those not fitted behind
/// them.
[[nodiscard]] std::vector<const ModelOutcome*> rankedModels(const ForecastResult& result);

}  // namespace greyscope::grey
