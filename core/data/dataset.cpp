#include "core/data/dataset.h"

#include <algorithm>
#include <cmath>
#include <unordered_set>

#include <fast_float/fast_float.h>

#include "core/base/nearest.h"
#include "core/base/text.h"
#include "core/base/try.h"

namespace greyscope::data {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

std::optional<double> toNumber(const std::string& text) {
    double value = 0.0;
    const char* const end = text.data() + text.size();
    const auto [stop, status] = fast_float::from_chars(text.data(), end, value);
    return status == std::errc{} && stop == end && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

std::vector<std::string> columnNames(const std::vector<Column>& columns) {
    std::vector<std::string> names;
    names.reserve(columns.size());
    std::transform(columns.begin(), columns.end(), std::back_inserter(names), [](const Column& c) { return c.name; });
    return names;
}

std::string worded(const std::vector<Filter>& filters) {
    std::string text;
    for (const Filter& filter : filters) {
        text +=
            (text.empty() ? "" : ", ") + filter.column + (filter.except ? "≠" : "=") + base::joined(filter.values, "|");
    }
    return text;
}

tl::unexpected<base::Error> unknownValue(const Column& column, const std::string& value, const Levels& levels) {
    return fail(ErrorCode::unknownValue,
                base::withChoices({column.name, value}, base::nearestChoices(value, levels.texts())));
}

/// Marks the rows that pass one filter; unknownValue where one of its values occurs nowhere.
Expected<std::vector<bool>> matches(const Dataset& dataset, std::size_t index, const Filter& filter) {
    const Column& column = dataset.columns()[index];
    std::vector<bool> passes(column.size(), false);
    for (const std::string& value : filter.values) {
        bool seen = false;
        const auto mark = [&](std::size_t row, bool equal) {
            passes[row] = passes[row] || equal;
            seen = seen || equal;
        };
        if (column.isNumeric()) {
            const std::optional<double> number = toNumber(value);
            for (std::size_t row = 0; number && row < column.size(); ++row) {
                mark(row, column.numbers()[row] == *number);
            }
        } else {
            const TextValues& texts = column.texts();
            const auto level = std::find(texts.levels.begin(), texts.levels.end(), value);
            for (std::size_t row = 0; level != texts.levels.end() && row < column.size(); ++row) {
                mark(row, texts.codes[row] == level - texts.levels.begin());
            }
        }
        if (!seen) {
            return unknownValue(column, value, dataset.levels(index));
        }
    }
    return passes;
}

Reach reachOf(const Column& column) {
    Reach reach;
    if (!column.isNumeric()) {
        const auto& codes = column.texts().codes;
        reach.missing = static_cast<std::size_t>(std::count(codes.begin(), codes.end(), -1));
        return reach;
    }
    for (const double value : column.numbers()) {
        reach.low = std::fmin(reach.low, value);  // fmin and fmax pass over missing cells
        reach.high = std::fmax(reach.high, value);
        reach.missing += std::isnan(value) ? 1 : 0;
    }
    return reach;
}

}  // namespace

Expected<Dataset> Dataset::create(std::vector<Column> columns, SourceLines lines) {
    if (columns.empty()) {
        return fail(ErrorCode::noRows);
    }
    const std::size_t rowCount = columns.front().size();
    std::unordered_set<std::string> names;
    for (const Column& column : columns) {
        if (!names.insert(column.name).second) {
            return fail(ErrorCode::duplicateColumn, {column.name});
        }
        if (column.size() != rowCount) {
            return fail(ErrorCode::columnLengthMismatch,
                        {column.name, std::to_string(column.size()), std::to_string(rowCount)});
        }
    }
    const std::size_t columnCount = columns.size();
    Dataset result;
    result.m_data = std::make_shared<const Data>(
        Data{std::move(columns), std::move(lines), rowCount, std::vector<Known>(columnCount)});
    return result;
}

std::optional<std::size_t> Dataset::find(const std::string& name) const {
    const auto found =
        std::find_if(columns().begin(), columns().end(), [&](const Column& c) { return c.name == name; });
    return found == columns().end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - columns().begin()));
}

Expected<const Column*> Dataset::column(const std::string& name) const {
    if (const auto index = find(name)) {
        return &columns()[*index];
    }
    return fail(ErrorCode::unknownColumn,
                base::withChoices({name}, base::nearestChoices(name, columnNames(columns()))));
}

Expected<const Column*> Dataset::numericColumn(const std::string& name) const {
    auto found = column(name);
    if (found && !(*found)->isNumeric()) {
        return fail(ErrorCode::columnNotNumeric, {name});
    }
    return found;
}

const Levels& Dataset::levels(std::size_t column) const {
    Known& known = m_data->known[column];
    std::call_once(known.listed, [&] { known.levels.emplace(columns()[column]); });
    return *known.levels;
}

const Reach& Dataset::reach(std::size_t column) const {
    Known& known = m_data->known[column];
    std::call_once(known.measured, [&] { known.reach = reachOf(columns()[column]); });
    return known.reach;
}

Expected<std::vector<std::size_t>> select(const Dataset& dataset, const std::vector<Filter>& filters) {
    std::vector<bool> passes(dataset.rowCount(), true);
    for (const Filter& filter : filters) {
        const auto column = GREYSCOPE_TRY(dataset.column(filter.column));
        const auto matching =
            GREYSCOPE_TRY(matches(dataset, static_cast<std::size_t>(column - dataset.columns().data()), filter));
        for (std::size_t row = 0; row < passes.size(); ++row) {
            passes[row] = passes[row] && matching[row] != filter.except;
        }
    }
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < passes.size(); ++row) {
        if (passes[row]) {
            rows.push_back(row);
        }
    }
    if (rows.empty() && !filters.empty()) {
        return fail(ErrorCode::filterMatchesNothing, {worded(filters)});
    }
    return rows;
}

}  // namespace greyscope::data
