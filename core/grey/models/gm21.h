#pragma once

#include <cmath>
#include <utility>
#include <vector>

#include "core/base/try.h"
#include "core/grey/models/gm11_variants.h"
#include "core/grey/models/grey_models.h"
#include "core/grey/models/worked.h"

namespace greyscope::grey {

/// Returns the response x1^(k), k = 1 .. `end`, of x1'' + a1 x1' + a2 x1 = b that passes through x1(1) = `first` and
/// x1(n) = `last`, with all digits also where roots coincide or are 0. Errors: singularSystem if no curve or every
/// curve passes through both, overflow.
[[nodiscard]] base::Expected<std::vector<Extended>> secondOrderResponse(Extended a1, Extended a2, Extended b,
                                                                        Extended first, Extended last, int n, int end);

/// GM(2,1): x(k) - x(k-1) + a1 x(k) + a2 z(k) = b by least squares over k = 2..n. The whitening equation
/// x1'' + a1 x1' + a2 x1 = b has the response C1 e^(r1 t) + C2 e^(r2 t) + b/a2, t = k - 1, with the roots of
/// r^2 + a1 r + a2 = 0 and the constants from x1(1) and x1(n); its differences are the values. Source: Liu.
struct Gm21 {
    static constexpr GreyModel kModel = GreyModel::gm21;
    static constexpr const char* kName = "gm21";
    static constexpr const char* kTitle = "GM(2,1)";
    static constexpr const char* kSource = "L";
    static constexpr Needs kNeeds{.background = true};

    template <class W>
    static base::Expected<Worked<W>> work(W& w) {
        using N = typename W::Scalar;
        GREYSCOPE_TRY(needPoints(w.input(), kTitle, 5));
        const auto x = w.points();
        const auto sums = w.accumulated(x);
        const auto z = w.background(sums);
        const auto step = [](auto k, const auto& values, const auto& /*z*/) { return values(k) - values(k - 1); };
        const auto row = [](auto k, const auto& values, const auto& background) {
            return std::vector{-values(k), -background(k), N(1.0L)};
        };
        const auto found =
            GREYSCOPE_TRY(w.leastSquares({{"a", "", "1"}, {"a", "", "2"}, {"b"}}, 2, w.last(), step, row, x, z));
        const auto& a1 = found[0];
        const auto& a2 = found[1];
        const auto& b = found[2];
        w.begin(WorkedPart::response);
        w.whitening([](auto x1, auto dx1, auto ddx1, auto p, auto q, auto) { return ddx1 + p * dx1 + q * x1; },
                    [](auto, auto, auto c) { return c; }, a1, a2, b);
        w.characteristic([](auto r, auto p, auto q) { return squared(r) + p * r + q; }, a1, a2);
        const auto response = GREYSCOPE_TRY(responseOf(w, sums, a1, a2, b));
        return Worked<W>{{{"a1", a1}, {"a2", a2}, {"b", b, 1.0}}, w.restored(response), freedomOf(w.input(), 3)};
    }

private:
    template <class W>
    static base::Expected<typename W::Column> responseOf(W& w, const typename W::Column& sums,
                                                         const typename W::Value& a1, const typename W::Value& a2,
                                                         const typename W::Value& b) {
        if constexpr (W::kCalculates) {
            auto curve = GREYSCOPE_TRY(secondOrderResponse(a1, a2, b, sums(1), sums(w.last()), w.last(), w.end()));
            return typename W::Column(1, std::move(curve));
        } else {
            constexpr Extended kHardly = 1e-9L;  // a division by so small a number has lost too many digits
            const auto isSmall = [](const auto& value) { return std::abs(W::numberOf(value)) < kHardly; };
            if (isSmall(a2)) {
                return isSmall(a1) ? parabola(w, sums, b) : oneRoot(w, sums, a1, b);
            }
            const auto discriminant = w.value(
                {"D", {"D"}}, [](auto, auto p, auto q) { return p * p - 4.0L * q; }, a1, a2);
            const auto level = w.value(
                {"b/a2", {"L"}}, [](auto, auto p, auto q) { return p / q; }, b, a2);
            return isSmall(discriminant)              ? doubleRoot(w, sums, a1, level)
                   : W::numberOf(discriminant) > 0.0L ? twoRoots(w, sums, a1, discriminant, level)
                                                      : waves(w, sums, a1, discriminant, level);
        }
    }

    template <class W>
    static typename W::Column parabola(W& w, const typename W::Column& sums, const typename W::Value& b) {
        const int n = w.last();
        w.solution(
            {{"C", "", "1"}, {"C"}}, [](auto t, const auto& c, auto d) { return c[0] + c[1] * t + d * t * t / 2.0L; },
            b);
        const auto slope = w.value(
            {"C", {"C"}},
            [n](auto, const auto& x1, auto c) {
                const auto t = static_cast<Extended>(n - 1);
                return (x1(n) - x1(1)) / t - t * c / 2.0L;
            },
            sums, b);
        return w.column(
            {"response", {"x", "1", "", true}}, 1, w.end(),
            [](auto k, const auto& x1, auto c, auto d) {
                const auto t = (k - 1).number();
                return x1(1) + c * t + d * t * t / 2.0L;
            },
            sums, slope, b);
    }

    template <class W>
    static typename W::Column oneRoot(W& w, const typename W::Column& sums, const typename W::Value& a1,
                                      const typename W::Value& b) {
        const int n = w.last();
        w.solution(
            {{"C", "", "1"}, {"C", "", "2"}},
            [](auto t, const auto& c, auto p, auto d) { return c[0] * exp(-(p * t)) + c[1] + d / p * t; }, a1, b);
        const auto slope = w.value(
            {"b/a1", {"v"}}, [](auto, auto c, auto p) { return c / p; }, b, a1);
        const auto c1 = w.value(
            {"C1", {"C", "", "1"}},
            [n](auto, const auto& x1, auto p, auto v) {
                const auto t = static_cast<Extended>(n - 1);
                return (x1(n) - x1(1) - t * v) / (exp(-(t * p)) - 1.0L);
            },
            sums, a1, slope);
        const auto c2 = w.value(
            {"C2", {"C", "", "2"}}, [](auto, const auto& x1, auto c) { return x1(1) - c; }, sums, c1);
        return w.column(
            {"response", {"x", "1", "", true}}, 1, w.end(),
            [](auto k, auto c, auto p, auto v, auto d) {
                const auto t = (k - 1).number();
                return c * exp(-(p * t)) + v * t + d;
            },
            c1, a1, slope, c2);
    }

    template <class W>
    static typename W::Column doubleRoot(W& w, const typename W::Column& sums, const typename W::Value& a1,
                                         const typename W::Value& level) {
        const int n = w.last();
        w.solution({{"C", "", "1"}, {"C", "", "2"}, {"r"}, {"L"}},
                   [](auto t, const auto& c) { return (c[0] + c[1] * t) * exp(c[2] * t) + c[3]; });
        const auto r = w.value(
            {"r", {"r"}}, [](auto, auto p) { return -p / 2.0L; }, a1);
        const auto c1 = w.value(
            {"C1", {"C", "", "1"}}, [](auto, const auto& x1, auto m) { return x1(1) - m; }, sums, level);
        const auto c2 = w.value(
            {"C2", {"C", "", "2"}},
            [n](auto, const auto& x1, auto c, auto root, auto m) {
                const auto t = static_cast<Extended>(n - 1);
                return ((x1(n) - m) * exp(-(t * root)) - c) / t;
            },
            sums, c1, r, level);
        return w.column(
            {"response", {"x", "1", "", true}}, 1, w.end(),
            [](auto k, auto c, auto d, auto root, auto m) {
                const auto t = (k - 1).number();
                return (c + d * t) * exp(root * t) + m;
            },
            c1, c2, r, level);
    }

    template <class W>
    static typename W::Column twoRoots(W& w, const typename W::Column& sums, const typename W::Value& a1,
                                       const typename W::Value& discriminant, const typename W::Value& level) {
        const int n = w.last();
        w.solution({{"C", "", "1"}, {"r", "", "1"}, {"C", "", "2"}, {"r", "", "2"}, {"L"}},
                   [](auto t, const auto& c) { return c[0] * exp(c[1] * t) + c[2] * exp(c[3] * t) + c[4]; });
        const auto r1 = w.value(
            {"r1", {"r", "", "1"}}, [](auto, auto p, auto d) { return (sqrt(d) - p) / 2.0L; }, a1, discriminant);
        const auto r2 = w.value(
            {"r2", {"r", "", "2"}}, [](auto, auto p, auto d) { return (-p - sqrt(d)) / 2.0L; }, a1, discriminant);
        const auto c1 = w.value(
            {"C1", {"C", "", "1"}},
            [n](auto, const auto& x1, auto r, auto s, auto m) {
                const auto t = static_cast<Extended>(n - 1);
                return (x1(n) - m - (x1(1) - m) * exp(t * s)) / (exp(t * r) - exp(t * s));
            },
            sums, r1, r2, level);
        const auto c2 = w.value(
            {"C2", {"C", "", "2"}}, [](auto, const auto& x1, auto m, auto c) { return x1(1) - m - c; }, sums, level,
            c1);
        return w.column(
            {"response", {"x", "1", "", true}}, 1, w.end(),
            [](auto k, auto c, auto r, auto d, auto s, auto m) {
                const auto t = (k - 1).number();
                return c * exp(r * t) + d * exp(s * t) + m;
            },
            c1, r1, c2, r2, level);
    }

    template <class W>
    static typename W::Column waves(W& w, const typename W::Column& sums, const typename W::Value& a1,
                                    const typename W::Value& discriminant, const typename W::Value& level) {
        const int n = w.last();
        w.solution({{"p"}, {"C", "", "1"}, {"q"}, {"C", "", "2"}, {"L"}}, [](auto t, const auto& c) {
            return exp(c[0] * t) * (c[1] * cos(c[2] * t) + c[3] * sin(c[2] * t)) + c[4];
        });
        const auto p = w.value(
            {"p", {"p"}}, [](auto, auto a) { return -a / 2.0L; }, a1);
        const auto q = w.value(
            {"q", {"q"}}, [](auto, auto d) { return sqrt(-d) / 2.0L; }, discriminant);
        const auto c1 = w.value(
            {"C1", {"C", "", "1"}}, [](auto, const auto& x1, auto m) { return x1(1) - m; }, sums, level);
        const auto c2 = w.value(
            {"C2", {"C", "", "2"}},
            [n](auto, const auto& x1, auto c, auto g, auto f, auto m) {
                const auto t = static_cast<Extended>(n - 1);
                return ((x1(n) - m) * exp(-(t * g)) - c * cos(t * f)) / sin(t * f);
            },
            sums, c1, p, q, level);
        return w.column(
            {"response", {"x", "1", "", true}}, 1, w.end(),
            [](auto k, auto g, auto c, auto f, auto d, auto m) {
                const auto t = (k - 1).number();
                return exp(g * t) * (c * cos(f * t) + d * sin(f * t)) + m;
            },
            p, c1, q, c2, level);
    }
};

}  // namespace greyscope::grey
