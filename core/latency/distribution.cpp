#include "core/latency/distribution.h"

#include <algorithm>
#include <cmath>

namespace greyscope::latency {

namespace {

constexpr std::size_t kPerOctave = 64;

}  // namespace

Distribution Distribution::ofSamples(std::vector<double> values) {
    Distribution made;
    made.m_count = values.size();
    std::sort(values.begin(), values.end());
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i + 1 == values.size() || values[i + 1] > values[i]) {
            values[made.m_upTo.size()] = values[i];  // in place: there may be ten million
            made.m_upTo.push_back(i + 1);
        }
    }
    values.resize(made.m_upTo.size());
    made.m_values = std::move(values);
    return made;
}

Distribution Distribution::ofRanges(std::vector<CountedRange> ranges, DistributionOrigin origin) {
    std::erase_if(ranges, [](const CountedRange& range) { return range.count == 0; });
    std::sort(ranges.begin(), ranges.end(), [](const auto& a, const auto& b) { return a.value < b.value; });
    Distribution made;
    made.m_origin = origin;
    for (const CountedRange& range : ranges) {
        made.m_count += range.count;
        if (!made.m_values.empty() && made.m_values.back() == range.value) {
            made.m_upTo.back() = made.m_count;
            made.m_ranges.back() = {std::min(made.m_ranges.back().first, range.low),
                                    std::max(made.m_ranges.back().second, range.high)};
        } else {
            made.m_values.push_back(range.value);
            made.m_upTo.push_back(made.m_count);
            made.m_ranges.emplace_back(range.low, range.high);
        }
    }
    return made;
}

Distribution Distribution::ofPercentiles(std::vector<PrintedPercentile> printed, std::uint64_t count) {
    std::sort(printed.begin(), printed.end(), [](const auto& a, const auto& b) {
        return a.share < b.share || (a.share == b.share && a.value < b.value);
    });
    Distribution made;
    made.m_origin = DistributionOrigin::printed;
    made.m_count = count;
    for (const PrintedPercentile& each : printed) {
        made.m_values.push_back(each.value);
        made.m_shares.push_back(each.share);
    }
    return made;
}

std::pair<double, double> Distribution::rangeAt(std::size_t place) const {
    return m_ranges.empty() ? std::pair(m_values[place], m_values[place]) : m_ranges[place];
}

std::size_t Distribution::placeOfRank(std::uint64_t rank) const {
    const auto found = std::lower_bound(m_upTo.begin(), m_upTo.end(), rank);
    return found == m_upTo.end() ? m_upTo.size() - 1 : static_cast<std::size_t>(found - m_upTo.begin());
}

std::optional<std::size_t> Distribution::placeOfShare(double share) const {
    constexpr double kRounding = 1e-9;  // 99.99 of a hundred is not 0.9999 to the last digit
    const auto found = std::find_if(m_shares.begin(), m_shares.end(),
                                    [&](double each) { return std::abs(each - share) <= kRounding; });
    return found == m_shares.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - m_shares.begin()));
}

void Distribution::add(const Distribution& other) {
    std::vector<CountedRange> ranges;
    for (const Distribution* each : {static_cast<const Distribution*>(this), &other}) {
        for (std::size_t i = 0; i < each->m_values.size(); ++i) {
            const auto [low, high] = each->rangeAt(i);
            ranges.push_back({each->m_values[i], low, high, each->countAt(i)});
        }
    }
    const bool exact = m_ranges.empty() && other.m_ranges.empty();
    *this = ofRanges(std::move(ranges), exact              ? DistributionOrigin::samples
                                        : m_ranges.empty() ? other.m_origin
                                                           : m_origin);
    if (exact) {
        m_ranges.clear();
    }
}

std::uint64_t rankOf(double share, std::uint64_t count) {
    const double at = share * static_cast<double>(count);
    const double whole = std::round(at);
    const double rank =
        std::abs(at - whole) <= 1e-9 * std::max(1.0, at) && std::abs(at - whole) < 1e-3 ? whole : std::ceil(at);
    return std::clamp<std::uint64_t>(static_cast<std::uint64_t>(std::max(rank, 1.0)), 1,
                                     std::max<std::uint64_t>(count, 1));
}

int gridBin(double value) {
    if (!(value >= gridEdge(kLeastBin + 1))) {
        return kLeastBin;
    }
    int exponent = 0;
    const double mantissa = std::frexp(value, &exponent);  // in [0.5, 1)
    constexpr double kBins = kPerOctave;
    return static_cast<int>(kPerOctave) * (exponent - 1) + static_cast<int>(kBins * (2.0 * mantissa - 1.0));
}

double gridEdge(int bin) {
    if (bin <= kLeastBin) {
        return 0.0;
    }
    const int per = static_cast<int>(kPerOctave);
    const int exponent = bin >= 0 ? bin / per : -((-bin + per - 1) / per);
    return std::ldexp(1.0 + static_cast<double>(bin - exponent * per) / static_cast<double>(per), exponent);
}

}  // namespace greyscope::latency
