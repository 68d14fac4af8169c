#pragma once

#include <tuple>

#include "app/study/choices/forecast_choices.h"
#include "app/study/choices/option.h"

// Declares the options of forecasts. The number of fitted points and the horizon are not declared here, because the
// command line and the study express them in different ways.

namespace greyscope::app {

[[nodiscard]] QString greyModelText(grey::GreyModel model);
[[nodiscard]] QString bufferText(grey::BufferOperator buffer);
[[nodiscard]] QString relatedFutureText(grey::RelatedFuture future);
[[nodiscard]] QString meanErrorText(grey::MeanErrorOver points);
[[nodiscard]] QString deviationsText(grey::DeviationDivisor divisor);
[[nodiscard]] QString judgedByText(grey::JudgedBy series);
[[nodiscard]] QString gradesText(grey::GradeTable table);
[[nodiscard]] QString bandErrorsText(grey::BandErrors errors);

template <>
struct OptionsOf<grey::ForecastOptions> {
    static const auto& rows() {
        using C = grey::ForecastOptions;
        static constexpr auto fits = [](const C& c, auto uses) {
            const auto isIt = [&](grey::GreyModel model) { return uses(grey::rowOf(model)); };
            return isIt(c.model) || std::any_of(c.others.begin(), c.others.end(), isIt);
        };
        static constexpr auto opens = [](const grey::GreyModelRow& row, const char* symbol) {
            return row.open && row.open->symbol == symbol;
        };
        static const std::tuple all{
            Option<C, grey::GreyModel>{.key = "model",
                                       .member = &C::model,
                                       .label = QT_TRANSLATE_NOOP("Options", "Model"),
                                       .words = greyModelText},
            Option<C, double>{.key = "backgroundWeight", .member = &C::backgroundWeight, .bounds = kShare},
            Option<C, bool>{.key = "searchBackground", .member = &C::searchBackground},
            Option<C, bool>{
                .key = "accumulated",
                .member = &C::accumulated,
                .label = QT_TRANSLATE_NOOP("Options", "The series is accumulated (S-shaped)"),
                .tip = QT_TRANSLATE_NOOP("Options",
                                         "Takes the measured series as the accumulated one: the Verhulst model is then "
                                         "fitted to an S-shaped curve itself."),
                .flag = "--accumulated",
                .help =
                    QT_TRANSLATE_NOOP("Help", "Take the series as the accumulated one, an S-shaped curve (verhulst)"),
                .applies = [](const C& c) { return fits(c, [](const auto& row) { return row.cumulative; }); },
                .decidedBy = "--model",
                .sparse = true},
            Option<C, std::optional<double>>{
                .key = "power",
                .member = &C::power,
                .bounds = kAnyNumber,
                .flag = "--power",
                .help = QT_TRANSLATE_NOOP("Help", "Power n of ngbm"),
                .applies = [](const C& c) { return fits(c, [](const auto& row) { return opens(row, "n"); }); },
                .decidedBy = "--model",
                .none = "search"},
            Option<C, std::optional<double>>{
                .key = "order",
                .member = &C::order,
                .bounds = {1e-300, 2.0},
                .flag = "--order",
                .help = QT_TRANSLATE_NOOP("Help", "Order r of fgm"),
                .applies = [](const C& c) { return fits(c, [](const auto& row) { return opens(row, "r"); }); },
                .decidedBy = "--model",
                .none = "search"},
            Option<C, grey::BufferOperator>{
                .key = "buffer",
                .member = &C::buffer,
                .label = QT_TRANSLATE_NOOP("Options", "Buffer operator"),
                .tip = QT_TRANSLATE_NOOP(
                    "Options",
                    "A weakening operator damps an early shock: x(k) becomes a mean m of x(k) … x(n). A strengthening "
                    "operator brings out late growth: x(k) becomes x(k)² / m. Grey models are fitted to the buffered "
                    "series; baselines use only the measured points."),
                .flag = "--buffer",
                .help =
                    QT_TRANSLATE_NOOP("Help", "Buffer operator applied to the series before grey models are fitted"),
                .words = bufferText},
            Option<C, grey::RelatedFuture>{
                .key = "relatedFuture",
                .member = &C::relatedFuture,
                .label = QT_TRANSLATE_NOOP("Options", "Beyond the data"),
                .tip = QT_TRANSLATE_NOOP(
                    "Options",
                    "At held-out points the related series have their measured values; choose here which values they "
                    "have beyond the data. GM(1,N) does not forecast where they are unknown."),
                .words = relatedFutureText},
            Option<C, std::vector<std::string>>{
                .key = "at",
                .member = &C::at,
                .flag = "--at",
                .help = QT_TRANSLATE_NOOP("Help",
                                          "Points to forecast beyond the last one, in the format of the axis; on an "
                                          "unevenly spaced axis, only these are forecast")}};
        return all;
    }
};

template <>
struct OptionsOf<grey::AccuracyOptions> {
    static const auto& rows() {
        using C = grey::AccuracyOptions;
        static const std::tuple all{
            Option<C, grey::MeanErrorOver>{
                .key = "meanError",
                .member = &C::meanError,
                .label = QT_TRANSLATE_NOOP("Options", "MAPE"),
                .flag = "--mape-over",
                .help = QT_TRANSLATE_NOOP(
                    "Help", "Points over which the mean relative error of a fit is taken: k = 2 to n, or all n"),
                .words = meanErrorText,
                .sparse = true},
            Option<C, grey::DeviationDivisor>{
                .key = "deviations",
                .member = &C::deviations,
                .label = QT_TRANSLATE_NOOP("Options", "S1, S2"),
                .flag = "--deviations",
                .help = QT_TRANSLATE_NOOP("Help", "Divisor of the squares in the deviations S1 and S2"),
                .words = deviationsText,
                .sparse = true},
            Option<C, grey::JudgedBy>{
                .key = "judgedBy",
                .member = &C::judgedBy,
                .label = QT_TRANSLATE_NOOP("Options", "Compared with"),
                .flag = "--judged-by",
                .help = QT_TRANSLATE_NOOP("Help", "Series with which a fit to a buffered series is compared"),
                .words = judgedByText,
                .sparse = true},
            Option<C, grey::GradeTable>{
                .key = "grades",
                .member = &C::grades,
                .label = QT_TRANSLATE_NOOP("Options", "Grades of C and P"),
                .flag = "--grades",
                .help = QT_TRANSLATE_NOOP("Help",
                                          "Grades of C and P: liu: below grade 4 is possible; deng: 4 is unqualified"),
                .words = gradesText,
                .sparse = true}};
        return all;
    }
};

template <>
struct OptionsOf<grey::BacktestOptions> {
    static const auto& rows() {
        using C = grey::BacktestOptions;
        static const std::tuple all{
            Option<C, std::size_t>{.key = "backtestOrigins",
                                   .member = &C::origins,
                                   .bounds = kCount,
                                   .flag = "--backtest-origins",
                                   .help = QT_TRANSLATE_NOOP("Help", "Only the last N origins of --backtest; 0: all")},
            Option<C, std::size_t>{.key = "backtestSteps",
                                   .member = &C::steps,
                                   .bounds = kOneOrMore,
                                   .flag = "--backtest-steps",
                                   .help = QT_TRANSLATE_NOOP("Help", "Forecast horizon of each origin")}};
        return all;
    }
};

template <>
struct OptionsOf<grey::BandOptions> {
    static const auto& rows() {
        using C = grey::BandOptions;
        static const std::tuple all{
            Option<C, std::uint64_t>{.key = "seed",
                                     .member = &C::seed,
                                     .bounds = kSeed,
                                     .label = QT_TRANSLATE_NOOP("Options", "Seed"),
                                     .flag = "--seed",
                                     .help = QT_TRANSLATE_NOOP("Help", "Seed of the bootstrap")},
            Option<C, grey::BandErrors>{
                .key = "bandErrors",
                .member = &C::errors,
                .label = QT_TRANSLATE_NOOP("Options", "Error size along the series"),
                .flag = "--errors",
                .help = QT_TRANSLATE_NOOP("Help", "How the size of errors changes along the series, for the interval"),
                .words = bandErrorsText}};
        return all;
    }
};

template <>
struct OptionsOf<ForecastChoices> {
    static const auto& rows() {
        using C = ForecastChoices;
        static const std::tuple all{
            Option<C, std::size_t>{.key = "holdOut", .member = &C::holdOut, .bounds = kCount},
            Option<C, std::size_t>{.key = "ahead", .member = &C::ahead, .bounds = {0, 1000}},
            Option<C, bool>{.key = "backtest",
                            .member = &C::backtest,
                            .flag = "--backtest",
                            .help = QT_TRANSLATE_NOOP(
                                "Help", "Refit from every origin k = 4, 5, ... and forecast the following points")},
            Option<C, std::optional<double>>{
                .key = "interval",
                .member = &C::interval,
                .bounds = kBetweenZeroAndOne,
                .flag = "--interval",
                .help = QT_TRANSLATE_NOOP("Help", "Bootstrap interval of this level, for example 0.9"),
                .applies = [](const C& c) { return !grey::rowOf(c.options.model).describes; },
                .decidedBy = "--model"}};
        return all;
    }
};

}  // namespace greyscope::app
