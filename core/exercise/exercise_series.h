#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/names.h"

namespace greyscope::exercise {

/// What the student calculates in an exercise.
enum class ExerciseKind {
    gm11,         ///< GM(1,1) from the class ratios to C
    deng,         ///< Deng's degree from initial images
    absolute,     ///< the absolute degree of two series
    translation,  ///< class ratios, and the translation that brings them into their band
    remnant,      ///< GM(1,1) of the residuals of a GM(1,1)
    holdOut,      ///< GM(1,1) of all points except the last two, and its error at these
    split  ///< every threshold of a regression tree's first split; the first column is the predictor, the second the
           ///< response
};
[[nodiscard]] const base::Names<ExerciseKind>& kindNames();

/// The series that an exercise is about. For relational degrees, the first series is the reference.
struct ExerciseSeries {
    std::string name;    ///< "" for series made from a seed
    std::string source;  ///< publication in which the series is printed
    std::vector<std::vector<double>> columns;
    bool operator==(const ExerciseSeries&) const = default;
};

/// Returns the series printed in the literature that suit an exercise of this kind.
[[nodiscard]] const std::vector<ExerciseSeries>& textbookSeries(ExerciseKind kind);

/// Makes series with few digits for an exercise. The same seed gives the same series on every platform. gm11: class
/// ratios are admissible. translation: class ratios are not admissible. deng: dividing by the first values gives short
/// decimals. remnant: the residuals end with a tail of one sign.
[[nodiscard]] ExerciseSeries seededSeries(ExerciseKind kind, std::uint64_t seed);

}  // namespace greyscope::exercise
