#include "core/data/columns/coding.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <utility>

#include "core/data/columns/whole_codes.h"

namespace greyscope::data {

namespace {

using Rows = std::vector<std::size_t>;

/// The different values, ascending. Few are found without sorting all.
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

/// Renumbers arbitrary values to 0..count-1, keeping their order. Those that rise from row to row, as most axes with
/// many levels do, are in order.
template <class Value>
Coding ranked(const std::vector<Value>& values) {
    if (std::adjacent_find(values.begin(), values.end(), std::greater_equal<>()) == values.end()) {
        Coding counted{std::vector<std::size_t>(values.size()), values.size()};
        std::iota(counted.codes.begin(), counted.codes.end(), std::size_t{0});
        return counted;
    }
    const std::vector<Value> sorted = differentOf(values);
    Coding result{std::vector<std::size_t>(values.size()), sorted.size()};
    std::transform(values.begin(), values.end(), result.codes.begin(), [&](const Value& value) {
        return static_cast<std::size_t>(std::lower_bound(sorted.begin(), sorted.end(), value) - sorted.begin());
    });
    return result;
}

/// Renumbers codes below `bound`, keeping their order.
Coding compacted(const std::vector<std::size_t>& codes, std::size_t bound) {
    constexpr std::size_t kRoomPerRow = 8;
    if (bound / kRoomPerRow > codes.size()) {
        return ranked(codes);
    }
    std::vector<std::size_t> places(bound, 0);
    for (const std::size_t code : codes) {
        places[code] = 1;
    }
    std::size_t count = 0;
    for (std::size_t& place : places) {
        count += std::exchange(place, count);
    }
    Coding result{codes, count};
    for (std::size_t& code : result.codes) {
        code = places[code];
    }
    return result;
}

/// Of the levels of a column of codes, by their numbers; none of other text.
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

Coding codesOf(const Column& column, const Rows& rows) {
    if (column.isNumeric()) {
        std::vector<double> values(rows.size());
        std::transform(rows.begin(), rows.end(), values.begin(), [&](std::size_t r) {
            const double number = column.numbers()[r];
            return std::isnan(number) ? std::numeric_limits<double>::infinity() : number;  // which no cell holds
        });
        return ranked(values);
    }
    const std::vector<std::int32_t> places = placesOf(column);
    std::vector<std::int32_t> values(rows.size());
    std::transform(rows.begin(), rows.end(), values.begin(), [&](std::size_t r) {
        const std::int32_t code = column.texts().codes[r];
        return code < 0 || places.empty() ? code : places[static_cast<std::size_t>(code)];
    });
    return ranked(values);
}

}  // namespace

Coding codesOf(const std::vector<const Column*>& columns, const Rows& rows) {
    Coding result{std::vector<std::size_t>(rows.size(), 0), 1};
    for (const Column* column : columns) {  // renumbered after each: the product stays below rows squared
        Coding next = codesOf(*column, rows);
        if (next.count == 1) {
            continue;  // one value in all rows tells none apart
        }
        if (result.count == 1) {
            result = std::move(next);
            continue;
        }
        for (std::size_t i = 0; i < rows.size(); ++i) {
            result.codes[i] = result.codes[i] * next.count + next.codes[i];
        }
        result = compacted(result.codes, result.count * next.count);
    }
    return result;
}

void orderByAppearance(Coding& coding) {
    std::vector<std::size_t> renumbered(coding.count, coding.count);
    std::size_t next = 0;
    for (std::size_t& code : coding.codes) {
        if (renumbered[code] == coding.count) {
            renumbered[code] = next++;
        }
        code = renumbered[code];
    }
}

Rows firstRows(const Coding& coding, const Rows& rows) {
    Rows first(coding.count, 0);
    for (std::size_t i = rows.size(); i-- > 0;) {
        first[coding.codes[i]] = rows[i];
    }
    return first;
}

}  // namespace greyscope::data
