#include "core/grey/relation_sensitivity.h"

#include <algorithm>
#include <cmath>

namespace greyscope::grey {

namespace {

constexpr double kResolution = 1e-6;

/// Grade of one comparative series; 1 where nothing differs.
double gradeAt(const RelationResult& result, Eigen::Index series, double rho) {
    const double minimum = result.minimum(series);
    const double band = rho * result.maximum(series);
    if (!(band > 0.0)) {
        return 1.0;
    }
    const std::vector<double>& weights = result.options.weights;
    const double* differences = result.differences.col(series).data();
    double sum = 0.0;
    double total = 0.0;
    for (Eigen::Index k = 0; k < result.differences.rows(); ++k) {
        const double weight = weights.empty() ? 1.0 : weights[static_cast<std::size_t>(k)];
        total += weight;
        sum += weight * ((minimum + band) / (differences[k] + band));
    }
    return sum / total;
}

/// Where gradeAt(a) - gradeAt(b) changes sign between low and high.
double bisect(const RelationResult& result, Eigen::Index a, Eigen::Index b, double low, double high) {
    const auto gap = [&](double rho) { return gradeAt(result, a, rho) - gradeAt(result, b, rho); };
    const bool positiveAtLow = gap(low) > 0.0;
    while (high - low > kResolution) {
        const double middle = 0.5 * (low + high);
        const double value = gap(middle);
        if (value == 0.0) {
            return middle;
        }
        ((value > 0.0) == positiveAtLow ? low : high) = middle;
    }
    return 0.5 * (low + high);
}

/// Crossings of one pair. Grid points at which both are equal belong to the change of sign round them.
void addCrossings(const RelationResult& result, Eigen::Index a, Eigen::Index b, RelationSensitivity& out) {
    std::size_t last = 0;
    double before = 0.0;
    for (std::size_t i = 0; i < out.rho.size(); ++i) {
        const auto row = static_cast<Eigen::Index>(i);
        const double gap = out.grades(row, a) - out.grades(row, b);
        if (gap == 0.0) {
            continue;
        }
        if (before * gap < 0.0) {
            const auto above = static_cast<std::size_t>(gap > 0.0 ? a : b);
            const auto below = static_cast<std::size_t>(gap > 0.0 ? b : a);
            out.crossings.push_back({bisect(result, a, b, out.rho[last], out.rho[i]), above, below});
        }
        before = gap > 0.0 ? 1.0 : -1.0;
        last = i;
    }
}

}  // namespace

Eigen::VectorXd gradesAt(const RelationResult& result, double rho) {
    Eigen::VectorXd grades(result.differences.cols());
    for (Eigen::Index i = 0; i < grades.size(); ++i) {
        grades(i) = gradeAt(result, i, rho);
    }
    return grades;
}

base::Expected<RelationSensitivity> sensitivityOf(const RelationResult& result, std::size_t steps,
                                                  base::Progress& progress) {
    if (steps == 0) {
        return base::fail(base::ErrorCode::optionOutOfRange, {"steps", "0", "[1, ∞)"});
    }
    RelationSensitivity out;
    const Eigen::Index count = result.differences.cols();
    out.grades.resize(static_cast<Eigen::Index>(steps), count);
    for (std::size_t i = 1; i <= steps; ++i) {
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        out.rho.push_back(static_cast<double>(i) / static_cast<double>(steps));
        out.grades.row(static_cast<Eigen::Index>(i) - 1) = gradesAt(result, out.rho.back()).transpose();
        progress.report(static_cast<double>(i) / static_cast<double>(steps));
    }
    for (Eigen::Index a = 0; a < count; ++a) {
        for (Eigen::Index b = a + 1; b < count; ++b) {
            if (progress.cancelled()) {
                return base::fail(base::ErrorCode::cancelled);
            }
            addCrossings(result, a, b, out);
        }
    }
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
