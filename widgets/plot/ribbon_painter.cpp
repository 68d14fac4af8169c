#include "widgets/plot/ribbon_painter.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include "widgets/common/theme/swatch.h"

namespace greyscope::widgets {

namespace {

constexpr int kOpacity = 42;  // of 255, for each ribbon above another

QColor ribbonColour(const Style& style) {
    QColor colour = inkColour({Tone::quiet, 0}, style.theme);
    colour.setAlpha(kOpacity);
    return colour;
}

/// A value beyond the axis, which may be hidden by others near it.
struct Far {
    double x = 0.0;  ///< pixel
    double value = 0.0;
    double by = 0.0;  ///< distance beyond the axis
};

/// For each pixel the value furthest beyond the axis; the furthest values first.
std::vector<Far> farOnes(const Beyond& beyond, const PlotFrame& frame, bool above) {
    std::map<int, Far> byPixel;
    for (std::size_t i = 0; i < beyond.x.size(); ++i) {
        const double value = beyond.y[i];
        const bool shown = frame.y.logarithmic() && value <= 0.0;
        if (shown || !frame.x.shows(beyond.x[i]) || (above ? value <= frame.y.high : value >= frame.y.low)) {
            continue;
        }
        const double x = frame.x.pixel(beyond.x[i]);
        const double by = std::abs(frame.y.fraction(value) - 0.5);
        Far& most = byPixel[static_cast<int>(x)];
        if (by > most.by) {
            most = {x, value, by};
        }
    }
    std::vector<Far> found;
    for (const auto& [pixel, far] : byPixel) {
        found.push_back(far);
    }
    std::stable_sort(found.begin(), found.end(), [](const Far& a, const Far& b) { return a.by > b.by; });
    return found;
}

void drawBeyondSide(QPainter& painter, const PlotSpec& spec, const PlotFrame& frame, const Style& style, bool above) {
    const QFontMetricsF metrics(style.text());
    const double half = style.pt(3.0);
    const double tip = above ? frame.area.top() + 1.0 : frame.area.bottom() - 1.0;
    const double foot = above ? tip + 2.0 * half : tip - 2.0 * half;
    std::vector<std::pair<double, double>> taken;
    for (const Far& far : farOnes(spec.beyond, frame, above)) {
        const QString text = formatted(far.value, spec.beyond.format);
        const double width = metrics.horizontalAdvance(text);
        const bool leftOf = far.x + half + style.pt(2.0) + width > frame.area.right();
        const double from = leftOf ? far.x - half - style.pt(2.0) - width : far.x - half;
        const double to = from + 2.0 * half + style.pt(2.0) + width;
        const auto overlaps = [&](const auto& other) { return from < other.second && to > other.first; };
        if (from < frame.area.left() || std::any_of(taken.begin(), taken.end(), overlaps)) {
            continue;
        }
        taken.emplace_back(from - style.pt(4.0), to + style.pt(4.0));
        painter.setPen(Qt::NoPen);
        painter.setBrush(style.theme.text2);
        painter.drawPolygon(QPolygonF{{far.x, tip}, {far.x - half, foot}, {far.x + half, foot}});
        painter.setPen(style.theme.text2);
        const double left = leftOf ? from : far.x + half + style.pt(2.0);
        painter.drawText(QRectF(left, (tip + foot - metrics.height()) / 2.0, width + 1.0, metrics.height()),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, text);
    }
}

}  // namespace

QPolygonF ribbonOutline(const Ribbon& ribbon, const PlotFrame& frame) {
    QPolygonF upper, lower;
    int pixel = 0;
    for (std::size_t i = 0; i < ribbon.x.size(); ++i) {
        const double x = frame.x.pixel(ribbon.x[i]);
        const double high = frame.y.cutPixel(ribbon.high[i]);
        const double low = frame.y.cutPixel(ribbon.low[i]);
        const int at = static_cast<int>(std::floor(std::clamp(x, -1e6, 1e6)));
        if (!upper.isEmpty() && at == pixel) {
            upper.back().setY(std::min(upper.back().y(), high));  // pixels grow downwards
            lower.back().setY(std::max(lower.back().y(), low));
        } else {
            upper.push_back({x, high});
            lower.push_back({x, low});
            pixel = at;
        }
    }
    std::reverse(lower.begin(), lower.end());
    return upper + lower;
}

void drawRibbons(QPainter& painter, const PlotSpec& spec, const PlotFrame& frame, const Style& style) {
    painter.save();
    painter.setClipRect(frame.area, Qt::IntersectClip);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ribbonColour(style));
    for (const Ribbon& ribbon : spec.ribbons) {
        painter.drawPolygon(ribbonOutline(ribbon, frame));
    }
    painter.restore();
}

bool tellsBeyond(const PlotSpec& spec, const PlotFrame& frame, bool above) {
    return !spec.compact && !farOnes(spec.beyond, frame, above).empty();
}

void drawBeyond(QPainter& painter, const PlotSpec& spec, const PlotFrame& frame, const Style& style) {
    if (spec.compact || spec.beyond.x.empty()) {
        return;
    }
    painter.save();
    painter.setFont(style.text());
    drawBeyondSide(painter, spec, frame, style, true);
    drawBeyondSide(painter, spec, frame, style, false);
    painter.restore();
}

void paintRibbonKey(QPainter& painter, const QRectF& box, std::size_t ribbon, const Style& style) {
    for (std::size_t below = 0; below <= ribbon; ++below) {
        painter.fillRect(box, ribbonColour(style));
    }
}

}  // namespace greyscope::widgets
