#pragma once

#include <QRect>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// The visible range of values on both axes of a plot.
struct PlotZoom {
    std::pair<double, double> x, y;
    bool operator==(const PlotZoom&) const = default;
};

/// Maps values to pixels along one axis and back. A logarithmic axis needs a range above 0.
struct AxisMap {
    Scale scale = Scale::linear;
    double low = 0.0, high = 1.0;   ///< the range of values of the axis
    double from = 0.0, to = 100.0;  ///< the pixel positions of `low` and `high`

    [[nodiscard]] bool logarithmic() const { return scale != Scale::linear; }
    [[nodiscard]] double fraction(double value) const {
        return logarithmic() ? std::log(value / low) / std::log(high / low) : (value - low) / (high - low);
    }
    [[nodiscard]] double pixel(double value) const { return from + fraction(value) * (to - from); }
    /// Returns the pixel of a value, or that of the end of the axis beyond which the value lies.
    [[nodiscard]] double cutPixel(double value) const {
        return logarithmic() && value <= 0.0 ? from : pixel(std::clamp(value, low, high));
    }
    [[nodiscard]] double value(double pixel) const {
        const double t = (pixel - from) / (to - from);
        return logarithmic() ? low * std::pow(high / low, t) : low + t * (high - low);
    }
    /// Whether a value can be drawn on this axis and lies in its range, with a tolerance for rounding.
    [[nodiscard]] bool shows(double value) const {
        if (!std::isfinite(value) || (logarithmic() && value <= 0.0)) {
            return false;
        }
        const double t = fraction(value);
        return t >= -1e-9 && t <= 1.0 + 1e-9;
    }
};

/// The rectangle of the plot area and its two axes.
struct PlotFrame {
    QRect area;
    AxisMap x, y;
    /// For each curve, whether its x values are ascending. Its points are then found by binary search.
    std::vector<bool> ascending{};

    [[nodiscard]] bool ascends(std::size_t curve) const { return curve < ascending.size() && ascending[curve]; }
    [[nodiscard]] QPointF point(double xValue, double yValue) const { return {x.pixel(xValue), y.pixel(yValue)}; }
};

}  // namespace greyscope::widgets
