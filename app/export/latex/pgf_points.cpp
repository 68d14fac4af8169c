#include "app/export/latex/pgf_points.h"

#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "core/base/text.h"

namespace greyscope::app {

QString texDigits(double value) {
    return QString::fromStdString(base::toText(value));
}

TexAxis::TexAxis(const widgets::AxisMap& map) : m_map(map) {
    constexpr double kFar = 1e3;
    const double span = map.high - map.low;
    m_origin = !map.logarithmic() && std::max(std::abs(map.low), std::abs(map.high)) > kFar * span ? map.low : 0.0;
}

QString TexAxis::near(double value) const {
    const double beyond = m_map.logarithmic() ? 0.0 : m_map.high - m_map.low;
    const double low = m_map.logarithmic() ? m_map.low / 10.0 : m_map.low - beyond;
    const double high = m_map.logarithmic() ? m_map.high * 10.0 : m_map.high + beyond;
    return at(std::clamp(value, low, high));
}

std::vector<TexPoint> thinned(const std::vector<TexPoint>& points, const widgets::AxisMap& x, double pixelsPerPoint) {
    constexpr std::size_t kEnough = 2000;
    constexpr double kColumnPt = 0.24;  // 300 dots per inch
    if (points.size() <= kEnough) {
        return points;
    }
    std::vector<TexPoint> kept;
    for (std::size_t i = 0; i < points.size();) {
        const auto column = [&](std::size_t at) {
            return std::floor(x.pixel(points[at].x) / (kColumnPt * pixelsPerPoint));
        };
        const double own = column(i);
        std::size_t end = i;
        std::size_t low = i, high = i;
        while (end < points.size() && !std::isnan(points[end].y) && column(end) == own) {
            low = points[end].y < points[low].y ? end : low;
            high = points[end].y > points[high].y ? end : high;
            ++end;
        }
        if (end == i) {  // a gap
            kept.push_back(points[i++]);
            continue;
        }
        std::vector<std::size_t> places{i, low, high, end - 1};
        std::sort(places.begin(), places.end());
        places.erase(std::unique(places.begin(), places.end()), places.end());
        for (const std::size_t place : places) {
            kept.push_back(points[place]);
        }
        i = end;
    }
    return kept;
}

}  // namespace greyscope::app
