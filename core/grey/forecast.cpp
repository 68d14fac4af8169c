#include "core/grey/forecast.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/grey/baselines.h"

namespace greyscope::grey {

namespace {

constexpr std::array kBaselines{BaselineKind::lastValue,   BaselineKind::mean,  BaselineKind::linear,
                                BaselineKind::exponential, BaselineKind::power, BaselineKind::saturation};
constexpr std::size_t kNeededPoints = 4;
constexpr std::size_t kDefaultHorizon = 2;
constexpr std::size_t kLongestHorizon = 100000;

/// Measured points, then steps beyond them, as far as the horizon reaches.
struct Points {
    std::size_t fitted = 0;
    std::vector<std::string> labels;
    std::vector<std::optional<double>> numbers;
    std::vector<std::optional<double>> actual;
    AxisSpacing spacing = AxisSpacing::none;
};

bool nearly(double a, double b) {
    return std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b));
}

AxisSpacing spacingOf(const std::vector<double>& axis) {
    if (axis.size() < 2) {
        return AxisSpacing::none;
    }
    bool linear = true;
    bool geometric = axis[0] > 0.0 && axis[1] > axis[0];
    for (std::size_t k = 2; k < axis.size(); ++k) {
        linear = linear && nearly(axis[k] - axis[k - 1], axis[1] - axis[0]);
        geometric = geometric && nearly(axis[k] / axis[k - 1], axis[1] / axis[0]);
    }
    if (linear) {
        return AxisSpacing::linear;
    }
    return geometric ? AxisSpacing::geometric : AxisSpacing::uneven;
}

/// `steps` after the last point, by the axis' own rule; none where it has no rule.
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

base::Expected<void> check(const data::SeriesTable& table, std::size_t series, const ForecastOptions& options) {
    if (series >= table.series.size()) {
        return base::fail(base::ErrorCode::unknownSeries, {std::to_string(series), ""});
    }
    const std::size_t count = table.pointCount();
    if (options.fitCount > count) {
        return base::fail(base::ErrorCode::optionOutOfRange,
                          {"fit", std::to_string(options.fitCount),
                           "[" + std::to_string(kNeededPoints) + ", " + std::to_string(count) + "]"});
    }
    if (options.horizon.value_or(0) > kLongestHorizon) {
        return base::fail(base::ErrorCode::optionOutOfRange, {"horizon", std::to_string(*options.horizon),
                                                              "[0, " + std::to_string(kLongestHorizon) + "]"});
    }
    if (const auto gap = table.firstGap(series)) {
        return base::fail(base::ErrorCode::missingValue, {table.series[series].name, table.pointLabel(*gap)});
    }
    return {};
}

std::size_t horizonOf(const ForecastOptions& options, std::size_t held) {
    return options.horizon.value_or(held > 0 ? held : kDefaultHorizon);
}

Points pointsOf(const data::SeriesTable& table, std::size_t series, const ForecastOptions& options) {
    Points points;
    const std::size_t count = table.pointCount();
    points.fitted = options.fitCount == 0 ? count : options.fitCount;
    const std::vector<double> axis = table.axisNumbers();
    points.spacing = spacingOf(axis);
    const std::size_t end = points.fitted + horizonOf(options, count - points.fitted);
    for (std::size_t k = 0; k < end; ++k) {
        if (k < count) {
            points.labels.push_back(table.pointLabel(k));
            points.numbers.push_back(axis.empty() ? std::nullopt : std::optional(axis[k]));
            points.actual.emplace_back(table.values(static_cast<Eigen::Index>(k), static_cast<Eigen::Index>(series)));
            continue;
        }
        const std::optional<double> number = numberBeyond(axis, points.spacing, k - count + 1);
        points.labels.push_back(number ? base::toText(*number) : "k=" + std::to_string(k + 1));
        points.numbers.push_back(number);
        points.actual.emplace_back(std::nullopt);
    }
    return points;
}

ModelInput modelInput(const data::SeriesTable& table, std::size_t series, const Points& points) {
    ModelInput input;
    input.series = table.series[series].name;
    input.horizon = points.labels.size() - points.fitted;
    input.labels = points.labels;
    input.axisName = table.axisColumns.size() == 1 ? table.axisColumns.front() : "k";
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
    return input;
}

ModelOutcome judged(ModelOutcome outcome, const std::vector<ForecastPoint>& steps) {
    std::vector<double> held;
    for (const ForecastPoint& step : steps) {
        if (step.actual) {
            held.push_back(*step.actual);
        }
    }
    if (!outcome.failure) {
        outcome.holdoutMape = meanAbsolutePercentageError(held, outcome.forecast);
    }
    return outcome;
}

/// All but the models.
ForecastResult resultOf(const ForecastOptions& options, const data::SeriesTable& table, const ModelInput& input,
                        const Points& points) {
    ForecastResult result;
    result.options = options;
    result.series = input.series;
    result.unit = table.valueUnit;
    result.actual = input.values;
    const auto split = static_cast<std::ptrdiff_t>(points.fitted);
    result.labels.assign(points.labels.begin(), points.labels.begin() + split);
    result.numbers.assign(points.numbers.begin(), points.numbers.begin() + split);
    for (std::size_t k = points.fitted; k < points.labels.size(); ++k) {
        result.steps.push_back({points.labels[k], points.numbers[k], points.actual[k]});
    }
    result.spacing = points.spacing;
    result.classRatio = classRatioOf(input.values);
    return result;
}

}  // namespace

base::Expected<ForecastResult> forecast(const data::SeriesTable& table, std::size_t series,
                                        const ForecastOptions& options, base::Progress& progress) {
    if (const auto checked = check(table, series, options); !checked) {
        return tl::unexpected(checked.error());
    }
    const Points points = pointsOf(table, series, options);
    const ModelInput input = modelInput(table, series, points);
    auto fit = fitGm11(input.values, {options.backgroundWeight, input.horizon}, input.series);
    if (!fit) {
        return tl::unexpected(fit.error());
    }
    ForecastResult result = resultOf(options, table, input, points);
    result.gm11 = std::move(*fit);
    const GreyModelOptions greyOptions{options.backgroundWeight, false, options.power, options.order};
    result.model = judged(fitGreyModel(options.model, input, greyOptions, progress), result.steps);
    if (result.model.failure) {
        return tl::unexpected(*result.model.failure);
    }
    const double all = static_cast<double>(options.others.size() + kBaselines.size());
    const auto next = [&] {
        if (progress.cancelled()) {
            return false;
        }
        progress.report(static_cast<double>(result.others.size() + result.baselines.size()) / all);
        return true;
    };
    for (const GreyModel model : options.others) {
        if (!next()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        result.others.push_back(judged(fitGreyModel(model, input, greyOptions, progress), result.steps));
    }
    for (const BaselineKind kind : kBaselines) {
        if (!next()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        result.baselines.push_back(judged(fitBaseline(kind, input, progress), result.steps));
    }
    if (progress.cancelled()) {
        return base::fail(base::ErrorCode::cancelled);
    }
    return result;
}

}  // namespace greyscope::grey
