#include "core/grey/degrees/relation_sensitivity.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "core/base/try.h"
#include "core/grey/degrees/relation_parts.h"

namespace greyscope::grey {

namespace {

constexpr double kResolution = 1e-6;

Degree degreeAt(const RelationResult& result, Eigen::Index series, double rho) {
    return dengDegree(
        extremaIn(result, series), rho, result.differences.rows(),
        [&](Eigen::Index k) { return weightAt(result.options, k); },
        [&](Eigen::Index k) { return differenceIn(result, series, k); });
}

/// As degreesAt() for all rho at once. One after the other, each sum would wait for its own additions and divide by M
/// again.
base::Expected<std::vector<Degree>> degreesOver(const RelationResult& result, Eigen::Index series,
                                                const std::vector<double>& rho, const base::Progress& progress) {
    constexpr Eigen::Index kBetweenLooks = 4096;  // points between checks for cancellation
    const Extrema extrema = extremaIn(result, series);
    std::vector<DengDegree> sums;
    for (const double each : rho) {
        sums.emplace_back(extrema, each);
    }
    for (Eigen::Index k = 0; k < result.differences.rows(); ++k) {
        if (k % kBetweenLooks == 0 && progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        const double weight = weightAt(result.options, k);
        const Difference difference = DengDegree::inUnits(differenceIn(result, series, k), extrema);
        for (DengDegree& sum : sums) {
            sum.add(weight, difference);
        }
    }
    std::vector<Degree> degrees;
    std::transform(sums.begin(), sums.end(), std::back_inserter(degrees),
                   [](const DengDegree& sum) { return sum.degree(); });
    return degrees;
}

/// Returns 1 if a is ahead of b, -1 if b is ahead, 0 if the difference is rounding.
int orderOf(const Degree& a, const Degree& b) {
    const double gap = a.value - b.value;
    return std::abs(gap) <= std::max(a.rounding, b.rounding) ? 0 : gap > 0.0 ? 1 : -1;
}

/// Returns the rho between low and high at which degreeAt(a) - degreeAt(b) changes sign.
double bisect(const RelationResult& result, Eigen::Index a, Eigen::Index b, double low, double high, int orderAtLow) {
    while (high - low > kResolution) {
        const double middle = 0.5 * (low + high);
        const double gap = degreeAt(result, a, middle).value - degreeAt(result, b, middle).value;
        if (gap == 0.0) {
            return middle;
        }
        ((gap > 0.0 ? 1 : -1) == orderAtLow ? low : high) = middle;
    }
    return 0.5 * (low + high);
}

/// Degrees on the grid of rho and their possible rounding errors.
struct Curves {
    Eigen::MatrixXd values;
    Eigen::MatrixXd rounding;
    [[nodiscard]] Degree at(Eigen::Index row, Eigen::Index series) const {
        return {values(row, series), rounding(row, series)};
    }
};

/// Returns the crossings of one pair. Grid points at which both degrees are equal belong to the surrounding change of
/// sign.
void addCrossings(const RelationResult& result, const Curves& curves, Eigen::Index a, Eigen::Index b,
                  RelationSensitivity& out) {
    std::size_t last = 0;
    int before = 0;
    for (std::size_t i = 0; i < out.rho.size(); ++i) {
        const auto row = static_cast<Eigen::Index>(i);
        const int order = orderOf(curves.at(row, a), curves.at(row, b));
        if (order == 0) {
            continue;
        }
        if (before * order < 0) {
            const auto above = static_cast<std::size_t>(order > 0 ? a : b);
            const auto below = static_cast<std::size_t>(order > 0 ? b : a);
            out.crossings.push_back({bisect(result, a, b, out.rho[last], out.rho[i], before), above, below});
        }
        before = order;
        last = i;
    }
}

}  // namespace

Eigen::VectorXd degreesAt(const RelationResult& result, double rho) {
    Eigen::VectorXd degrees(result.differences.cols());
    for (Eigen::Index i = 0; i < degrees.size(); ++i) {
        degrees(i) = degreeAt(result, i, rho).value;
    }
    return degrees;
}

base::Expected<RelationSensitivity> sensitivityOf(const RelationResult& result, std::size_t steps,
                                                  base::Progress& progress) {
    if (steps == 0) {
        return base::fail(base::ErrorCode::optionOutOfRange, {"steps", "0", "[1, ∞)"});
    }
    RelationSensitivity out;
    const Eigen::Index count = result.differences.cols();
    Curves curves{Eigen::MatrixXd(static_cast<Eigen::Index>(steps), count),
                  Eigen::MatrixXd(static_cast<Eigen::Index>(steps), count)};
    for (std::size_t i = 1; i <= steps; ++i) {
        out.rho.push_back(static_cast<double>(i) / static_cast<double>(steps));
    }
    for (Eigen::Index series = 0; series < count; ++series) {
        const auto degrees = GREYSCOPE_TRY(degreesOver(result, series, out.rho, progress));
        for (std::size_t i = 0; i < steps; ++i) {
            curves.values(static_cast<Eigen::Index>(i), series) = degrees[i].value;
            curves.rounding(static_cast<Eigen::Index>(i), series) = degrees[i].rounding;
        }
        progress.report(static_cast<double>(series + 1) / static_cast<double>(count));
    }
    for (Eigen::Index a = 0; a < count; ++a) {
        for (Eigen::Index b = a + 1; b < count; ++b) {
            if (progress.cancelled()) {
                return base::fail(base::ErrorCode::cancelled);
            }
            addCrossings(result, curves, a, b, out);
        }
    }
    out.degrees = std::move(curves.values);
    std::stable_sort(out.crossings.begin(), out.crossings.end(),
                     [](const RankCrossing& a, const RankCrossing& b) { return a.rho < b.rho; });
    return out;
}

OrderRange orderAround(const RelationSensitivity& sensitivity, double rho) {
    OrderRange range;
    range.from = sensitivity.rho.empty() ? 0.0 : sensitivity.rho.front();
    for (const RankCrossing& crossing : sensitivity.crossings) {
        if (crossing.rho <= rho) {
            range.from = crossing.rho;
            range.below = crossing;
        } else {
            range.to = crossing.rho;
            range.above = crossing;
            break;
        }
    }
    return range;
}

}  // namespace greyscope::grey
