#include "widgets/plot/clip.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "widgets/plot/axis_map.h"

namespace greyscope::widgets {

namespace {

bool canShow(double value, Scale scale) {
    return std::isfinite(value) && (scale == Scale::linear || value > 0.0);
}

/// Whether all points can be drawn, and are in order.
bool isDrawable(const Curve& curve, Scale x, Scale y) {
    return curve.low.empty() && curve.x.size() == curve.y.size() && std::is_sorted(curve.x.begin(), curve.x.end()) &&
           std::all_of(curve.x.begin(), curve.x.end(), [x](double at) { return canShow(at, x); }) &&
           std::all_of(curve.y.begin(), curve.y.end(), [y](double value) { return canShow(value, y); });
}

/// Returns a curve of steps as a line with all its corners.
Curve withCorners(const Curve& curve) {
    Curve line = curve;
    line.steps = false;
    line.x.clear(), line.y.clear();
    for (std::size_t i = 0; i < curve.x.size(); ++i) {
        if (i > 0) {
            line.x.push_back(curve.x[i]);
            line.y.push_back(curve.y[i - 1]);
        }
        line.x.push_back(curve.x[i]);
        line.y.push_back(curve.y[i]);
    }
    return line;
}

/// Whether all values are finite and inside the range, which may be descending.
bool isWithin(const Range& range, const QVector<double>& values) {
    const double low = std::min(range.first, range.second), high = std::max(range.first, range.second);
    return std::all_of(values.begin(), values.end(),
                       [low, high](double value) { return low <= value && value <= high; });
}

/// Liang-Barsky on the unit square: the part [from, to] of the segment a-b inside it, or false.
bool insideUnitSquare(const QPointF& a, const QPointF& b, double& from, double& to) {
    const QPointF d = b - a;
    from = 0.0;
    to = 1.0;
    const std::pair<double, double> edges[] = {
        {-d.x(), a.x()}, {d.x(), 1.0 - a.x()}, {-d.y(), a.y()}, {d.y(), 1.0 - a.y()}};
    for (const auto& [slope, distance] : edges) {
        if (slope == 0.0) {
            if (distance < 0.0) {
                return false;
            }
        } else if (slope < 0.0) {
            from = std::max(from, distance / slope);
        } else {
            to = std::min(to, distance / slope);
        }
    }
    return from <= to;
}

}  // namespace

Curve drawable(const Curve& curve, Scale x, Scale y) {
    if (curve.steps) {
        return drawable(withCorners(curve), x, y);
    }
    const std::size_t count = std::min(curve.x.size(), curve.y.size());
    if (isDrawable(curve, x, y)) {
        Curve whole = curve;  // true of nearly every curve, and filtering a long one takes time
        whole.pointTexts.clear();
        return whole;
    }
    std::vector<std::size_t> kept;
    for (std::size_t i = 0; i < count; ++i) {
        if (canShow(curve.x[i], x) && canShow(curve.y[i], y)) {
            kept.push_back(i);
        }
    }
    const auto before = [&](std::size_t a, std::size_t b) { return curve.x[a] < curve.x[b]; };
    if (!std::is_sorted(kept.begin(), kept.end(), before)) {
        std::stable_sort(kept.begin(), kept.end(), before);
    }
    Curve result = curve;
    result.x.clear(), result.y.clear(), result.low.clear(), result.high.clear(), result.pointTexts.clear();
    const bool bars = curve.low.size() >= count && curve.high.size() >= count && count > 0;
    std::size_t solid = 0;
    for (const std::size_t i : kept) {
        solid += i < curve.hollowFrom ? 1 : 0;
        result.x.push_back(curve.x[i]);
        result.y.push_back(curve.y[i]);
        if (bars) {
            result.low.push_back(canShow(curve.low[i], y) ? curve.low[i] : curve.y[i]);
            result.high.push_back(canShow(curve.high[i], y) ? curve.high[i] : curve.y[i]);
        }
    }
    result.hollowFrom = curve.hollowFrom < count ? solid : curve.hollowFrom;
    return result;
}

void clipLine(const ClipArea& area, QVector<double>& x, QVector<double>& y) {
    if (x.size() > 1 && isWithin(area.x, x) && isWithin(area.y, y)) {
        return;  // true of nearly every line, and searching a million points takes time
    }
    const AxisMap xMap{area.xScale, area.x.first, area.x.second, 0.0, 1.0};
    const AxisMap yMap{area.yScale, area.y.first, area.y.second, 0.0, 1.0};
    QVector<double> outX;
    QVector<double> outY;
    const auto add = [&](const QPointF& p) {
        outX.push_back(xMap.value(p.x()));
        outY.push_back(yMap.value(p.y()));
    };
    for (qsizetype i = 0; i + 1 < x.size(); ++i) {
        const QPointF a(xMap.pixel(x[i]), yMap.pixel(y[i]));
        const QPointF b(xMap.pixel(x[i + 1]), yMap.pixel(y[i + 1]));
        double from = 0.0;
        double to = 1.0;
        const bool inside = std::isfinite(y[i]) && std::isfinite(y[i + 1]) && insideUnitSquare(a, b, from, to);
        const bool joined = inside && from == 0.0 && !outY.isEmpty() && !std::isnan(outY.back());
        if (inside) {
            if (!joined) {
                add(a + from * (b - a));
            }
            add(a + to * (b - a));
        }
        if ((!inside || to < 1.0) && !outY.isEmpty() && !std::isnan(outY.back())) {
            outX.push_back(outX.back());
            outY.push_back(std::numeric_limits<double>::quiet_NaN());
        }
    }
    x = outX;
    y = outY;
}

}  // namespace greyscope::widgets
