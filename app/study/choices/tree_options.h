#pragma once

#include <tuple>

#include "app/study/choices/option.h"
#include "core/cart/cross_validate.h"
#include "core/cart/grow.h"

// Declares the options for how trees grow and how their pruning is chosen, for every page and every command with a
// tree.

namespace greyscope::app {

template <>
struct OptionsOf<cart::GrowOptions> {
    static const auto& rows() {
        using C = cart::GrowOptions;
        static const std::tuple all{
            Option<C, std::size_t>{.key = "minLeaf",
                                   .member = &C::minLeaf,
                                   .bounds = kOneOrMore,
                                   .label = QT_TRANSLATE_NOOP("Options", "Minimum leaf size"),
                                   .flag = "--min-leaf",
                                   .help = QT_TRANSLATE_NOOP("Help", "Minimum number of rows in a leaf")},
            Option<C, std::size_t>{
                .key = "maxDepth",
                .member = &C::maxDepth,
                .bounds = kCount,
                .label = QT_TRANSLATE_NOOP("Options", "Maximum depth"),
                .flag = "--max-depth",
                .help = QT_TRANSLATE_NOOP("Help", "Maximum depth (splits from the root to a leaf); 0: no limit")},
            Option<C, std::size_t>{.key = "leaves",
                                   .member = &C::maxLeaves,
                                   .bounds = kCount,
                                   .label = QT_TRANSLATE_NOOP("Options", "Leaves")}};
        return all;
    }
};

template <>
struct OptionsOf<cart::CrossValidationOptions> {
    static const auto& rows() {
        using C = cart::CrossValidationOptions;
        static const std::tuple all{
            Option<C, std::size_t>{
                .key = "folds", .member = &C::folds, .bounds = kFolds, .label = QT_TRANSLATE_NOOP("Options", "Folds")},
            Option<C, std::uint64_t>{
                .key = "seed",
                .member = &C::seed,
                .bounds = kSeed,
                .label = QT_TRANSLATE_NOOP("Options", "Seed"),
                .tip = QT_TRANSLATE_NOOP("Options", "Another seed assigns the cells to other folds"),
                .flag = "--seed",
                .help = QT_TRANSLATE_NOOP("Help", "Seed of the folds")}};
        return all;
    }
};

}  // namespace greyscope::app
