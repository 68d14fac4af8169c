#pragma once

#include <functional>
#include <vector>

#include "core/exercise/mistakes.h"
#include "core/exercise/reworked.h"

namespace greyscope::exercise {

struct Options;

/// A number with a tolerance: answers from value - room to value + room are accepted.
struct Span {
    Real value = 0.0L;
    Real room = 0.0L;
    bool operator==(const Span&) const = default;
    /// Returns whether an answer lies in the interval.
    [[nodiscard]] bool holds(Real answer) const;
    /// Returns whether two intervals overlap.
    [[nodiscard]] bool meets(const Span& other) const;
};

/// Returns the result of a formula with its tolerance, assuming that the result and every number that the formula uses
/// are written with at least the decimals of the sheet. `isRounded` returns true for lines whose number a person wrote,
/// whatever its digits.
[[nodiscard]] Span spanOf(const Expr& formula, const std::function<Real(const LineRef&)>& valueOf,
                          const Options& options, const std::function<bool(const LineRef&)>& isRounded = nullptr);

/// A mistake that can be recognised in a line: the mistake, and the numbers that it gives.
struct Known {
    MistakeId mistake = MistakeId::halfForgotten;
    Span span;
    bool operator==(const Known&) const = default;
};

/// Decides which answers to the lines of a derivation count as right, and which show a certain mistake.
class Judge {
public:
    /// Prepares judging answers to a derivation's lines. Keeps references to both arguments.
    Judge(const derivation::Derivation& derivation, const Options& options);

    /// Returns the intervals of answers that count as right in a line: around the exact number, and around the results
    /// of rounding every step to the decimals of the sheet or to up to three more.
    [[nodiscard]] std::vector<Span> rightSpans(const LineRef& line) const;
    /// Returns the mistakes that can be made in a line and whose numbers can be distinguished from the right number and
    /// from each other.
    [[nodiscard]] std::vector<Known> distinctMistakes(const LineRef& line) const;

private:
    const derivation::Derivation& m_of;
    const Options& m_options;
    std::vector<Reworked> m_rounded;
};

}  // namespace greyscope::exercise
