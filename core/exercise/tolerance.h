#pragma once

#include <functional>
#include <vector>

#include "core/exercise/mistakes.h"
#include "core/exercise/reworked.h"

namespace greyscope::exercise {

struct Options;

/// A number and how far rounding may move it.
struct Span {
    Real value = 0.0L;
    Real room = 0.0L;
    bool operator==(const Span&) const = default;
    [[nodiscard]] bool holds(Real answer) const;
    [[nodiscard]] bool meets(const Span& other) const;
};

/// Returns the result of a formula with its tolerance, if the result and every number that it uses are written with the
/// decimals of the sheet or more. `isRounded` returns true for numbers that a person wrote, whatever their digits.
[[nodiscard]] Span spanOf(const Expr& formula, const std::function<Real(const LineRef&)>& valueOf,
                          const Options& options, const std::function<bool(const LineRef&)>& isRounded = nullptr);

/// A mistake in a line, and the number that results.
struct Known {
    MistakeId mistake = MistakeId::halfForgotten;
    Span span;
    bool operator==(const Known&) const = default;
};

/// Decides which numbers count as right in the lines of a derivation.
class Judge {
public:
    /// Keeps references to both arguments.
    Judge(const derivation::Derivation& derivation, const Options& options);

    /// Returns the numbers that count as right in a line: those around the exact number, and the results of rounding
    /// every step to the decimals of the sheet or to up to three more.
    [[nodiscard]] std::vector<Span> rightSpans(const LineRef& line) const;
    /// Returns the mistakes in a line whose numbers can be distinguished from the right one and from each other.
    [[nodiscard]] std::vector<Known> distinctMistakes(const LineRef& line) const;

private:
    const derivation::Derivation& m_of;
    const Options& m_options;
    std::vector<Reworked> m_rounded;
};

}  // namespace greyscope::exercise
