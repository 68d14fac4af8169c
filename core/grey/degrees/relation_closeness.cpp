#include "core/grey/degrees/relation_closeness.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace greyscope::grey {

namespace {

using Gap = PairByAreas::Gap;
using Indices = std::vector<std::size_t>;

constexpr double kNoChange = std::numeric_limits<double>::infinity();

double low(const Gap& gap) {
    return gap.value - gap.rounding;
}

double high(const Gap& gap) {
    return gap.value + gap.rounding;
}

template <class Key>
Indices sortedBy(std::size_t count, const Key& key) {
    Indices order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return key(a) < key(b); });
    return order;
}

/// The minimum over the first elements of a list to which values are added. Source: Fenwick 1994.
class LeastOfFirst {
public:
    explicit LeastOfFirst(std::size_t count) : m_least(count + 1, kNoChange) {}
    void add(std::size_t place, double value) {
        for (std::size_t i = place + 1; i < m_least.size(); i += i & (~i + 1)) {
            m_least[i] = std::min(m_least[i], value);
        }
    }
    [[nodiscard]] double of(std::size_t count) const {
        double least = kNoChange;
        for (std::size_t i = count; i > 0; i -= i & (~i + 1)) {
            least = std::min(least, m_least[i]);
        }
        return least;
    }

private:
    std::vector<double> m_least;
};

/// Returns, for each pair, the lowest degree among the pairs that are nearer in `strict` and not further in `other`.
std::vector<double> leastOfNearer(const std::vector<PairByAreas>& pairs, Gap PairByAreas::*strict,
                                  Gap PairByAreas::*other) {
    const std::size_t count = pairs.size();
    const Indices byHigh = sortedBy(count, [&](std::size_t i) { return high(pairs[i].*strict); });
    const Indices byLow = sortedBy(count, [&](std::size_t i) { return low(pairs[i].*strict); });
    const Indices byOther = sortedBy(count, [&](std::size_t i) { return low(pairs[i].*other); });
    Indices place(count);
    std::vector<double> others;
    others.reserve(count);
    for (std::size_t at = 0; at < count; ++at) {
        place[byOther[at]] = at;
        others.push_back(low(pairs[byOther[at]].*other));
    }
    LeastOfFirst seen(count);
    std::vector<double> least(count, kNoChange);
    std::size_t next = 0;
    for (const std::size_t pair : byLow) {
        for (; next < count && high(pairs[byHigh[next]].*strict) < low(pairs[pair].*strict); ++next) {
            seen.add(place[byHigh[next]], pairs[byHigh[next]].degree.value + pairs[byHigh[next]].degree.rounding);
        }
        const auto end = std::upper_bound(others.begin(), others.end(), high(pairs[pair].*other));
        least[pair] = seen.of(static_cast<std::size_t>(end - others.begin()));
    }
    return least;
}

}  // namespace

base::Expected<NearerPairs> compareWithNearer(const std::vector<PairByAreas>& pairs, const base::Progress& progress) {
    const auto byFirst = leastOfNearer(pairs, &PairByAreas::first, &PairByAreas::second);
    if (progress.cancelled()) {
        return base::fail(base::ErrorCode::cancelled);
    }
    const auto bySecond = leastOfNearer(pairs, &PairByAreas::second, &PairByAreas::first);
    NearerPairs found;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const double least = std::min(byFirst[i], bySecond[i]);
        found.compared += least < kNoChange ? 1U : 0U;
        found.violated += least < pairs[i].degree.value - pairs[i].degree.rounding ? 1U : 0U;
    }
    return found;
}

}  // namespace greyscope::grey
