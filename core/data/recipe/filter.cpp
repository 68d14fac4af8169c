#include "core/data/recipe/filter.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "core/base/nearest.h"
#include "core/base/part_text.h"
#include "core/base/try.h"
#include "core/data/columns/cell_text.h"
#include "core/data/columns/whole_codes.h"
#include "core/data/row_weights.h"

namespace greyscope::data {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

using Marks = std::vector<char>;

constexpr std::string_view kRangeMark = "..";

/// The closed interval of numbers that a value of a condition means.
struct Range {
    double low = 0.0;
    double high = 0.0;
    [[nodiscard]] bool holds(double value) const { return low <= value && value <= high; }
};

std::optional<Range> rangeIn(const std::string& value) {
    if (const auto number = numberIn(value)) {
        return Range{*number, *number};
    }
    const std::size_t mark = value.find(kRangeMark);
    if (mark == std::string::npos || value.size() == kRangeMark.size()) {
        return std::nullopt;
    }
    const std::string_view text(value);
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const auto low = mark == 0 ? -infinity : numberIn(text.substr(0, mark));
    const std::string_view last = text.substr(mark + kRangeMark.size());
    const auto high = last.empty() ? infinity : numberIn(last);
    return low && high ? std::optional(Range{*low, *high}) : std::nullopt;
}

/// The rows whose cell is one of some values, and the values that occur. Found in one pass, however many values there
/// are.
struct EqualCells {
    Marks rows;
    std::vector<char> seen;  ///< one per value
};

EqualCells equalNumbers(const Column& column, const std::vector<std::string>& values) {
    using Sought = std::pair<Range, std::size_t>;  // interval and index of the value
    std::vector<Sought> numbers;                   // ascending
    std::vector<Sought> ranges;
    std::vector<std::size_t> empty;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (values[i].empty()) {
            empty.push_back(i);
        } else if (const auto range = rangeIn(values[i])) {
            (range->low == range->high ? numbers : ranges).emplace_back(*range, i);
        }
    }
    const auto below = [](const Sought& a, const Sought& b) { return a.first.low < b.first.low; };
    std::sort(numbers.begin(), numbers.end(), below);
    EqualCells equal{Marks(column.size(), 0), std::vector<char>(values.size(), 0)};
    for (std::size_t row = 0; row < equal.rows.size(); ++row) {
        const auto meet = [&](std::size_t value) { equal.rows[row] = equal.seen[value] = 1; };
        const double cell = column.numbers()[row];
        if (std::isnan(cell)) {
            std::for_each(empty.begin(), empty.end(), meet);
            continue;
        }
        const auto [from, to] = std::equal_range(numbers.begin(), numbers.end(), Sought{{cell, cell}, 0}, below);
        std::for_each(from, to, [&](const Sought& sought) { meet(sought.second); });
        for (const auto& [range, value] : ranges) {
            if (range.holds(cell)) {
                meet(value);
            }
        }
    }
    return equal;
}

EqualCells equalTexts(const Column& column, const std::vector<std::string>& values) {
    std::unordered_map<std::string_view, char> seen;
    for (const std::string& value : values) {
        seen.emplace(value, 0);
    }
    const auto soughtAs = [&seen](const std::string& text) {
        const auto sought = seen.find(text);
        return sought == seen.end() ? nullptr : &sought->second;
    };
    const TextValues& texts = column.texts();
    std::vector<char*> sought(texts.levels.size());
    std::transform(texts.levels.begin(), texts.levels.end(), sought.begin(), soughtAs);
    char* const empty = soughtAs({});
    EqualCells equal{Marks(column.size(), 0), std::vector<char>(values.size(), 0)};
    for (std::size_t row = 0; row < equal.rows.size(); ++row) {
        const std::int32_t code = texts.codes[row];
        if (char* const met = code < 0 ? empty : sought[static_cast<std::size_t>(code)]) {
            equal.rows[row] = *met = 1;
        }
    }
    std::transform(values.begin(), values.end(), equal.seen.begin(),
                   [&seen](const std::string& value) { return seen.find(value)->second; });
    return equal;
}

/// The rows whose cell is one of these levels of a text column.
Marks rowsOfLevels(const TextValues& texts, const Marks& levels) {
    Marks marks(texts.codes.size());
    std::transform(texts.codes.begin(), texts.codes.end(), marks.begin(), [&levels](std::int32_t code) {
        return code < 0 ? char{0} : levels[static_cast<std::size_t>(code)];
    });
    return marks;
}

/// A value that is not spelled like a code means the codes in its range; a single number means the only code with this
/// number.
void addCodesInRange(const Column& column, const std::vector<std::string>& values, EqualCells& equal) {
    const auto codes = wholeLevels(column);
    for (std::size_t i = 0; codes && i < values.size(); ++i) {
        const auto wanted = equal.seen[i] == 0 ? rangeIn(values[i]) : std::nullopt;
        if (!wanted) {
            continue;
        }
        const Range range = *wanted;
        Marks levels(codes->size());
        std::transform(codes->begin(), codes->end(), levels.begin(),
                       [range](base::Wide code) { return static_cast<char>(range.holds(static_cast<double>(code))); });
        const auto found = std::count(levels.begin(), levels.end(), 1);
        if (found == 1 || (found > 1 && range.low < range.high)) {
            const Marks rows = rowsOfLevels(column.texts(), levels);
            std::transform(rows.begin(), rows.end(), equal.rows.begin(), equal.rows.begin(),
                           [](char also, char met) { return static_cast<char>(also | met); });
            equal.seen[i] = 1;
        }
    }
}

Expected<Marks> equalRows(const Column& column, const Filter& filter) {
    EqualCells equal = column.isNumeric() ? equalNumbers(column, filter.values) : equalTexts(column, filter.values);
    addCodesInRange(column, filter.values, equal);
    for (std::size_t i = 0; i < filter.values.size(); ++i) {
        const std::string& value = filter.values[i];
        if (equal.seen[i] == 0 && !value.empty()) {  // it is not an error if no cell is empty
            return fail(ErrorCode::unknownValue,
                        base::withChoices({column.name, value}, base::nearestChoices(value, Levels(column).texts())));
        }
    }
    return std::move(equal.rows);
}

Marks rowsContaining(const Column& column, const std::vector<std::string>& parts) {
    const auto hasPart = [&](const std::string& cell) {
        return std::any_of(parts.begin(), parts.end(),
                           [&](const std::string& part) { return cell.find(part) != std::string::npos; });
    };
    Marks marks(column.size(), 0);
    if (column.isNumeric()) {
        for (std::size_t row = 0; row < marks.size(); ++row) {
            marks[row] = static_cast<char>(!column.missingAt(row) && hasPart(column.textAt(row)));
        }
        return marks;
    }
    const TextValues& texts = column.texts();
    Marks levels(texts.levels.size());
    std::transform(texts.levels.begin(), texts.levels.end(), levels.begin(),
                   [&](const std::string& level) { return static_cast<char>(hasPart(level)); });
    return rowsOfLevels(texts, levels);
}

template <class Compare>
Expected<Marks> comparedRows(const Column& column, const Filter& filter, Compare compare) {
    const auto number = filter.values.size() == 1 ? numberIn(filter.values.front()) : std::nullopt;
    const auto codes = wholeLevels(column);
    if (!column.isNumeric() && !codes) {
        return fail(ErrorCode::columnNotNumeric, {column.name});
    }
    if (!number) {
        return fail(ErrorCode::conditionNotNumeric, {column.name, filterText(filter)});
    }
    const double limit = *number;
    if (codes) {
        const auto exact = wholeNumberIn(filter.values.front());
        Marks levels(codes->size());
        std::transform(codes->begin(), codes->end(), levels.begin(), [&](base::Wide code) {
            return static_cast<char>(exact ? compare(code, *exact) : compare(static_cast<double>(code), limit));
        });
        return rowsOfLevels(column.texts(), levels);
    }
    Marks marks(column.size());
    std::transform(column.numbers().begin(), column.numbers().end(), marks.begin(),
                   [&](double value) { return static_cast<char>(compare(value, limit)); });  // false for NaN
    return marks;
}

const char* signOf(Test test) {
    switch (test) {
        case Test::is:
            return "=";
        case Test::isNot:
            return "!=";
        case Test::above:
            return ">";
        case Test::atLeast:
            return ">=";
        case Test::below:
            return "<";
        case Test::atMost:
            return "<=";
        case Test::contains:
            break;
    }
    return "~";
}

}  // namespace

std::string filterText(const Filter& filter) {
    std::string text = base::partText(filter.column, "=!<>~") + signOf(filter.test);
    for (std::size_t i = 0; i < filter.values.size(); ++i) {
        text += i == 0 ? "" : "|";
        text += filter.values[i].empty() ? std::string() : base::partText(filter.values[i], "|");
    }
    return text;
}

std::string filterText(const std::vector<Filter>& filters) {
    std::string text;
    for (const Filter& filter : filters) {
        text += (text.empty() ? "" : ", ") + filterText(filter);
    }
    return text;
}

bool holdsOneValue(const Filter& filter) {
    const auto isOne = [](const std::string& value) {
        const auto range = rangeIn(value);
        return !range || range->low == range->high;
    };
    return filter.test == Test::is && filter.values.size() == 1 && isOne(filter.values.front());
}

Expected<Marks> meets(const Column& column, const Filter& filter) {
    switch (filter.test) {
        case Test::is:
            return equalRows(column, filter);
        case Test::isNot: {
            auto marks = GREYSCOPE_TRY(equalRows(column, filter));
            std::transform(marks.begin(), marks.end(), marks.begin(), [](char is) { return static_cast<char>(!is); });
            return marks;
        }
        case Test::above:
            return comparedRows(column, filter, std::greater<>());
        case Test::atLeast:
            return comparedRows(column, filter, std::greater_equal<>());
        case Test::below:
            return comparedRows(column, filter, std::less<>());
        case Test::atMost:
            return comparedRows(column, filter, std::less_equal<>());
        case Test::contains:
            break;
    }
    return rowsContaining(column, filter.values);
}

Expected<FilteredRows> filtered(const Dataset& dataset, const std::vector<Filter>& filters) {
    FilteredRows result;
    if (filters.empty()) {
        result.rows = Rows::all(dataset.rowCount());
        return result;
    }
    const auto weights = dataset.remembered<RowWeights>();
    Marks passes(dataset.rowCount(), 1);
    for (const Filter& filter : filters) {
        const Column* const column = GREYSCOPE_TRY(dataset.column(filter.column));
        const Marks met = GREYSCOPE_TRY(meets(*column, filter));
        std::size_t leftOut = 0;
        for (std::size_t row = 0; row < passes.size(); ++row) {
            leftOut += passes[row] != 0 && met[row] == 0 ? (weights ? weights->of[row] : 1) : 0;
            passes[row] = static_cast<char>(passes[row] & met[row]);
        }
        result.leftOut.push_back({filter, leftOut});
    }
    for (std::size_t row = 0; row < passes.size(); ++row) {
        if (passes[row] != 0) {
            result.rows.push_back(row);
        }
    }
    if (result.rows.empty()) {
        return fail(ErrorCode::filterMatchesNothing, {filterText(filters)});
    }
    return result;
}

Expected<Rows> select(const Dataset& dataset, const std::vector<Filter>& filters) {
    return GREYSCOPE_TRY(filtered(dataset, filters)).rows;
}

}  // namespace greyscope::data
