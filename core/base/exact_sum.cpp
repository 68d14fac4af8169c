#include "core/base/exact_sum.h"

#include <cmath>

namespace greyscope::base {

namespace {

constexpr int kLowestBit = -1075;  ///< exponent of the lowest bit of the limb of the smallest doubles

}  // namespace

void ExactSum::addProduct(double a, double b) {
    const double product = a * b;
    add(product);
    add(std::fma(a, b, -product));
}

void ExactSum::add(const ExactSum& other) {
    carry();
    ExactSum more = other;
    more.carry();
    for (std::size_t limb = 0; limb < kLimbs; ++limb) {
        m_limbs[limb] += more.m_limbs[limb];
    }
    carry();
}

void ExactSum::carry() {
    std::int64_t over = 0;
    for (std::size_t limb = 0; limb + 1 < kLimbs; ++limb) {
        m_limbs[limb] += over;
        over = m_limbs[limb] >> 32U;
        m_limbs[limb] &= static_cast<std::int64_t>(kLimbMask);
    }
    m_limbs.back() += over;
    m_added = 0;
}

ExactSum::Rounded ExactSum::rounded() const {
    ExactSum sum = *this;
    sum.carry();
    const bool isNegative = sum.m_limbs.back() < 0;
    if (isNegative) {
        for (std::int64_t& limb : sum.m_limbs) {
            limb = -limb;
        }
        sum.carry();
    }
    std::size_t top = kLimbs - 1;
    while (top > kBelow && sum.m_limbs[top] == 0) {
        --top;
    }
    const auto limbAt = [&](std::size_t limb) { return static_cast<std::uint64_t>(sum.m_limbs[limb]); };
    if (limbAt(top) == 0) {
        return {};
    }
    // The 64 highest bits; the last of them stands for all bits below, so that the conversion rounds correctly.
    const auto zeros = static_cast<unsigned>(std::countl_zero(limbAt(top))) - 32U;
    std::uint64_t high = ((limbAt(top) << 32U) | limbAt(top - 1)) << zeros;
    high |= limbAt(top - 2) >> (32U - zeros);
    bool below = ((limbAt(top - 2) << zeros) & kLimbMask) != 0;
    for (std::size_t limb = kBelow; limb + 2 < top && !below; ++limb) {
        below = sum.m_limbs[limb] != 0;
    }
    const auto mantissa = static_cast<double>(high | (below ? 1U : 0U));
    const int place = static_cast<int>(top) - 1 - static_cast<int>(kBelow);
    return {isNegative ? -mantissa : mantissa, 32 * place + kLowestBit - static_cast<int>(zeros)};
}

double ExactSum::value() const {
    const Rounded sum = rounded();
    return std::ldexp(sum.mantissa, sum.exponent);
}

double ExactSum::dividedBy(double count) const {
    const Rounded sum = rounded();
    const double quotient = std::ldexp(sum.mantissa / count, sum.exponent);
    if (!std::isfinite(quotient * count)) {
        return quotient;
    }
    ExactSum rest = *this;  // what the rounded quotient leaves, which corrects it
    rest.addProduct(-quotient, count);
    return quotient + rest.value() / count;
}

std::vector<double> ExactSum::terms() const {
    std::vector<double> found;
    ExactSum rest = *this;
    for (double term = rest.value(); term != 0.0; term = rest.value()) {
        found.push_back(term);
        rest.add(-term);
    }
    return found;
}

}  // namespace greyscope::base
