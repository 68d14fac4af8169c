#pragma once

#include "core/base/try.h"
#include "core/grey/models/gm11_variants.h"
#include "core/grey/models/grey_models.h"
#include "core/grey/models/worked.h"

namespace greyscope::grey {

/// DGM(2,1): x(k) - x(k-1) + a x(k) = b by least squares over k = 2..n. The whitening equation x1'' + a x1' = b has the
/// response x1^(k) = (b/a^2 - x(1)/a) e^(-a(k-1)) + (b/a)(k-1) + (1 + a) x(1)/a - b/a^2; its differences are the
/// values. Source: Liu.
struct Dgm21 {
    static constexpr GreyModel kModel = GreyModel::dgm21;
    static constexpr const char* kName = "dgm21";
    static constexpr const char* kTitle = "DGM(2,1)";
    static constexpr const char* kSource = "L";
    static constexpr Needs kNeeds{};

    template <class W>
    static base::Expected<Worked<W>> work(W& w) {
        using N = typename W::Scalar;
        GREYSCOPE_TRY(needPoints(w.input(), kTitle, 4));
        const auto x = w.points();
        const auto found = GREYSCOPE_TRY(w.leastSquares(
            {{"a"}, {"b"}}, 2, w.last(), [](auto k, const auto& values) { return values(k) - values(k - 1); },
            [](auto k, const auto& values) {
                return std::vector{-values(k), N(1.0L)};
            },
            x));
        return Worked<W>{
            {{"a", found[0]}, {"b", found[1], 1.0}}, valuesOf(w, x, found[0], found[1]), freedomOf(w.input(), 2)};
    }

private:
    template <class W>
    static typename W::Column valuesOf(W& w, const typename W::Column& x, const typename W::Value& a,
                                       const typename W::Value& b) {
        const WorkedStep restored{"restored", {"x", "0", "", true}};
        if constexpr (W::kCalculates) {
            return w.chain(restored, 1, w.end(), w.lineOf(x, 1), [&](auto k, const auto& /*self*/) {
                const Extended t = (k - 2).number();
                return x(1) * decayOver(a, t) + b * missedOver(a, t);
            });
        } else {
            constexpr Extended kHardly = 1e-6L;  // b/a^2 has lost too many digits
            w.begin(WorkedPart::response);
            w.whitening([](auto, auto dx1, auto ddx1, auto p, auto) { return ddx1 + p * dx1; },
                        [](auto, auto q) { return q; }, a, b);
            if (std::abs(W::numberOf(a)) < kHardly) {
                return w.chain(
                    restored, 1, w.end(), w.lineOf(x, 1),
                    [](auto k, const auto& /*self*/, const auto& values, auto p, auto q) {
                        const auto t = (k - 2).number() + 0.5L;
                        return values(1) * (1.0L - p * t) + q * t;
                    },
                    x, a, b);
            }
            w.solution(
                {{"C", "", "1"}, {"C", "", "2"}},
                [](auto t, const auto& c, auto p, auto q) { return c[0] * exp(-(p * t)) + q / p * t + c[1]; }, a, b);
            const auto response = w.column(
                {"response", {"x", "1", "", true}}, 1, w.end(),
                [](auto k, const auto& values, auto p, auto q) {
                    return (q / (p * p) - values(1) / p) * exp(-(p * (k - 1).number())) + q / p * (k - 1).number() +
                           (1.0L + p) * values(1) / p - q / (p * p);
                },
                x, a, b);
            return w.restored(response);
        }
    }
};

}  // namespace greyscope::grey
