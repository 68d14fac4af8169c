#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/names.h"

namespace greyscope::exercise {

/// What is exercised.
enum class ExerciseKind {
    gm11,         ///< GM(1,1) from the class ratios to C
    deng,         ///< Deng's degree from initial images
    absolute,     ///< the absolute degree of two series
    translation,  ///< class ratios, and the translation that brings them inside their band
    remnant,      ///< GM(1,1) of the residuals behind GM(1,1)
    holdOut,      ///< GM(1,1) of all points but the last two, and its error there
    split         ///< every threshold of a regression tree's first split; the first column is the predictor
};
[[nodiscard]] const base::Names<ExerciseKind>& kindNames();

/// Series of an exercise; of a degree the reference is the first one.
struct ExerciseSeries {
    std::string name;    ///< "" of series that a seed made
    std::string source;  ///< where it is printed
    std::vector<std::vector<double>> columns;
    bool operator==(const ExerciseSeries&) const = default;
};

/// Printed series that suit an exercise.
[[nodiscard]] const std::vector<ExerciseSeries>& textbookSeries(ExerciseKind kind);

/// Series with few digits, the same for the same seed everywhere: class ratios of gm11 are admissible, those of
/// translation are not, first values of deng divide to short decimals, the residuals of remnant end in a tail of one
/// sign.
[[nodiscard]] ExerciseSeries seededSeries(ExerciseKind kind, std::uint64_t seed);

}  // namespace greyscope::exercise
