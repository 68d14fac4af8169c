#include "core/data/coding.h"

#include <algorithm>

namespace greyscope::data {

namespace {

using Rows = std::vector<std::size_t>;

/// Renumbers arbitrary values to 0..count-1, keeping their order.
template <class Value>
Coding ranked(const std::vector<Value>& values) {
    std::vector<Value> sorted = values;
    std::sort(sorted.begin(), sorted.end());
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    Coding result{std::vector<std::size_t>(values.size()), sorted.size()};
    std::transform(values.begin(), values.end(), result.codes.begin(), [&](const Value& value) {
        return static_cast<std::size_t>(std::lower_bound(sorted.begin(), sorted.end(), value) - sorted.begin());
    });
    return result;
}

Coding codesOf(const Column& column, const Rows& rows) {
    if (column.isNumeric()) {
        std::vector<double> values(rows.size());
        std::transform(rows.begin(), rows.end(), values.begin(), [&](std::size_t r) { return column.numbers()[r]; });
        return ranked(values);
    }
    std::vector<std::int32_t> values(rows.size());
    std::transform(rows.begin(), rows.end(), values.begin(), [&](std::size_t r) { return column.texts().codes[r]; });
    return ranked(values);
}

}  // namespace

Coding codesOf(const std::vector<const Column*>& columns, const Rows& rows) {
    Coding result{std::vector<std::size_t>(rows.size(), 0), 1};
    for (const Column* column : columns) {  // renumbered after each: the product stays below rows squared
        const Coding next = codesOf(*column, rows);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            result.codes[i] = result.codes[i] * next.count + next.codes[i];
        }
        result = ranked(result.codes);
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
