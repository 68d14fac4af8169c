#pragma once

#include "core/base/try.h"
#include "core/grey/models/gm11_variants.h"
#include "core/grey/models/grey_models.h"
#include "core/grey/models/worked.h"

namespace greyscope::grey {

/// GM(1,1) corrected by the states of its relative residuals d(k) = (x(k) - x^(k)) / x^(k), k = 2..n. Three states
/// divide [min d, max d] into equal parts with the middles m_1, m_2, m_3; p_ij is the share of transitions to state j
/// among those from state i (a state that is never left keeps to itself). A point is corrected by the middle of its own
/// state, x^(k) (1 + m), and the step h by the middle that is expected after h transitions from the last state,
/// x^(n+h) (1 + sum of p_ij^(h) m_j). Source: He & Bao 1992. Failures: those of GM(1,1); zeroInSeries (x^(k) = 0).
struct Gm11Markov {
    static constexpr GreyModel kModel = GreyModel::gm11Markov;
    static constexpr const char* kName = "gm11-markov";
    static constexpr const char* kTitle = "GM(1,1) with Markov states";
    static constexpr const char* kSource = "He & Bao 1992";
    static constexpr Needs kNeeds{.background = true};
    static constexpr int kStates = 3;
    static constexpr Extended kRounding = 1e-13L;  ///< width of a state below which all residuals are the same

    template <class W>
    static base::Expected<Worked<W>> work(W& w) {
        using N = typename W::Scalar;
        GREYSCOPE_TRY(needPoints(w.input(), kTitle, 5));
        const int n = w.last();
        const auto base = GREYSCOPE_TRY(w.gm11(w.points(), w.end() - n));
        for (int k = 2; k <= n; ++k) {
            if (w.numberAt(base.values, k) == 0.0L) {
                return base::fail(base::ErrorCode::zeroInSeries,
                                  {w.input().series, w.input().label(static_cast<std::size_t>(k) - 1), kTitle});
            }
        }
        w.begin(WorkedPart::residuals);
        const auto residuals = w.column(
            {"d", {"δ"}}, 2, n, [](auto k, const auto& x, const auto& fit) { return (x(k) - fit(k)) / fit(k); },
            w.points(), base.values);
        w.begin(WorkedPart::states);
        const auto least = w.value(
            {"min", {"δ", "", "min"}}, [](auto over, const auto& d) { return over.least(d); }, residuals);
        const auto greatest = w.value(
            {"max", {"δ", "", "max"}}, [](auto over, const auto& d) { return over.greatest(d); }, residuals);
        const auto width = w.value(
            {"width", {"w"}}, [](auto, auto low, auto high) { return (high - low) / static_cast<Extended>(kStates); },
            least, greatest);
        // Residuals that differ by rounding alone are one state.
        const bool one = !(W::numberOf(width) > kRounding);
        const auto states = w.column(
            {"state", {"S"}}, 2, n,
            [one](auto k, const auto& d, auto low, auto part) {
                const N highest(static_cast<Extended>(kStates));
                return one ? N(1.0L) : min(highest, 1.0L + floor((d(k) - low) / part));
            },
            residuals, least, width);
        const auto middles = w.column(
            {"state.middle", {"m"}, false}, 1, kStates,
            [](auto j, auto low, auto part) { return low + (j.number() - 0.5L) * part; }, least, width);
        const auto shares = w.transitions({"transitions", {"P"}, false}, states, kStates);
        std::vector<typename W::Column> expected{middles};
        for (int h = 1; h <= w.end() - n; ++h) {
            const std::string index = std::to_string(h);
            expected.push_back(w.before({"m" + index, {"m", "", index}, false}, shares, expected.back()));
        }
        w.begin(WorkedPart::correction);
        const auto stateAt = [&](int k) { return static_cast<int>(w.numberAt(states, k)); };
        const auto correction = w.chosen({"correction", {"c"}}, 2, w.end(), [&](int k) {
            return k <= n ? w.lineOf(middles, stateAt(k))
                          : w.lineOf(expected[static_cast<std::size_t>(k - n)], stateAt(n));
        });
        const auto values = w.chain(
            {"corrected", {"x", "", "", true}}, 1, w.end(), w.lineOf(base.values, 1),
            [](auto k, const auto& /*self*/, const auto& fit, const auto& by) { return fit(k) * (1.0L + by(k)); },
            base.values, correction);
        std::vector<WorkedParameter<W>> parameters{{"a", base.a}, {"u", base.u, 1.0}};
        for (int i = 1; i <= kStates; ++i) {
            parameters.push_back({"m" + std::to_string(i), w.valueOf(middles, i)});
        }
        for (int i = 1; i <= kStates; ++i) {
            for (int j = 1; j <= kStates; ++j) {
                parameters.push_back(
                    {"p" + std::to_string(i) + std::to_string(j), w.valueOf(shares, (i - 1) * kStates + j)});
            }
        }
        return Worked<W>{std::move(parameters), values, freedomOf(w.input(), 2)};
    }
};

}  // namespace greyscope::grey
