#pragma once

#include <tuple>
#include <vector>

#include "app/study/choices/option.h"
#include "core/grey/degrees/relation_method.h"
#include "widgets/present/relations/relations_order.h"
#include "widgets/present/relations/relations_sensitivity.h"

// Declares the options of relational degrees and of the table of all pairs.

namespace greyscope::app {

[[nodiscard]] QString degreeText(grey::RelationMethod method);
[[nodiscard]] QString extremaText(grey::ExtremaScope scope);
[[nodiscard]] QString orderText(MatrixOrder order);

template <>
struct OptionsOf<grey::RelationOptions> {
    static const auto& rows() {
        using C = grey::RelationOptions;
        using Scope = grey::ExtremaScope;
        static const std::tuple all{
            Option<C, grey::RelationMethod>{
                .key = "method",
                .member = &C::method,
                .label = QT_TRANSLATE_NOOP("Options", "Degree"),
                .tip = QT_TRANSLATE_NOOP("Options",
                                         "Deng’s degree compares two series point by point; the next five compare the "
                                         "areas under their curves, the others their increments. Choosing a degree of "
                                         "areas sets the image to none."),
                .flag = "--method",
                .help = QT_TRANSLATE_NOOP("Help", "Degree"),
                .words = degreeText,
                .then =
                    [](C& c) {
                        // Degrees of areas start from the series as measured, as the textbook does.
                        c.image =
                            grey::degreeOf(c.method).compares == grey::Compared::areas ? data::ImageOptions() : c.image;
                    }},
            Option<C, data::Image>{.key = "relativeImage",
                                   .member = &C::relativeImage,
                                   .label = QT_TRANSLATE_NOOP("Options", "Image of r"),
                                   .flag = "--relative-image",
                                   .help = QT_TRANSLATE_NOOP("Help", "Image of the relative and the synthetic degree"),
                                   .applies = [](const C& c) { return grey::degreeOf(c.method).ofRelativeImage; },
                                   .decidedBy = "--method",
                                   .words = widgets::imageText,
                                   .offered = {data::Image::initial, data::Image::mean}},
            Option<C, double>{
                .key = "theta",
                .member = &C::theta,
                .bounds = kShare,
                .label = QT_TRANSLATE_NOOP("Options", "θ"),
                .tip = QT_TRANSLATE_NOOP("Options", "Weight of the absolute degree: θ ε + (1 − θ) r"),
                .flag = "--theta",
                .help = QT_TRANSLATE_NOOP("Help", "Weight of the absolute degree in the synthetic degree, in [0, 1]"),
                .applies = [](const C& c) { return grey::degreeOf(c.method).isMixed(); },
                .decidedBy = "--method",
                .offered = {0.0, 0.25, 0.5, 0.75, 1.0}},
            Option<C, Scope>{
                .key = "scope",
                .member = &C::scope,
                .label = QT_TRANSLATE_NOOP("Options", "Δ extremes"),
                .tip = QT_TRANSLATE_NOOP("Options",
                                         "The pairs over which the smallest and the largest difference are taken. Only "
                                         "“all pairs” and “each pair separately” give a symmetric table."),
                .flag = "--scope",
                .help = QT_TRANSLATE_NOOP(
                    "Help",
                    "Pairs over which the smallest and the largest difference are taken; with --matrix: matrix"),
                .applies = [](const C& c) { return grey::degreeOf(c.method).isByPoints(); },
                .decidedBy = "--method",
                .words = extremaText,
                .offered = {Scope::matrix, Scope::global, Scope::pairwise}},
            Option<C, double>{
                .key = "distinguishingCoefficient",
                .member = &C::distinguishingCoefficient,
                .bounds = kAboveZeroToOne,
                .label = QT_TRANSLATE_NOOP("Options", "ρ"),
                .tip = QT_TRANSLATE_NOOP(
                    "Options",
                    "Distinguishing coefficient: the smaller it is, the more large differences count. Keys: [ and ]."),
                .flag = "--rho",
                .help = QT_TRANSLATE_NOOP("Help", "Distinguishing coefficient, in (0, 1]"),
                .applies = [](const C& c) { return grey::degreeOf(c.method).isByPoints(); },
                .decidedBy = "--method",
                .offered = {0.1, 0.3, 0.5, 0.7, 0.9, 1.0}},
            Option<C, std::vector<double>>{
                .key = "weights",
                .member = &C::weights,
                .bounds = kNotNegative,
                .flag = "--weights",
                .help = QT_TRANSLATE_NOOP("Help", "A weight for each point; equal by default"),
                .applies = [](const C& c) { return grey::degreeOf(c.method).isByPoints(); },
                .decidedBy = "--method"}};
        return all;
    }
};

template <>
struct OptionsOf<RelationsChoices> {
    static const auto& rows() {
        using C = RelationsChoices;
        static constexpr auto isClustered = [](const C& c) {
            return c.order == MatrixOrder::clustered || c.order == MatrixOrder::automatic;
        };
        static const std::tuple all{
            Option<C, bool>{.key = "commonPoints",
                            .member = &C::commonPoints,
                            .label = QT_TRANSLATE_NOOP("Options", "Only points common to all series"),
                            .tip = QT_TRANSLATE_NOOP("Options", "Leaves out the points that one of the series lacks.")},
            Option<C, bool>{
                .key = "ideal",
                .member = &C::ideal,
                .label = QT_TRANSLATE_NOOP("Options", "Compare with the ideal"),
                .tip = QT_TRANSLATE_NOOP("Options",
                                         "The reference is the best value of the image, 1 at every point, and all "
                                         "chosen series are compared with it."),
                .flag = "--ideal",
                .help =
                    QT_TRANSLATE_NOOP("Help", "Compare with the best possible value of the image, 1 at every point"),
                .sparse = true},
            Option<C, MatrixOrder>{.key = "order",
                                   .member = &C::order,
                                   .label = QT_TRANSLATE_NOOP("Options", "Series"),
                                   .words = orderText},
            Option<C, grey::Linkage>{.key = "linkage",
                                     .member = &C::linkage,
                                     .label = QT_TRANSLATE_NOOP("Options", "Linkage"),
                                     .tip = QT_TRANSLATE_NOOP("Options",
                                                              "The degree between two clusters: that of the closest "
                                                              "pair, that of the furthest pair, or the mean."),
                                     .applies = isClustered,
                                     .words = widgets::linkageText},
            Option<C, bool>{.key = "grouped",
                            .member = &C::grouped,
                            .label = QT_TRANSLATE_NOOP("Options", "Group threshold"),
                            .applies = isClustered},
            Option<C, double>{.key = "groupDegree",
                              .member = &C::groupDegree,
                              .bounds = kShare,
                              .label = QT_TRANSLATE_NOOP("Options", "Degree of groups"),
                              .applies = [](const C& c) { return isClustered(c) && c.grouped; }},
            Option<C, int>{.key = "decimals",
                           .member = &C::decimals,
                           .bounds = kDecimals,
                           .label = QT_TRANSLATE_NOOP("Options", "Decimals")},
            Option<C, bool>{.key = "printNumbers",
                            .member = &C::printNumbers,
                            .label = QT_TRANSLATE_NOOP("Options", "Show numbers in cells")},
            Option<C, bool>{.key = "separateCases",
                            .member = &C::separateCases,
                            .label = QT_TRANSLATE_NOOP("Options", "Separate groups"),
                            .applies = [](const C& c) {
                                return c.order == MatrixOrder::given || c.order == MatrixOrder::automatic;
                            }}};
        return all;
    }
};

}  // namespace greyscope::app
