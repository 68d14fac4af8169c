#pragma once

#include "core/base/translated.h"
#include "core/grey/degrees/worked_degree.h"

namespace greyscope::grey {

/// The slope degree in its second form: compares the increments of two series, each in units of the standard deviation
/// s of its series (denominator n).
///   d(k) = (x(k) - x(k-1)) / s,  xi(k) = 1 / (1 + |d0(k) - di(k)|),  k = 2 .. n
/// The degree is the same in both directions. Error: constantSeries. Source: after Dang 1994, as programs calculate it.
struct SlopeDeviationDegree {
    static constexpr const char* kName = "slope-deviation";
    static constexpr const char* kSymbol = "ε";
    static constexpr const char* kSource = "Dang 1994";
    static constexpr const char* kLabel = GREYSCOPE_TRANSLATE("Words", "slope, of deviations");
    static constexpr const char* kTerm = GREYSCOPE_TRANSLATE("Words", "slope degree by standard deviations");
    static constexpr const char* kText = GREYSCOPE_TRANSLATE(
        "Words",
        "Compares the increments of two series from point to point, each in units of the standard deviation of its "
        "series. It is the same in both directions.");

    template <class W>
    static base::Expected<typename W::Column> curve(W& w, const CurveSource<W>& of) {
        const auto n = w.constant("n", of.n);
        const auto mean = w.value(
            {"mean", {.text = "x", .mean = true}},
            [&](auto over, const auto& x, const auto& count) {
                return over.sum(1, of.n, [&](auto k) { return x(k); }) / count;
            },
            of.x, n);
        const auto deviation = w.value(
            {"deviation", {"s"}},
            [&](auto over, const auto& x, const auto& middle, const auto& count) {
                return sqrt(over.sum(1, of.n, [&](auto k) { return (x(k) - middle) * (x(k) - middle); }) / count);
            },
            of.x, mean, n);
        GREYSCOPE_TRY(
            of.refuseZero(w.numberOf(deviation), base::ErrorCode::constantSeries, "slope degree", sumRounding(of.n)));
        return w.column(
            {kCurveKey, {"d"}}, 2, of.n, [](auto k, const auto& x, const auto& by) { return (x(k) - x(k - 1)) / by; },
            of.x, deviation);
    }
    template <class N>
    static N coefficient(const N& a, const N& b) {
        return N(1) / (N(1) + abs(a - b));
    }
};

}  // namespace greyscope::grey
