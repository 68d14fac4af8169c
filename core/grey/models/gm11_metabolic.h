#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/base/try.h"
#include "core/grey/models/gm11_variants.h"
#include "core/grey/models/grey_models.h"
#include "core/grey/models/worked.h"

namespace greyscope::grey {

/// Metabolic GM(1,1): each step is forecast by GM(1,1) of the newest n points. If the point of a step is measured, it
/// joins them, the oldest one leaves, and the model is fitted again before the next step. Steps after the last measured
/// one follow from the last fit; unlike GreyModel::rolling, no forecast joins the points. Source: Liu. Failures: those
/// of GM(1,1) in any window that a step needs.
struct Gm11Metabolic {
    static constexpr GreyModel kModel = GreyModel::gm11Metabolic;
    static constexpr const char* kName = "gm11-metabolic";
    static constexpr const char* kTitle = "metabolic GM(1,1)";
    static constexpr const char* kSource = "L";
    static constexpr Needs kNeeds{.background = true, .arrivals = true};

    template <class W>
    static base::Expected<Worked<W>> work(W& w) {
        const int n = w.last();
        const int horizon = w.end() - n;
        const int refits = static_cast<int>(w.input().joined());
        const auto points = w.points();
        const auto arrivals = w.arrivals();
        std::vector<WorkedGm11<W>> fits{GREYSCOPE_TRY(w.gm11(points, refits > 0 ? 1 : horizon))};
        std::vector<WorkedParameter<W>> parameters{{"a", fits[0].a}, {"u", fits[0].u, 1.0}};
        for (int fit = 1; fit <= refits; ++fit) {
            const std::string index = std::to_string(fit + 1);
            w.prefix(index + ".");
            w.begin(WorkedPart::windows);
            const auto window = w.chosen({"window", {"x", "0"}}, fit + 1, n + fit,
                                         [&](int k) { return k <= n ? w.lineOf(points, k) : w.lineOf(arrivals, k); });
            auto again = w.gm11(window, fit < refits ? 1 : horizon - refits);
            if (!again && fit == horizon) {
                break;  // no step needs it
            }
            fits.push_back(GREYSCOPE_TRY(std::move(again)));
            parameters.push_back({"a(" + index + ")", fits.back().a});
            parameters.push_back({"u(" + index + ")", fits.back().u, 1.0});
        }
        w.prefix("");
        w.begin(WorkedPart::restoration);
        const auto values = w.chosen({"values", {"x", "0", "", true}}, 1, w.end(), [&](int k) {
            const auto fit = static_cast<std::size_t>(std::clamp(k - n - 1, 0, refits));
            return w.lineOf(fits[fit].values, k);
        });
        return Worked<W>{std::move(parameters), values, freedomOf(w.input(), 2)};
    }
};

}  // namespace greyscope::grey
