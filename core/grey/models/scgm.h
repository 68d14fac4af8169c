#pragma once

#include "core/base/try.h"
#include "core/grey/models/gm11_variants.h"
#include "core/grey/models/grey_models.h"
#include "core/grey/models/worked.h"

namespace greyscope::grey {

/// SCGM(1,1)c, the system cloud grey model. With the means m(k) = (x(k) + x(k-1))/2 and their sums s(k) over 2..k, the
/// trend s(k) = b e^(a(k-1)) - c has
///   a = ln(sum of m(k-1) m(k) / sum of m(k-1)^2) over k = 3..n, and b and c by least squares over k = 2..n.
/// Its equation is ds/dt = a s + a c; the values are 2 b (1 - e^-a) / (1 + e^-a) e^(a(k-1)) at every k, also at k = 1.
/// Exact on pure exponentials. Source: Chen Mianyun. Failures: nonPositive (no logarithm), singularSystem (a = 0, a
/// constant series).
struct Scgm {
    static constexpr GreyModel kModel = GreyModel::scgm;
    static constexpr const char* kName = "scgm";
    static constexpr const char* kTitle = "SCGM(1,1)c";
    static constexpr const char* kSource = "Chen Mianyun";
    static constexpr Needs kNeeds{};

    template <class W>
    static base::Expected<Worked<W>> work(W& w) {
        using N = typename W::Scalar;
        GREYSCOPE_TRY(needPoints(w.input(), kTitle, 4));
        const int n = w.last();
        const auto x = w.points();
        w.begin(WorkedPart::accumulation);
        const auto means = w.column(
            {"mean", {"m"}}, 2, n, [](auto k, const auto& values) { return (values(k) + values(k - 1)) / 2.0L; }, x);
        const auto sums = w.chain(
            {"sum", {"s"}}, 2, n, w.lineOf(means, 2),
            [](auto k, const auto& self, const auto& m) { return self(k - 1) + m(k); }, means);
        const auto ratio = w.value(
            {"ratio", {"q"}},
            [n](auto over, const auto& m) {
                return over.sum(3, n, [&](auto k) { return m(k - 1) * m(k); }) /
                       over.sum(3, n, [&](auto k) { return m(k - 1) * m(k - 1); });
            },
            means);
        if (!(W::numberOf(ratio) > 0.0L)) {
            return base::fail(base::ErrorCode::nonPositive, {w.input().series, w.input().label(2), kTitle});
        }
        const auto a = w.value(
            {"a", {"a"}}, [](auto, auto q) { return log(q); }, ratio);
        const auto growth = w.column(
            {"growth", {"g"}}, 2, n, [](auto k, auto p) { return exp(p * (k - 1).number()); }, a);
        const auto found = GREYSCOPE_TRY(w.leastSquares(
            {{"b"}, {"c"}}, 2, n, [](auto k, const auto& s, const auto& /*g*/) { return s(k); },
            [](auto k, const auto& /*s*/, const auto& g) {
                return std::vector{g(k), N(-1.0L)};
            },
            sums, growth));
        w.begin(WorkedPart::restoration);
        const auto values = w.column(
            {"restored", {"x", "0", "", true}}, 1, w.end(),
            [](auto k, auto p, auto q) {
                return 2.0L * q * (1.0L - exp(-p)) / (1.0L + exp(-p)) * exp(p * (k - 1).number());
            },
            a, found[0]);
        return Worked<W>{{{"b", found[0], 1.0}, {"c", found[1], 1.0}, {"a", a}}, values, freedomOf(w.input(), 3)};
    }
};

}  // namespace greyscope::grey
