#include "core/cart/split.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace greyscope::cart {
namespace {

constexpr std::size_t lanes = 4;  // predictors scanned together, so that their running sums do not wait for each other
constexpr std::size_t stretchRows = 16;

using Stretch = SplitScanner::Stretch;

/// Finds the largest S^2 / (l (n - l)) over all l from minLeaf to n - minLeaf for K predictors, even between equal
/// values. Each of `stretches[f]` receives the sum before it and the largest value in it.
template <std::size_t K>
void boundGains(const NodeView& node, const std::size_t* features, std::size_t minLeaf, const double* inverse,
                Stretch* const* stretches, double* bounds) {
    std::array<const std::uint32_t*, K> order{};
    std::array<double, K> sum{};
    std::array<double, K> largest{};
    for (std::size_t f = 0; f < K; ++f) {
        order[f] = node.orderOf(features[f]).data();
    }
    const double* centred = node.centred.data();
    const std::size_t n = node.size();
    std::size_t k = 0;
    for (; k + 1 < minLeaf; ++k) {
        for (std::size_t f = 0; f < K; ++f) {
            sum[f] += centred[order[f][k]];
        }
    }
    for (std::size_t stretch = 0; k + minLeaf < n; ++stretch) {
        std::array<double, K> here{};
        const std::size_t end = std::min(k + stretchRows, n - minLeaf);
        for (std::size_t f = 0; f < K; ++f) {
            stretches[f][stretch].sum = sum[f];
        }
        for (; k < end; ++k) {
            const double weight = inverse[k + 1] * inverse[n - k - 1];
            for (std::size_t f = 0; f < K; ++f) {
                sum[f] += centred[order[f][k]];
                here[f] = std::max(here[f], sum[f] * sum[f] * weight);
            }
        }
        for (std::size_t f = 0; f < K; ++f) {
            stretches[f][stretch].largest = here[f];
            largest[f] = std::max(largest[f], here[f]);
        }
    }
    for (std::size_t f = 0; f < K; ++f) {
        bounds[f] = largest[f] * static_cast<double>(n);
    }
}

}  // namespace

SplitScanner::SplitScanner(const Sample& sample, const GrowOptions& options, std::size_t largestNode,
                           base::Threads threads)
    : m_sample(sample),
      m_minLeaf(options.minLeaf),
      m_threads(threads),
      m_inverse(largestNode + 1),
      m_candidates(sample.features.size()),
      m_stretches(sample.features.size(), std::vector<Stretch>(largestNode / stretchRows + 1)) {
    for (std::size_t k = 1; k < m_inverse.size(); ++k) {
        m_inverse[k] = 1.0 / static_cast<double>(k);
    }
}

Split SplitScanner::best(const NodeView& node, double leastGain) {
    boundAll(node);
    double largest = std::max(leastGain, gainTolerance * node.sse);
    const double least = largest;
    for (std::size_t feature = mostPromising();
         feature < m_candidates.size() && m_candidates[feature].bound >= largest * (1.0 - gainTolerance);
         feature = mostPromising()) {
        scan(node, feature);
        largest = std::max(largest, m_candidates[feature].gain);
    }
    for (std::size_t feature = 0; feature < m_candidates.size(); ++feature) {
        const double gain = m_candidates[feature].gain;
        if (gain > least && gain >= largest * (1.0 - gainTolerance)) {
            return describe(node, feature);
        }
    }
    return {};
}

/// Returns the predictor with the largest bound among those not scanned yet; the number of predictors if none is left.
std::size_t SplitScanner::mostPromising() const {
    std::size_t best = m_candidates.size();
    for (std::size_t feature = 0; feature < m_candidates.size(); ++feature) {
        if (!m_candidates[feature].scanned &&
            (best == m_candidates.size() || m_candidates[feature].bound > m_candidates[best].bound)) {
            best = feature;
        }
    }
    return best;
}

void SplitScanner::boundAll(const NodeView& node) {
    std::vector<std::size_t> complete;
    for (std::size_t feature = 0; feature < m_candidates.size(); ++feature) {
        if (m_sample.features[feature].isCategorical() || node.knownOf(feature) < node.size()) {
            m_candidates[feature] = {std::numeric_limits<double>::infinity()};  // the gain is only known after the full
                                                                                // scan
        } else {
            complete.push_back(feature);
        }
    }
    const std::size_t threads = node.size() < worthSharing ? 1 : std::max(m_threads.count, std::size_t{1});
    const std::size_t atOnce = std::clamp((complete.size() + threads - 1) / threads, std::size_t{1}, lanes);
    base::forEach((complete.size() + atOnce - 1) / atOnce, {threads}, [&](std::size_t group) {
        const std::size_t first = group * atOnce;
        boundGroup(node, complete.data() + first, std::min(atOnce, complete.size() - first));
    });
}

void SplitScanner::boundGroup(const NodeView& node, const std::size_t* features, std::size_t count) {
    std::array<double, lanes> bounds{};
    std::array<Stretch*, lanes> stretches{};
    for (std::size_t f = 0; f < count; ++f) {
        stretches[f] = m_stretches[features[f]].data();
    }
    switch (count) {
        case 4:
            boundGains<4>(node, features, m_minLeaf, m_inverse.data(), stretches.data(), bounds.data());
            break;
        case 3:
            boundGains<3>(node, features, m_minLeaf, m_inverse.data(), stretches.data(), bounds.data());
            break;
        case 2:
            boundGains<2>(node, features, m_minLeaf, m_inverse.data(), stretches.data(), bounds.data());
            break;
        default:
            boundGains<1>(node, features, m_minLeaf, m_inverse.data(), stretches.data(), bounds.data());
            break;
    }
    for (std::size_t f = 0; f < count; ++f) {
        m_candidates[features[f]] = {bounds[f]};
    }
}

void SplitScanner::scan(const NodeView& node, std::size_t feature) {
    m_candidates[feature].scanned = true;
    if (m_sample.features[feature].isCategorical()) {
        scanCategorical(node, feature);
    } else {
        scanNumeric(node, feature);
    }
}

/// Returns the mean of the centred response over the rows that have a value; zero if all have.
double SplitScanner::knownMean(const NodeView& node, std::size_t feature) const {
    const std::size_t known = node.knownOf(feature);
    if (known == node.size() || known == 0) {
        return 0.0;
    }
    double sum = 0.0;
    for (const std::uint32_t row : node.orderOf(feature).first(known)) {
        sum += node.centred[row];
    }
    return sum / static_cast<double>(known);
}

/// Returns whether the `left` smallest values of a node all differ from the rest. Values are scattered in memory and
/// therefore only read if some may be equal.
inline bool SplitScanner::canPart(const NodeView& node, std::size_t feature, std::size_t left) const {
    if ((*node.order)[feature].distinct) {
        return true;
    }
    const std::vector<double>& values = m_sample.features[feature].values;
    const auto order = node.orderOf(feature);
    return values[node.rows[order[left - 1]]] != values[node.rows[order[left]]];
}

void SplitScanner::scanNumeric(const NodeView& node, std::size_t feature) {
    if (!confirmBound(node, feature)) {
        scanValues(node, feature);
    }
}

/// Searches for the cut that has the gain of the bound. Returns true if it separates two different values; no cut is
/// better.
bool SplitScanner::confirmBound(const NodeView& node, std::size_t feature) {
    Candidate& candidate = m_candidates[feature];
    const auto order = node.orderOf(feature);
    const std::size_t n = node.size();
    if (node.knownOf(feature) < n) {
        return false;
    }
    const double largest = candidate.bound / static_cast<double>(n) * (1.0 - gainTolerance);
    const Stretch* stretch = m_stretches[feature].data();
    for (std::size_t begin = m_minLeaf - 1; begin + m_minLeaf < n; begin += stretchRows, ++stretch) {
        if (stretch->largest < largest) {
            continue;
        }
        double sum = stretch->sum;
        for (std::size_t k = begin; k < std::min(begin + stretchRows, n - m_minLeaf); ++k) {
            sum += node.centred[order[k]];
            if (sum * sum * (m_inverse[k + 1] * m_inverse[n - k - 1]) >= largest && canPart(node, feature, k + 1)) {
                candidate.gain = candidate.bound;
                candidate.left = k + 1;
                return true;
            }
        }
    }
    return false;
}

/// Scans every cut between two different values.
void SplitScanner::scanValues(const NodeView& node, std::size_t feature) {
    Candidate& candidate = m_candidates[feature];
    const auto order = node.orderOf(feature);
    const std::size_t known = node.knownOf(feature);
    const double mean = knownMean(node, feature);
    m_gains.assign(known, -1.0);
    double sum = 0.0;
    double largest = -1.0;
    for (std::size_t k = 0; k + m_minLeaf < known; ++k) {
        sum += node.centred[order[k]] - mean;
        if (k + 1 < m_minLeaf || !canPart(node, feature, k + 1)) {
            continue;
        }
        m_gains[k] = sum * sum * (m_inverse[k + 1] * m_inverse[known - k - 1]);
        largest = std::max(largest, m_gains[k]);
    }
    if (largest < 0.0) {
        return;
    }
    const auto lowest = std::find_if(m_gains.begin(), m_gains.end(),
                                     [&](double gain) { return gain >= largest * (1.0 - gainTolerance); });
    candidate.gain = largest * static_cast<double>(known);
    candidate.left = static_cast<std::size_t>(lowest - m_gains.begin()) + 1;
}

/// Sorts the node's levels in ascending order of their mean response.
void SplitScanner::sumLevels(const NodeView& node, std::size_t feature) {
    const std::vector<double>& values = m_sample.features[feature].values;
    const double mean = knownMean(node, feature);
    m_levels.clear();
    for (const std::uint32_t row : node.orderOf(feature).first(node.knownOf(feature))) {
        const auto level = static_cast<std::int32_t>(values[node.rows[row]]);
        if (m_levels.empty() || m_levels.back().level != level) {
            m_levels.push_back({level});
        }
        m_levels.back().sum += node.centred[row] - mean;
        ++m_levels.back().count;
    }
    std::stable_sort(m_levels.begin(), m_levels.end(), [](const LevelSum& a, const LevelSum& b) {
        return a.sum * static_cast<double>(b.count) < b.sum * static_cast<double>(a.count);
    });
}

void SplitScanner::scanCategorical(const NodeView& node, std::size_t feature) {
    Candidate& candidate = m_candidates[feature];
    const std::size_t known = node.knownOf(feature);
    sumLevels(node, feature);
    double sum = 0.0;
    std::size_t left = 0;
    for (const LevelSum& level : m_levels) {
        sum += level.sum;
        left += level.count;
        if (left < m_minLeaf || left + m_minLeaf > known || left == known) {
            continue;
        }
        const double gain = sum * sum * (m_inverse[left] * m_inverse[known - left]) * static_cast<double>(known);
        if (gain > candidate.gain * (1.0 + gainTolerance)) {
            candidate.gain = gain;
            candidate.left = left;
        }
    }
}

Split SplitScanner::describe(const NodeView& node, std::size_t feature) {
    Split split;
    split.feature = static_cast<int>(feature);
    split.gain = m_candidates[feature].gain;
    split.leftKnown = m_candidates[feature].left;
    if (m_sample.features[feature].isCategorical()) {
        describeLevels(node, split);
        return split;
    }
    const auto order = node.orderOf(feature);
    split.lastLeft = node.rows[order[split.leftKnown - 1]];
    split.firstRight = node.rows[order[split.leftKnown]];
    return split;
}

/// Lists the levels of one child. Levels that the node lacks follow the child with more rows, like missing values.
void SplitScanner::describeLevels(const NodeView& node, Split& split) {
    const auto feature = static_cast<std::size_t>(split.feature);
    sumLevels(node, feature);
    const bool othersLeft = 2 * split.leftKnown >= node.knownOf(feature);
    std::vector<std::int32_t> listed;  // levels of the child that unlisted levels do not follow
    std::size_t counted = 0;
    for (const LevelSum& level : m_levels) {
        if ((counted < split.leftKnown) != othersLeft) {
            listed.push_back(level.level);
        }
        counted += level.count;
    }
    split.leftLevels = LevelSet(std::move(listed), othersLeft);
}

}  // namespace greyscope::cart
