#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/names.h"

namespace greyscope::exercise {

/// The kinds of exercises.
enum class ExerciseKind {
    gm11,         ///< GM(1,1) from the class ratios to C
    deng,         ///< Deng's degree from initial images
    absolute,     ///< the absolute degree of two series
    translation,  ///< class ratios, and the translation that brings them into their band
    remnant,      ///< GM(1,1) of the residuals of a GM(1,1)
    holdOut,      ///< GM(1,1) of all points except the last two, and its error at these
    split         ///< every threshold of a regression tree's first split; the first column is the predictor
};
[[nodiscard]] const base::Names<ExerciseKind>& kindNames();

/// Series of an exercise; for degrees, the first one is the reference.
struct ExerciseSeries {
    std::string name;    ///< "" for series made from a seed
    std::string source;  ///< where the series is printed
    std::vector<std::vector<double>> columns;
    bool operator==(const ExerciseSeries&) const = default;
};

/// Returns printed series that suit an exercise.
[[nodiscard]] const std::vector<ExerciseSeries>& textbookSeries(ExerciseKind kind);

/// Returns series with few digits, which are the same for a seed on every platform. gm11: class ratios are admissible.
/// translation: class ratios are not admissible. deng: dividing by the first values gives short decimals. remnant: the
/// residuals end with a tail of one sign.
[[nodiscard]] ExerciseSeries seededSeries(ExerciseKind kind, std::uint64_t seed);

}  // namespace greyscope::exercise
