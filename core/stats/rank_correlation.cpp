#include "core/stats/rank_correlation.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace greyscope::stats {

namespace {

using Pairs = std::vector<std::pair<double, double>>;

/// Returns the number of pairs of n elements.
double pairsOf(std::size_t n) {
    return 0.5 * static_cast<double>(n) * static_cast<double>(n - (n > 0 ? 1 : 0));
}

/// Returns the number of pairs within runs of neighbours in [from, to) that are `alike`: the sum of t (t - 1) / 2.
template <class Iterator, class Alike>
double tiedPairs(Iterator from, Iterator to, Alike alike) {
    double tied = 0.0;
    while (from != to) {
        const auto end = std::find_if(from + 1, to, [&](const auto& each) { return !alike(*from, each); });
        tied += pairsOf(static_cast<std::size_t>(end - from));
        from = end;
    }
    return tied;
}

/// Sorts ascending by merging runs and returns the number of pairs in the wrong order.
double sortCountingInversions(std::vector<double>& values) {
    double inversions = 0.0;
    std::vector<double> merged(values.size());
    for (std::size_t run = 1; run < values.size(); run *= 2) {
        for (std::size_t begin = 0; begin < values.size(); begin += 2 * run) {
            const std::size_t middle = std::min(begin + run, values.size());
            const std::size_t end = std::min(begin + 2 * run, values.size());
            std::size_t left = begin;
            std::size_t right = middle;
            for (std::size_t to = begin; to < end; ++to) {
                const bool fromRight = left == middle || (right < end && values[right] < values[left]);
                inversions += fromRight ? static_cast<double>(middle - left) : 0.0;
                merged[to] = fromRight ? values[right++] : values[left++];
            }
        }
        std::swap(values, merged);
    }
    return inversions;
}

/// Takes pairs sorted by their first value, then by their second.
std::optional<double> tauOfSorted(const Pairs& sorted) {
    const double all = pairsOf(sorted.size());
    const double tiedFirst =
        tiedPairs(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.first == b.first; });
    const double tiedBoth =
        tiedPairs(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a == b; });
    std::vector<double> second;
    second.reserve(sorted.size());
    for (const auto& pair : sorted) {
        second.push_back(pair.second);
    }
    const double inversions = sortCountingInversions(second);
    const double tiedSecond = tiedPairs(second.begin(), second.end(), [](double a, double b) { return a == b; });
    const double root = std::sqrt((all - tiedFirst) * (all - tiedSecond));
    return root > 0.0 ? std::optional((all - tiedFirst - tiedSecond + tiedBoth - 2.0 * inversions) / root)
                      : std::nullopt;
}

}  // namespace

const base::Names<NoCorrelation>& noCorrelationNames() {
    static const base::Names<NoCorrelation> names{{NoCorrelation::none, "none"},
                                                  {NoCorrelation::tooFewPoints, "too-few-points"},
                                                  {NoCorrelation::firstConstant, "first-constant"},
                                                  {NoCorrelation::secondConstant, "second-constant"}};
    return names;
}

RankedSeries::RankedSeries(std::span<const double> values) : m_level(values.size(), kNone) {
    m_order.reserve(values.size());
    for (std::size_t k = 0; k < values.size(); ++k) {
        if (std::isfinite(values[k])) {
            m_order.push_back(static_cast<std::uint32_t>(k));
        }
    }
    std::sort(m_order.begin(), m_order.end(), [&](std::uint32_t a, std::uint32_t b) { return values[a] < values[b]; });
    std::uint32_t level = 0;
    for (std::size_t place = 0; place < m_order.size(); ++place) {
        level += place > 0 && values[m_order[place]] != values[m_order[place - 1]] ? 1 : 0;
        m_level[m_order[place]] = level;
    }
}

template <class IsShared>
std::size_t RankedSeries::centredRanks(const IsShared& isShared, std::vector<double>& ranks) const {
    ranks.assign(m_level.size(), 0.0);
    std::size_t taken = 0;
    for (auto run = m_order.begin(); run != m_order.end();) {
        const std::uint32_t level = m_level[*run];
        auto end = run;
        std::size_t count = 0;
        for (; end != m_order.end() && m_level[*end] == level; ++end) {
            count += isShared(*end) ? 1 : 0;
        }
        const auto twice = static_cast<double>(2 * taken + count + 1);  // first plus last rank of the run
        for (; run != end; ++run) {
            if (isShared(*run)) {
                ranks[*run] = twice;
            }
        }
        taken += count;
    }
    for (double& rank : ranks) {
        rank -= rank > 0.0 ? static_cast<double>(taken + 1) : 0.0;
    }
    return taken;
}

std::size_t RankedSeries::centredRanks(const RankedSeries& other, std::ptrdiff_t lag,
                                       std::vector<double>& ranks) const {
    const auto points = static_cast<std::ptrdiff_t>(size());
    if (other.m_order.size() == size()) {  // without gaps, no point needs to be checked
        return centredRanks(
            [&](std::uint32_t point) {
                const std::ptrdiff_t shifted = static_cast<std::ptrdiff_t>(point) + lag;
                return shifted >= 0 && shifted < points;
            },
            ranks);
    }
    return centredRanks([&](std::uint32_t point) { return other.hasValue(static_cast<std::ptrdiff_t>(point) + lag); },
                        ranks);
}

RankCorrelation RankedSeries::with(const RankedSeries& other, std::ptrdiff_t lag, bool kendall) const {
    RankCorrelation found;
    std::vector<double> own;
    std::vector<double> others;
    found.points = centredRanks(other, lag, own);
    if (found.points < kFewestPoints) {
        found.none = NoCorrelation::tooFewPoints;
        return found;
    }
    other.centredRanks(*this, -lag, others);
    const auto first = static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, -lag));
    const auto last = size() - static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, lag));
    double product = 0.0;
    double ownSquares = 0.0;
    double otherSquares = 0.0;
    for (std::size_t k = first; k < last; ++k) {
        const double a = own[k];
        const double b = others[static_cast<std::size_t>(static_cast<std::ptrdiff_t>(k) + lag)];
        product += a * b;
        ownSquares += a * a;
        otherSquares += b * b;
    }
    if (ownSquares == 0.0 || otherSquares == 0.0) {
        found.none = ownSquares == 0.0 ? NoCorrelation::firstConstant : NoCorrelation::secondConstant;
        return found;
    }
    found.spearman = std::clamp(product / std::sqrt(ownSquares * otherSquares), -1.0, 1.0);
    if (kendall) {
        Pairs pairs;
        pairs.reserve(found.points);
        for (auto run = m_order.begin(); run != m_order.end();) {
            const std::size_t from = pairs.size();
            const std::uint32_t level = m_level[*run];
            for (; run != m_order.end() && m_level[*run] == level; ++run) {
                const std::ptrdiff_t shifted = static_cast<std::ptrdiff_t>(*run) + lag;
                if (other.hasValue(shifted)) {
                    pairs.emplace_back(own[*run], others[static_cast<std::size_t>(shifted)]);
                }
            }
            std::sort(pairs.begin() + static_cast<std::ptrdiff_t>(from), pairs.end());
        }
        found.kendall = tauOfSorted(pairs);
    }
    return found;
}

std::optional<double> kendallTau(std::span<const double> a, std::span<const double> b) {
    Pairs pairs;
    pairs.reserve(a.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        pairs.emplace_back(a[i], b[i]);
    }
    std::sort(pairs.begin(), pairs.end());
    return tauOfSorted(pairs);
}

}  // namespace greyscope::stats
