#include "core/data/series_table.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/nearest.h"
#include "core/data/repeats.h"

namespace greyscope::data {

using base::ErrorCode;
using base::Expected;
using base::fail;
using Eigen::Index;

namespace {

using Rows = std::vector<std::size_t>;

constexpr std::size_t maxCells = 10'000'000;
constexpr double missing = std::numeric_limits<double>::quiet_NaN();

/// Rows that share a code agree in every column that was coded. Codes are 0..count-1.
struct Coding {
    std::vector<std::size_t> codes;  ///< one a selected row
    std::size_t count = 1;
};

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

/// Numbers ascending, text in the order in which its levels first appear in the file.
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

/// Codes of the combination of several columns, the first one outermost. Renumbered after each column, so that the
/// product stays below rows squared.
Coding codesOf(const std::vector<const Column*>& columns, const Rows& rows) {
    Coding result{std::vector<std::size_t>(rows.size(), 0), 1};
    for (const Column* column : columns) {
        const Coding next = codesOf(*column, rows);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            result.codes[i] = result.codes[i] * next.count + next.codes[i];
        }
        result = ranked(result.codes);
    }
    return result;
}

/// Renumbers codes so that they count up in the order of the rows.
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

/// The first row of each code.
Rows firstRows(const Coding& coding, const Rows& rows) {
    Rows first(coding.count, 0);
    for (std::size_t i = rows.size(); i-- > 0;) {
        first[coding.codes[i]] = rows[i];
    }
    return first;
}

std::string joined(const std::vector<std::string>& parts, const std::string& separator) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        text += (i == 0 ? "" : separator) + parts[i];
    }
    return text;
}

Expected<std::vector<const Column*>> columnsNamed(const Dataset& dataset, const std::vector<std::string>& names) {
    std::vector<const Column*> columns;
    for (const std::string& name : names) {
        const auto column = dataset.column(name);
        if (!column) {
            return tl::unexpected(column.error());
        }
        columns.push_back(*column);
    }
    return columns;
}

/// The pivot of one dataset: the selected rows, coded by axis and by key.
class Pivot {
public:
    Pivot(const Dataset& dataset, const SeriesQuery& query) : m_dataset(dataset), m_query(query) {}

    Expected<SeriesTable> run() {
        auto prepared = prepare();
        if (!prepared) {
            return tl::unexpected(prepared.error());
        }
        codePoints();
        auto filled = m_query.value.empty() ? fillWide() : fillLong();
        if (!filled) {
            return tl::unexpected(filled.error());
        }
        return std::move(m_table);
    }

private:
    /// Finds the columns and leaves out the rows without a place.
    Expected<void> prepare() {
        auto rows = select(m_dataset, m_query.where);
        auto axis = columnsNamed(m_dataset, m_query.axis);
        auto keys = columnsNamed(m_dataset, m_query.keys);
        for (const auto* error :
             {rows ? nullptr : &rows.error(), axis ? nullptr : &axis.error(), keys ? nullptr : &keys.error()}) {
            if (error != nullptr) {
                return tl::unexpected(*error);
            }
        }
        m_axis = std::move(*axis);
        m_keys = std::move(*keys);
        const auto lacks = [](const std::vector<const Column*>& columns, std::size_t row) {
            return std::any_of(columns.begin(), columns.end(), [&](const Column* c) { return c->missingAt(row); });
        };
        for (const std::size_t row : *rows) {
            (lacks(m_axis, row) || lacks(m_keys, row) ? m_table.rowsLeftOut : m_rows).push_back(row);
        }
        m_table.aggregation = m_query.aggregation;
        return {};
    }

    void codePoints() {
        m_table.axisColumns = m_query.axis;
        for (const Column* column : m_axis) {
            m_table.axisUnits.push_back(column->unit);
        }
        if (m_axis.empty()) {
            numberPoints();
            return;
        }
        m_points = codesOf(m_axis, m_rows);
        for (const std::size_t row : m_rows.empty() ? Rows{} : firstRows(m_points, m_rows)) {
            AxisPoint point;
            for (const Column* column : m_axis) {
                point.labels.push_back(column->textAt(row));
                point.numbers.push_back(column->isNumeric() ? std::optional(column->numbers()[row]) : std::nullopt);
            }
            m_table.points.push_back(std::move(point));
        }
    }

    /// Without an axis the points are row numbers: within each series of a long table, within the file of a wide one.
    void numberPoints() {
        const Coding keys = codesOf(m_keys, m_rows);
        std::vector<std::size_t> next(keys.count, 0);
        m_points.codes.resize(m_rows.size());
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            m_points.codes[i] = next[keys.codes[i]]++;
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
            return fail(ErrorCode::tooManySeries, {std::to_string(seriesCount), std::to_string(maxCells / pointCount)});
        }
        m_table.values =
            Eigen::MatrixXd::Constant(static_cast<Index>(pointCount), static_cast<Index>(seriesCount), missing);
        return {};
    }

    Expected<void> fillLong() {
        const auto metric = m_dataset.numericColumn(m_query.value);
        if (!metric) {
            return tl::unexpected(metric.error());
        }
        m_table.valueName = m_query.value;
        m_table.valueUnit = (*metric)->unit;
        m_table.keyColumns = m_query.keys;
        Coding keys = codesOf(m_keys, m_rows);
        orderByAppearance(keys);
        if (auto reserved = reserve(m_rows.empty() ? 0 : keys.count); !reserved) {
            return reserved;
        }
        for (const std::size_t row : firstRows(keys, m_rows)) {
            Series series;
            for (const Column* column : m_keys) {
                series.keys.push_back(column->textAt(row));
            }
            series.name = m_keys.empty() ? m_query.value : joined(series.keys, "-");
            series.rows.resize(m_table.points.size());
            m_table.series.push_back(std::move(series));
        }
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            m_table.series[keys.codes[i]].rows[m_points.codes[i]].push_back(m_rows[i]);
        }
        return fillValues(std::vector<const Column*>(m_table.series.size(), *metric));
    }

    [[nodiscard]] bool isWideSeries(const Column& column) const {
        const auto filtersIt = [&](const Filter& filter) { return filter.column == column.name; };
        const std::vector<std::string>& chosen = m_query.columns;
        return column.isNumeric() &&
               (chosen.empty() || std::find(chosen.begin(), chosen.end(), column.name) != chosen.end()) &&
               std::find(m_query.axis.begin(), m_query.axis.end(), column.name) == m_query.axis.end() &&
               std::none_of(m_query.where.begin(), m_query.where.end(), filtersIt);
    }

    Expected<void> fillWide() {
        std::vector<const Column*> metrics;
        for (const Column& column : m_dataset.columns()) {
            if (isWideSeries(column)) {
                metrics.push_back(&column);
            }
        }
        if (auto reserved = reserve(metrics.size()); !reserved) {
            return reserved;
        }
        std::vector<Rows> rows(m_table.points.size());
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            rows[m_points.codes[i]].push_back(m_rows[i]);
        }
        for (const Column* column : metrics) {
            m_table.series.push_back({column->name, {column->name}, rows});
        }
        // One unit for all of them, or none: a table has one value axis.
        const std::string& unit = metrics.front()->unit;
        const bool oneUnit =
            std::all_of(metrics.begin(), metrics.end(), [&](const Column* c) { return c->unit == unit; });
        m_table.valueUnit = oneUnit ? unit : "";
        return fillValues(metrics);
    }

    [[nodiscard]] tl::unexpected<base::Error> duplicatePoint(const Series& series, std::size_t point,
                                                             std::size_t count) const {
        return fail(ErrorCode::duplicatePoint, {series.name, m_table.pointLabel(point), std::to_string(count),
                                                joined(columnsTellingApart(m_dataset, series.rows[point]), ", ")});
    }

    Expected<void> fillValues(const std::vector<const Column*>& metrics) {
        std::vector<double> present;
        for (std::size_t s = 0; s < metrics.size(); ++s) {
            for (std::size_t k = 0; k < m_table.points.size(); ++k) {
                present.clear();
                for (const std::size_t row : m_table.series[s].rows[k]) {
                    if (const double value = metrics[s]->numbers()[row]; !std::isnan(value)) {
                        present.push_back(value);
                    }
                }
                if (present.size() > 1 && m_query.aggregation == Aggregation::none) {
                    return duplicatePoint(m_table.series[s], k, present.size());
                }
                if (!present.empty()) {
                    m_table.values(static_cast<Index>(k), static_cast<Index>(s)) =
                        aggregated(present, m_query.aggregation);
                }
            }
        }
        return {};
    }

    const Dataset& m_dataset;
    const SeriesQuery& m_query;
    std::vector<const Column*> m_axis;
    std::vector<const Column*> m_keys;
    Rows m_rows;
    Coding m_points;
    SeriesTable m_table;
};

}  // namespace

std::optional<std::size_t> SeriesTable::find(const std::string& name) const {
    const auto found = std::find_if(series.begin(), series.end(), [&](const Series& s) { return s.name == name; });
    return found == series.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - series.begin()));
}

Expected<std::size_t> SeriesTable::indexOf(const std::string& name) const {
    if (const auto index = find(name)) {
        return *index;
    }
    std::vector<std::string> names(series.size());
    std::transform(series.begin(), series.end(), names.begin(), [](const Series& s) { return s.name; });
    return fail(ErrorCode::unknownSeries, {name, base::nearestChoices(name, names)});
}

std::string SeriesTable::pointLabel(std::size_t point) const {
    return joined(points[point].labels, " \u00d7 ");
}

std::vector<double> SeriesTable::axisNumbers() const {
    std::vector<double> numbers;
    if (axisColumns.size() != 1) {
        return numbers;
    }
    for (const AxisPoint& point : points) {
        if (!point.numbers.front()) {
            return {};
        }
        numbers.push_back(*point.numbers.front());
    }
    return numbers;
}

std::optional<std::size_t> SeriesTable::firstGap(std::size_t seriesIndex) const {
    const auto column = values.col(static_cast<Index>(seriesIndex));
    for (Index k = 0; k < column.size(); ++k) {
        if (std::isnan(column(k))) {
            return static_cast<std::size_t>(k);
        }
    }
    return std::nullopt;
}

Expected<SeriesTable> pivot(const Dataset& dataset, const SeriesQuery& query) {
    return Pivot(dataset, query).run();
}

}  // namespace greyscope::data
