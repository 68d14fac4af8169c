#pragma once

#include "core/base/scalar.h"
#include "core/base/translated.h"
#include "core/grey/degrees/worked_degree.h"

namespace greyscope::grey {

/// The T type degree: compares the increments of two series, each in units of the mean size D of the increments of its
/// series, with their signs.
///   d(k) = (x(k) - x(k-1)) / D,  D = sum |x(k) - x(k-1)| / (n - 1),  k = 2 .. n
///   xi(k) = sgn(d0(k) di(k)) min(|d0(k)|, |di(k)|) / max(|d0(k)|, |di(k)|); 0 if one of them is 0
/// It lies in [-1, 1]: series that turn against each other have a negative degree. Error: constantSeries. Source: Tang
/// 1995.
struct TTypeDegree {
    static constexpr const char* kName = "t-type";
    static constexpr const char* kSymbol = "r";
    static constexpr const char* kSource = "Tang 1995";
    static constexpr const char* kLabel = GREYSCOPE_TRANSLATE("Words", "T type");
    static constexpr const char* kTerm = GREYSCOPE_TRANSLATE("Words", "T type degree of grey incidence");
    static constexpr const char* kText = GREYSCOPE_TRANSLATE("Words",
                                                             "Compares the increments of two series with their signs, "
                                                             "each in units of the mean size of the increments: from "
                                                             "−1, where one rises as the other falls, to 1.");

    template <class W>
    static base::Expected<typename W::Column> curve(W& w, const CurveSource<W>& of) {
        const auto size = w.value(
            {"size", {"D"}},
            [&](auto over, const auto& x, const auto& n) {
                return over.sum(2, of.n, [&](auto k) { return abs(x(k) - x(k - 1)); }) / (n - 1.0L);
            },
            of.x, w.constant("n", of.n));
        GREYSCOPE_TRY(
            of.refuseZero(w.numberOf(size), base::ErrorCode::constantSeries, "T type degree", sumRounding(of.n)));
        return w.column(
            {kCurveKey, {"d"}}, 2, of.n, [](auto k, const auto& x, const auto& by) { return (x(k) - x(k - 1)) / by; },
            of.x, size);
    }
    template <class N>
    static N coefficient(const N& a, const N& b) {
        using base::quotientOrZero;
        using base::sgn;
        return sgn(a * b) * quotientOrZero(min(abs(a), abs(b)), max(abs(a), abs(b)));
    }
};

}  // namespace greyscope::grey
