#include "core/data/series/measured_values.h"

#include <algorithm>

namespace greyscope::data {

bool MeasuredValues::suffice(const Aggregation& how) {
    using Kind = Aggregation::Kind;
    return how.kind != Kind::none && how.kind != Kind::median && how.kind != Kind::percentile;
}

void MeasuredValues::addSquare(double value, double times) {
    constexpr double kLeast = 0x1p-400;  // squares, and the square of their sum, keep all their bits
    constexpr double kGreatest = 0x1p400;
    const double size = std::abs(value);
    m_moderate = m_moderate && (size == 0.0 || (size >= kLeast && size <= kGreatest));
    if (m_moderate) {
        const double square = value * value;
        const double rest = std::fma(value, value, -square);
        times == 1.0 ? m_squares.add(square) : m_squares.addProduct(square, times);
        times == 1.0 ? m_squares.add(rest) : m_squares.addProduct(rest, times);
    }
}

void MeasuredValues::addRepeated(double value, std::size_t times) {
    if (times == 0) {
        return;
    }
    m_count += times;
    m_least = std::min(m_least, value);
    m_greatest = std::max(m_greatest, value);
    m_sum.addProduct(value, static_cast<double>(times));
    addSquare(value, static_cast<double>(times));
}

void MeasuredValues::add(const MeasuredValues& other) {
    m_count += other.m_count;
    m_least = std::min(m_least, other.m_least);
    m_greatest = std::max(m_greatest, other.m_greatest);
    m_moderate = m_moderate && other.m_moderate;
    m_sum.add(other.m_sum);
    m_squares.add(other.m_squares);
}

double MeasuredValues::variance() const {
    const auto n = static_cast<double>(m_count);
    base::ExactSum deviations;  // n x sum of squares - square of the sum
    for (const double square : m_squares.terms()) {
        deviations.addProduct(square, n);
    }
    const std::vector<double> sums = m_sum.terms();
    for (const double a : sums) {
        for (const double b : sums) {
            deviations.addProduct(-a, b);
        }
    }
    return deviations.dividedBy(n) / (n - 1.0);
}

double MeasuredValues::value(const Aggregation& how) const {
    using Kind = Aggregation::Kind;
    const auto n = static_cast<double>(m_count);
    switch (how.kind) {
        case Kind::minimum:
            return m_least + 0.0;  // no -0.0, which would depend on the order
        case Kind::maximum:
            return m_greatest + 0.0;
        case Kind::sum:
            return m_sum.value();
        case Kind::count:
            return n;
        case Kind::deviation:
        case Kind::variance: {
            const double spread = m_count < 2 ? std::numeric_limits<double>::quiet_NaN() : variance();
            return how.kind == Kind::variance ? spread : std::sqrt(spread);
        }
        default:
            return m_sum.dividedBy(n);
    }
}

}  // namespace greyscope::data
