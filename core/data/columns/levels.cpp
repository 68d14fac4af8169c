#include "core/data/columns/levels.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <span>

#include "core/base/error.h"

namespace greyscope::data {

namespace {

void keepDistinct(std::vector<double>& values) {
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
}

/// Returns the distinct numbers of a list of one- or two-byte integers, by marking them in a table.
template <class Stored>
std::vector<double> inTable(std::span<const Stored> values) {
    constexpr auto kLeast = static_cast<std::int32_t>(std::numeric_limits<Stored>::min());  // represents a missing
                                                                                            // number
    std::vector<char> met(std::size_t{1} << 8 * sizeof(Stored), 0);
    for (const Stored value : values) {
        met[static_cast<std::size_t>(value - kLeast)] = 1;
    }
    std::vector<double> distinct;
    for (std::size_t place = 1; place < met.size(); ++place) {
        if (met[place] != 0) {
            distinct.push_back(static_cast<double>(static_cast<std::int32_t>(place) + kLeast));
        }
    }
    return distinct;
}

/// Returns the distinct numbers by sorting. A recently seen value is not kept again, so that a long column with few
/// levels is neither copied nor sorted.
template <class Stored>
std::vector<double> inSorts(std::span<const Stored> values) {
    constexpr unsigned kSlotBits = 12;
    constexpr std::size_t kKeptBetweenSorts = 1U << 20U;
    std::array<double, std::size_t{1} << kSlotBits> latest{};
    latest.fill(std::numeric_limits<double>::quiet_NaN());
    std::vector<double> kept;
    std::size_t most = kKeptBetweenSorts;
    for (const Stored stored : values) {
        constexpr std::uint64_t kSpread = 0x9E3779B97F4A7C15U;  // 2^64 over the golden ratio: Fibonacci hashing
        const double value = NumericValues::unpacked(stored);
        double& slot = latest[(std::bit_cast<std::uint64_t>(value) * kSpread) >> (64U - kSlotBits)];
        if (slot == value || std::isnan(value)) {
            continue;
        }
        slot = value;
        kept.push_back(value);
        if (kept.size() == most) {
            keepDistinct(kept);
            most = 2 * kept.size() + kKeptBetweenSorts;
        }
    }
    keepDistinct(kept);
    kept.shrink_to_fit();
    return kept;
}

std::vector<double> distinctOf(const NumericValues& values) {
    return values.visit([](auto stored) {
        using Stored = typename decltype(stored)::value_type;
        if constexpr (sizeof(Stored) <= 2) {
            return inTable<Stored>(stored);
        } else {
            return inSorts<Stored>(stored);
        }
    });
}

}  // namespace

Levels::Levels(const Column& column) : m_column(&column) {
    if (column.isNumeric()) {
        m_numbers = distinctOf(column.numbers());
        return;
    }
    std::vector<bool> used(column.texts().levels.size(), false);
    column.texts().codes.visit([&](auto codes) {
        std::size_t unused = used.size();
        for (std::size_t row = 0; row < codes.size() && unused > 0; ++row) {
            if (codes[row] >= 0 && !used[static_cast<std::size_t>(codes[row])]) {
                used[static_cast<std::size_t>(codes[row])] = true;
                --unused;
            }
        }
    });
    for (std::size_t level = 0; level < used.size(); ++level) {
        if (used[level]) {
            m_codes.push_back(static_cast<std::int32_t>(level));
        }
    }
}

std::string Levels::text(std::size_t level) const {
    return m_column->isNumeric() ? base::toText(m_numbers[level])
                                 : m_column->texts().levels[static_cast<std::size_t>(m_codes[level])];
}

std::vector<std::string> Levels::texts() const {
    std::vector<std::string> values;
    values.reserve(count());
    for (std::size_t level = 0; level < count(); ++level) {
        values.push_back(text(level));
    }
    return values;
}

namespace {

bool allDouble(std::span<const double> levels) {
    const auto notDoubled = [](double a, double b) {
        const double times = a > 0.0 ? std::log2(b / a) : 0.0;
        return !(std::round(times) >= 1.0 && std::abs(times - std::round(times)) <= 1e-9);
    };
    return levels.size() >= 3 && std::adjacent_find(levels.begin(), levels.end(), notDoubled) == levels.end();
}

}  // namespace

bool doubles(std::span<const double> levels) {
    constexpr std::size_t kForgiveOne = 6;
    constexpr std::size_t kMostLooked = 64;  // more levels cannot double
    if (allDouble(levels) || levels.size() < kForgiveOne || levels.size() > kMostLooked || !(levels.front() > 0.0)) {
        return allDouble(levels);
    }
    for (std::size_t odd = 0; odd < levels.size(); ++odd) {
        std::vector<double> others(levels.begin(), levels.end());
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(odd));
        if (allDouble(others)) {
            return true;
        }
    }
    return false;
}

bool areCrowdedLow(std::span<const double> levels) {
    constexpr std::size_t kFewest = 4;
    if (levels.size() < kFewest || !(levels.front() > 0.0) || levels.back() < 100.0 * levels.front()) {
        return false;
    }
    const double middle = levels[(levels.size() - 1) / 2];
    return middle - levels.front() <= (levels.back() - levels.front()) / 20.0;
}

}  // namespace greyscope::data
