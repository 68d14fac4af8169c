#include "core/cart/order.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <span>
#include <utility>

namespace greyscope::cart {
namespace {

/// A row to be sorted, with 32 bits of its value as the key.
struct Keyed {
    std::uint32_t key;
    std::uint32_t row;
};

constexpr std::size_t digitBits = 8;  // more would scatter over more pages than the processor keeps in its cache
constexpr std::size_t digitValues = std::size_t{1} << digitBits;
constexpr std::size_t digitCount = 4;
constexpr std::size_t radixFrom = 1024;  // below, comparing is faster than counting

std::size_t digitOf(const Keyed& entry, std::size_t digit) {
    return (entry.key >> (digit * digitBits)) & (digitValues - 1);
}

/// Returns the bits of a double such that unsigned integers sort like the numbers; both zeros are equal.
std::uint64_t orderedKey(double value) {
    constexpr std::uint64_t sign = std::uint64_t{1} << 63U;
    const auto bits = std::bit_cast<std::uint64_t>(value + 0.0);
    return (bits & sign) != 0 ? ~bits : bits | sign;
}

/// Sorts rows by their values; rows with equal values by row.
class ColumnSorter {
public:
    explicit ColumnSorter(const std::vector<double>& values) : m_values(values) {}

    /// Sorts `rows`, which must ascend. Returns true if no two values are equal; always false for short columns.
    bool sort(std::vector<std::uint32_t>& rows) {
        m_entries.clear();
        m_entries.reserve(rows.size());
        for (const std::uint32_t row : rows) {
            m_entries.push_back({0, row});
        }
        m_distinct = rows.size() >= radixFrom;
        sort(std::span(m_entries));
        std::transform(m_entries.begin(), m_entries.end(), rows.begin(), [](const Keyed& entry) { return entry.row; });
        return m_distinct;
    }

private:
    [[nodiscard]] std::uint64_t keyOf(const Keyed& entry) const { return orderedKey(m_values[entry.row]); }

    /// Sorts many rows by the upper 32 bits of the difference between their key and the smallest one, then each run
    /// with equal bits.
    void sort(std::span<Keyed> entries) {
        if (entries.size() < radixFrom) {
            const auto precedes = [&](const Keyed& a, const Keyed& b) {
                const std::uint64_t left = keyOf(a);
                const std::uint64_t right = keyOf(b);
                return left != right ? left < right : a.row < b.row;
            };
            if (!std::is_sorted(entries.begin(), entries.end(), precedes)) {
                std::sort(entries.begin(), entries.end(), precedes);
            }
            return;
        }
        std::uint64_t smallest = keyOf(entries.front());
        std::uint64_t largest = smallest;
        for (const Keyed& entry : entries) {
            smallest = std::min(smallest, keyOf(entry));
            largest = std::max(largest, keyOf(entry));
        }
        const auto width = static_cast<std::size_t>(std::bit_width(largest - smallest));
        const std::size_t lowBits = width - std::min(width, std::size_t{32});
        for (Keyed& entry : entries) {
            entry.key = static_cast<std::uint32_t>((keyOf(entry) - smallest) >> lowBits);
        }
        sortByKeys(entries, width - lowBits);
        const auto agree = [](const Keyed& a, const Keyed& b) { return a.key == b.key; };
        auto run = std::adjacent_find(entries.begin(), entries.end(), agree);
        m_distinct = m_distinct && run == entries.end();
        while (lowBits > 0 && run != entries.end()) {
            const auto end =
                std::find_if(run, entries.end(), [&](const Keyed& entry) { return entry.key != run->key; });
            sort({run, end});
            run = std::adjacent_find(end, entries.end(), agree);
        }
    }

    /// Sorts by keys of `bits` bits, one stable pass per digit.
    void sortByKeys(std::span<Keyed> entries, std::size_t bits) {
        std::array<std::array<std::uint32_t, digitValues>, digitCount> places{};
        for (const Keyed& entry : entries) {
            for (std::size_t digit = 0; digit < digitCount; ++digit) {
                ++places[digit][digitOf(entry, digit)];
            }
        }
        m_spare.resize(std::max(m_spare.size(), entries.size()));
        std::span<Keyed> from = entries;
        std::span<Keyed> to = std::span(m_spare).first(entries.size());
        for (std::size_t digit = 0; digit * digitBits < bits; ++digit) {
            std::uint32_t place = 0;
            for (std::uint32_t& count : places[digit]) {
                place += std::exchange(count, place);
            }
            for (const Keyed& entry : from) {
                to[places[digit][digitOf(entry, digit)]++] = entry;
            }
            std::swap(from, to);
        }
        if (from.data() != entries.data()) {
            std::copy(from.begin(), from.end(), entries.begin());
        }
    }

    const std::vector<double>& m_values;
    std::vector<Keyed> m_entries;
    std::vector<Keyed> m_spare;
    bool m_distinct = false;
};

ColumnOrder orderOfColumn(const std::vector<double>& values) {
    ColumnOrder order;
    order.rows.reserve(values.size());
    std::vector<std::uint32_t> missing;
    for (std::uint32_t row = 0; row < values.size(); ++row) {
        (std::isfinite(values[row]) ? order.rows : missing).push_back(row);
    }
    order.known = order.rows.size();
    order.distinct = ColumnSorter(values).sort(order.rows);
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
        for (std::size_t feature = slot; feature < order.size(); feature += slots) {
            order[feature] = orderOfColumn(sample.features[feature].values);
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
        kept.distinct = column.distinct;
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
