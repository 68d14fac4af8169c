#pragma once

#include <tuple>

#include "app/study/choices/latency_choices.h"
#include "app/study/choices/option.h"

// Declares the options for distributions of latencies, which `greyscope latency` has.

namespace greyscope::app {

[[nodiscard]] QString latencyCurveText(widgets::LatencyCurve curve);

template <>
struct OptionsOf<LatencyChoices> {
    static const auto& rows() {
        using C = LatencyChoices;
        static const std::tuple all{
            Option<C, std::string>{.key = "value",
                                   .member = &C::value,
                                   .label = QT_TRANSLATE_NOOP("Options", "Latencies"),
                                   .flag = "--value",
                                   .help = "Column of the latencies; default: recognised by its name"},
            Option<C, std::string>{.key = "count",
                                   .member = &C::count,
                                   .label = QT_TRANSLATE_NOOP("Options", "Counts"),
                                   .flag = "--count",
                                   .help = "Column that says how often each latency occurred; default: count, if there "
                                           "is one"},
            Option<C, std::string>{.key = "time",
                                   .member = &C::time,
                                   .label = QT_TRANSLATE_NOOP("Options", "Times"),
                                   .flag = "--time",
                                   .help = "Column of the times; default: recognised by its name"},
            Option<C, std::vector<std::string>>{
                .key = "series",
                .member = &C::series,
                .label = QT_TRANSLATE_NOOP("Options", "Runs by"),
                .flag = "--series",
                .help = "Columns whose values distinguish runs; default: the keys of the table, without jobs, hosts "
                        "and processes"},
            Option<C, std::string>{.key = "kind",
                                   .member = &C::kind,
                                   .label = QT_TRANSLATE_NOOP("Options", "Kind of latency"),
                                   .flag = "--kind",
                                   .help = "Kind of latency, if a table has several, such as completion, submission or "
                                           "total; default: completion"},
            Option<C, std::vector<double>>{.key = "percentiles",
                                           .member = &C::percentiles,
                                           .bounds = {0.0, 100.0},
                                           .label = QT_TRANSLATE_NOOP("Options", "Percentiles"),
                                           .flag = "--percentiles",
                                           .help = "Percentiles that are listed, in percent"},
            Option<C, widgets::LatencyCurve>{
                .key = "curve",
                .member = &C::curve,
                .label = QT_TRANSLATE_NOOP("Options", "Chart"),
                .flag = "--curve",
                .help = "Chart: latency by percentile, share of the latencies up to a value, share above it, or "
                        "histogram",
                .words = latencyCurveText},
            Option<C, double>{
                .key = "above",
                .member = &C::above,
                .bounds = {1.0, 1e9},
                .label = QT_TRANSLATE_NOOP("Options", "Reliable from"),
                .tip = QT_TRANSLATE_NOOP("Options",
                                         "A percentile is reliable if this many values are expected above "
                                         "it"),
                .flag = "--above",
                .help = "A percentile is reliable if this many values are expected above it",
                .offered = {5.0, 10.0, 20.0, 50.0}},
            Option<C, double>{.key = "block",
                              .member = &C::block,
                              .bounds = {1e-3, 1e6},
                              .label = QT_TRANSLATE_NOOP("Options", "Blocks of time"),
                              .tip = QT_TRANSLATE_NOOP("Options", "Seconds that are drawn together for intervals"),
                              .flag = "--block",
                              .help = "Width in seconds of the blocks of time that are drawn together for intervals",
                              .offered = {1.0, 2.0, 5.0, 10.0}},
            Option<C, std::uint64_t>{.key = "seed",
                                     .member = &C::seed,
                                     .bounds = kSeed,
                                     .label = QT_TRANSLATE_NOOP("Options", "Seed"),
                                     .flag = "--seed",
                                     .help = "Seed of the draws"},
            Option<C, std::vector<std::string>>{
                .key = "compare",
                .member = &C::compare,
                .label = QT_TRANSLATE_NOOP("Options", "Compared runs"),
                .flag = "--compare",
                .help = "Names of two runs: the second is divided by the first, percentile by percentile; default: the "
                        "runs, if there are two"},
            Option<C, std::string>{.key = "overTime",
                                   .member = &C::overTime,
                                   .label = QT_TRANSLATE_NOOP("Options", "Over time"),
                                   .flag = "--over-time",
                                   .help = "Name of the run that is shown over time; default: the first one with "
                                           "times"}};
        return all;
    }
};

}  // namespace greyscope::app
