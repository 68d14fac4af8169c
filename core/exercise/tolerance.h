#pragma once

#include <functional>
#include <vector>

#include "core/exercise/mistakes.h"
#include "core/exercise/reworked.h"

namespace greyscope::exercise {

struct Options;

/// A number and how far beside it rounding may lead.
struct Span {
    Real value = 0.0L;
    Real room = 0.0L;
    bool operator==(const Span&) const = default;
    [[nodiscard]] bool holds(Real answer) const;
    [[nodiscard]] bool meets(const Span& other) const;
};

/// What a formula gives where each number that it takes is written with the decimals of the sheet, or more of them, and
/// its own value is so as well. `isRounded`: of numbers that somebody wrote, whatever their digits.
[[nodiscard]] Span spanOf(const Expr& formula, const std::function<Real(const LineRef&)>& valueOf,
                          const Options& options, const std::function<bool(const LineRef&)>& isRounded = nullptr);

/// A mistake at a line, and the number that it gives there.
struct Known {
    MistakeId mistake = MistakeId::halfForgotten;
    Span span;
    bool operator==(const Known&) const = default;
};

/// Says of the lines of a derivation which numbers count.
class Judge {
public:
    /// Both stay where they are as long as this does.
    Judge(const derivation::Derivation& derivation, const Options& options);

    /// What counts as the number of a line: the span about the exact number, and what one gets who rounds every step to
    /// the decimals of the sheet, or to a few more.
    [[nodiscard]] std::vector<Span> rightSpans(const LineRef& line) const;
    /// The mistakes there whose numbers are told apart from the right one and from each other.
    [[nodiscard]] std::vector<Known> distinctMistakes(const LineRef& line) const;

private:
    const derivation::Derivation& m_of;
    const Options& m_options;
    std::vector<Reworked> m_rounded;
};

}  // namespace greyscope::exercise
