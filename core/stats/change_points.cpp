#include "core/stats/change_points.h"

#include <algorithm>
#include <cmath>
#include <string>

#include <Eigen/Dense>

#include "core/stats/welch.h"

namespace greyscope::stats {

namespace {

/// Sums of |x(i) - x(j)| over rectangles of pairs, by sums over all smaller indices.
class Distances {
public:
    explicit Distances(std::span<const double> values) {
        const auto n = static_cast<Eigen::Index>(values.size());
        m_sums = Eigen::MatrixXd::Zero(n + 1, n + 1);
        for (Eigen::Index i = 0; i < n; ++i) {
            for (Eigen::Index j = 0; j < n; ++j) {
                const double distance =
                    std::abs(values[static_cast<std::size_t>(i)] - values[static_cast<std::size_t>(j)]);
                m_sums(i + 1, j + 1) = distance + m_sums(i, j + 1) + m_sums(i + 1, j) - m_sums(i, j);
            }
        }
    }

    /// Parts [0, index) and [index, end).
    [[nodiscard]] double statistic(std::size_t index, std::size_t end) const {
        const auto n = static_cast<double>(index);
        const auto m = static_cast<double>(end - index);
        const double between = sum(0, index, index, end) / (n * m);
        const double first = sum(0, index, 0, index) / (n * (n - 1.0));
        const double second = sum(index, end, index, end) / (m * (m - 1.0));
        return n * m / (n + m) * (2.0 * between - first - second);
    }

private:
    [[nodiscard]] double sum(std::size_t top, std::size_t bottom, std::size_t left, std::size_t right) const {
        const auto at = [this](std::size_t row, std::size_t column) {
            return m_sums(static_cast<Eigen::Index>(row), static_cast<Eigen::Index>(column));
        };
        return at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left);
    }

    Eigen::MatrixXd m_sums;
};

void search(std::span<const double> values, std::size_t offset, double mostP, std::vector<std::size_t>& found) {
    const auto candidate = changeCandidate(values);
    if (!candidate) {
        return;
    }
    const auto before = values.first(candidate->index);
    const auto behind = values.subspan(candidate->index);
    const auto difference = pooled(momentsOf(before), momentsOf(behind));
    const bool differs = difference ? difference->pDifferentFrom(0.0) <= mostP : before.front() != behind.front();
    if (differs) {
        found.push_back(offset + candidate->index);
        search(before, offset, mostP, found);
        search(behind, offset + candidate->index, mostP, found);
    }
}

}  // namespace

std::optional<ChangeCandidate> changeCandidate(std::span<const double> values) {
    constexpr std::size_t kLeast = 2;
    std::optional<ChangeCandidate> best;
    const Distances distances(values);
    for (std::size_t index = kLeast; index + kLeast <= values.size(); ++index) {
        for (std::size_t end = index + kLeast; end <= values.size(); ++end) {
            const double statistic = distances.statistic(index, end);
            if (!best || statistic > best->statistic) {
                best = ChangeCandidate{index, end, statistic};
            }
        }
    }
    return best;
}

base::Expected<std::vector<std::size_t>> changePoints(std::span<const double> values, double mostP) {
    constexpr std::size_t kMost = 3000;
    if (values.size() > kMost) {
        return base::fail(base::ErrorCode::tooManyPoints,
                          {"change points", std::to_string(values.size()), std::to_string(kMost)});
    }
    std::vector<std::size_t> found;
    search(values, 0, mostP, found);
    std::sort(found.begin(), found.end());
    return found;
}

}  // namespace greyscope::stats
