#include <algorithm>
#include <cmath>
#include <string>
#include <unordered_map>
#include <utility>

#include "core/relative/model.h"

namespace greyscope::relative {
namespace {

using base::ErrorCode;
using base::fail;
using Columns = std::vector<const data::Column*>;

struct Cell {
    std::vector<std::string> labels;
    std::size_t row = 0;
};

/// The measured cells of one system, in the order of the dataset.
struct Side {
    std::vector<Cell> cells;
    std::vector<std::string> incomplete;  ///< labels of rows that lack a factor
    std::unordered_map<std::string, std::size_t> byLabel;
};

std::string pointLabel(const std::vector<std::string>& labels) {
    std::string text;
    for (const std::string& label : labels) {
        text += (text.empty() ? "" : " × ") + label;
    }
    return text;
}

std::vector<data::Filter> filtersOf(const RelativeOptions& options, bool target) {
    std::vector<data::Filter> filters;
    const std::vector<data::Filter> none;
    const std::vector<data::Filter>& replacing = target ? options.toWhere : none;
    for (const data::Filter& filter : options.where) {
        if (std::none_of(replacing.begin(), replacing.end(),
                         [&](const data::Filter& other) { return other.column == filter.column; })) {
            filters.push_back(filter);
        }
    }
    filters.insert(filters.end(), replacing.begin(), replacing.end());
    filters.push_back({options.system, {target ? options.to : options.from}});
    return filters;
}

base::Expected<Columns> columnsNamed(const data::Dataset& dataset, const std::vector<std::string>& names) {
    Columns columns;
    for (const std::string& name : names) {
        const auto column = dataset.column(name);
        if (!column) {
            return tl::unexpected(column.error());
        }
        columns.push_back(*column);
    }
    return columns;
}

base::Expected<Side> sideOf(const data::Dataset& dataset, const RelativeOptions& options, const Columns& factors,
                            const data::NumericValues& metric, bool target) {
    const auto rows = data::select(dataset, filtersOf(options, target));
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    Side side;
    std::unordered_map<std::string, std::size_t> counts;
    for (const std::size_t row : *rows) {
        if (std::isnan(metric[row])) {
            continue;
        }
        Cell cell{{}, row};
        for (const data::Column* factor : factors) {
            cell.labels.push_back(factor->textAt(row));
        }
        const std::string label = pointLabel(cell.labels);
        if (std::any_of(factors.begin(), factors.end(), [&](const data::Column* f) { return f->missingAt(row); })) {
            side.incomplete.push_back(label);
            continue;
        }
        if (++counts[label] == 1) {
            side.byLabel.emplace(label, side.cells.size());
            side.cells.push_back(std::move(cell));
        }
    }
    for (const Cell& cell : side.cells) {
        const std::string label = pointLabel(cell.labels);
        if (counts[label] > 1) {
            return fail(ErrorCode::duplicatePoint,
                        {target ? options.to : options.from, label, std::to_string(counts[label])});
        }
    }
    return side;
}

base::Expected<RatioRow> ratioOf(const RelativeOptions& options, const data::NumericValues& metric, const Cell& from,
                                 std::size_t toRow) {
    RatioRow row{from.labels, metric[from.row], metric[toRow], 0.0, from.row, toRow};
    const std::string point = pointLabel(from.labels);
    if (row.from == 0.0 || row.to == 0.0) {
        return fail(ErrorCode::zeroInSeries, {row.from == 0.0 ? options.from : options.to, point, "ratio"});
    }
    row.ratio = row.to / row.from;
    if (!std::isfinite(row.ratio) || row.ratio == 0.0) {
        return fail(ErrorCode::overflow, {options.to + " / " + options.from + ", " + point});
    }
    return row;
}

cart::Sample sampleOf(const RatioTable& table, const Columns& predictors, const data::Column& metric,
                      bool predictWithValue) {
    std::vector<std::size_t> rows;
    cart::Sample sample;
    sample.responseName = "ratio";
    for (const RatioRow& row : table.rows) {
        rows.push_back(row.fromRow);
        sample.response.push_back(row.ratio);
    }
    for (const data::Column* factor : predictors) {
        sample.features.push_back(cart::featureOf(*factor, rows));
    }
    if (predictWithValue) {
        sample.features.push_back(cart::featureOf(metric, rows));
    }
    return sample;
}

}  // namespace

base::Expected<RatioTable> joinRatios(const data::Dataset& dataset, const RelativeOptions& options) {
    const auto metric = dataset.numericColumn(options.value);
    if (!metric) {
        return tl::unexpected(metric.error());
    }
    const auto factors = columnsNamed(dataset, options.factors);
    if (!factors) {
        return tl::unexpected(factors.error());
    }
    const auto predictors = options.predictors.empty() ? factors : columnsNamed(dataset, options.predictors);
    if (!predictors) {
        return tl::unexpected(predictors.error());
    }
    const data::NumericValues& values = (*metric)->numbers();
    const auto from = sideOf(dataset, options, *factors, values, false);
    if (!from) {
        return tl::unexpected(from.error());
    }
    const auto to = sideOf(dataset, options, *factors, values, true);
    if (!to) {
        return tl::unexpected(to.error());
    }
    RatioTable table{options.factors, {}, from->incomplete, to->incomplete, {}};
    for (const Cell& cell : from->cells) {
        const std::string label = pointLabel(cell.labels);
        const auto match = to->byLabel.find(label);
        if (match == to->byLabel.end()) {
            table.unmatchedFrom.push_back(label);
            continue;
        }
        auto row = ratioOf(options, values, cell, to->cells[match->second].row);
        if (!row) {
            return tl::unexpected(row.error());
        }
        table.rows.push_back(std::move(*row));
    }
    for (const Cell& cell : to->cells) {
        if (std::string label = pointLabel(cell.labels); !from->byLabel.contains(label)) {
            table.unmatchedTo.push_back(std::move(label));
        }
    }
    if (table.rows.empty()) {
        return fail(ErrorCode::noMatchingRows, {options.from, options.to});
    }
    table.sample = sampleOf(table, *predictors, **metric, options.predictWithValue);
    return table;
}

}  // namespace greyscope::relative
