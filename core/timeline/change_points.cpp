#include "core/timeline/change_points.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/quantile.h"

namespace greyscope::timeline {

namespace {

constexpr double kSmallestShare = 1e-3;
constexpr double kNormalMad = 1.4826;  // σ of a normal distribution divided by its MAD
constexpr double kPenalty = 3.0;
constexpr double kMostDependence = 0.9;
constexpr std::size_t kFewestCounted = 100;

/// Variance of normal values by their median absolute deviation, which a few outliers hardly affect.
double robustVariance(std::vector<double> values) {
    const double middle = base::quantileAmong(values, 0.5);
    for (double& value : values) {
        value = std::abs(value - middle);
    }
    const double deviation = kNormalMad * base::quantileAmong(values, 0.5);
    return deviation * deviation;
}

std::vector<double> differences(const std::vector<double>& values, std::size_t lag) {
    std::vector<double> steps;
    for (std::size_t i = lag; i < values.size(); ++i) {
        steps.push_back(values[i] - values[i - lag]);
    }
    return steps;
}

/// The variance of an AR(1) series follows from its differences, which a few steps of the level hardly affect: that of
/// Δ1 is 2 s² (1 - φ), that of Δ2 is 2 s² (1 - φ²).
void findScatter(const std::vector<double>& logs, TimeLevels& result) {
    result.scatter = kLeastScatter;
    if (logs.size() < 3) {
        return;
    }
    const double one = robustVariance(differences(logs, 1));
    const double two = robustVariance(differences(logs, 2));
    result.dependence = one > 0.0 ? std::clamp(two / one - 1.0, 0.0, kMostDependence) : 0.0;
    const double independent = 1.0 - result.dependence;
    const double variance = one / 2.0 * (1.0 + result.dependence) / (independent * independent);
    result.scatter = std::max(kLeastScatter, std::sqrt(variance));
}

/// Sums of values and squares before each index, from which the cost of any part follows.
class Costs {
public:
    explicit Costs(const std::vector<double>& values) : m_sums(values.size() + 1), m_squares(values.size() + 1) {
        double mean = 0.0;  // subtracted, so that the squares keep their digits
        for (const double value : values) {
            mean += value / static_cast<double>(values.size());
        }
        for (std::size_t i = 0; i < values.size(); ++i) {
            const double value = values[i] - mean;
            m_sums[i + 1] = m_sums[i] + value;
            m_squares[i + 1] = m_squares[i] + value * value;
        }
    }

    /// Sum of squares around the mean of the values from `first` to before `end`.
    [[nodiscard]] double of(std::size_t first, std::size_t end) const {
        const double sum = m_sums[end] - m_sums[first];
        return std::max(0.0, m_squares[end] - m_squares[first] - sum * sum / static_cast<double>(end - first));
    }

private:
    std::vector<double> m_sums, m_squares;
};

/// Returns the first index of each part of the cheapest partition, ascending.
std::vector<std::size_t> cheapestParts(const std::vector<double>& values, double penalty) {
    const Costs costs(values);
    std::vector<double> least(values.size() + 1);
    std::vector<std::size_t> begin(values.size() + 1);
    std::vector<std::size_t> candidates;
    std::vector<double> cost;
    least[0] = -penalty;
    for (std::size_t end = 1; end <= values.size(); ++end) {
        candidates.push_back(end - 1);
        cost.resize(candidates.size());
        double best = std::numeric_limits<double>::infinity();
        for (std::size_t c = 0; c < candidates.size(); ++c) {
            cost[c] = least[candidates[c]] + costs.of(candidates[c], end);
            if (cost[c] < best) {
                best = cost[c];
                begin[end] = candidates[c];
            }
        }
        least[end] = best + penalty;
        // A candidate that is dearer already, without a penalty, can begin no later part of a cheapest partition.
        std::size_t kept = 0;
        for (std::size_t c = 0; c < candidates.size(); ++c) {
            if (cost[c] <= least[end]) {
                candidates[kept++] = candidates[c];
            }
        }
        candidates.resize(kept);
    }
    std::vector<std::size_t> parts;
    for (std::size_t end = values.size(); end > 0; end = begin[end]) {
        parts.push_back(begin[end]);
    }
    std::reverse(parts.begin(), parts.end());
    return parts;
}

}  // namespace

TimeLevels levelsOf(std::span<const double> series, std::size_t most) {
    std::vector<double> positive;
    for (const double value : series) {
        if (value > 0.0 && std::isfinite(value)) {
            positive.push_back(value);
        }
    }
    TimeLevels result;
    if (positive.empty()) {
        return result;
    }
    const double smallest = kSmallestShare * base::quantileAmong(positive, 0.5);
    std::vector<double> logs;
    std::vector<std::size_t> bins;
    for (std::size_t bin = 0; bin < series.size(); ++bin) {
        if (std::isfinite(series[bin])) {
            result.raised += series[bin] < smallest ? 1 : 0;
            logs.push_back(std::log(std::max(series[bin], smallest)));
            bins.push_back(bin);
        }
    }
    result.values = logs.size();
    if (logs.size() > most) {
        return result;
    }
    findScatter(logs, result);
    const auto count = static_cast<double>(std::max(logs.size(), kFewestCounted));
    result.penalty = kPenalty * result.scatter * result.scatter * std::log(count);
    const std::vector<std::size_t> parts = cheapestParts(logs, result.penalty);
    for (std::size_t part = 0; part < parts.size(); ++part) {
        const std::size_t end = part + 1 < parts.size() ? parts[part + 1] : logs.size();
        double sum = 0.0;
        for (std::size_t i = parts[part]; i < end; ++i) {
            sum += logs[i];
        }
        result.levels.push_back(
            {bins[parts[part]], bins[end - 1], std::exp(sum / static_cast<double>(end - parts[part]))});
    }
    return result;
}

std::vector<ChangePoint> changePointsOf(const TimeLevels& levels) {
    std::vector<ChangePoint> points;
    for (std::size_t i = 1; i < levels.levels.size(); ++i) {
        points.push_back({levels.levels[i].first, levels.levels[i].value / levels.levels[i - 1].value});
    }
    return points;
}

}  // namespace greyscope::timeline
