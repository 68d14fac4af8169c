#pragma once

#include "core/base/try.h"
#include "core/grey/models/gm11_variants.h"
#include "core/grey/models/gm1n.h"
#include "core/grey/models/grey_models.h"
#include "core/grey/models/worked.h"

namespace greyscope::grey {

/// DGM(1,N): x1(k) = b1 x1(k-1) + sum of b_i y_i(k) + c over k = 2..n, y_i the accumulated related series. The response
/// follows from the same equation with x1^(1) = x(1); its differences are the values. Future values of the related
/// series are an input. Source: Xie & Liu 2008.
struct Dgm1n {
    static constexpr GreyModel kModel = GreyModel::dgm1n;
    static constexpr const char* kName = "dgm1n";
    static constexpr const char* kTitle = "DGM(1,N)";
    static constexpr const char* kSource = "Xie & Liu 2008";
    static constexpr Needs kNeeds{.related = true};

    template <class W>
    static base::Expected<Worked<W>> work(W& w) {
        using N = typename W::Scalar;
        const std::size_t unknowns = w.input().related.size() + 2;
        GREYSCOPE_TRY(checkRelated(w.input(), kTitle, w.input().values.size() + w.input().horizon, unknowns));
        const auto factors = w.accumulatedRelated();
        const auto sums = w.accumulated(w.points());
        std::vector<Letter> letters{{"b", "", "1"}};
        for (std::size_t i = 2; i < unknowns; ++i) {
            letters.push_back({"b", "", std::to_string(i)});
        }
        letters.push_back({"c"});
        const auto found = GREYSCOPE_TRY(w.leastSquares(
            letters, 2, w.last(), [](auto k, const auto& x1, const auto& /*y*/) { return x1(k); },
            [](auto k, const auto& x1, const auto& y) {
                std::vector<N> row{x1(k - 1)};
                for (const auto& factor : y) {
                    row.push_back(factor(k));
                }
                row.push_back(N(1.0L));
                return row;
            },
            sums, factors));
        w.begin(WorkedPart::response);
        const auto response = w.chain(
            {"response", {"x", "1", "", true}}, 1, w.end(), w.lineOf(sums, 1),
            [](auto k, const auto& x1, const auto& y, const auto& b) {
                N total = b[0] * x1(k - 1);
                for (std::size_t i = 0; i < y.size(); ++i) {
                    total = std::move(total) + b[i + 1] * y[i](k);
                }
                return std::move(total) + b.back();
            },
            factors, found);
        std::vector<WorkedParameter<W>> parameters{{"b1", found[0]}};
        for (std::size_t i = 0; i + 2 < unknowns; ++i) {
            parameters.push_back({"b(" + w.input().related[i].name + ")", found[i + 1], 1.0, i});
        }
        parameters.push_back({"c", found.back(), 1.0});
        return Worked<W>{std::move(parameters), w.restored(response), freedomOf(w.input(), unknowns)};
    }
};

}  // namespace greyscope::grey
