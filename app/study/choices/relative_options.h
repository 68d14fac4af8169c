#pragma once

#include <string>
#include <tuple>
#include <vector>

#include "app/study/choices/option.h"
#include "core/relative/learning_curve.h"
#include "core/relative/model.h"

// Declares the options of the model between two systems, of the cells to measure next, and of the transfer through
// other systems.

namespace greyscope::app {

[[nodiscard]] QString nextRuleText(relative::NextRule rule);
[[nodiscard]] QString pathWeightsText(relative::PathWeights weights);

template <>
struct OptionsOf<relative::RelativeOptions> {
    static const auto& rows() {
        using C = relative::RelativeOptions;
        static const std::tuple all{
            Option<C, std::vector<std::string>>{
                .key = "factors",
                .member = &C::predictors,
                .flag = "--predictors",
                .help = QT_TRANSLATE_NOOP("Help",
                                          "Columns of the measured system to split by, such as its utilisation; all "
                                          "factors if not given")},
            Option<C, bool>{.key = "withValue",
                            .member = &C::predictWithValue,
                            .flag = "--with-value",
                            .help = QT_TRANSLATE_NOOP("Help", "Also use the measured value as a predictor")}};
        return all;
    }
};

template <>
struct OptionsOf<relative::NextOptions> {
    static const auto& rows() {
        using C = relative::NextOptions;
        static const std::tuple all{
            Option<C, relative::NextRule>{
                .key = "nextRule",
                .member = &C::rule,
                .label = QT_TRANSLATE_NOOP("Options", "How cells are chosen"),
                .flag = "--rule",
                .help = QT_TRANSLATE_NOOP(
                    "Help",
                    "How cells are chosen: far from measured ones, where resampled trees disagree, or at random"),
                .words = nextRuleText},
            Option<C, std::size_t>{.key = "nextCount",
                                   .member = &C::count,
                                   .bounds = kOneOrMore,
                                   .label = QT_TRANSLATE_NOOP("Options", "Cells to suggest"),
                                   .flag = "--count",
                                   .help = QT_TRANSLATE_NOOP("Help", "Cells to suggest")},
            Option<C, std::size_t>{.key = "nextLeaves",
                                   .member = &C::leaves,
                                   .bounds = kOneOrMore,
                                   .flag = "--leaves",
                                   .help = QT_TRANSLATE_NOOP("Help", "Maximum number of leaves of a tree"),
                                   .sparse = true},
            // The option `--min-leaf` is declared with the options of all trees.
            Option<C, std::size_t>{.key = "nextMinLeaf", .member = &C::minLeaf, .bounds = kOneOrMore, .sparse = true},
            Option<C, std::size_t>{.key = "nextTrees",
                                   .member = &C::trees,
                                   .bounds = kCount,
                                   .flag = "--trees",
                                   .help = QT_TRANSLATE_NOOP("Help", "Resampled trees"),
                                   .sparse = true}};
        return all;
    }
};

template <>
struct OptionsOf<relative::LearningOptions> {
    static const auto& rows() {
        using C = relative::LearningOptions;
        static constexpr NumberRange<std::size_t> kTwoOrMore{2, kCount.high};
        static const std::tuple all{
            Option<C, std::size_t>{
                .key = "replayStarts",
                .member = &C::starts,
                .bounds = kTwoOrMore,
                .flag = "--starts",
                .help = QT_TRANSLATE_NOOP("Help", "Random starts of the learning curve, when every cell is known"),
                .sparse = true},
            Option<C, std::size_t>{.key = "replayFirst",
                                   .member = &C::start,
                                   .bounds = kTwoOrMore,
                                   .flag = "--first",
                                   .help = QT_TRANSLATE_NOOP("Help", "Number of measured cells at each random start"),
                                   .sparse = true},
            Option<C, std::size_t>{
                .key = "replayLast",
                .member = &C::most,
                .bounds = kTwoOrMore,
                .flag = "--last",
                .help = QT_TRANSLATE_NOOP("Help", "Number of measured cells at the end of each random start"),
                .sparse = true}};
        return all;
    }
};

template <>
struct OptionsOf<TransferChoices> {
    static const auto& rows() {
        using C = TransferChoices;
        static const std::tuple all{
            Option<C, std::size_t>{.key = "combine",
                                   .member = &C::combine,
                                   .bounds = kOneOrMore,
                                   .label = QT_TRANSLATE_NOOP("Options", "Number of best paths"),
                                   .flag = "--combine",
                                   .help = QT_TRANSLATE_NOOP("Help", "Number of best paths that are averaged"),
                                   // Chosen paths are all averaged.
                                   .applies = [](const C& c) { return c.pairs.empty() && c.via.empty(); }},
            Option<C, relative::PathWeights>{.key = "weights",
                                             .member = &C::weights,
                                             .label = QT_TRANSLATE_NOOP("Options", "α"),
                                             .words = pathWeightsText,
                                             .offered = {relative::PathWeights::inverseError,
                                                         relative::PathWeights::equal, relative::PathWeights::manual}},
            Option<C, std::size_t>{.key = "maxHops",
                                   .member = &C::maxHops,
                                   .bounds = kOneOrMore,
                                   .flag = "--hops",
                                   .help = QT_TRANSLATE_NOOP("Help", "Maximum number of relations in a path"),
                                   .sparse = true}};
        return all;
    }
};

}  // namespace greyscope::app
