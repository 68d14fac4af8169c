#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace greyscope::grey {

/// The class ratios of a series, sigma(k) = x(k-1)/x(k), k = 2..n, compared with the band (e^{-2/(n+1)}, e^{2/(n+1)})
/// (Deng 1993). `values[i]` belongs to k = i+2. `outside` lists the k (from 1) outside the band. If x(k) is 0, the
/// value is set to 0 and counts as outside.
struct ClassRatio {
    std::vector<double> values;
    double low = 0.0;
    double high = 0.0;
    bool admissible = false;
    std::vector<std::size_t> outside;
};

/// Returns the class ratios of a series.
[[nodiscard]] ClassRatio classRatioOf(const std::vector<double>& series);

/// The smoothness ratios of a series, rho(k) = x(k) / (x(1) + ... + x(k-1)), k = 3..n, compared with [0, 0.5) (Liu). k
/// = 2 is left out, because x(2)/x(1) is near 1 for every slow series. `values[i]` belongs to k = i+3. If the sum is 0,
/// the value is set to 0 and counts as outside.
struct Smoothness {
    std::vector<double> values;
    bool smooth = false;
    std::vector<std::size_t> outside;
};

/// Returns the smoothness ratios of a series.
[[nodiscard]] Smoothness smoothnessOf(const std::vector<double>& series);

/// Which constant C is added to a series before a grey model is fitted, and subtracted from the model's values.
struct Translation {
    enum class Kind {
        none,
        automatic,  ///< admissibleShift() of the fitted points
        fixed
    };
    Kind kind = Kind::none;
    double by = 0.0;  ///< the constant C for `fixed`; not used otherwise
    bool operator==(const Translation&) const = default;
};

/// Returns the smallest constant C >= 0, rounded up to three digits, for which every class ratio of x + C lies in the
/// band; 0 if they do already. Both ends of the band are linear in C: C > (low x(k) - x(k-1)) / (1 - low) and C >
/// (x(k-1) - high x(k)) / (high - 1). Returns nullopt if no number is large enough.
[[nodiscard]] std::optional<double> admissibleShift(const std::vector<double>& series);

/// Returns the constant C that a translation adds to these points; nullopt in the cases of admissibleShift().
[[nodiscard]] std::optional<double> shiftOf(const Translation& translation, const std::vector<double>& series);

/// Returns the series with `by` added to every value.
[[nodiscard]] std::vector<double> shifted(std::vector<double> series, double by);
/// Returns the series with `by` added to every value, divided by a power of two (see unit_scale.h) so that the sum does
/// not overflow. Class ratios and smoothness ratios are the same in every unit.
[[nodiscard]] std::vector<double> shiftedInUnit(const std::vector<double>& series, double by);

}  // namespace greyscope::grey
