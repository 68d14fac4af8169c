#include "widgets/plot/drawn_curve.h"

#include <algorithm>
#include <limits>

#include "widgets/common/theme/swatch.h"

namespace greyscope::widgets {

namespace {

constexpr std::size_t kDenseFrom = 150;  // points of a line: with more, markers or a wide pen would cover everything

}  // namespace

QPen DrawnCurve::markerPen(bool hollow, const Style& style) const {
    const bool stroked = isStroked(marker);
    return stroked || hollow ? QPen(colour, style.pt(style.linePt * (stroked ? 1.1 : 0.9)))
                             : QPen(style.theme.base, style.pt(0.5));
}

QBrush DrawnCurve::markerBrush(bool hollow, const Style& style) const {
    return isStroked(marker) ? QBrush(Qt::NoBrush) : QBrush(hollow ? style.theme.base : colour);
}

bool hasErrorBars(const Curve& curve) {
    return !curve.low.empty() && !curve.ribbon && !(curve.bars && curve.bars->box);
}

QColor errorBarColour(const Curve& curve, const Theme& theme) {
    return curve.bars && !curve.bars->box ? theme.text : inkColour(curve.ink, theme);
}

bool isLimit(const Curve& curve) {
    return !curve.line && !curve.stems && !curve.ribbon && curve.marker == Marker::diamond && curve.low.size() == 1 &&
           curve.y.size() == 1 && (curve.low[0] == curve.y[0]) != (curve.high[0] == curve.y[0]);
}

void drawLine(const Curve& curve, const std::function<void(const Curve& part)>& draw) {
    if (curve.missingAt.empty() || curve.stems) {
        draw(curve);
        return;
    }
    constexpr double kBreak = std::numeric_limits<double>::quiet_NaN();
    const auto add = [](Curve& part, double x, double y) {
        part.x.push_back(x);
        part.y.push_back(y);
    };
    Curve line = curve;
    line.x.clear(), line.y.clear();
    Curve across = line;
    across.dash = Dash::dotted;
    for (std::size_t i = 0; i < curve.x.size(); ++i) {
        const double before = i > 0 ? curve.x[i - 1] : curve.x[i];
        const auto next = std::upper_bound(curve.missingAt.begin(), curve.missingAt.end(), before);
        if (next != curve.missingAt.end() && *next < curve.x[i]) {
            add(line, before, kBreak);
            add(across, before, curve.y[i - 1]);
            add(across, curve.x[i], curve.y[i]);
            add(across, curve.x[i], kBreak);
        }
        add(line, curve.x[i], curve.y[i]);
    }
    draw(line);
    if (!across.x.empty()) {
        draw(across);
    }
}

DrawnCurve drawnAs(const Curve& curve, bool compact, const Style& style) {
    const bool many = curve.x.size() > kDenseFrom;
    const bool linesOnly = (compact || many) && curve.line && curve.x.size() > 1;
    const bool large = curve.heavy || curve.ink.tone == Tone::measured;
    DrawnCurve look;
    look.line = curve.line || curve.stems;
    look.lineWidth = style.stroke(many ? 0.75 : style.linePt * (curve.heavy ? 1.5 : 1.0));
    look.markers = curve.marker != Marker::none && !linesOnly;
    look.marker = curve.marker;
    look.markerSize = style.pt(style.markerPt * (large ? 1.25 : 1.0));
    look.colour = inkColour(curve.ink, style.theme);
    return look;
}

}  // namespace greyscope::widgets
