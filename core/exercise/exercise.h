#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/derivation/derivation.h"
#include "core/exercise/exercise_derivations.h"
#include "core/exercise/exercise_series.h"
#include "core/exercise/tolerance.h"

namespace greyscope::exercise {

inline constexpr int kMostBlanks = 20;
inline constexpr int kLeastDecimals = 3;
inline constexpr int kMostDecimals = 8;

/// Tolerance of answers: half a unit of the last digit, one unit of it, or half a unit plus 1 % of the number. The
/// effect of rounding earlier numbers is allowed in addition.
enum class Accept { halfDigit, digit, percent };
[[nodiscard]] const base::Names<Accept>& acceptNames();

/// What makes up an exercise: its kind and series, the number of blanks, the decimals, the seed and the tolerance.
struct Options {
    ExerciseKind kind = ExerciseKind::gm11;
    std::string series;  ///< name of a series of textbookSeries(); "": the series are made from the seed
    int blanks = 10;
    int decimals = 4;
    std::uint64_t seed = 7;
    Accept accept = Accept::halfDigit;
    bool operator==(const Options&) const = default;
};

/// A blank: a number of the derivation that the exercise asks for.
struct Blank {
    derivation::LineRef line;
    std::string letter;        ///< letter shown in its place: "a", "b", ... in the order of the sheet
    std::vector<Span> right;   ///< intervals of answers that count as right
    std::vector<Known> known;  ///< mistakes that can be recognised from a wrong answer
    bool operator==(const Blank&) const = default;
};

/// A line that has the same number as a blank, or its opposite if `negative`. It would reveal the answer, so that it
/// shows the letter of the blank.
struct Repeat {
    derivation::LineRef line;
    std::size_t blank = 0;
    bool negative = false;
    bool operator==(const Repeat&) const = default;
};

/// An exercise: a derivation and the blanks in it. The lines of the derivation contain all numbers; studentSheet()
/// hides them.
struct Exercise {
    Options options;
    std::string source;  ///< publication in which the series are printed; "" if they were made from the seed
    derivation::Derivation derivation;
    std::vector<Blank> blanks;
    std::vector<Repeat> repeats;
    bool operator==(const Exercise&) const = default;

    /// Returns the index of the blank that a line is or whose number it repeats; blanks.size() if there is none.
    [[nodiscard]] std::size_t blankAt(const derivation::LineRef& line) const;
};

/// Makes an exercise. The same options always give the same series and blanks. Blanks are chosen from the last section
/// backwards, one per section in turn, until there are as many as requested or possible. A number can be a blank if at
/// least two of its digits stay the same when the numbers that it follows from are rounded. A mistake can be recognised
/// if its number differs from the right one and from those of other mistakes, whatever was rounded. Errors:
/// optionOutOfRange, optionUnknown.
[[nodiscard]] base::Expected<Exercise> makeExercise(const Options& options);

}  // namespace greyscope::exercise
