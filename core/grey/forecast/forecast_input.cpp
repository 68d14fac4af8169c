#include "core/grey/forecast/forecast_input.h"

#include <algorithm>
#include <cmath>

#include "core/base/text.h"
#include "core/base/try.h"
#include "core/data/columns/calendar.h"
#include "core/data/columns/calendar_steps.h"
#include "core/data/columns/cell_text.h"
#include "core/data/columns/whole_codes.h"
#include "core/grey/forecast/axis_steps.h"

namespace greyscope::grey {

namespace {

constexpr std::size_t kDefaultHorizon = 2;
constexpr std::size_t kLongestHorizon = 100000;

std::optional<double> numberBeyond(const std::vector<double>& axis, AxisSpacing spacing, std::size_t steps) {
    const auto distance = static_cast<double>(steps);
    if (spacing == AxisSpacing::linear) {
        return axis.back() + distance * (axis[1] - axis[0]);
    }
    if (spacing == AxisSpacing::geometric) {
        const double number = axis.back() * std::pow(axis[1] / axis[0], distance);
        return std::isfinite(number) ? std::optional(number) : std::nullopt;
    }
    return std::nullopt;
}

std::string axisNameOf(const data::SeriesTable& table) {
    return table.axisColumns.size() == 1 ? table.axisColumns.front() : "k";
}

/// Continues an axis beyond its last point.
class AxisBeyond {
public:
    explicit AxisBeyond(const data::SeriesTable& table) : m_table(table), m_axis(table.axisNumbers()) {
        using data::DateOrder;
        for (const DateOrder order : {DateOrder::iso, DateOrder::dayFirst, DateOrder::monthFirst, DateOrder::period,
                                      DateOrder::yearPair, DateOrder::clock}) {
            if (table.secondsPerUnit && !m_order && data::secondsOf(table.pointLabel(0), order)) {
                m_order = order;
            }
        }
        m_steps = axisSteps(m_axis, table.secondsPerUnit);
    }
    /// Adds the points that are requested after the last one.
    base::Expected<void> extend(const std::vector<std::string>& points) {
        if (!points.empty() && m_axis.empty()) {
            return base::fail(base::ErrorCode::columnNotNumeric, {axisNameOf(m_table)});
        }
        for (const std::string& text : points) {
            const auto number = numberOf(text);
            if (!number || !std::isfinite(*number)) {
                const std::string like = m_order ? m_table.pointLabel(m_table.pointCount() - 1) : "96, 128";
                return base::fail(base::ErrorCode::optionUnknown, {"at", text, like});
            }
            if (!(*number > m_axis.back())) {
                return base::fail(base::ErrorCode::optionOutOfRange, {"at", text, "(" + label(m_axis.back()) + ", ∞)"});
            }
            m_axis.push_back(*number);
        }
        m_steps = axisSteps(m_axis, m_table.secondsPerUnit);
        return {};
    }
    [[nodiscard]] AxisSpacing spacing() const { return m_steps.spacing; }
    [[nodiscard]] std::optional<double> at(std::size_t point) const {
        return m_axis.empty() ? std::nullopt : std::optional(m_axis[point]);
    }
    /// Returns the number `steps` after the last point by the spacing of the axis; nullopt if the axis cannot be
    /// continued.
    [[nodiscard]] std::optional<double> number(std::size_t steps) const {
        if (!m_steps.months) {
            return numberBeyond(m_axis, m_steps.spacing, steps);
        }
        const auto seconds = m_steps.months->after(steps);
        return seconds ? std::optional(*seconds / *m_table.secondsPerUnit) : std::nullopt;
    }
    [[nodiscard]] std::string label(double number) const {
        if (m_table.epochUnit(0)) {
            return data::isoText(number * *m_table.epochUnit(0));
        }
        if (!m_order) {
            const auto last = data::wholeNumberIn(m_table.pointLabel(m_table.pointCount() - 1));
            const bool exact = last && std::abs(static_cast<double>(*last)) < data::kExactWhole;
            return last && !exact ? data::wholeText(*last + static_cast<base::Wide>(number - m_axis.back()))
                                  : base::toText(number);
        }
        // "May" does not show whether other months are written in full
        std::size_t like = m_table.pointCount() - 1;
        like -= like > 0 && base::lowered(m_table.pointLabel(like)).find("may") != std::string::npos ? 1 : 0;
        return data::writtenLike(m_table.pointLabel(like), *m_order, number);
    }

private:
    /// Times given as numbers can be requested as numbers, too.
    [[nodiscard]] std::optional<double> numberOf(const std::string& text) const {
        const auto plain = m_order && !m_table.epochUnit(0) ? std::nullopt : data::numberIn(text);
        const auto seconds = m_order && !plain ? data::secondsOf(text, *m_order) : std::nullopt;
        return seconds ? std::optional(*seconds / *m_table.secondsPerUnit) : plain;
    }

    const data::SeriesTable& m_table;
    std::vector<double> m_axis;
    AxisSteps m_steps;
    std::optional<data::DateOrder> m_order;
};

double valueAt(const data::SeriesTable& table, std::size_t series, std::size_t point) {
    return table.values(static_cast<Eigen::Index>(point), static_cast<Eigen::Index>(series));
}

base::Expected<std::size_t> checkedCount(const data::SeriesTable& table, std::size_t series,
                                         const ForecastOptions& options) {
    if (series >= table.series.size()) {
        return base::fail(base::ErrorCode::unknownSeries, {std::to_string(series), ""});
    }
    const std::size_t count = measuredCount(table, series);
    if (count == 0) {
        return base::fail(base::ErrorCode::tooFewPoints, {table.series[series].name, "0", "1"});
    }
    if (const auto gap = table.firstGap(series); gap && *gap < count) {
        return base::fail(base::ErrorCode::missingValue, {table.series[series].name, table.pointLabel(*gap)});
    }
    if (options.fitCount > count) {
        return base::fail(base::ErrorCode::optionOutOfRange,
                          {"fit", std::to_string(options.fitCount), "[1, " + std::to_string(count) + "]"});
    }
    if (options.horizon.value_or(0) > kLongestHorizon) {
        return base::fail(base::ErrorCode::optionOutOfRange, {"horizon", std::to_string(*options.horizon),
                                                              "[0, " + std::to_string(kLongestHorizon) + "]"});
    }
    return count;
}

/// Returns the values of a related series at the points and steps, up to the first unknown one.
base::Expected<RelatedFactor> relatedFactor(const data::SeriesTable& table, const RelatedSeries& related,
                                            std::size_t needed, RelatedFuture rule) {
    const auto series = GREYSCOPE_TRY(table.indexOf(related.name));
    RelatedFactor factor{related.name, {}};
    for (std::size_t k = 0; k < std::min(needed, table.pointCount()) && !std::isnan(valueAt(table, series, k)); ++k) {
        factor.values.push_back(valueAt(table, series, k));
    }
    const bool gapInside = table.firstGap(series).value_or(table.pointCount()) < measuredCount(table, series);
    if (!gapInside) {
        factor.values.insert(factor.values.end(), related.future.begin(), related.future.end());
        if (rule == RelatedFuture::lastValue && !factor.values.empty()) {
            factor.values.resize(std::max(needed, factor.values.size()), factor.values.back());
        }
    }
    return factor;
}

}  // namespace

std::size_t measuredCount(const data::SeriesTable& table, std::size_t series) {
    std::size_t count = table.pointCount();
    while (count > 0 && std::isnan(valueAt(table, series, count - 1))) {
        --count;
    }
    return count;
}

base::Expected<ForecastPoints> forecastPoints(const data::SeriesTable& table, std::size_t series,
                                              const ForecastOptions& options) {
    const auto count = GREYSCOPE_TRY(checkedCount(table, series, options));
    ForecastPoints points;
    points.measured = count;
    points.fitted = options.fitCount == 0 ? count : options.fitCount;
    AxisBeyond axis(table);
    GREYSCOPE_TRY(axis.extend(options.at));
    points.spacing = axis.spacing();
    const std::size_t known = table.pointCount() + options.at.size();
    const std::size_t left = table.pointCount() - points.fitted;
    std::size_t end =
        options.at.empty() ? points.fitted + options.horizon.value_or(left > 0 ? left : kDefaultHorizon) : known;
    if (points.spacing == AxisSpacing::uneven && end > known) {
        points.withoutPlace = end - known;
        end = known;
    }
    for (std::size_t k = 0; k < end; ++k) {
        const std::optional<double> number = k < known ? axis.at(k) : axis.number(k - known + 1);
        points.actual.push_back(k < count ? std::optional(valueAt(table, series, k)) : std::nullopt);
        points.numbers.push_back(number);
        points.labels.push_back(k < table.pointCount() ? table.pointLabel(k)
                                : number               ? axis.label(*number)
                                                       : "k=" + std::to_string(k + 1));
    }
    return points;
}

GreyModelOptions greyOptionsOf(const ForecastOptions& options) {
    GreyModelOptions grey;
    grey.backgroundWeight = options.backgroundWeight;
    grey.searchBackground = options.searchBackground;
    grey.accumulated = options.accumulated;
    grey.power = options.power;
    grey.order = options.order;
    grey.translation = options.translation;
    grey.buffer = options.buffer;
    return grey;
}

base::Expected<ModelInput> modelInput(const data::SeriesTable& table, std::size_t series, const ForecastPoints& points,
                                      const ForecastOptions& options) {
    ModelInput input;
    input.series = table.series[series].name;
    input.horizon = points.labels.size() - points.fitted;
    input.labels = std::make_shared<const std::vector<std::string>>(points.labels);
    input.axisName = axisNameOf(table);
    input.accuracy = options.accuracy;
    for (std::size_t k = 0; k < points.labels.size(); ++k) {
        if (k < points.fitted) {
            input.values.push_back(*points.actual[k]);
        }
        if (points.spacing == AxisSpacing::none) {
            input.axis.push_back(static_cast<double>(k + 1));
        } else if (points.numbers[k]) {
            input.axis.push_back(*points.numbers[k]);
        }
    }
    for (std::size_t k = points.fitted; k < points.actual.size() && points.actual[k]; ++k) {
        input.arrivals.push_back(*points.actual[k]);
    }
    for (const RelatedSeries& related : options.related) {
        auto factor = GREYSCOPE_TRY(relatedFactor(table, related, points.labels.size(), options.relatedFuture));
        input.related.push_back(std::move(factor));
    }
    return input;
}

}  // namespace greyscope::grey
