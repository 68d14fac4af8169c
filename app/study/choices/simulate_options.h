#pragma once

#include <tuple>

#include "app/study/choices/option.h"

// Declares how often a scenario runs and which I/O requests are drawn. The parameters of a simulation are declared in
// core/sim/experiments/parameters.cpp.

namespace greyscope::app {

template <>
struct OptionsOf<ScenarioInputs> {
    static const auto& rows() {
        using C = ScenarioInputs;
        static const std::tuple all{
            Option<C, std::size_t>{.key = "replications",
                                   .member = &C::replications,
                                   .bounds = {1, 1000},
                                   .label = QT_TRANSLATE_NOOP("Options", "Replications"),
                                   .flag = "--replications",
                                   .help = QT_TRANSLATE_NOOP("Help", "Runs per point, each with its own seed")},
            Option<C, std::uint64_t>{.key = "seed",
                                     .member = &C::seed,
                                     .bounds = kSeed,
                                     .label = QT_TRANSLATE_NOOP("Options", "Seed"),
                                     .flag = "--seed",
                                     .help = QT_TRANSLATE_NOOP("Help", "Seed of the first run")}};
        return all;
    }
};

template <>
struct OptionsOf<SimulateChoices> {
    static const auto& rows() {
        using C = SimulateChoices;
        static const std::tuple all{Option<C, double>{.key = "requestsFrom",
                                                      .member = &C::requestsFrom,
                                                      .bounds = {0.0, 1e6},
                                                      .label = QT_TRANSLATE_NOOP("Options", "From")},
                                    Option<C, double>{.key = "requestsFor",
                                                      .member = &C::requestsFor,
                                                      .bounds = {1e-3, 1e6},
                                                      .label = QT_TRANSLATE_NOOP("Options", "Duration")}};
        return all;
    }
};

}  // namespace greyscope::app
