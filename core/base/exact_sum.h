#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/clones.h"

namespace greyscope::base {

/// The exact sum of any finite doubles, as a fixed-point number with 32 bits per limb. Neither the order of the numbers
/// nor their distribution over several sums that are merged changes it. Source: R. M. Neal, "Fast exact summation using
/// small and large superaccumulators", 2015 (the small one).
class ExactSum {
public:
    /// Adds a finite number.
    GREYSCOPE_INLINED void add(double value) {
        const auto bits = std::bit_cast<std::uint64_t>(value);
        const std::uint64_t field = (bits >> kMantissaBits) & kExponentMask;
        const std::uint64_t mantissa = (bits & (kHidden - 1)) | (field == 0 ? 0 : kHidden);
        const std::uint64_t exponent = field == 0 ? 1 : field;
        const std::size_t first = static_cast<std::size_t>(exponent >> 5U) + kBelow;
        const std::uint64_t shift = exponent & 31U;
        const std::uint64_t rest = mantissa >> (32U - shift);
        const auto sign = static_cast<std::int64_t>(bits) >> 63U;  // -1 or 0
        const auto put = [&](std::size_t limb, std::uint64_t part)
                             GREYSCOPE_INLINED { m_limbs[limb] += (static_cast<std::int64_t>(part) ^ sign) - sign; };
        put(first, (mantissa << shift) & kLimbMask);
        put(first + 1, rest & kLimbMask);
        put(first + 2, rest >> 32U);
        if (++m_added == kMostBeforeCarry) {
            carry();
        }
    }
    /// Adds a product, exactly as long as neither the product overflows nor its last bit underflows.
    void addProduct(double a, double b);
    void add(const ExactSum& other);

    /// The sum, correctly rounded; infinity if it overflows.
    [[nodiscard]] double value() const;
    /// The sum divided by `count` > 0, with an error below one unit in the last place; does not overflow.
    [[nodiscard]] double dividedBy(double count) const;
    /// Returns doubles whose sum is exactly this one, the largest first; empty for 0. The sum must not overflow.
    [[nodiscard]] std::vector<double> terms() const;

private:
    static constexpr unsigned kMantissaBits = 52;
    static constexpr std::uint64_t kExponentMask = 0x7ff;
    static constexpr std::uint64_t kHidden = std::uint64_t{1} << kMantissaBits;
    static constexpr std::uint64_t kLimbMask = 0xffffffff;
    static constexpr std::size_t kBelow = 2;   ///< limbs of 0 below the lowest bit of a double, for value()
    static constexpr std::size_t kLimbs = 70;  ///< 66 for the doubles, and room for carries
    static constexpr std::uint32_t kMostBeforeCarry = 1U << 30U;

    /// The number mantissa x 2^exponent that is nearest to the sum.
    struct Rounded {
        double mantissa = 0.0;
        int exponent = 0;
    };
    /// Makes every limb but the last one a number from 0 to 2^32 - 1.
    void carry();
    [[nodiscard]] Rounded rounded() const;

    std::array<std::int64_t, kLimbs> m_limbs{};
    std::uint32_t m_added = 0;
};

}  // namespace greyscope::base
