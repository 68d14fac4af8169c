#pragma once

#include <string>

#include "core/derivation/draft.h"

namespace greyscope::derivation {

/// What a model is fitted to, and what its formulas call it.
struct Modelled {
    StepValues x;     ///< from the first point on
    int horizon = 0;  ///< steps behind the points
    double alpha = 0.5;
    std::string letter = "x";  ///< of the series
    std::string prime;         ///< behind a and u
    std::string order = "1";   ///< of the accumulation
    SourceId source = SourceId::deng1982;

    [[nodiscard]] int first() const { return x.first(); }
    [[nodiscard]] int last() const { return x.last(); }
    [[nodiscard]] Expr x0() const { return letters::ofOrder(letter, "0"); }
    [[nodiscard]] Expr x1() const { return letters::ofOrder(letter, order); }
    [[nodiscard]] Expr z() const { return letters::ofOrder("z" + prime, order); }
    [[nodiscard]] Expr weight() const { return parameter("α", alpha); }
    [[nodiscard]] Expr a() const { return symbol("a" + prime); }
    [[nodiscard]] Expr u() const { return symbol("u" + prime); }
};

/// x1(k), of every point.
[[nodiscard]] StepValues accumulationSteps(Draft& draft, const Modelled& of);
/// z(k) = alpha x1(k) + (1 - alpha) x1(k - 1), from the second point on.
[[nodiscard]] StepValues backgroundSteps(Draft& draft, const Modelled& of, const StepValues& sums);

struct Gm11Coefficients {
    StepValues a;
    StepValues u;
};
/// x(k) = -a z(k) + u by least squares; `rights` are the x(k), which are not those of `of` in models of other orders.
[[nodiscard]] Gm11Coefficients gm11Coefficients(Draft& draft, const Modelled& of, const StepValues& background,
                                                const StepValues& rights, const Expr& rightSymbol);

/// The response of the whitening equation, of every point and step. Where a is 0 it is a line.
[[nodiscard]] StepValues gm11Response(Draft& draft, const Modelled& of, const Gm11Coefficients& found,
                                      const StepValues& sums);
/// x^(k) from a response of order 1.
[[nodiscard]] StepValues restorationSteps(Draft& draft, const Modelled& of, const StepValues& response);

/// All of it: the values of every point and step, and what led to them.
struct Gm11Derivation {
    Gm11Coefficients found;
    StepValues values;
};
[[nodiscard]] Gm11Derivation gm11Steps(Draft& draft, const Modelled& of);

}  // namespace greyscope::derivation
