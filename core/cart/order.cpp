#include "core/cart/order.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <utility>

namespace greyscope::cart {
namespace {

struct Keyed {
    std::uint64_t key;
    std::uint32_t row;
};

constexpr std::size_t digitBits = 11;
constexpr std::size_t digitValues = std::size_t{1} << digitBits;
constexpr std::size_t digitCount = 3;                         // sign, exponent and half of the mantissa:
constexpr std::size_t lowBits = 64 - digitCount * digitBits;  // what lies below seldom decides
constexpr std::size_t radixFrom = 1024;                       // below, comparing is faster than counting

/// Bits of a double, arranged so that unsigned integers order as the numbers do; both zeros are one.
std::uint64_t orderedKey(double value) {
    constexpr std::uint64_t sign = std::uint64_t{1} << 63U;
    const auto bits = std::bit_cast<std::uint64_t>(value + 0.0);
    return (bits & sign) != 0 ? ~bits : bits | sign;
}

bool precedes(const Keyed& a, const Keyed& b) {
    return a.key != b.key ? a.key < b.key : a.row < b.row;
}

std::size_t digitOf(std::uint64_t key, std::size_t digit) {
    return (key >> (lowBits + digit * digitBits)) & (digitValues - 1);
}

/// Sorts by the upper bits with one stable pass a digit, then compares within the runs that agree in them.
void radixSort(std::vector<Keyed>& entries, std::vector<Keyed>& spare) {
    std::array<std::array<std::uint32_t, digitValues>, digitCount> counts{};
    for (const Keyed& entry : entries) {
        for (std::size_t digit = 0; digit < digitCount; ++digit) {
            ++counts[digit][digitOf(entry.key, digit)];
        }
    }
    spare.resize(entries.size());
    for (std::size_t digit = 0; digit < digitCount; ++digit) {
        auto& places = counts[digit];
        if (places[digitOf(entries.front().key, digit)] == entries.size()) {
            continue;  // all rows agree in this digit
        }
        std::uint32_t place = 0;
        for (std::uint32_t& count : places) {
            place += std::exchange(count, place);
        }
        for (const Keyed& entry : entries) {
            spare[places[digitOf(entry.key, digit)]++] = entry;
        }
        entries.swap(spare);
    }
    for (auto run = entries.begin(); run != entries.end();) {
        const std::uint64_t upper = run->key >> lowBits;
        const auto end =
            std::find_if(run, entries.end(), [&](const Keyed& entry) { return entry.key >> lowBits != upper; });
        if (!std::is_sorted(run, end, precedes)) {
            std::sort(run, end, precedes);
        }
        run = end;
    }
}

ColumnOrder orderOfColumn(const std::vector<double>& values, std::vector<Keyed>& entries, std::vector<Keyed>& spare) {
    ColumnOrder order;
    order.rows.reserve(values.size());
    std::vector<std::uint32_t> missing;
    entries.clear();
    for (std::uint32_t row = 0; row < values.size(); ++row) {
        if (std::isfinite(values[row])) {
            entries.push_back({orderedKey(values[row]), row});
        } else {
            missing.push_back(row);
        }
    }
    if (entries.size() >= radixFrom) {
        radixSort(entries, spare);
    } else {
        std::sort(entries.begin(), entries.end(), precedes);
    }
    for (const Keyed& entry : entries) {
        order.rows.push_back(entry.row);
    }
    order.known = entries.size();
    order.rows.insert(order.rows.end(), missing.begin(), missing.end());
    return order;
}

}  // namespace

SampleOrder orderOf(const Sample& sample, base::Threads threads) {
    constexpr std::size_t worthThreads = 10'000;  // rows
    SampleOrder order(sample.features.size());
    const std::size_t slots =
        sample.size() < worthThreads ? 1 : std::clamp(threads.count, std::size_t{1}, order.size() + 1);
    base::forEach(slots, {slots}, [&](std::size_t slot) {
        std::vector<Keyed> entries;
        std::vector<Keyed> spare;
        for (std::size_t feature = slot; feature < order.size(); feature += slots) {
            order[feature] = orderOfColumn(sample.features[feature].values, entries, spare);
        }
    });
    return order;
}

SampleOrder restricted(const SampleOrder& order, const std::vector<std::uint32_t>& rows, std::size_t sampleSize) {
    constexpr auto absent = std::numeric_limits<std::uint32_t>::max();
    std::vector<std::uint32_t> position(sampleSize, absent);
    for (std::uint32_t k = 0; k < rows.size(); ++k) {
        position[rows[k]] = k;
    }
    SampleOrder result;
    result.reserve(order.size());
    for (const ColumnOrder& column : order) {
        ColumnOrder kept;
        kept.rows.reserve(rows.size());
        for (std::size_t k = 0; k < column.rows.size(); ++k) {
            const std::uint32_t place = position[column.rows[k]];
            if (place != absent) {
                kept.rows.push_back(place);
                kept.known += k < column.known ? 1 : 0;
            }
        }
        result.push_back(std::move(kept));
    }
    return result;
}

}  // namespace greyscope::cart
