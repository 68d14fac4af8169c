#pragma once

#include <string>

#include "core/derivation/draft.h"

namespace greyscope::derivation {

/// The points that a model is fitted to, and their symbols in formulas.
struct Modelled {
    StepValues x;     ///< values, from the first point on
    int horizon = 0;  ///< number of steps after the points
    double alpha = 0.5;
    std::string letter = "x";  ///< letter of the series
    std::string prime;         ///< added to a and u
    std::string order = "1";   ///< order of the accumulation
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

/// Writes x1(k) for every point.
[[nodiscard]] StepValues accumulationSteps(Draft& draft, const Modelled& of);
/// Writes z(k) = alpha x1(k) + (1 - alpha) x1(k - 1), from the second point on.
[[nodiscard]] StepValues backgroundSteps(Draft& draft, const Modelled& of, const StepValues& sums);

struct Gm11Coefficients {
    StepValues a;
    StepValues u;
};
/// Writes the least squares of x(k) = -a z(k) + u. `rights` are the x(k), which differ from those of `of` in models of
/// other orders.
[[nodiscard]] Gm11Coefficients gm11Coefficients(Draft& draft, const Modelled& of, const StepValues& background,
                                                const StepValues& rights, const Expr& rightSymbol);

/// Writes the response of the whitening equation at every point and step; a straight line if a is 0.
[[nodiscard]] StepValues gm11Response(Draft& draft, const Modelled& of, const Gm11Coefficients& found,
                                      const StepValues& sums);
/// Writes x^(k) from a response of order 1.
[[nodiscard]] StepValues restorationSteps(Draft& draft, const Modelled& of, const StepValues& response);

/// The result of gm11Steps(): the coefficients and the values at every point and step.
struct Gm11Derivation {
    Gm11Coefficients found;
    StepValues values;
};
[[nodiscard]] Gm11Derivation gm11Steps(Draft& draft, const Modelled& of);

}  // namespace greyscope::derivation
