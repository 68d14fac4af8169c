#pragma once

#include <string>

#include "core/derivation/draft.h"

namespace greyscope::derivation {

/// The points that a grey model is fitted to, and their symbols in formulas.
struct Modelled {
    StepValues x;     ///< values, from the first point on
    int horizon = 0;  ///< number of forecast steps after the points
    double alpha = 0.5;
    std::string letter = "x";  ///< letter of the series
    std::string prime;         ///< mark that is added to the symbols a, u and z
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

/// Writes the accumulated series x1(k) for every point.
[[nodiscard]] StepValues accumulationSteps(Draft& draft, const Modelled& of);
/// Writes the background values z(k) = alpha x1(k) + (1 - alpha) x1(k - 1), from the second point on.
[[nodiscard]] StepValues backgroundSteps(Draft& draft, const Modelled& of, const StepValues& sums);

struct Gm11Coefficients {
    StepValues a;
    StepValues u;
};
/// Writes the least squares of x(k) = -a z(k) + u and returns a and u. `rights` are the right sides x(k), which differ
/// from the points of `of` in models of other orders.
[[nodiscard]] Gm11Coefficients gm11Coefficients(Draft& draft, const Modelled& of, const StepValues& background,
                                                const StepValues& rights, const Expr& rightSymbol);

/// Writes the time response of the whitening equation at every point and forecast step; a straight line if a is 0.
[[nodiscard]] StepValues gm11Response(Draft& draft, const Modelled& of, const Gm11Coefficients& found,
                                      const StepValues& sums);
/// Writes the restored values x^(k), the differences of a response of order 1.
[[nodiscard]] StepValues restorationSteps(Draft& draft, const Modelled& of, const StepValues& response);

/// The result of gm11Steps(): the coefficients, and the values at every point and forecast step.
struct Gm11Derivation {
    Gm11Coefficients found;
    StepValues values;
};
/// Writes all steps of GM(1,1), from the accumulation to the restored values.
[[nodiscard]] Gm11Derivation gm11Steps(Draft& draft, const Modelled& of);

}  // namespace greyscope::derivation
