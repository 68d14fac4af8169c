#pragma once

#include <cmath>
#include <cstddef>
#include <limits>

#include "core/base/exact_sum.h"
#include "core/data/series/aggregation.h"

namespace greyscope::data {

/// The measurements at one point of a series, of which only count, extremes, exact sum and exact sum of squares are
/// kept. They are enough for every aggregation except quantiles. Neither the order of the measurements nor merging
/// changes a result.
class MeasuredValues {
public:
    /// Whether this aggregation can be calculated without the single measurements.
    [[nodiscard]] static bool suffice(const Aggregation& how);

    /// Adds a finite measurement; `squared`: whether spreads will be asked for.
    GREYSCOPE_INLINED void add(double value, bool squared) {
        ++m_count;
        m_least = value < m_least ? value : m_least;
        m_greatest = value > m_greatest ? value : m_greatest;
        m_sum.add(value);
        if (squared) {
            addSquare(value, 1.0);
        }
    }
    /// Adds a finite measurement that occurs `times` times.
    void addRepeated(double value, std::size_t times);
    void add(const MeasuredValues& other);

    [[nodiscard]] std::size_t count() const { return m_count; }
    /// Whether all measurements are so far from overflow and underflow that a spread is exact.
    [[nodiscard]] bool haveSpread() const { return m_moderate; }
    /// Returns the aggregate of at least one measurement: a correctly rounded sum, and a mean and a variance within one
    /// unit in the last place. NaN for the spread of a single measurement, infinity if the result overflows. Spreads
    /// need haveSpread() and squares that were added.
    [[nodiscard]] double value(const Aggregation& how) const;

private:
    void addSquare(double value, double times);
    [[nodiscard]] double variance() const;

    std::size_t m_count = 0;
    double m_least = std::numeric_limits<double>::infinity();
    double m_greatest = -std::numeric_limits<double>::infinity();
    bool m_moderate = true;
    base::ExactSum m_sum;
    base::ExactSum m_squares;
};

}  // namespace greyscope::data
