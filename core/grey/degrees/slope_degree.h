#pragma once

#include "core/base/rounding.h"
#include "core/base/translated.h"
#include "core/grey/degrees/worked_degree.h"

namespace greyscope::grey {

/// The slope degree: compares the increments of two series, each as a share of the mean of its series.
///   d(k) = (x(k) - x(k-1)) / mean x,  xi(k) = (1 + |d0(k)|) / (1 + |d0(k)| + |d0(k) - di(k)|),  k = 2 .. n
/// Exchanging the two series changes the degree. Error: zeroMean. Source: Dang 1994.
struct SlopeDegree {
    static constexpr const char* kName = "slope";
    static constexpr const char* kSymbol = "ε";
    static constexpr const char* kSource = "Dang 1994";
    static constexpr const char* kLabel = GREYSCOPE_TRANSLATE("Words", "slope, of means");
    static constexpr const char* kTerm = GREYSCOPE_TRANSLATE("Words", "slope degree of grey incidence");
    static constexpr const char* kText = GREYSCOPE_TRANSLATE(
        "Words",
        "Compares the increments of two series from point to point, each as a share of the mean of its series. It "
        "changes if the two series are exchanged.");

    template <class W>
    static base::Expected<typename W::Column> curve(W& w, const CurveSource<W>& of) {
        const auto mean = w.value(
            {"mean", {.text = "x", .mean = true}},
            [&](auto over, const auto& x, const auto& n) {
                return over.sum(1, of.n, [&](auto k) { return x(k); }) / n;
            },
            of.x, w.constant("n", of.n));
        GREYSCOPE_TRY(of.refuseZero(w.numberOf(mean), base::ErrorCode::zeroMean, "slope degree", base::kRounding));
        return w.column(
            {kCurveKey, {"d"}}, 2, of.n, [](auto k, const auto& x, const auto& by) { return (x(k) - x(k - 1)) / by; },
            of.x, mean);
    }
    template <class N>
    static N coefficient(const N& a, const N& b) {
        return (N(1) + abs(a)) / (N(1) + abs(a) + abs(a - b));
    }
};

}  // namespace greyscope::grey
