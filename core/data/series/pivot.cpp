#include "core/data/series/pivot.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <limits>
#include <memory>
#include <numeric>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "core/base/contains.h"
#include "core/base/parallel.h"
#include "core/base/try.h"
#include "core/data/columns/calendar.h"
#include "core/data/columns/coding.h"
#include "core/data/columns/column_clues.h"
#include "core/data/columns/whole_codes.h"
#include "core/data/groups/row_groups.h"
#include "core/data/roles/repeats.h"
#include "core/data/row_classes.h"
#include "core/data/series/invalid_results.h"
#include "core/data/series/series_names.h"

namespace greyscope::data {

using base::ErrorCode;
using base::Expected;
using base::fail;
using Eigen::Index;

namespace {

using Places = std::vector<std::size_t>;

constexpr std::size_t maxCells = 10'000'000;
constexpr double missing = std::numeric_limits<double>::quiet_NaN();

/// Makes the series table of one query: the pivot of a dataset by axis and keys. If the rows were grouped while they
/// were read, it is the pivot of their classes, whose measurements have been added up.
class Pivot {
public:
    Pivot(const Dataset& dataset, const SeriesQuery& query)
        : m_groups(dataset.remembered<RowGroups>()),
          m_dataset(m_groups ? *m_groups->classes : dataset),
          m_query(query) {}

    Expected<SeriesTable> run() {
        if (m_dataset.rowCount() == 0) {
            return fail(ErrorCode::noRows);
        }
        GREYSCOPE_TRY(checkGroups());
        GREYSCOPE_TRY(prepare());
        codePoints();
        GREYSCOPE_TRY(m_query.value.empty() ? fillWide() : fillLong());
        return std::move(m_table);
    }

private:
    /// Error: rowsNeeded if the groups do not answer the query.
    Expected<void> checkGroups() const {
        if (!m_groups) {
            return {};
        }
        std::vector<std::string> told = m_query.keys;
        told.insert(told.end(), m_query.axis.begin(), m_query.axis.end());
        std::ranges::transform(m_query.where, std::back_inserter(told), &Filter::column);
        const auto hasMany = [&](const std::string& name) {
            const auto column = m_dataset.find(name);
            return column && m_groups->measuredIn(*column) != nullptr;
        };
        const auto value = m_dataset.find(m_query.value);
        const auto* const measured = value ? m_groups->measuredIn(*value) : nullptr;
        const auto isThere = [&](std::string_view ending) {
            return m_dataset.find(m_query.value + std::string(ending)).has_value();
        };
        const bool answered =
            !m_query.value.empty() && !m_query.axis.empty() && MeasuredValues::suffice(m_query.aggregation) &&
            (m_groups->squares || !m_query.aggregation.isSpread()) &&
            runsSummed(m_query.aggregation, m_query.repeats).empty() && std::ranges::none_of(told, hasMany) &&
            !isThere(kCountEnding) && (measured == nullptr || !measured->values.empty());
        return answered ? Expected<void>() : Expected<void>(tl::unexpected(rowsNeeded({RowsNeeded::answer, {}})));
    }

    /// Finds the columns of the query, and leaves out rows that are filtered or lack a key or an axis value.
    Expected<void> prepare() {
        auto placed = GREYSCOPE_TRY(placedRows(m_dataset, m_query.where, m_query.keys, m_query.axis));
        for (const auto* columns : {&m_query.repeats, &m_query.settings}) {
            for (const std::string& column : *columns) {
                GREYSCOPE_TRY(m_dataset.column(column));
            }
        }
        m_axis = columnsNamed(m_dataset, m_query.axis);
        m_keys = columnsNamed(m_dataset, m_query.keys);
        m_rows = std::move(placed.rows);
        m_table.leftOut = std::move(placed.leftOut);
        m_table.aggregation = m_query.aggregation;
        m_table.runs = runsSummed(m_query.aggregation, m_query.repeats);
        return {};
    }

    /// Determines the points of the axis, and the point of each row.
    void codePoints() {
        m_table.axisColumns = m_query.axis;
        for (const Column* column : m_axis) {
            m_table.axisUnits.push_back(column->unit);
            m_table.epochUnits.push_back(epochUnit(*column));
        }
        if (m_axis.empty()) {
            numberPoints();
            return;
        }
        m_points = codesOf(m_dataset, m_axis, m_rows);
        m_table.points.reserve(m_points.count);
        for (const std::size_t row : m_rows.empty() ? Places{} : firstRows(m_points, m_rows)) {
            AxisPoint point;
            point.labels.reserve(m_axis.size());
            point.numbers.reserve(m_axis.size());
            for (const Column* column : m_axis) {
                point.labels.push_back(column->textAt(row));
                point.numbers.push_back(column->isNumeric() ? std::optional(column->numbers()[row]) : std::nullopt);
            }
            m_table.points.push_back(std::move(point));
        }
        if (m_axis.size() == 1) {
            readTimes(*m_axis.front());
        }
    }

    /// Sorts an axis of dates and times in text form by time. A numeric axis with times since 1970 is sorted already;
    /// only its unit is recorded.
    void readTimes(const Column& axis) {
        if (axis.isNumeric()) {
            m_table.secondsPerUnit = m_table.epochUnits.front();
            return;
        }
        if (wholeLevels(axis)) {
            readCodes(axis);
            return;
        }
        const auto order = dateOrderOf(axis);
        if (!order) {
            return;
        }
        std::vector<double> seconds;
        for (const AxisPoint& point : m_table.points) {
            seconds.push_back(secondsOf(point.labels.front(), *order).value_or(0.0));
        }
        m_table.secondsPerUnit = 1.0;
        sortPoints(seconds);
    }

    /// Gives the points of an axis of codes their numbers. If a double cannot distinguish them, the numbers are
    /// differences from an origin, which becomes part of the unit.
    void readCodes(const Column& axis) {
        std::vector<base::Wide> numbers;
        for (const AxisPoint& point : m_table.points) {
            numbers.push_back(wholeNumberIn(point.labels.front()).value_or(0));
        }
        const auto along = wholeAxis(numbers);
        for (std::size_t point = 0; along && point < numbers.size(); ++point) {
            m_table.points[point].numbers.front() = along->places[point];
        }
        if (along && along->origin.empty()) {
            m_table.secondsPerUnit = epochUnit(axis.name, along->places.front(), along->places.back());
            m_table.epochUnits.front() = m_table.secondsPerUnit;
        } else if (along) {
            std::string& unit = m_table.axisUnits.front();
            unit = "+" + along->origin + (unit.empty() ? "" : " ") + unit;
        }
    }

    /// Sorts the points of the axis in ascending order of these numbers.
    void sortPoints(const std::vector<double>& numbers) {
        Places sorted(numbers.size());
        std::iota(sorted.begin(), sorted.end(), std::size_t{0});
        std::stable_sort(sorted.begin(), sorted.end(),
                         [&numbers](std::size_t a, std::size_t b) { return numbers[a] < numbers[b]; });
        std::vector<AxisPoint> points;
        Places places(sorted.size());
        for (const std::size_t point : sorted) {
            places[point] = points.size();
            points.push_back(std::move(m_table.points[point]));
            points.back().numbers.front() = numbers[point];
        }
        m_table.points = std::move(points);
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            m_points.codes.set(i, static_cast<std::int32_t>(places[m_points[i]]));
        }
    }

    /// Makes the points row numbers if there is no axis: numbers within each series of a long table, or within a wide
    /// table.
    void numberPoints() {
        const Coding keys = codesOf(m_dataset, m_keys, m_rows);
        std::vector<std::size_t> next(keys.count, 0);
        m_points.codes.reserve(m_rows.size());
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            m_points.codes.push_back(static_cast<std::int32_t>(next[keys[i]]++));
        }
        m_points.count = m_rows.empty() ? 0 : *std::max_element(next.begin(), next.end());
        for (std::size_t point = 1; point <= m_points.count; ++point) {
            m_table.points.push_back({{std::to_string(point)}, {static_cast<double>(point)}});
        }
        m_table.axisColumns = {""};
        m_table.axisUnits = {""};
    }

    Expected<void> reserve(std::size_t seriesCount) {
        const std::size_t pointCount = m_table.points.size();
        if (seriesCount == 0 || pointCount == 0) {
            return fail(ErrorCode::noSeries);
        }
        if (seriesCount > maxCells / pointCount) {
            return fail(ErrorCode::tooManySeries, {std::to_string(seriesCount), std::to_string(maxCells / pointCount),
                                                   std::to_string(pointCount)});
        }
        m_table.values =
            Eigen::MatrixXd::Constant(static_cast<Index>(pointCount), static_cast<Index>(seriesCount), missing);
        return {};
    }

    Expected<void> fillLong() {
        const auto metric = GREYSCOPE_TRY(m_dataset.numericColumn(m_query.value));
        m_table.valueName = m_query.value;
        m_table.valueUnit = aggregatedUnit(metric->unit, m_query.aggregation);
        m_table.keyColumns = m_query.keys;
        Coding keys = codesOf(m_dataset, m_keys, m_rows);
        orderByAppearance(keys);
        GREYSCOPE_TRY(reserve(m_rows.empty() ? 0 : keys.count));
        const SeriesNames names(m_dataset, m_keys);
        for (const std::size_t row : firstRows(keys, m_rows)) {
            Series series;
            for (const Column* column : m_keys) {
                series.keys.push_back(column->textAt(row));
            }
            series.name = m_keys.empty() ? m_query.value : names.of(series.keys);
            m_table.series.push_back(std::move(series));
        }
        if (m_groups) {
            dealClasses(keys, *metric);
        } else {
            countMissing(m_table.leftOut, *metric, m_rows);
            dealRows(keys, *metric);
        }
        return fillValues(std::vector<const Column*>(m_table.series.size(), metric));
    }

    /// Records a row without a measured value, which is left out.
    void leaveOut(std::size_t row, const std::string& metric) {
        if (m_empty.count == 0 || row < m_firstEmpty) {
            m_firstEmpty = row;
            m_empty = {Reason::valueEmpty,        metric, m_empty.count,
                       m_dataset.lineInPart(row), {},     m_dataset.tableOf(row)};
        }
        ++m_empty.count;
    }

    /// Records, for the aggregation count, that a series has a row without a value at this point.
    void noteUnmeasured(std::size_t series, std::size_t place) {
        if (m_query.aggregation == Aggregation::count) {
            m_unmeasured.emplace_back(series, m_points[place]);
        }
    }

    void tellEmpty() {
        if (m_empty.count > 0) {
            m_table.leftOut.idle.push_back(m_empty);
        }
    }

    void tellInvalid(std::optional<InvalidResult> result, const std::string& series, std::size_t place) {
        if (result) {
            result->series = series;
            for (std::size_t axis = 0; axis < m_table.axisColumns.size(); ++axis) {
                result->labels.push_back(m_table.axisLabel(m_points[place], axis));
            }
            m_table.leftOut.invalid.push_back(std::move(*result));
        }
    }

    /// Distributes the rows to the points of each series, and records rows without a value.
    void dealRows(const Coding& keys, const Column& metric) {
        const InvalidResults invalid(m_dataset, metric);
        std::vector<Places> missing(keys.count);  // recorded series by series
        const bool complete = metric.missingCount() == 0;
        for (std::size_t place = 0; place < m_rows.size() && !complete; ++place) {
            if (metric.missingAt(m_rows[place])) {
                missing[keys[place]].push_back(place);
            }
        }
        const auto measured = [&](std::size_t row) { return complete || !metric.missingAt(row); };
        std::vector<PointRows> rows = PointRows::dealt(m_rows, keys, m_points, measured);
        for (std::size_t s = 0; s < m_table.series.size(); ++s) {
            m_table.series[s].rows = std::move(rows[s]);
            for (const std::size_t place : missing[s]) {
                leaveOut(m_rows[place], metric.name);
                noteUnmeasured(s, place);
                tellInvalid(invalid.at(m_rows[place]), m_table.series[s].name, place);
            }
        }
        tellEmpty();
    }

    [[nodiscard]] std::size_t placeOf(const Column& column) const {
        return static_cast<std::size_t>(&column - m_dataset.columns().data());
    }

    /// Distributes the classes to the points of each series; a row of the sample stands for all rows of a point.
    void dealClasses(const Coding& keys, const Column& metric) {
        m_classes.resize(m_table.series.size() * m_points.count);
        for (std::size_t place = 0; place < m_rows.size(); ++place) {
            const RowGroups::Missing missing = m_groups->missingIn(placeOf(metric), m_rows[place]);
            m_table.leftOut.valuesMissing += missing.rows;
            m_table.leftOut.notNumbers += missing.notNumbers;
            m_table.leftOut.notFinite += missing.notFinite;
            if (missing.rows > 0) {
                const std::size_t first = m_empty.count == 0 ? missing.firstLine : m_empty.firstLine;
                m_empty = {Reason::valueEmpty,
                           metric.name,
                           m_empty.count + missing.rows,
                           std::min(first, missing.firstLine),
                           {}};
                noteUnmeasured(keys[place], place);
            }
            m_classes[keys[place] * m_points.count + m_points[place]].push_back(m_rows[place]);
        }
        tellEmpty();
        for (std::size_t s = 0; s < m_table.series.size(); ++s) {
            std::vector<Places> examples(m_points.count);
            for (std::size_t k = 0; k < m_points.count; ++k) {
                const Places& classes = m_classes[s * m_points.count + k];
                if (!classes.empty()) {
                    examples[k] = {m_groups->examples[classes.front()]};
                }
            }
            m_table.series[s].rows = PointRows(examples);
        }
    }

    [[nodiscard]] bool isWideSeries(const Column& column) const {
        const auto filtersIt = [&](const Filter& filter) {
            return filter.column == column.name && filter.test == Test::is;
        };
        const std::vector<std::string>& chosen = m_query.columns;
        return column.isNumeric() &&
               (chosen.empty() || std::find(chosen.begin(), chosen.end(), column.name) != chosen.end()) &&
               !base::contains(m_query.axis, column.name) && !base::contains(m_query.repeats, column.name) &&
               std::none_of(m_query.where.begin(), m_query.where.end(), filtersIt);
    }

    /// Returns the rows of each point in which at least one of the columns has a value, and records the other rows.
    PointRows rowsOfAny(const std::vector<const Column*>& metrics) {
        const auto measured = [&metrics](std::size_t row) {
            return std::any_of(metrics.begin(), metrics.end(), [row](const Column* c) { return !c->missingAt(row); });
        };
        for (const std::size_t row : m_rows) {
            if (!measured(row)) {
                leaveOut(row, metrics.size() == 1 ? metrics.front()->name : std::string());
            }
        }
        tellEmpty();
        return PointRows::dealt(m_rows, Coding{LevelCodes(m_rows.size()), 1}, m_points, measured).front();
    }

    Expected<void> fillWide() {
        std::vector<const Column*> metrics;
        for (const Column& column : m_dataset.columns()) {
            if (isWideSeries(column)) {
                metrics.push_back(&column);
            }
        }
        GREYSCOPE_TRY(reserve(metrics.size()));
        const PointRows rows = rowsOfAny(metrics);
        for (const Column* column : metrics) {
            m_table.series.push_back({column->name, {column->name}, rows});
            countMissing(m_table.leftOut, *column, m_rows);
            for (std::size_t place = 0; place < m_rows.size(); ++place) {
                if (column->missingAt(m_rows[place])) {
                    noteUnmeasured(m_table.series.size() - 1, place);
                }
            }
            const InvalidResults invalid(m_dataset, *column);
            for (std::size_t place = 0; invalid.any() && place < m_rows.size(); ++place) {
                tellInvalid(invalid.at(m_rows[place]), column->name, place);
            }
        }
        // A table has one value axis, so it has the common unit of the columns, or none.
        const std::string& unit = metrics.front()->unit;
        const bool oneUnit =
            std::all_of(metrics.begin(), metrics.end(), [&](const Column* c) { return c->unit == unit; });
        m_table.valueUnit = oneUnit ? aggregatedUnit(unit, m_query.aggregation) : "";
        return fillValues(metrics);
    }

    [[nodiscard]] tl::unexpected<base::Error> duplicatePoint(const Series& series, const Column& metric,
                                                             std::size_t point, std::size_t count) const {
        return tl::unexpected(
            duplicateError(m_dataset, metric, {series.name, m_table.pointLabel(point)}, count, series.rows[point]));
    }

    /// The number of values at a point, and whether they may be combined into one.
    struct Measured {
        std::uint32_t count = 0;
        bool mayMerge = true;
    };

    /// Sets the values of all series from the measurements of their classes. Error: rowsNeeded if a spread is not
    /// exact.
    Expected<std::vector<Measured>> mergeClasses(const Column& metric) {
        std::vector<Measured> all(m_classes.size());
        for (std::size_t place = 0; place < all.size(); ++place) {
            MeasuredValues values;
            for (const std::size_t each : m_classes[place]) {
                values.add(m_groups->valuesIn(placeOf(metric), each));
            }
            if (m_query.aggregation.isSpread() && !values.haveSpread()) {
                return tl::unexpected(rowsNeeded({RowsNeeded::answer, {}}));
            }
            all[place].count = static_cast<std::uint32_t>(values.count());
            if (values.count() > 0) {
                m_table.values(static_cast<Index>(place % m_points.count), static_cast<Index>(place / m_points.count)) =
                    values.value(m_query.aggregation);
            }
        }
        return all;
    }

    /// Sets the values of the series `first` .. `first` + `series` - 1, which have the same metric. Each value is
    /// calculated from its rows in their order, so it does not depend on the number of threads.
    Expected<std::vector<Measured>> mergePoints(const Column& metric, std::size_t first, std::size_t series,
                                                RepeatTest& areRepeats) {
        const bool refuses = m_query.aggregation == Aggregation::none;
        const PointValues values(m_dataset, metric, m_query.aggregation, m_table.runs);
        const std::size_t points = m_table.points.size();
        std::vector<Measured> all(series * points);
        const std::size_t parts = std::min(all.size(), base::partsOf(m_rows.size()));
        base::forEachPart(
            all.size(), parts, base::Threads::available(),
            [&](std::size_t /*part*/, std::size_t place, std::size_t end) {
                std::vector<double> present;
                for (; place < end; ++place) {
                    const std::size_t s = first + place / points;
                    const std::size_t k = place % points;
                    const RowSpan rows = m_table.series[s].rows[k];
                    const std::size_t count = values.take(rows, present);
                    all[place] = {static_cast<std::uint32_t>(count), count < 2 || !refuses || areRepeats(rows)};
                    if (count > 0) {
                        m_table.values(static_cast<Index>(k), static_cast<Index>(s)) = values.value(rows, present);
                    }
                }
            });
        return all;
    }

    Expected<void> fillValues(const std::vector<const Column*>& metrics) {
        RepeatTest areRepeats(m_dataset, m_query.repeats, m_query.settings, m_rows);
        for (std::size_t first = 0, end = 0; first < metrics.size(); first = end) {
            for (end = first; end < metrics.size() && metrics[end] == metrics[first];) {
                ++end;
            }
            const Column& metric = *metrics[first];
            const auto merged =
                GREYSCOPE_TRY(m_groups ? mergeClasses(metric) : mergePoints(metric, first, end - first, areRepeats));
            GREYSCOPE_TRY(account(merged, metric, first));
        }
        m_table.leftOut.repeats = m_query.aggregation == Aggregation::none && m_table.leftOut.mergedPoints > 0;
        if (m_query.aggregation == Aggregation::count) {
            countUnmeasured();
        }
        m_table.leftOut.gaps = static_cast<std::size_t>(m_table.values.array().isNaN().count());
        return checkSpreads();
    }

    /// Counts what was combined at the points of the series from the index `first` on, which have the same metric.
    /// Errors: duplicatePoint, overflow.
    Expected<void> account(const std::vector<Measured>& all, const Column& metric, std::size_t first) {
        for (std::size_t place = 0; place < all.size(); ++place) {
            const std::size_t s = first + place / m_table.points.size();
            const std::size_t k = place % m_table.points.size();
            const auto& [count, mayMerge] = all[place];
            const double value = m_table.values(static_cast<Index>(k), static_cast<Index>(s));
            if (!mayMerge) {
                return duplicatePoint(m_table.series[s], metric, k, count);
            }
            if (std::isinf(value)) {
                return fail(ErrorCode::overflow, {aggregationName(m_query.aggregation) + ", " + m_table.series[s].name +
                                                  ", " + m_table.pointLabel(k)});
            }
            m_table.leftOut.merge(count);
            m_table.leftOut.singles += count > 0 && std::isnan(value) ? 1 : 0;
        }
        return {};
    }

    /// For the aggregation count: sets points that have rows but no value to 0.
    void countUnmeasured() {
        for (const auto& [series, point] : m_unmeasured) {
            double& value = m_table.values(static_cast<Index>(point), static_cast<Index>(series));
            value = std::isnan(value) ? 0.0 : value;
        }
    }

    /// Error: noSpread if the values are spreads and no point has more than one measurement.
    Expected<void> checkSpreads() const {
        const LeftOut& account = m_table.leftOut;
        if (account.singles > 0 && account.gaps == static_cast<std::size_t>(m_table.values.size())) {
            return fail(ErrorCode::noSpread, {aggregationName(m_query.aggregation), ""});
        }
        return {};
    }

    std::shared_ptr<const RowGroups> m_groups;  ///< null if all rows are at hand
    const Dataset& m_dataset;
    const SeriesQuery& m_query;
    std::vector<Places> m_classes;  ///< the classes of each point, series by series
    std::vector<const Column*> m_axis;
    std::vector<const Column*> m_keys;
    Rows m_rows;
    Coding m_points;
    Tally m_empty;                                                  ///< rows without a measured value
    std::size_t m_firstEmpty = 0;                                   ///< the first of these rows
    std::vector<std::pair<std::size_t, std::size_t>> m_unmeasured;  ///< series and points of such rows
    SeriesTable m_table;
};

/// The last three series tables of a dataset, because pages and commands ask for the same ones in turn.
class RecentPivots {
public:
    [[nodiscard]] const SeriesTable* find(const SeriesQuery& query) const {
        const auto found = std::ranges::find(m_pivots, query, &Known::query);
        return found == m_pivots.end() ? nullptr : found->table.get();
    }
    [[nodiscard]] RecentPivots with(const SeriesQuery& query, const SeriesTable& table) const {
        constexpr std::size_t kMost = 3;
        RecentPivots next;
        next.m_pivots.push_back({query, std::make_shared<const SeriesTable>(table)});
        std::copy_n(m_pivots.begin(), std::min(m_pivots.size(), kMost - 1), std::back_inserter(next.m_pivots));
        return next;
    }

private:
    struct Known {
        SeriesQuery query;
        std::shared_ptr<const SeriesTable> table;
    };
    std::vector<Known> m_pivots;  ///< the latest first
};

}  // namespace

Expected<SeriesTable> pivot(const Dataset& dataset, const SeriesQuery& query) {
    const auto recent = dataset.remembered<RecentPivots>();
    if (const SeriesTable* const known = recent ? recent->find(query) : nullptr) {
        return *known;
    }
    auto table = Pivot(dataset, query).run();
    if (table) {
        dataset.remember((recent ? *recent : RecentPivots()).with(query, *table));
    }
    return table;
}

}  // namespace greyscope::data
