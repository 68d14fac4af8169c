#include "core/relative/cells.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <optional>
#include <string_view>
#include <unordered_set>
#include <utility>

#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/data/roles/repeats.h"
#include "core/data/roles/summed_rows.h"
#include "core/data/row_classes.h"
#include "core/data/series/series_quantities.h"
#include "core/relative/row_fates.h"
#include "core/stats/ratio.h"
#include "core/stats/repeat_interval.h"

namespace greyscope::relative {

using base::contains;
namespace {

using base::ErrorCode;
using base::fail;
using Columns = std::vector<const data::Column*>;

std::vector<data::Filter> filtersOf(const RelativeOptions& options, const std::string& system, RatioSide side) {
    std::vector<data::Filter> filters = conditionsOf(options, side);
    filters.push_back({options.system, {system}});
    return filters;
}

base::Expected<Columns> columnsOf(const data::Dataset& dataset, const std::vector<std::string>& names) {
    Columns columns;
    for (const std::string& name : names) {
        const data::Column* const column = GREYSCOPE_TRY(dataset.column(name));
        columns.push_back(column);
    }
    return columns;
}

/// Returns the aggregate of a cell's known values; NaN if there are none.
double valueOf(const MeasuredCell& cell, const data::PointValues& values) {
    std::vector<double> known;
    return values.take(cell.rows, known) == 0 ? std::numeric_limits<double>::quiet_NaN()
                                              : values.value(cell.rows, known);
}

data::PointValues valuesOf(const data::Dataset& dataset, const data::Column& metric, const RelativeOptions& options) {
    return {dataset, metric, options.aggregation, data::runsSummed(options.aggregation, options.repeats)};
}

/// Returns the aggregation of predictors: that of the metric, but the mean if the metric is a sum, a count or a spread.
data::Aggregation ofPredictors(const data::Aggregation& metric) {
    const bool ofValues = metric == data::Aggregation::sum || metric == data::Aggregation::count || metric.isSpread();
    return ofValues ? data::Aggregation::mean : metric;
}

/// Returns the name of a row without some factors, which are marked: "16 × Objects=?".
std::string incompleteName(const Columns& factors, std::size_t row) {
    std::vector<std::string> parts;
    for (const data::Column* factor : factors) {
        parts.push_back(factor->missingAt(row) ? factor->name + "=?" : factor->textAt(row));
    }
    return cellName(parts);
}

base::Expected<RatioRow> ratioOf(const RelativeOptions& options, const MeasuredCell& from, const MeasuredCell& to) {
    RatioRow row{from.labels,       from.value,      to.value,         0.0,
                 from.rows.front(), to.rows.front(), from.rows.size(), to.rows.size()};
    if (row.from == 0.0 || row.to == 0.0) {
        return fail(ErrorCode::zeroInSeries, {row.from == 0.0 ? options.from : options.to, from.label, "ratio"});
    }
    row.ratio = row.to / row.from;
    if (!std::isfinite(row.ratio) || row.ratio == 0.0) {
        return fail(ErrorCode::overflow, {options.to + " / " + options.from + ", " + from.label});
    }
    return row;
}

/// Adds the merged measurements to the account.
void countRepeats(RatioTable& table, data::Aggregation aggregation) {
    for (const RatioRow& row : table.rows) {
        table.account.merge(row.fromCount);
        table.account.merge(row.toCount);
    }
    table.account.repeats = aggregation == data::Aggregation::none && table.account.mergedPoints > 0;
}

/// Returns the values of each factor in some cells.
std::vector<std::vector<std::string>> levelsOf(const data::Dataset& dataset, const std::vector<std::string>& factors,
                                               const std::vector<const MeasuredCell*>& cells) {
    std::vector<std::vector<std::string>> levels;
    for (std::size_t k = 0; k < factors.size(); ++k) {
        const data::Column& column = **dataset.column(factors[k]);
        std::unordered_set<std::string_view> seen;
        std::vector<std::pair<double, std::string>> found;
        for (const MeasuredCell* cell : cells) {
            if (seen.insert(cell->labels[k]).second) {
                found.emplace_back(column.isNumeric() ? column.numbers()[cell->rows.front()] : 0.0, cell->labels[k]);
            }
        }
        std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        levels.emplace_back();
        for (auto& [number, label] : found) {
            levels.back().push_back(std::move(label));
        }
    }
    return levels;
}

tl::unexpected<base::Error> conflict(const std::string& part, const std::string& other, const std::string& column) {
    return fail(ErrorCode::optionConflict, {part + " " + column, other + " " + column});
}

base::Expected<void> checkList(const std::vector<std::string>& names, const char* part,
                               const RelativeOptions& options) {
    for (auto name = names.begin(); name != names.end(); ++name) {
        if (std::find(names.begin(), name, *name) != name) {
            return conflict(part, part, *name);
        }
        for (const auto& [other, column] : {std::pair("value", options.value), std::pair("system", options.system)}) {
            if (*name == column) {
                return conflict(part, other, column);
            }
        }
    }
    return {};
}

}  // namespace

base::Expected<void> checkColumns(const RelativeOptions& options) {
    if (options.value == options.system) {
        return conflict("value", "system", options.value);
    }
    GREYSCOPE_TRY(checkList(options.factors, "factor", options));
    return checkList(options.predictors, "predictor", options);
}

std::vector<std::string> repetitionsAmong(const RelativeOptions& options) {
    std::vector<std::string> repetitions;
    std::copy_if(options.factors.begin(), options.factors.end(), std::back_inserter(repetitions),
                 [&](const std::string& factor) { return contains(options.repetitions, factor); });
    return repetitions.size() == options.factors.size() ? std::vector<std::string>{} : repetitions;
}

RepeatNumbers::RepeatNumbers(const std::vector<std::string>& factors, const std::vector<std::string>& repetitions) {
    for (const std::string& factor : factors) {
        m_counts.push_back(!contains(repetitions, factor));
    }
}

std::uint32_t RepeatNumbers::of(const std::vector<std::string>& labels) {
    std::vector<std::string> counted;
    for (std::size_t k = 0; k < labels.size(); ++k) {
        if (m_counts[k]) {
            counted.push_back(labels[k]);
        }
    }
    return m_numbers.try_emplace(cellName(counted), static_cast<std::uint32_t>(m_numbers.size())).first->second;
}

std::vector<data::Filter> conditionsOf(const RelativeOptions& options, RatioSide side) {
    const std::vector<data::Filter> replacing = side == RatioSide::to ? options.toWhere : std::vector<data::Filter>{};
    std::vector<data::Filter> filters;
    for (const data::Filter& filter : options.where) {
        if (filter.test != data::Test::is ||
            std::none_of(replacing.begin(), replacing.end(),
                         [&](const data::Filter& other) { return other.column == filter.column; })) {
            filters.push_back(filter);
        }
    }
    filters.insert(filters.end(), replacing.begin(), replacing.end());
    return filters;
}

std::string cellName(const std::vector<std::string>& labels) {
    return base::joined(labels, " × ");
}

base::Expected<SystemCells> cellsOf(const data::Dataset& dataset, const RelativeOptions& options,
                                    const std::string& system, RatioSide side) {
    const auto metric = GREYSCOPE_TRY(dataset.numericColumn(options.value));
    const auto factors = GREYSCOPE_TRY(columnsOf(dataset, options.factors));
    GREYSCOPE_TRY(columnsOf(dataset, options.repeats));
    GREYSCOPE_TRY(columnsOf(dataset, options.settings));
    const auto rows = GREYSCOPE_TRY(data::select(dataset, filtersOf(options, system, side)));
    const data::NumericValues& numbers = metric->numbers();
    const data::Column* const units = data::unitColumn(dataset.columns());
    // Rows that agree in every factor belong to one cell, whose label is made once.
    const data::Coding coding = data::codesOf(dataset, factors, rows);
    std::vector<std::size_t> cellOf(coding.count, std::numeric_limits<std::size_t>::max());
    SystemCells result;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::size_t row = rows[i];
        if (units != nullptr && result.unit.empty()) {
            result.unit = units->textAt(row);
        }
        if (std::isnan(numbers[row])) {
            ++result.leftOut.withoutValue;
            result.withoutValue.push_back(row);
            continue;
        }
        std::size_t& place = cellOf[coding[i]];
        if (place < result.cells.size()) {
            result.cells[place].rows.push_back(static_cast<data::RowNumber>(row));
            continue;
        }
        MeasuredCell cell{{}, {}, {static_cast<data::RowNumber>(row)}, 0.0};
        for (const data::Column* factor : factors) {
            cell.labels.push_back(factor->textAt(row));
        }
        cell.label = cellName(cell.labels);
        if (std::any_of(factors.begin(), factors.end(), [&](const data::Column* f) { return f->missingAt(row); })) {
            result.incomplete.push_back(incompleteName(factors, row));
            ++result.leftOut.withoutFactor;
            result.withoutFactor.push_back(row);
            continue;
        }
        const auto [known, added] = result.byLabel.emplace(cell.label, result.cells.size());
        place = known->second;
        if (added) {
            result.cells.push_back(std::move(cell));
        } else {
            result.cells[known->second].rows.push_back(static_cast<data::RowNumber>(row));
        }
    }
    const data::PointValues values = valuesOf(dataset, *metric, options);
    data::RepeatTest areRepeats(dataset, options.repeats, options.settings, rows);
    for (MeasuredCell& cell : result.cells) {
        if (cell.rows.size() > 1 && options.aggregation == data::Aggregation::none && !areRepeats(cell.rows)) {
            return tl::unexpected(
                data::duplicateError(dataset, *metric, {system, cell.label}, cell.rows.size(), cell.rows));
        }
        cell.value = valueOf(cell, values);
        if (!std::isfinite(cell.value)) {
            return std::isnan(cell.value)
                       ? fail(ErrorCode::noSpread,
                              {data::aggregationName(options.aggregation), system + ", " + cell.label})
                       : fail(ErrorCode::overflow, {data::aggregationName(options.aggregation) + ", " + cell.label});
        }
    }
    return result;
}

base::Expected<std::vector<cart::Feature>> predictorsOf(const data::Dataset& dataset, const RelativeOptions& options,
                                                        const std::vector<const MeasuredCell*>& cells) {
    std::vector<std::string> names = options.predictors;
    if (names.empty()) {
        std::copy_if(options.factors.begin(), options.factors.end(), std::back_inserter(names),
                     [&](const std::string& factor) { return !contains(options.repetitions, factor); });
    }
    if (options.predictWithValue) {
        names.push_back(options.value);
    }
    const auto columns = GREYSCOPE_TRY(columnsOf(dataset, names));
    std::vector<std::size_t> rows;
    for (const MeasuredCell* cell : cells) {
        rows.push_back(cell->rows.front());
    }
    std::vector<cart::Feature> features;
    for (const data::Column* column : columns) {
        features.push_back(cart::featureOf(*column, rows));
        const bool measured = column->name == options.value;
        std::optional<data::PointValues> values;
        if (column->isNumeric()) {
            values.emplace(dataset, *column, ofPredictors(options.aggregation), std::vector<std::string>());
        }
        for (std::size_t k = 0; values && k < cells.size(); ++k) {
            features.back().values[k] = measured ? cells[k]->value : valueOf(*cells[k], *values);
        }
    }
    return features;
}

namespace {

std::vector<double> repeatsOf(const MeasuredCell& cell, const data::PointValues& values) {
    std::vector<double> repeats;
    values.take(cell.rows, repeats);
    return repeats;
}

stats::Centre centreOf(const data::Aggregation& how) {
    return how == data::Aggregation::median ? stats::Centre::median : stats::Centre::mean;
}

/// Moments of a cell: of its only row if that row aggregates several measurements, and otherwise of its repeats.
struct SideMoments {
    std::optional<stats::Moments> summed, any;

    SideMoments(const data::SummedRows& rows, const MeasuredCell& cell, const std::vector<double>& repeats) {
        summed = rows.any() && cell.rows.size() == 1 ? rows.at(cell.rows.front()) : std::nullopt;
        any = summed ? summed : repeats.size() > 1 ? std::optional(stats::momentsOf(repeats)) : std::nullopt;
        any = any && any->count > 1 ? any : std::nullopt;
    }

    /// Adds the moments to a noise floor, except for a median of aggregated measurements, whose error is unknown.
    void addTo(std::vector<stats::Moments>& floor, stats::Centre centre) const {
        if (any && (!summed || centre == stats::Centre::mean)) {
            floor.push_back(*any);
        }
    }
};

std::optional<stats::Interval> summedInterval(const SideMoments& above, const SideMoments& below, double confidence) {
    const bool spread = above.any && below.any && (above.any->deviation > 0.0 || below.any->deviation > 0.0);
    const auto fieller =
        spread ? stats::fiellerRatio(*above.any, *below.any, stats::Variances::own, confidence) : std::nullopt;
    return fieller ? fieller->interval : std::nullopt;
}

/// Sets the intervals of all ratios and the noise floor of the predicted cells.
void addIntervals(RatioTable& table, const data::Dataset& dataset, const RelativeOptions& options,
                  const SystemCells& from, const SystemCells& to) {
    const auto column = dataset.numericColumn(options.value);
    if (!column) {
        return;
    }
    const data::PointValues values = valuesOf(dataset, **column, options);
    const data::Aggregation& how = values.how();
    const data::SummedRows summed(dataset, options.value);
    if ((table.repeated == 0 && !summed.any()) || !how.isCentre()) {
        return;
    }
    const stats::Centre centre = centreOf(how);
    const stats::IntervalOptions intervals{options.intervals, kRatioConfidence, stats::drawsFor(table.rows.size())};
    std::vector<stats::Moments> predicted;
    for (RatioRow& row : table.rows) {
        const std::string name = cellName(row.labels);
        const MeasuredCell& fromCell = from.cells[from.byLabel.at(name)];
        const MeasuredCell& toCell = to.cells[to.byLabel.at(name)];
        const std::vector<double> a = repeatsOf(fromCell, values);
        const std::vector<double> b = repeatsOf(toCell, values);
        const SideMoments below(summed, fromCell, a);
        const SideMoments above(summed, toCell, b);
        above.addTo(predicted, centre);
        row.interval = above.summed || below.summed ? summedInterval(above, below, kRatioConfidence)
                                                    : stats::repeatRatioInterval(b, a, centre, intervals);
    }
    table.noise = stats::noiseFloorOf(predicted, centre);
}

}  // namespace

std::optional<stats::NoiseFloor> noiseOf(const data::Dataset& dataset, const RelativeOptions& options,
                                         const SystemCells& system) {
    const auto column = dataset.numericColumn(options.value);
    if (!column) {
        return std::nullopt;
    }
    const data::PointValues values = valuesOf(dataset, **column, options);
    const data::Aggregation& how = values.how();
    if (!how.isCentre()) {
        return std::nullopt;
    }
    const data::SummedRows summed(dataset, options.value);
    std::vector<stats::Moments> repeated;
    for (const MeasuredCell& cell : system.cells) {
        const std::vector<double> repeats = repeatsOf(cell, values);
        SideMoments(summed, cell, repeats).addTo(repeated, centreOf(how));
    }
    return stats::noiseFloorOf(repeated, centreOf(how));
}

base::Expected<RatioTable> joinCells(const data::Dataset& dataset, const RelativeOptions& options,
                                     const SystemCells& from, const SystemCells& to) {
    RatioTable table{options.factors, {}, from.incomplete, to.incomplete, 0, {}};
    table.leftOutFrom = from.leftOut;
    table.leftOutTo = to.leftOut;
    table.repetitions = repetitionsAmong(options);
    RepeatNumbers repeats(options.factors, table.repetitions);
    std::vector<const MeasuredCell*> matched;
    for (const MeasuredCell& cell : from.cells) {
        const auto match = to.byLabel.find(cell.label);
        if (match == to.byLabel.end()) {
            table.unmatchedFrom.push_back(cell.label);
            continue;
        }
        auto row = GREYSCOPE_TRY(ratioOf(options, cell, to.cells[match->second]));
        table.repeated += row.fromCount - 1 + row.toCount - 1;
        table.sample.response.push_back(row.ratio);
        if (!table.repetitions.empty()) {
            table.sample.cells.push_back(repeats.of(cell.labels));
        }
        table.rows.push_back(std::move(row));
        matched.push_back(&cell);
    }
    for (const MeasuredCell& cell : to.cells) {
        if (!from.byLabel.contains(cell.label)) {
            table.unmatchedTo.push_back(cell.label);
        }
    }
    if (table.rows.empty()) {
        return fail(ErrorCode::noMatchingRows, {options.from, options.to});
    }
    auto features = GREYSCOPE_TRY(predictorsOf(dataset, options, matched));
    table.levels = levelsOf(dataset, options.factors, matched);
    table.cells = table.repetitions.empty() ? table.rows.size() : repeats.count();
    table.sample.features = std::move(features);
    table.sample.responseName = "ratio";
    addIntervals(table, dataset, options, from, to);
    return table;
}

base::Expected<RatioTable> joinRatios(const data::Dataset& dataset, const RelativeOptions& options) {
    GREYSCOPE_TRY(checkColumns(options));
    if (options.from == options.to && options.toWhere.empty()) {
        return conflict("from", "to", options.from);
    }
    auto fates = GREYSCOPE_TRY(fatesBefore(dataset, options));
    const auto from = GREYSCOPE_TRY(cellsOf(dataset, options, options.from, RatioSide::from));
    const auto to = GREYSCOPE_TRY(cellsOf(dataset, options, options.to, RatioSide::to));
    if (data::areUnlike(from.unit, to.unit)) {
        return tl::unexpected(data::unlikeError({options.from, options.to}, {from.unit, to.unit}, 1));
    }
    auto table = GREYSCOPE_TRY(joinCells(dataset, options, from, to));
    table.fates = std::move(fates);
    enterFates(table.fates, from, [&to](const MeasuredCell& cell) { return to.byLabel.contains(cell.label); });
    enterFates(table.fates, to, [&from](const MeasuredCell& cell) { return from.byLabel.contains(cell.label); });
    table.account = GREYSCOPE_TRY(accountOf(dataset, options, table.fates));
    countRepeats(table, options.aggregation);
    table.withoutSystem = fateCount(table.fates, Fate::withoutSystem);
    return table;
}

}  // namespace greyscope::relative
