#include "core/data/left_out.h"

#include <algorithm>
#include <functional>
#include <numeric>

#include "core/base/text.h"
#include "core/base/try.h"
#include "core/data/row_weights.h"

namespace greyscope::data {

using base::Expected;

namespace {

/// The columns that determine a row's place, and the account of the rows with an empty cell in each.
struct Placing {
    std::vector<const Column*> columns;
    std::vector<Unplaced> unplaced;
};

Expected<Placing> placingBy(const Dataset& dataset, const std::vector<std::string>& keys,
                            const std::vector<std::string>& axis) {
    Placing placing;
    for (const auto* names : {&keys, &axis}) {
        for (const std::string& name : *names) {
            const Column* const column = GREYSCOPE_TRY(dataset.column(name));
            placing.columns.push_back(column);
            placing.unplaced.push_back({name, names == &keys, 0, 0});
        }
    }
    return placing;
}

/// Number of `rows` (ascending) that are also in `others` (ascending).
std::size_t common(const std::vector<std::size_t>& rows, const Rows& others) {
    return static_cast<std::size_t>(std::count_if(rows.begin(), rows.end(), [&](std::size_t row) {
        return std::binary_search(others.begin(), others.end(), row);
    }));
}

}  // namespace

std::string InvalidResult::point() const {
    return base::joined(labels, " \u00d7 ");
}

std::size_t LeftOut::filteredRows() const {
    return std::transform_reduce(filtered.begin(), filtered.end(), std::size_t{0}, std::plus<>(),
                                 [](const Filtered& each) { return each.rows; });
}

std::size_t LeftOut::unplacedRows() const {
    return std::transform_reduce(unplaced.begin(), unplaced.end(), std::size_t{0}, std::plus<>(),
                                 [](const Unplaced& each) { return each.rows; });
}

std::size_t LeftOut::idleRows() const {
    return std::transform_reduce(idle.begin(), idle.end(), std::size_t{0}, std::plus<>(),
                                 [](const Tally& each) { return each.count; });
}

void LeftOut::merge(std::size_t values) {
    if (values > 1) {
        fewestMerged = mergedPoints == 0 ? values : std::min(fewestMerged, values);
        mostMerged = std::max(mostMerged, values);
        ++mergedPoints;
        mergedRows += values;
    }
}

bool LeftOut::any() const {
    return anyRows() || mergedRows > 0 || gaps > 0 || pointsNotShared > 0 || !invalid.empty();
}

bool LeftOut::anyRows() const {
    const auto unasked = [](const Tally& tally) {
        return tally.reason == Reason::valueEmpty || tally.reason == Reason::noPartner;
    };
    return std::any_of(idle.begin(), idle.end(), unasked) || !unplaced.empty() || valuesMissing > 0 ||
           std::any_of(steps.begin(), steps.end(), [](const StepAccount& step) { return step.unasked(); });
}

Aggregation namedAggregation(const Aggregation& asked, const LeftOut& account) {
    const bool changesOne = asked == Aggregation::count || asked.isSpread();
    return changesOne || account.mergedPoints > 0 ? asked : Aggregation::none;
}

Expected<PlacedRows> placedRows(const Dataset& dataset, const std::vector<Filter>& where,
                                const std::vector<std::string>& keys, const std::vector<std::string>& axis) {
    auto selected = GREYSCOPE_TRY(filtered(dataset, where));
    auto placing = GREYSCOPE_TRY(placingBy(dataset, keys, axis));
    PlacedRows placed;
    placed.leftOut.steps = summedSteps(dataset.steps());
    placed.leftOut.filtered = std::move(selected.leftOut);
    std::erase_if(placed.leftOut.filtered, [](const Filtered& each) { return each.rows == 0; });
    const auto weights = dataset.remembered<RowWeights>();
    placed.leftOut.rows = weights ? std::reduce(weights->of.begin(), weights->of.end()) : dataset.rowCount();
    const auto& columns = placing.columns;
    const bool complete = std::ranges::all_of(columns, [](const Column* each) { return each->missingCount() == 0; });
    if (complete) {
        placed.rows = std::move(selected.rows);
    }
    for (const std::size_t row : complete ? Rows() : selected.rows) {
        const auto lacking = std::find_if(columns.begin(), columns.end(),
                                          [row](const Column* column) { return column->missingAt(row); });
        if (lacking == columns.end()) {
            placed.rows.push_back(row);
            continue;
        }
        Unplaced& account = placing.unplaced[static_cast<std::size_t>(lacking - columns.begin())];
        if (account.rows == 0) {
            account.firstLine = dataset.lineInPart(row);
            account.firstTable = dataset.tableOf(row);
        }
        account.rows += weights ? weights->of[row] : 1;
    }
    std::erase_if(placing.unplaced, [](const Unplaced& each) { return each.rows == 0; });
    placed.leftOut.unplaced = std::move(placing.unplaced);
    return placed;
}

Expected<LeftOut> accountOf(const Dataset& dataset, const std::vector<Filter>& where,
                            const std::vector<std::string>& keys, const std::vector<std::string>& axis,
                            const std::vector<std::string>& values) {
    PlacedRows placed = GREYSCOPE_TRY(placedRows(dataset, where, keys, axis));
    std::vector<const Column*> columns;
    for (const std::string& value : values) {
        columns.push_back(GREYSCOPE_TRY(dataset.column(value)));
    }
    Tally empty{Reason::valueEmpty, values.size() == 1 ? values.front() : std::string(), 0, 0, {}};
    for (const std::size_t row : columns.empty() ? Rows() : placed.rows) {
        const auto lacks = [row](const Column* column) { return column->missingAt(row); };
        if (std::all_of(columns.begin(), columns.end(), lacks) && empty.count++ == 0) {
            empty.firstLine = dataset.lineInPart(row);
            empty.firstTable = dataset.tableOf(row);
        }
    }
    if (empty.count > 0) {
        placed.leftOut.idle.push_back(std::move(empty));
    }
    return std::move(placed.leftOut);
}

void countMissing(LeftOut& leftOut, const Column& column, const Rows& rows) {
    if (column.missingCount() == 0) {
        return;
    }
    leftOut.valuesMissing += static_cast<std::size_t>(
        std::count_if(rows.begin(), rows.end(), [&](std::size_t row) { return column.missingAt(row); }));
    leftOut.notNumbers += common(column.notNumbers, rows);
    leftOut.notFinite += common(column.notFinite, rows);
}

}  // namespace greyscope::data
