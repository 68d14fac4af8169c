#include "core/data/columns/coding.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <optional>
#include <type_traits>
#include <utility>

#include "core/base/parallel.h"
#include "core/data/columns/whole_codes.h"

namespace greyscope::data {

namespace {

using CodeWriter = PackedWriter<std::int32_t>;

/// Returns codes of `rows` values below `bound`, in ascending order of the values. `valueOf(i)`: the value of row i.
template <class ValueOf>
Coding compacted(std::size_t rows, std::size_t bound, ValueOf valueOf) {
    std::vector<std::size_t> places(bound, 0);
    for (std::size_t i = 0; i < rows; ++i) {
        places[valueOf(i)] = 1;
    }
    std::size_t count = 0;
    for (std::size_t& place : places) {
        count += std::exchange(place, count);
    }
    CodeWriter codes(rows);
    for (std::size_t i = 0; i < rows; ++i) {
        codes.add(static_cast<std::int32_t>(places[valueOf(i)]));
    }
    return {codes.take(), count};
}

/// Returns the distinct values in ascending order. If there are only a few, it avoids sorting all values.
template <class Value>
std::vector<Value> differentOf(const std::vector<Value>& values) {
    constexpr std::size_t kFew = 32;
    std::vector<Value> sorted;
    for (const Value& value : values) {
        const auto place = std::lower_bound(sorted.begin(), sorted.end(), value);
        if (place == sorted.end() || value < *place) {
            sorted.insert(place, value);
        }
        if (sorted.size() > kFew) {
            sorted = values;
            std::sort(sorted.begin(), sorted.end());
            sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
            break;
        }
    }
    return sorted;
}

/// Renumbers arbitrary values to 0..count-1, keeping their order. Values that rise from row to row, as on most axes
/// with many levels, need no sorting.
template <class Value>
Coding ranked(const std::vector<Value>& values) {
    CodeWriter codes(values.size());
    if (std::adjacent_find(values.begin(), values.end(), std::greater_equal<>()) == values.end()) {
        for (std::size_t i = 0; i < values.size(); ++i) {
            codes.add(static_cast<std::int32_t>(i));
        }
        return {codes.take(), values.size()};
    }
    const std::vector<Value> sorted = differentOf(values);
    for (const Value& value : values) {
        codes.add(static_cast<std::int32_t>(std::lower_bound(sorted.begin(), sorted.end(), value) - sorted.begin()));
    }
    return {codes.take(), sorted.size()};
}

/// Whether a table of `bound` entries is small enough for this number of rows.
bool isRoomFor(std::size_t bound, std::size_t rows) {
    constexpr std::size_t kRoomPerRow = 8;
    return bound / kRoomPerRow <= rows;
}

/// Returns the rank of each level of a column of codes by its number; empty for other text.
std::vector<std::int32_t> placesOf(const Column& column) {
    const auto numbers = wholeLevels(column);
    std::vector<std::int32_t> ascending(numbers ? numbers->size() : 0);
    std::iota(ascending.begin(), ascending.end(), 0);
    std::stable_sort(ascending.begin(), ascending.end(), [&](std::int32_t a, std::int32_t b) {
        return (*numbers)[static_cast<std::size_t>(a)] < (*numbers)[static_cast<std::size_t>(b)];
    });
    std::vector<std::int32_t> places(ascending.size());
    for (std::size_t i = 0; i < ascending.size(); ++i) {
        places[static_cast<std::size_t>(ascending[i])] = static_cast<std::int32_t>(i);
    }
    return places;
}

/// Codes of integers by their distance from the smallest one, missing cells last; nullopt if the range is too large for
/// a table.
std::optional<Coding> codesOfWhole(const NumericValues& numbers, const Rows& rows) {
    return numbers.visit([&](auto stored) -> std::optional<Coding> {
        using Stored = typename decltype(stored)::value_type;
        if constexpr (std::is_same_v<Stored, double>) {
            return std::nullopt;
        } else {
            constexpr Stored kMissing = std::numeric_limits<Stored>::min();
            std::int64_t low = std::numeric_limits<std::int64_t>::max();
            std::int64_t high = 0;
            for (const Stored number : stored) {
                low = number == kMissing ? low : std::min<std::int64_t>(low, number);
                high = std::max<std::int64_t>(high, number);
            }
            low = std::min(low, high);
            const auto missing = static_cast<std::size_t>(high - low + 1);
            if (!isRoomFor(missing + 1, rows.size())) {
                return std::nullopt;
            }
            return compacted(rows.size(), missing + 1, [&](std::size_t i) {
                const Stored number = stored[rows[i]];
                return number == kMissing ? missing : static_cast<std::size_t>(number - low);
            });
        }
    });
}

Coding codesOf(const Column& column, const Rows& rows) {
    if (column.isNumeric()) {
        if (auto whole = codesOfWhole(column.numbers(), rows)) {
            return std::move(*whole);
        }
        std::vector<double> values(rows.size());
        std::transform(rows.begin(), rows.end(), values.begin(), [&](std::size_t r) {
            const double number = column.numbers()[r];
            return std::isnan(number) ? std::numeric_limits<double>::infinity() : number;  // no cell contains infinity
        });
        return ranked(values);
    }
    const std::vector<std::int32_t> places = placesOf(column);
    const auto placeOf = [&](std::size_t i) {
        const std::int32_t code = column.texts().codes[rows[i]];
        return code < 0 || places.empty() ? code : places[static_cast<std::size_t>(code)];
    };
    const std::size_t bound = column.texts().levels.size() + 1;
    if (isRoomFor(bound, rows.size())) {
        return compacted(rows.size(), bound, [&](std::size_t i) { return static_cast<std::size_t>(placeOf(i) + 1); });
    }
    std::vector<std::int32_t> values(rows.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        values[i] = placeOf(i);
    }
    return ranked(values);
}

}  // namespace

Coding codesOf(const std::vector<const Column*>& columns, const Rows& rows) {
    Coding result{LevelCodes(rows.size()), 1};
    for (const Column* column : columns) {  // renumbered after each column, so that the product stays below rows
                                            // squared
        Coding next = codesOf(*column, rows);
        if (next.count == 1) {
            continue;  // a constant column distinguishes no rows
        }
        if (result.count == 1) {
            result = std::move(next);
            continue;
        }
        const auto both = [&](std::size_t i) { return result[i] * next.count + next[i]; };
        const std::size_t bound = result.count * next.count;
        if (isRoomFor(bound, rows.size())) {
            result = compacted(rows.size(), bound, both);
            continue;
        }
        std::vector<std::size_t> values(rows.size());
        for (std::size_t i = 0; i < values.size(); ++i) {
            values[i] = both(i);
        }
        result = ranked(values);
    }
    return result;
}

namespace {

/// Returns the index of the first row with each code. In most tables, all codes have occurred after a few rows.
std::vector<std::size_t> firstPlaces(const Coding& coding) {
    const std::size_t nowhere = coding.codes.size();
    std::vector<std::size_t> first(coding.count, nowhere);
    std::size_t left = coding.count;
    for (std::size_t place = 0; place < nowhere && left > 0; ++place) {
        std::size_t& of = first[coding[place]];
        left -= of == nowhere ? 1 : 0;
        of = std::min(of, place);
    }
    return first;
}

}  // namespace

void orderByAppearance(Coding& coding) {
    const std::vector<std::size_t> first = firstPlaces(coding);
    if (std::ranges::is_sorted(first)) {
        return;
    }
    std::vector<std::size_t> order(coding.count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&first](std::size_t code) { return first[code]; });
    std::vector<std::int32_t> renumbered(coding.count);
    for (std::size_t number = 0; number < order.size(); ++number) {
        renumbered[order[number]] = static_cast<std::int32_t>(number);
    }
    const LevelCodes codes = std::move(coding.codes);
    const auto numberOf = [&](std::size_t place) { return renumbered[static_cast<std::size_t>(codes[place])]; };
    const auto most = static_cast<std::int32_t>(coding.count) - 1;
    coding.codes = LevelCodes::made(codes.size(), 0, most, base::Threads::available(), numberOf);
}

std::vector<std::size_t> firstRows(const Coding& coding, const Rows& rows) {
    std::vector<std::size_t> first = firstPlaces(coding);
    std::ranges::transform(first, first.begin(), [&rows](std::size_t place) { return rows[place]; });
    return first;
}

}  // namespace greyscope::data
