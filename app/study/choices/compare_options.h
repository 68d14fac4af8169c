#pragma once

#include <tuple>

#include "app/study/choices/option.h"
#include "core/stats/changes/compare_runs.h"
#include "widgets/present/compare/compare_present.h"
#include "widgets/present/compare/compare_summary.h"

// Declares the options for comparing two runs.

namespace greyscope::app {

template <>
struct OptionsOf<stats::ChangeOptions> {
    static const auto& rows() {
        using C = stats::ChangeOptions;
        static const std::tuple all{
            Option<C, stats::ChangeTest>{
                .key = "test",
                .member = &C::test,
                .label = QT_TRANSLATE_NOOP("Options", "Test"),
                .flag = "--test",
                .help = QT_TRANSLATE_NOOP(
                    "Help", "Welch on logarithms against the margin, or ranks against no change as in benchstat"),
                .words = widgets::changeTestWord},
            Option<C, double>{.key = "margin",
                              .member = &C::margin,
                              .bounds = {0.0, 1.0 - 1e-9},
                              .label = QT_TRANSLATE_NOOP("Options", "Margin"),
                              .tip = QT_TRANSLATE_NOOP("Options", "Changes up to this size count as no change"),
                              .flag = "--margin",
                              .help = QT_TRANSLATE_NOOP("Help", "Changes up to this size count as no change"),
                              .words = widgets::shareText,
                              .offered = {0.0, 0.01, 0.02, 0.03, 0.05, 0.1},
                              .percent = true},
            Option<C, double>{
                .key = "confidence",
                .member = &C::confidence,
                .bounds = kBetweenZeroAndOne,
                .label = QT_TRANSLATE_NOOP("Options", "Confidence"),
                .tip = QT_TRANSLATE_NOOP(
                    "Options",
                    "Confidence level of the intervals; the significance level of the tests is 100 % minus this"),
                .flag = "--confidence",
                .help = QT_TRANSLATE_NOOP(
                    "Help",
                    "Confidence level of the intervals; the tests use 1 minus this value as their significance level"),
                .percent = true},
            Option<C, stats::ChangeInterval>{.key = "",  // empty: the study has one interval method for all pages
                                             .member = &C::interval,
                                             .flag = "--interval",
                                             .help = QT_TRANSLATE_NOOP("Help", "Interval of a change"),
                                             .words = widgets::changeIntervalWord},
            Option<C, stats::Adjustment>{.key = "adjustment",
                                         .member = &C::adjustment,
                                         .label = QT_TRANSLATE_NOOP("Options", "Adjustment"),
                                         .flag = "--adjust",
                                         .help = QT_TRANSLATE_NOOP("Help", "Adjustment of p values for many cells"),
                                         .words = widgets::adjustmentWord},
            Option<C, std::size_t>{.key = "draws",
                                   .member = &C::draws,
                                   .bounds = {100, 1000000},
                                   .flag = "--draws",
                                   .help = QT_TRANSLATE_NOOP("Help", "Of the bootstrap")},
            Option<C, std::uint64_t>{.key = "seed",
                                     .member = &C::seed,
                                     .bounds = kSeed,
                                     .flag = "--seed",
                                     .help = QT_TRANSLATE_NOOP("Help", "Of the bootstrap")}};
        return all;
    }
};

template <>
struct OptionsOf<CompareChoices> {
    static const auto& rows() {
        using C = CompareChoices;
        static const std::tuple all{Option<C, double>{.key = "failWorse",
                                                      .member = &C::failWorse,
                                                      .bounds = kShare,
                                                      .label = QT_TRANSLATE_NOOP("Options", "Maximum share worse"),
                                                      .percent = true},
                                    Option<C, double>{.key = "maxUndecided",
                                                      .member = &C::maxUndecided,
                                                      .bounds = kShare,
                                                      .label = QT_TRANSLATE_NOOP("Options", "Maximum share untested"),
                                                      .percent = true}};
        return all;
    }
};

}  // namespace greyscope::app
