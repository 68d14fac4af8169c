#pragma once

#include "core/base/try.h"
#include "core/grey/models/gm11_variants.h"
#include "core/grey/models/grey_models.h"
#include "core/grey/models/worked.h"

namespace greyscope::grey {

/// GM(1,1) with its residuals e(k) = x(k) - x^(k), k = 2..n, corrected by a Fourier series. With T = n - 1 and
/// z = floor(T/2) - 1,
///   e^(k) = a0/2 + sum over i = 1..z of a_i cos(2 pi i k/T) + b_i sin(2 pi i k/T)
/// by least squares. The columns are orthogonal over the T points, so that a_i = 2/T sum of e(k) cos(2 pi i k/T), and
/// likewise a0 and b_i. The values are x^(k) + e^(k), x^(1) = x(1); the series repeats itself after T steps. Of the T
/// residuals, T - 2z - 1 (one or two) are left to judge by. Source: Hsu 2003.
struct Gm11Fourier {
    static constexpr GreyModel kModel = GreyModel::gm11Fourier;
    static constexpr const char* kName = "gm11-fourier";
    static constexpr const char* kTitle = "GM(1,1) with Fourier correction";
    static constexpr const char* kSource = "Hsu 2003";
    static constexpr Needs kNeeds{.background = true};

    template <class W>
    static base::Expected<Worked<W>> work(W& w) {
        using N = typename W::Scalar;
        GREYSCOPE_TRY(needPoints(w.input(), kTitle, 5));
        const int n = w.last();
        const int period = n - 1;
        const int waves = period / 2 - 1;
        const auto base = GREYSCOPE_TRY(w.gm11(w.points(), w.end() - n));
        w.begin(WorkedPart::residuals);
        const auto errors = w.column(
            {"e", {"e"}}, 2, n, [](auto k, const auto& x, const auto& fit) { return x(k) - fit(k); }, w.points(),
            base.values);
        const auto turn = w.constant("π", 3.14159265358979323846264338327950288L);
        const auto angle = [period](auto k, int i, const auto& pi) {
            return 2.0L * pi * static_cast<Extended>(i) * k.number() / static_cast<Extended>(period);
        };
        w.begin(WorkedPart::correction);
        std::vector<typename W::Value> cosines{w.value(
            {"a0", {"a", "", "0"}},
            [&](auto over, const auto& e) {
                return N(2.0L) / static_cast<Extended>(period) * over.sum(2, n, [&](auto k) { return e(k); });
            },
            errors)};
        std::vector<typename W::Value> sines;
        for (int i = 1; i <= waves; ++i) {
            const std::string index = std::to_string(i);
            cosines.push_back(w.value(
                {"a" + index, {"a", "", index}},
                [&](auto over, const auto& e, const auto& pi) {
                    return N(2.0L) / static_cast<Extended>(period) *
                           over.sum(2, n, [&](auto k) { return e(k) * cos(angle(k, i, pi)); });
                },
                errors, turn));
            sines.push_back(w.value(
                {"b" + index, {"b", "", index}},
                [&](auto over, const auto& e, const auto& pi) {
                    return N(2.0L) / static_cast<Extended>(period) *
                           over.sum(2, n, [&](auto k) { return e(k) * sin(angle(k, i, pi)); });
                },
                errors, turn));
        }
        const auto correction = w.column(
            {"correction", {"e", "", "", true}}, 2, w.end(),
            [&](auto k, const auto& a, const auto& b, const auto& pi) {
                N total = a[0] / 2.0L;
                for (std::size_t i = 0; i < b.size(); ++i) {
                    const int wave = static_cast<int>(i) + 1;
                    total = std::move(total) + a[i + 1] * cos(angle(k, wave, pi)) + b[i] * sin(angle(k, wave, pi));
                }
                return total;
            },
            cosines, sines, turn);
        const auto values = w.chain(
            {"corrected", {"x", "", "", true}}, 1, w.end(), w.lineOf(base.values, 1),
            [](auto k, const auto& /*self*/, const auto& fit, const auto& by) { return fit(k) + by(k); }, base.values,
            correction);
        std::vector<WorkedParameter<W>> parameters{{"a", base.a}, {"u", base.u, 1.0}, {"a0", cosines[0], 1.0}};
        for (std::size_t i = 0; i < sines.size(); ++i) {
            const std::string index = std::to_string(i + 1);
            parameters.push_back({"a" + index, cosines[i + 1], 1.0});
            parameters.push_back({"b" + index, sines[i], 1.0});
        }
        return Worked<W>{std::move(parameters), values, static_cast<std::size_t>(period - 2 * waves - 1)};
    }
};

}  // namespace greyscope::grey
