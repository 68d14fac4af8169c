#include "core/grey/degrees/clustering.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/base/rounding.h"
#include "core/base/try.h"

namespace greyscope::grey {

using base::Expected;

namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Leaves = std::vector<std::size_t>;

/// Returns the degree of a merged cluster with a third one, from the degrees of its two parts with that cluster.
double joined(Linkage linkage, double a, double sizeA, double b, double sizeB) {
    switch (linkage) {
        case Linkage::single:
            return std::max(a, b);
        case Linkage::complete:
            return std::min(a, b);
        case Linkage::average:
            break;
    }
    return (sizeA * a + sizeB * b) / (sizeA + sizeB);
}

/// Returns whether a number is larger by more than rounding.
bool isLarger(double a, double b) {
    return a > b + std::abs(b) * base::kSumRounding;
}

constexpr double kBelowAll = -2.0;  // smaller than any degree

constexpr std::size_t kNoNeighbour = static_cast<std::size_t>(-1);

/// The remaining clusters, each in the row of its first series. They are compared by degrees, because distances would
/// lose digits when they are small.
struct Forest {
    MatrixXd degrees;
    std::vector<std::size_t> rows;  ///< rows in use, ascending by cluster number
    std::vector<std::size_t> cluster;
    std::vector<std::size_t> size;

    /// For each row in use: the nearest row behind it and their degree. After that neighbour is merged, the degree is
    /// only an upper bound, because no linkage brings a cluster nearer. The neighbour is searched again only if the
    /// bound is the largest.
    std::vector<std::size_t> neighbour;
    std::vector<double> bound;

    [[nodiscard]] double& between(std::size_t a, std::size_t b) {
        return degrees(static_cast<Index>(a), static_cast<Index>(b));
    }

    void findNeighbour(std::size_t i) {
        const std::size_t a = rows[i];
        bound[a] = kBelowAll;
        neighbour[a] = kNoNeighbour;
        for (std::size_t j = i + 1; j < rows.size(); ++j) {
            if (const double degree = between(rows[j], a); isLarger(degree, bound[a]) || neighbour[a] == kNoNeighbour) {
                bound[a] = degree;
                neighbour[a] = rows[j];
            }
        }
    }

    /// Returns the indices in `rows` of the two nearest clusters.
    [[nodiscard]] std::pair<std::size_t, std::size_t> nearest() {
        while (true) {
            std::size_t best = 0;
            for (std::size_t i = 1; i + 1 < rows.size(); ++i) {
                best = isLarger(bound[rows[i]], bound[rows[best]]) ? i : best;
            }
            if (neighbour[rows[best]] != kNoNeighbour) {
                const auto other = std::find(rows.begin(), rows.end(), neighbour[rows[best]]);
                return {best, static_cast<std::size_t>(other - rows.begin())};
            }
            findNeighbour(best);
        }
    }

    Merge merge(std::size_t i, std::size_t j, std::size_t number, Linkage linkage) {
        const std::size_t a = rows[i];
        const std::size_t b = rows[j];
        const Merge made{cluster[a], cluster[b], between(a, b), size[a] + size[b]};
        for (const std::size_t other : rows) {
            if (other != a && other != b) {
                const double degree = joined(linkage, between(other, a), static_cast<double>(size[a]),
                                             between(other, b), static_cast<double>(size[b]));
                between(a, other) = between(other, a) = degree;
                if (neighbour[other] == a || neighbour[other] == b) {
                    neighbour[other] = kNoNeighbour;
                }
                if (isLarger(degree, bound[other])) {  // the merged cluster was before `other` and is now behind it
                    bound[other] = degree;
                    neighbour[other] = a;
                }
            }
        }
        rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(j));
        rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(i));
        rows.push_back(a);
        cluster[a] = number;
        size[a] = made.size;
        bound[a] = kBelowAll;  // no row is behind it
        neighbour[a] = kNoNeighbour;
        return made;
    }
};

/// Shares of the progress: merging and ordering the leaves take about the same time.
constexpr double kMergesShare = 0.5;

Expected<std::vector<Merge>> mergesOf(MatrixXd degrees, Linkage linkage, base::Progress& progress) {
    const auto count = static_cast<std::size_t>(degrees.rows());
    Forest forest{
        std::move(degrees),        Leaves(count), Leaves(count), Leaves(count, 1), Leaves(count, kNoNeighbour),
        std::vector<double>(count)};
    std::iota(forest.rows.begin(), forest.rows.end(), std::size_t{0});
    forest.cluster = forest.rows;
    for (std::size_t i = 0; i < count; ++i) {
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        forest.findNeighbour(i);
    }
    std::vector<Merge> merges;
    for (std::size_t made = 0; made + 1 < count; ++made) {
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        const auto [i, j] = forest.nearest();
        merges.push_back(forest.merge(i, j, count + made, linkage));
        const double left = static_cast<double>(forest.rows.size()) / static_cast<double>(count);
        progress.report(kMergesShare * (1.0 - left * left));
    }
    return merges;
}

/// Turns the branches of a tree. best(u, w) is the smallest sum of neighbouring distances over the orders of a cluster
/// that begin with u and end with w, where u and w lie in different branches. The inner ends of the branches are kept.
class LeafOrder {
public:
    LeafOrder(const MatrixXd& degrees, const std::vector<Merge>& merges)
        : m_degrees(degrees),
          m_merges(merges),
          m_count(static_cast<std::size_t>(degrees.rows())),
          m_best(MatrixXd::Zero(degrees.rows(), degrees.cols())),
          m_innerEnd(m_count, Leaves(m_count)) {
        for (std::size_t leaf = 0; leaf < m_count; ++leaf) {
            m_leaves.push_back({leaf});
        }
    }

    /// The only error is `cancelled`.
    [[nodiscard]] Expected<Leaves> order(base::Progress& progress) {
        double pairs = 0.0;  // every pair of series is joined once
        for (const Merge& merge : m_merges) {
            if (!join(merge, progress)) {
                return base::fail(base::ErrorCode::cancelled);
            }
            m_leaves.push_back(m_leaves[merge.left]);
            const Leaves& right = m_leaves[merge.right];
            pairs += static_cast<double>(m_leaves.back().size()) * static_cast<double>(right.size());
            m_leaves.back().insert(m_leaves.back().end(), right.begin(), right.end());
            const auto count = static_cast<double>(m_count);
            progress.report(kMergesShare + (1.0 - kMergesShare) * 2.0 * pairs / (count * (count - 1.0)));
        }
        return bestOrder();
    }

private:
    [[nodiscard]] Leaves bestOrder() const {
        const Merge& root = m_merges.back();
        std::pair<std::size_t, std::size_t> ends;
        double least = std::numeric_limits<double>::infinity();
        for (const std::size_t u : m_leaves[root.left]) {
            for (const std::size_t w : m_leaves[root.right]) {
                if (isLarger(least, best(u, w))) {
                    least = best(u, w);
                    ends = {u, w};
                }
            }
        }
        Leaves order;
        append(2 * m_count - 2, ends.first, ends.second, order);
        if (order.front() > order.back()) {
            std::reverse(order.begin(), order.end());
        }
        return order;
    }

    [[nodiscard]] double best(std::size_t u, std::size_t w) const {
        return m_best(static_cast<Index>(u), static_cast<Index>(w));
    }
    [[nodiscard]] double distance(std::size_t u, std::size_t w) const {
        return 1.0 - m_degrees(static_cast<Index>(u), static_cast<Index>(w));
    }
    /// Returns the leaves with which an order of `cluster` can end if it begins with `first`.
    [[nodiscard]] const Leaves& ends(std::size_t cluster, std::size_t first) const {
        if (cluster < m_count) {
            return m_leaves[cluster];
        }
        const Merge& merge = m_merges[cluster - m_count];
        const Leaves& left = m_leaves[merge.left];
        return std::find(left.begin(), left.end(), first) != left.end() ? m_leaves[merge.right] : left;
    }

    /// Extends the orders from u over the left branch to every leaf of the right one, then to every end w. Returns
    /// false if cancelled.
    [[nodiscard]] bool join(const Merge& merge, const base::Progress& progress) {
        std::vector<double> reach(m_count);
        Leaves from(m_count);
        for (const std::size_t u : m_leaves[merge.left]) {
            if (progress.cancelled()) {
                return false;
            }
            for (const std::size_t k : m_leaves[merge.right]) {
                reach[k] = std::numeric_limits<double>::infinity();
                for (const std::size_t m : ends(merge.left, u)) {
                    if (isLarger(reach[k], best(u, m) + distance(m, k))) {
                        reach[k] = best(u, m) + distance(m, k);
                        from[k] = m;
                    }
                }
            }
            for (const std::size_t w : m_leaves[merge.right]) {
                double least = std::numeric_limits<double>::infinity();
                for (const std::size_t k : ends(merge.right, w)) {
                    if (isLarger(least, reach[k] + best(k, w))) {
                        least = reach[k] + best(k, w);
                        m_innerEnd[u][w] = from[k];
                        m_innerEnd[w][u] = k;
                    }
                }
                m_best(static_cast<Index>(u), static_cast<Index>(w)) = least;
                m_best(static_cast<Index>(w), static_cast<Index>(u)) = least;
            }
        }
        return true;
    }

    void append(std::size_t cluster, std::size_t first, std::size_t last, Leaves& order) const {
        if (cluster < m_count) {
            order.push_back(cluster);
            return;
        }
        const Merge& merge = m_merges[cluster - m_count];
        const Leaves& left = m_leaves[merge.left];
        const bool straight = std::find(left.begin(), left.end(), first) != left.end();
        append(straight ? merge.left : merge.right, first, m_innerEnd[first][last], order);
        append(straight ? merge.right : merge.left, m_innerEnd[last][first], last, order);
    }

    const MatrixXd& m_degrees;
    const std::vector<Merge>& m_merges;
    std::size_t m_count;
    MatrixXd m_best;
    std::vector<Leaves> m_innerEnd;  ///< (u, w): the leaf at the inner end of the branch that begins with u
    std::vector<Leaves> m_leaves;    ///< leaves of every cluster
};

/// Orders many leaves: for every two branches, puts their nearest ends together.
Expected<Leaves> nearEndsOrder(const MatrixXd& degrees, const std::vector<Merge>& merges, base::Progress& progress) {
    const auto degree = [&degrees](std::size_t a, std::size_t b) {
        return degrees(static_cast<Index>(a), static_cast<Index>(b));
    };
    std::vector<Leaves> leaves;
    for (std::size_t leaf = 0; leaf < static_cast<std::size_t>(degrees.rows()); ++leaf) {
        leaves.push_back({leaf});
    }
    for (const Merge& merge : merges) {
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        Leaves left = std::move(leaves[merge.left]);
        Leaves right = std::move(leaves[merge.right]);
        const double straight = std::max(degree(left.back(), right.front()), degree(left.back(), right.back()));
        if (isLarger(std::max(degree(left.front(), right.front()), degree(left.front(), right.back())), straight)) {
            std::reverse(left.begin(), left.end());
        }
        if (isLarger(degree(left.back(), right.back()), degree(left.back(), right.front()))) {
            std::reverse(right.begin(), right.end());
        }
        left.insert(left.end(), right.begin(), right.end());
        leaves.push_back(std::move(left));
    }
    Leaves order = std::move(leaves.back());
    if (order.front() > order.back()) {
        std::reverse(order.begin(), order.end());
    }
    return order;
}

}  // namespace

const base::Names<Linkage>& linkageNames() {
    static const base::Names<Linkage> names{
        {Linkage::single, "single"}, {Linkage::complete, "complete"}, {Linkage::average, "average"}};
    return names;
}

Expected<Clustering> cluster(const Eigen::MatrixXd& degrees, Linkage linkage, base::Progress& progress) {
    constexpr Index kNeeded = 2;
    if (degrees.rows() < kNeeded) {
        return base::fail(base::ErrorCode::tooFewSeries, {std::to_string(degrees.rows()), std::to_string(kNeeded)});
    }
    const MatrixXd mean = 0.5 * (degrees + degrees.transpose());
    auto merges = GREYSCOPE_TRY(mergesOf(mean, linkage, progress));
    auto order = mean.rows() <= kBestOrderAtMost ? GREYSCOPE_TRY(LeafOrder(mean, merges).order(progress))
                                                 : GREYSCOPE_TRY(nearEndsOrder(mean, merges, progress));
    return Clustering{linkage, std::move(merges), std::move(order)};
}

std::vector<std::vector<std::size_t>> groupMembers(const Clustering& clustering, double threshold) {
    const std::size_t count = clustering.order.size();
    std::vector<std::size_t> topmost(count);  // cluster of each series
    std::iota(topmost.begin(), topmost.end(), std::size_t{0});
    for (std::size_t i = 0; i < clustering.merges.size(); ++i) {
        const Merge& merge = clustering.merges[i];
        if (!isLarger(threshold, merge.degree)) {
            for (std::size_t& at : topmost) {
                at = at == merge.left || at == merge.right ? count + i : at;
            }
        }
    }
    std::vector<std::vector<std::size_t>> groups;
    for (const std::size_t series : clustering.order) {
        if (groups.empty() || topmost[groups.back().front()] != topmost[series]) {
            groups.emplace_back();
        }
        groups.back().push_back(series);
    }
    return groups;
}

}  // namespace greyscope::grey
