#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace greyscope::grey {

/// Class ratios sigma(k) = x(k-1)/x(k), k = 2..n, compared with the band (e^{-2/(n+1)}, e^{2/(n+1)}) (Deng 1993).
/// `values[i]` belongs to k = i+2. `outside` lists the k (from 1) outside the band. If x(k) is 0, the value is given as
/// 0 and counts as outside.
struct ClassRatio {
    std::vector<double> values;
    double low = 0.0;
    double high = 0.0;
    bool admissible = false;
    std::vector<std::size_t> outside;
};

[[nodiscard]] ClassRatio classRatioOf(const std::vector<double>& series);

/// Smoothness rho(k) = x(k) / (x(1) + ... + x(k-1)), k = 3..n, compared with [0, 0.5) (Liu). k = 2 is left out, because
/// x(2)/x(1) is near 1 for every slow series. `values[i]` belongs to k = i+3. If the sum is 0, the value is given as 0
/// and counts as outside.
struct Smoothness {
    std::vector<double> values;
    bool smooth = false;
    std::vector<std::size_t> outside;
};

[[nodiscard]] Smoothness smoothnessOf(const std::vector<double>& series);

/// A constant that is added to a series before a grey model is fitted, and subtracted from the model's values.
struct Translation {
    enum class Kind {
        none,
        automatic,  ///< admissibleShift() of the fitted points
        fixed
    };
    Kind kind = Kind::none;
    double by = 0.0;  ///< the constant for `fixed`
    bool operator==(const Translation&) const = default;
};

/// Returns the smallest C >= 0, rounded up to three digits, for which every class ratio of x + C lies in the band; 0 if
/// they do already. Both ends of the band are linear in C: C > (low x(k) - x(k-1)) / (1 - low) and C > (x(k-1) - high
/// x(k)) / (high - 1). Returns nullopt if no number is large enough.
[[nodiscard]] std::optional<double> admissibleShift(const std::vector<double>& series);

/// Returns C of a translation for these points; nullopt as in admissibleShift().
[[nodiscard]] std::optional<double> shiftOf(const Translation& translation, const std::vector<double>& series);

/// Returns x + by.
[[nodiscard]] std::vector<double> shifted(std::vector<double> series, double by);
/// Returns x + by in the unit of unit_scale.h, in which the sum does not overflow. Class ratios and smoothness do not
/// change with the unit.
[[nodiscard]] std::vector<double> shiftedInUnit(const std::vector<double>& series, double by);

}  // namespace greyscope::grey
