#include "core/grey/models/worked.h"

#include <limits>

#include "core/base/try.h"
#include "core/grey/models/gm11.h"
#include "core/grey/models/gm11_variants.h"
#include "core/grey/models/model_formulas.h"

namespace greyscope::grey {

using base::ErrorCode;
using base::Expected;
using base::fail;
using Eigen::Index;

namespace {

using Matrix = Eigen::Matrix<Extended, Eigen::Dynamic, Eigen::Dynamic>;
using Vector = Eigen::Matrix<Extended, Eigen::Dynamic, 1>;

std::vector<Extended> extended(const std::vector<double>& values) {
    return {values.begin(), values.end()};
}

std::vector<double> rounded(const std::vector<Extended>& values) {
    std::vector<double> result;
    for (const Extended value : values) {
        result.push_back(static_cast<double>(value));
    }
    return result;
}

}  // namespace

Extended decayOver(Extended a, Extended t) {
    return a == 0.0L ? 1.0L : -std::expm1(-a) / a * std::exp(-a * t);
}

Extended missedOver(Extended a, Extended t) {
    constexpr Extended kSeries = 0.5L;
    if (std::abs(a) * (t + 1.0L) > kSeries) {
        return (1.0L - decayOver(a, t)) / a;
    }
    // The integral of (1 - e^(-a s)) / a over s from t to t + 1, as a series in a.
    Extended total = 0.0L;
    Extended upper = (t + 1.0L) * (t + 1.0L) / 2.0L;
    Extended lower = t * t / 2.0L;
    for (int j = 1; std::abs(upper) > std::numeric_limits<Extended>::epsilon() * std::abs(total); ++j) {
        total += upper - lower;
        upper *= -a * (t + 1.0L) / (j + 2);
        lower *= -a * t / (j + 2);
    }
    return total;
}

Calculation::Column Calculation::points() const {
    return {1, extended(m_input.values)};
}

Calculation::Column Calculation::arrivals() const {
    return {last() + 1, extended(m_input.arrivals)};
}

Calculation::Column Calculation::accumulated(const Column& x) const {
    return chain({}, x.first(), x.last(), x(x.first()),
                 [&](PointOf<Extended> k, const Column& sums) { return sums(k - 1) + x(k); });
}

std::vector<Calculation::Column> Calculation::accumulatedRelated() const {
    std::vector<Column> columns;
    for (const RelatedFactor& factor : m_input.related) {
        columns.push_back(accumulated({1, extended(factor.values)}));
    }
    return columns;
}

Calculation::Column Calculation::background(const Column& sums) const {
    return column(
        {}, sums.first() + 1, sums.last(),
        [this](PointOf<Extended> k, const Column& x1) { return backgroundValue(Extended(m_alpha), x1(k), x1(k - 1)); },
        sums);
}

Calculation::Column Calculation::restored(const Column& response) const {
    return chain({}, response.first(), response.last(), response(response.first()),
                 [&](PointOf<Extended> k, const Column& /*restored*/) { return response(k) - response(k - 1); });
}

Expected<WorkedGm11<Calculation>> Calculation::gm11(const Column& x, int steps) {
    const std::vector<double> series = rounded(x.values());
    const auto fit = GREYSCOPE_TRY(fitGm11(series, {m_alpha, static_cast<std::size_t>(steps)}, m_input.series));
    if (m_equations.empty()) {
        m_equations = equationsOf(m_input, fit);
    }
    std::vector<Extended> values{x(x.first())};
    for (std::size_t k = 1; k < series.size() + static_cast<std::size_t>(steps); ++k) {
        values.push_back(restoredValue(fit.a, fit.u, series.front(), k));
    }
    return WorkedGm11<Calculation>{fit.a, fit.u, {x.first(), std::move(values)}};
}

Expected<std::vector<Extended>> Calculation::solved(const std::vector<std::vector<Extended>>& rows,
                                                    const std::vector<Extended>& right) {
    const auto height = static_cast<Index>(rows.size());
    const auto width = static_cast<Index>(rows.front().size());
    Matrix system(height, width);
    Vector y(height);
    for (Index r = 0; r < height; ++r) {
        const std::vector<Extended>& row = rows[static_cast<std::size_t>(r)];
        system.row(r) = Eigen::Map<const Vector>(row.data(), width).transpose();
        y(r) = right[static_cast<std::size_t>(r)];
    }
    if (m_input.keepsEquations) {
        const Column sums = accumulated(points());
        m_equations.push_back({rounded(sums.values()),
                               m_needs.background ? rounded(background(sums).values()) : std::vector<double>{},
                               system.cast<double>(), y.cast<double>()});
    }
    if (!system.allFinite() || !y.allFinite()) {
        return fail(ErrorCode::overflow, {m_name});
    }
    Vector scale(width);
    for (Index column = 0; column < width; ++column) {
        scale(column) = system.col(column).stableNorm();
        if (!(scale(column) > 0.0L)) {
            return fail(ErrorCode::singularSystem, {m_name});
        }
        system.col(column) /= scale(column);
    }
    Eigen::ColPivHouseholderQR<Matrix> solver(system);
    // The points have the digits of a double.
    solver.setThreshold(std::numeric_limits<double>::epsilon() * static_cast<Extended>(std::max(height, width)));
    if (height < width || solver.rank() < width) {
        return fail(ErrorCode::singularSystem, {m_name});
    }
    const Vector found = solver.solve(y).cwiseQuotient(scale);
    return std::vector<Extended>(found.begin(), found.end());
}

Calculation::Column Calculation::transitions(const WorkedStep& /*step*/, const Column& states, int count) const {
    const auto size = static_cast<std::size_t>(count);
    std::vector<Extended> shares(size * size, 0.0L);
    std::vector<Extended> totals(size, 0.0L);
    for (int k = states.first(); k < states.last(); ++k) {
        const auto from = static_cast<std::size_t>(states(k)) - 1;
        shares[from * size + static_cast<std::size_t>(states(k + 1)) - 1] += 1.0L;
        totals[from] += 1.0L;
    }
    for (std::size_t i = 0; i < size; ++i) {
        for (std::size_t j = 0; j < size; ++j) {
            Extended& share = shares[i * size + j];
            share = totals[i] > 0.0L ? share / totals[i] : i == j ? 1.0L : 0.0L;
        }
    }
    return {1, std::move(shares)};
}

Calculation::Column Calculation::before(const WorkedStep& /*step*/, const Column& shares,
                                        const Column& expected) const {
    const int count = expected.last();
    Column result(1, {});
    for (int i = 1; i <= count; ++i) {
        Extended total = 0.0L;
        for (int j = 1; j <= count; ++j) {
            total += shares((i - 1) * count + j) * expected(j);
        }
        result.add(total);
    }
    return result;
}

}  // namespace greyscope::grey
