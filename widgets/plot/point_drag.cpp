#include "widgets/plot/point_drag.h"

#include <QString>

#include <algorithm>
#include <cmath>

namespace greyscope::widgets {

namespace {

constexpr double kTakeReach = 9.0;  // pixels around a point
constexpr int kMostDigits = 12;

/// The largest power of ten that is not greater than the value of one pixel at this height.
double unitAt(const PlotFrame& frame, double height) {
    const double perPixel = std::abs(frame.y.value(height) - frame.y.value(height + 1.0));
    return perPixel > 0.0 ? std::pow(10.0, std::floor(std::log10(perPixel))) : 1.0;
}

/// The nearest number with the digits of the unit.
double rounded(double value, double unit) {
    const int decimals = std::clamp(static_cast<int>(std::lround(-std::log10(unit))), 0, kMostDigits);
    return QString::number(std::round(value / unit) * unit, 'f', decimals).toDouble();
}

}  // namespace

std::optional<PlotCursor> movableNear(const PlotSpec& spec, const PlotFrame& frame, const QPointF& place) {
    std::optional<PlotCursor> nearest;
    double least = kTakeReach;
    for (std::size_t curve = 0; curve < spec.curves.size(); ++curve) {
        for (std::size_t point = 0; spec.curves[curve].movable && point < spec.curves[curve].x.size(); ++point) {
            const auto at = placeOf(spec, frame, {curve, point});
            const double apart = at ? std::hypot(at->x() - place.x(), at->y() - place.y()) : least;
            if (apart < least) {
                least = apart;
                nearest = PlotCursor{curve, point};
            }
        }
    }
    return nearest;
}

double valueAt(const PlotFrame& frame, double height) {
    return rounded(frame.y.value(height), unitAt(frame, height));
}

std::optional<double> nudged(const PlotSpec& spec, const PlotFrame& frame, const PlotCursor& point, int steps) {
    if (point.curve >= spec.curves.size() || !spec.curves[point.curve].movable ||
        point.point >= spec.curves[point.curve].y.size()) {
        return std::nullopt;
    }
    const double value = spec.curves[point.curve].y[point.point];
    const double unit = unitAt(frame, frame.y.pixel(value));
    return rounded(value + steps * unit, unit);
}

}  // namespace greyscope::widgets
