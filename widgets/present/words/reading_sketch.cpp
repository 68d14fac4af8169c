#include "widgets/present/words/reading_sketch.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <string>

#include "core/data/columns/levels.h"

namespace greyscope::widgets {

namespace {

constexpr std::size_t kMostSeries = 200;
constexpr std::size_t kStretches = 42;  // each with its lowest and highest point: as many as a small picture has pixels
constexpr double kLogarithmicFrom = 100.0;

struct Range {
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();

    void take(double value) {
        if (std::isfinite(value)) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    [[nodiscard]] double placeOf(double value) const { return high > low ? (value - low) / (high - low) : 0.5; }
};

/// Maps values to the height of the unit square.
class Height {
public:
    void take(double value) { m_range.take(value); }
    [[nodiscard]] double of(double value) const {
        if (m_range.low > 0.0 && m_range.high > kLogarithmicFrom * m_range.low) {
            return Range{std::log(m_range.low), std::log(m_range.high)}.placeOf(std::log(value));
        }
        return m_range.placeOf(value);
    }

private:
    Range m_range;
};

/// The x of the points: in proportion to their numbers, or evenly spaced if the numbers double or are missing.
std::vector<double> widthsOf(const data::SeriesTable& table) {
    const std::vector<double> numbers = table.axisNumbers();
    const bool measured = numbers.size() == table.pointCount() && !data::doubles(numbers) &&
                          std::all_of(numbers.begin(), numbers.end(), [](double x) { return std::isfinite(x); });
    Range range;
    std::vector<double> places(table.pointCount());
    for (std::size_t point = 0; point < places.size(); ++point) {
        places[point] = measured ? numbers[point] : static_cast<double>(point);
        range.take(places[point]);
    }
    for (double& place : places) {
        place = range.placeOf(place);
    }
    return places;
}

QPolygonF thinned(const QPolygonF& line) {
    const auto points = static_cast<std::size_t>(line.size());
    if (points <= 2 * kStretches) {
        return line;
    }
    QPolygonF kept;
    const auto higher = [](const QPointF& one, const QPointF& other) { return one.y() < other.y(); };
    for (std::size_t stretch = 0; stretch < kStretches; ++stretch) {
        const auto from = line.begin() + static_cast<qsizetype>(stretch * points / kStretches);
        const auto to = line.begin() + static_cast<qsizetype>((stretch + 1) * points / kStretches);
        const auto [low, high] = std::minmax_element(from, to, higher);
        kept << *std::min(low, high) << *std::max(low, high);
    }
    return kept;
}

}  // namespace

ReadingSketch readingSketch(const data::SeriesTable& table, const data::Dataset& dataset) {
    const bool wide = table.valueName.empty();
    const auto unitOf = [&](std::size_t series) {
        const auto column = wide ? dataset.find(table.series[series].name) : std::nullopt;
        return column ? dataset.columns()[*column].unit : std::string();
    };
    const std::size_t drawn = std::min(table.series.size(), kMostSeries);
    std::map<std::string, Height> heights;
    std::vector<std::size_t> chosen(drawn);
    for (std::size_t s = 0; s < drawn; ++s) {
        chosen[s] = s * table.series.size() / drawn;
        Height& height = heights[unitOf(chosen[s])];
        for (const double value : table.values.col(static_cast<Eigen::Index>(chosen[s]))) {
            height.take(value);
        }
    }
    const std::vector<double> x = widthsOf(table);
    ReadingSketch sketch;
    sketch.joined = table.axisColumns.empty() || !table.axisNumbers().empty();
    for (const std::size_t series : chosen) {
        const Height& height = heights[unitOf(series)];
        QPolygonF line;
        for (std::size_t point = 0; point < x.size(); ++point) {
            const double value = table.values(static_cast<Eigen::Index>(point), static_cast<Eigen::Index>(series));
            if (std::isfinite(value)) {
                line << QPointF(x[point], height.of(value));
            }
        }
        sketch.series.push_back(thinned(line));
    }
    return sketch;
}

}  // namespace greyscope::widgets
