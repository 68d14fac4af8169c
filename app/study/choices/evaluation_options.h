#pragma once

#include <tuple>

#include "app/study/choices/evaluation_choices.h"
#include "app/study/choices/option.h"

// Declares the options of grey clusters and of grey target decisions. The indicators with their classes, weights and
// critical values are lists, which each command and page takes in its own way.

namespace greyscope::app {

[[nodiscard]] QString classFunctionsText(grey::ClassFunctions functions);
[[nodiscard]] QString clusterWeightsText(grey::ClusterWeights weights);
[[nodiscard]] QString effectMeasureText(grey::EffectMeasure measure);
[[nodiscard]] QString bullseyeText(grey::Bullseye bullseye);
[[nodiscard]] QString decisionWeightsText(grey::DecisionWeights weights);

template <>
struct OptionsOf<ClusterChoices> {
    static const auto& rows() {
        using C = ClusterChoices;
        using Weights = grey::ClusterWeights;
        static const std::tuple all{
            Option<C, grey::ClassFunctions>{
                .key = "functions",
                .member = &C::functions,
                .label = QT_TRANSLATE_NOOP("Options", "Functions"),
                .tip = QT_TRANSLATE_NOOP("Options",
                                         "The whitenization weight functions, which state how much a value belongs to "
                                         "each class. “Mixed” functions stay at 1 beyond the outer centres."),
                .flag = "--functions",
                .help = QT_TRANSLATE_NOOP("Help",
                                          "Whitenization weight functions: mixed centre-point, mixed end-point, lower, "
                                          "moderate and upper measure, or centre-point triangles with mirrored outer "
                                          "centres"),
                .words = classFunctionsText},
            Option<C, Weights>{.key = "weights",
                               .member = &C::weights,
                               .label = QT_TRANSLATE_NOOP("Options", "Weights of indicators"),
                               .tip = QT_TRANSLATE_NOOP("Options",
                                                        "Fixed weights are the same in every class; variable weights "
                                                        "are proportional to the centres of a class."),
                               .words = clusterWeightsText,
                               .offered = {Weights::fixed, Weights::variable}}};
        return all;
    }
};

template <>
struct OptionsOf<TargetChoices> {
    static const auto& rows() {
        using C = TargetChoices;
        using Weights = grey::DecisionWeights;
        static const std::tuple all{
            Option<C, grey::EffectMeasure>{
                .key = "measure",
                .member = &C::measure,
                .label = QT_TRANSLATE_NOOP("Options", "Effect measure"),
                .tip = QT_TRANSLATE_NOOP("Options",
                                         "Ratio: the share of the best value or of the target. Uniform: 0 at the "
                                         "critical value, 1 at the best value, negative for a miss."),
                .flag = "--effects",
                .help = QT_TRANSLATE_NOOP("Help",
                                          "Measure of effect: ratio to the best value or the target, or uniform with "
                                          "critical values"),
                .words = effectMeasureText},
            Option<C, grey::Bullseye>{
                .key = "bullseye",
                .member = &C::bullseye,
                .label = QT_TRANSLATE_NOOP("Options", "Bull's-eye"),
                .flag = "--bullseye",
                .help = QT_TRANSLATE_NOOP("Help", "Effects to reach: the best of each indicator, or 1"),
                .words = bullseyeText},
            Option<C, Weights>{.key = "weights",
                               .member = &C::weights,
                               .label = QT_TRANSLATE_NOOP("Options", "Weights of attributes"),
                               .tip = QT_TRANSLATE_NOOP("Options",
                                                        "Entropy weights are larger for attributes in which the "
                                                        "alternatives differ more."),
                               .words = decisionWeightsText},
            Option<C, std::optional<double>>{
                .key = "radius",
                .member = &C::radius,
                .bounds = kNotNegative,
                .label = QT_TRANSLATE_NOOP("Options", "Hit up to"),
                .flag = "--radius",
                .help = QT_TRANSLATE_NOOP("Help", "Alternatives within this distance of the bull's-eye hit")},
            Option<C, double>{
                .key = "rho",
                .member = &C::rho,
                .bounds = kAboveZeroToOne,
                .label = QT_TRANSLATE_NOOP("Options", "ρ of the degree"),
                .flag = "--rho",
                .help = QT_TRANSLATE_NOOP("Help",
                                          "Distinguishing coefficient of the relational degree with the bull's-eye, in "
                                          "(0, 1]"),
                .offered = {0.1, 0.3, 0.5, 0.7, 0.9, 1.0}}};
        return all;
    }
};

}  // namespace greyscope::app
