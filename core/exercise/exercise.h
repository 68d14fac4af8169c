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

/// Additional tolerance for answers: none beyond half of the last digit, one digit, or one percent.
enum class Accept { halfDigit, digit, percent };
[[nodiscard]] const base::Names<Accept>& acceptNames();

struct Options {
    ExerciseKind kind = ExerciseKind::gm11;
    std::string series;  ///< name of a series of textbookSeries(); "": made from the seed
    int blanks = 10;
    int decimals = 4;
    std::uint64_t seed = 7;
    Accept accept = Accept::halfDigit;
    bool operator==(const Options&) const = default;
};

/// A number that the exercise asks for.
struct Blank {
    derivation::LineRef line;
    std::string letter;        ///< "a", "b", ... in the order of the sheet
    std::vector<Span> right;   ///< answers that count as right
    std::vector<Known> known;  ///< mistakes that can be recognised from the answer
    bool operator==(const Blank&) const = default;
};

/// A line that would reveal the number of a blank because it repeats it, with the opposite sign if `negative`.
struct Repeat {
    derivation::LineRef line;
    std::size_t blank = 0;
    bool negative = false;
    bool operator==(const Repeat&) const = default;
};

/// A derivation with some numbers hidden. Its lines contain the numbers themselves.
struct Exercise {
    Options options;
    std::string source;  ///< source of the series; "" if they were made from the seed
    derivation::Derivation derivation;
    std::vector<Blank> blanks;
    std::vector<Repeat> repeats;
    bool operator==(const Exercise&) const = default;

    /// Returns the index of the blank that a line is or repeats; blanks.size() if there is none.
    [[nodiscard]] std::size_t blankAt(const derivation::LineRef& line) const;
};

/// Returns the exercise of a seed: always the same series and the same blanks. Blanks are chosen from the last section
/// backwards, one per section in turn, until there are as many as requested or possible. A number can be a blank if at
/// least two digits survive rounding of the numbers that it follows from. A mistake can be recognised if its number
/// differs from the right one and from those of other mistakes, whatever was rounded. Errors: optionOutOfRange,
/// optionUnknown.
[[nodiscard]] base::Expected<Exercise> makeExercise(const Options& options);

}  // namespace greyscope::exercise
