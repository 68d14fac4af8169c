#include "core/data/dataset.h"

#include <algorithm>
#include <cmath>
#include <unordered_set>

#include "core/data/columns/whole_codes.h"

namespace greyscope::data {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

Reach reachOf(const Column& column) {
    Reach reach;
    if (!column.isNumeric()) {
        const auto& codes = column.texts().codes;
        reach.missing = static_cast<std::size_t>(std::count(codes.begin(), codes.end(), -1));
        return reach;
    }
    for (const double value : column.numbers()) {
        reach.low = std::fmin(reach.low, value);  // fmin and fmax ignore missing cells
        reach.high = std::fmax(reach.high, value);
        reach.missing += std::isnan(value) ? 1 : 0;
    }
    return reach;
}

}  // namespace

Expected<Dataset> Dataset::create(std::vector<Column> columns, SourceLines lines, std::vector<StepAccount> steps,
                                  std::vector<TableFact> notes) {
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
    result.m_data = std::make_shared<const Data>(Data{std::move(columns), std::move(lines), std::move(steps),
                                                      std::move(notes), rowCount, std::vector<Known>(columnCount)});
    return result;
}

std::optional<std::size_t> Dataset::find(const std::string& name) const {
    return placeOf(columns(), name);
}

Expected<const Column*> Dataset::column(const std::string& name) const {
    return columnNamed(columns(), name).map([this](std::size_t place) { return &columns()[place]; });
}

Expected<const Column*> Dataset::numericColumn(const std::string& name) const {
    auto found = column(name);
    if (found && !(*found)->isNumeric()) {
        return wholeLevels(**found) ? fail(ErrorCode::columnNotNumeric, {name, "codes"})
                                    : fail(ErrorCode::columnNotNumeric, {name});
    }
    return found;
}

std::vector<std::string> columnNames(const Dataset& dataset) {
    std::vector<std::string> names;
    for (const Column& column : dataset.columns()) {
        names.push_back(column.name);
    }
    return names;
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

std::string Dataset::tableOf(std::size_t row) const {
    const auto names =
        std::find_if(columns().begin(), columns().end(), [](const Column& column) { return column.namesTables; });
    return lines().severalFiles() && names != columns().end() ? names->textAt(row) : std::string();
}

}  // namespace greyscope::data
