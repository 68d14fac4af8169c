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

/// How far beside the number an answer still counts.
enum class Accept { halfDigit, digit, percent };
[[nodiscard]] const base::Names<Accept>& acceptNames();

struct Options {
    ExerciseKind kind = ExerciseKind::gm11;
    std::string series;  ///< a name of textbookSeries(); "": the seed makes it
    int blanks = 10;
    int decimals = 4;
    std::uint64_t seed = 7;
    Accept accept = Accept::halfDigit;
    bool operator==(const Options&) const = default;
};

/// A number that is asked for.
struct Blank {
    derivation::LineRef line;
    std::string letter;        ///< "a", "b", ... in the order of the sheet
    std::vector<Span> right;   ///< numbers that count
    std::vector<Known> known;  ///< mistakes that its answer tells apart
    bool operator==(const Blank&) const = default;
};

/// A line that would give a blank away: it repeats its number, with the other sign where `negative`.
struct Repeat {
    derivation::LineRef line;
    std::size_t blank = 0;
    bool negative = false;
    bool operator==(const Repeat&) const = default;
};

/// A derivation of which some numbers are asked for. Its lines hold the numbers themselves.
struct Exercise {
    Options options;
    std::string source;  ///< of its series; "" where the seed made them
    derivation::Derivation derivation;
    std::vector<Blank> blanks;
    std::vector<Repeat> repeats;
    bool operator==(const Exercise&) const = default;

    /// The blank that a line is or repeats; blanks.size() where it is none.
    [[nodiscard]] std::size_t blankAt(const derivation::LineRef& line) const;
};

/// The exercise of a seed: always the same series and the same blanks. Blanks are taken from the last section
/// backwards, one a section, until there are as many as are asked for or as the derivation has. A number is asked for
/// where rounding what it follows from leaves it two digits, and a mistake is known where its number and the right one,
/// and those of the other mistakes, stay apart whatever was rounded. Errors: optionOutOfRange, optionUnknown.
[[nodiscard]] base::Expected<Exercise> makeExercise(const Options& options);

}  // namespace greyscope::exercise
