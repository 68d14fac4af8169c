#include "core/stats/series_repeats.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/stats/ratio.h"

namespace greyscope::stats {

SeriesRepeats::SeriesRepeats(const data::Dataset& dataset, const data::SeriesTable& table)
    : m_table(table), m_summed(dataset, table.valueName) {
    const auto add = [&](const std::string& name) {
        const auto column = dataset.numericColumn(name);
        m_values.push_back(column ? std::optional(data::PointValues(dataset, **column, table.aggregation, table.runs))
                                  : std::nullopt);
    };
    // In a wide table, each series has its own column; in a long one, all share the column of the metric.
    if (!table.valueName.empty()) {
        add(table.valueName);
    }
    for (std::size_t s = 0; table.valueName.empty() && s < table.series.size(); ++s) {
        add(table.series[s].name);
    }
}

const std::optional<data::PointValues>& SeriesRepeats::valuesOf(std::size_t series) const {
    return m_values[m_table.valueName.empty() ? series : 0];
}

std::size_t SeriesRepeats::countAt(std::size_t series, std::size_t point) const {
    if (const auto summed = summedAt(series, point)) {
        return summed->count;
    }
    const data::PointRows& rows = m_table.series[series].rows;
    return point >= rows.size() ? 0 : m_table.runs.empty() ? rows[point].size() : valuesAt(series, point).size();
}

std::optional<Moments> SeriesRepeats::summedAt(std::size_t series, std::size_t point) const {
    const data::PointRows& rows = m_table.series[series].rows;
    if (!m_summed.any() || !m_table.runs.empty() || point >= rows.size() || rows[point].size() != 1) {
        return std::nullopt;
    }
    const auto moments = m_summed.at(rows[point].front());
    return moments && moments->count > 1 ? moments : std::nullopt;
}

std::optional<Moments> SeriesRepeats::momentsAt(std::size_t series, std::size_t point) const {
    if (const auto summed = summedAt(series, point)) {
        return summed;
    }
    const std::vector<double> values = countAt(series, point) > 1 ? valuesAt(series, point) : std::vector<double>();
    return values.size() > 1 ? std::optional(momentsOf(values)) : std::nullopt;
}

std::vector<double> SeriesRepeats::valuesAt(std::size_t series, std::size_t point) const {
    std::vector<double> values;
    const data::PointRows& rows = m_table.series[series].rows;
    if (point >= rows.size() || rows[point].empty() || summedAt(series, point)) {
        return values;
    }
    if (const auto& own = valuesOf(series)) {
        own->take(rows[point], values);
    }
    return values;
}

std::optional<Centre> SeriesRepeats::centre() const {
    const data::Aggregation how = m_table.ofMeasurements();
    if (!how.isCentre()) {
        return std::nullopt;
    }
    return how == data::Aggregation::median ? Centre::median : Centre::mean;
}

std::optional<Interval> SeriesRepeats::intervalAt(std::size_t series, std::size_t point,
                                                  const IntervalOptions& options) const {
    const auto how = centre();
    if (const auto summed = summedAt(series, point); summed && how) {
        return summed->deviation > 0.0 ? meanInterval(*summed, options.confidence) : std::nullopt;
    }
    return how && countAt(series, point) > 1 ? repeatInterval(valuesAt(series, point), *how, options) : std::nullopt;
}

std::optional<Interval> SeriesRepeats::ratioIntervalAt(std::size_t numerator, std::size_t denominator,
                                                       std::size_t point, const IntervalOptions& options) const {
    const auto how = centre();
    if (how && (summedAt(numerator, point) || summedAt(denominator, point))) {
        const auto above = momentsAt(numerator, point);
        const auto below = momentsAt(denominator, point);
        const bool spread = above && below && (above->deviation > 0.0 || below->deviation > 0.0);
        const auto fieller = spread ? fiellerRatio(*above, *below, Variances::own, options.confidence) : std::nullopt;
        return fieller ? fieller->interval : std::nullopt;
    }
    return how ? repeatRatioInterval(valuesAt(numerator, point), valuesAt(denominator, point), *how, options)
               : std::nullopt;
}

bool SeriesRepeats::any() const {
    for (std::size_t series = 0; series < m_table.series.size(); ++series) {
        for (std::size_t point = 0; point < m_table.pointCount(); ++point) {
            if (countAt(series, point) > 1) {
                return true;
            }
        }
    }
    return false;
}

std::optional<NoiseFloor> noiseFloorOf(const std::vector<Moments>& cells, Centre centre) {
    NoiseFloor floor;
    double errors = 0.0;
    double variations = 0.0;
    for (const Moments& cell : cells) {
        const auto variation = variationOf(cell);
        if (!variation) {
            continue;
        }
        floor.fewest = floor.points == 0 ? cell.count : std::min(floor.fewest, cell.count);
        floor.most = std::max(floor.most, cell.count);
        ++floor.points;
        variations += *variation;
        errors += *variation / std::sqrt(static_cast<double>(cell.count));
    }
    if (floor.points == 0) {
        return std::nullopt;
    }
    const auto points = static_cast<double>(floor.points);
    const double ofCentre = centre == Centre::median ? std::sqrt(std::numbers::pi / 2.0) : 1.0;  // for normally
                                                                                                 // distributed values
    floor.error = 100.0 * ofCentre * errors / points;
    floor.variation = 100.0 * variations / points;
    return floor;
}

std::optional<NoiseFloor> noiseFloorOf(const SeriesRepeats& repeats, std::size_t series, std::size_t points) {
    const auto centre = repeats.centre();
    std::vector<Moments> cells;
    for (std::size_t point = 0; centre && point < points; ++point) {
        if (const auto moments = repeats.momentsAt(series, point)) {
            cells.push_back(*moments);
        }
    }
    return centre ? noiseFloorOf(cells, *centre) : std::nullopt;
}

}  // namespace greyscope::stats
