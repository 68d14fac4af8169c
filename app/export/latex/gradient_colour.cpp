#include "app/export/latex/gradient_colour.h"

#include <algorithm>

namespace greyscope::app {

QColor colourAt(const QGradient& gradient, double share) {
    const QGradientStops stops = gradient.stops();
    const auto after =
        std::find_if(stops.begin(), stops.end(), [share](const auto& stop) { return stop.first >= share; });
    if (after == stops.begin() || after == stops.end()) {
        return after == stops.end() ? stops.back().second : stops.front().second;
    }
    const auto before = after - 1;
    const double part = (share - before->first) / std::max(1e-9, after->first - before->first);
    const auto mix = [part](float a, float b) { return a + static_cast<float>(part) * (b - a); };
    const QColor& a = before->second;
    const QColor& b = after->second;
    return QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()), mix(a.blueF(), b.blueF()),
                            mix(a.alphaF(), b.alphaF()));
}

}  // namespace greyscope::app
