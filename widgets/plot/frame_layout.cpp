#include "widgets/plot/frame_layout.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <tuple>

#include "widgets/common/names/fitted_text.h"
#include "widgets/plot/paper_labels.h"
#include "widgets/plot/tick_labels.h"

namespace greyscope::widgets {

namespace {

constexpr double kTickGapPt = 5.0;  // between tick labels

QSizeF textSize(const QString& text, const QFontMetricsF& metrics) {
    return metrics.size(0, text);
}

int roundUp(double pixels) {
    return static_cast<int>(std::ceil(pixels));
}

double largestWidth(const QStringList& lines, const QFontMetricsF& metrics) {
    double most = 0.0;
    for (const QString& line : lines) {
        most = std::max(most, metrics.horizontalAdvance(line) + 1.0);
    }
    return most;
}

QSizeF largest(const std::vector<Tick>& ticks, const QFontMetricsF& metrics) {
    QSizeF most(0.0, 0.0);
    for (const Tick& tick : ticks) {
        most = most.expandedTo(textSize(tick.label, metrics));
    }
    return most;
}

/// The height below the area for the largest label of x, including the bold one at the pointer.
double heightBelow(const PlotLayout& layout, const Style& style) {
    return layout.xUpright ? largest(layout.xTicks, QFontMetricsF(style.text(true))).width()
                           : largest(layout.xTicks, QFontMetricsF(style.text())).height();
}

}  // namespace

QRectF bandArea(const Band& band, const PlotFrame& frame) {
    const AxisMap& map = band.side == Side::vertical ? frame.x : frame.y;
    const auto [low, high] =
        std::minmax(std::clamp(band.from, map.low, map.high), std::clamp(band.to, map.low, map.high));
    const QRectF area(frame.area);
    if (band.side == Side::vertical) {
        return {QPointF(map.pixel(low), area.top()), QPointF(map.pixel(high), area.bottom())};
    }
    return {QPointF(area.left(), map.pixel(high)), QPointF(area.right(), map.pixel(low))};
}

namespace {

/// Places the names of bands and of vertical lines above the area, in as many lanes as needed to avoid overlaps.
void placeBandLabels(PlotLayout& layout, const PlotSpec& spec, const Style& style) {
    const QFontMetricsF metrics(style.text());
    const double gap = style.pt(kPadPt);
    const double room = layout.labels.width > 0.0 ? layout.frame.area.right() + 1.0 : layout.size.width();
    std::vector<NameAbove> names;
    const auto add = [&](const QString& text, double x, double at) {
        const double width = metrics.horizontalAdvance(text) + 1.0;
        names.push_back({text, width, std::clamp(x, 0.0, std::max(0.0, room - width)), at});
    };
    for (const GuideLine& guide : spec.guides) {
        if (guide.side == Side::vertical && !guide.label.isEmpty() && layout.frame.x.shows(guide.at)) {
            const double at = layout.frame.x.pixel(guide.at);
            add(guide.label, at - metrics.horizontalAdvance(guide.label) - 0.5 * gap, at);
        }
    }
    for (const Band& band : spec.bands) {
        const QRectF area = bandArea(band, layout.frame);
        if (!band.labels.empty() && band.side == Side::vertical && area.width() > 0.0) {
            const QString& text = band.labels.front();
            add(text, area.center().x() - metrics.horizontalAdvance(text) / 2.0, area.center().x());
        }
    }
    layout.bandLabels = inLanes(std::move(names), gap);
}

void setFrame(PlotLayout& layout, const PlotSpec& spec, Range x, Range y, const QMargins& rim) {
    layout.frame.area = QRect(rim.left(), rim.top(), std::max(1, layout.size.width() - rim.left() - rim.right()),
                              std::max(1, layout.size.height() - rim.top() - rim.bottom()));
    const QRect& area = layout.frame.area;
    // the same pixels as QCPAxis::coordToPixel
    layout.frame.x = {spec.x.scale, x.first, x.second, static_cast<double>(area.left()),
                      static_cast<double>(area.left() + area.width())};
    layout.frame.y = {spec.y.scale, y.first, y.second, static_cast<double>(area.bottom()),
                      static_cast<double>(area.bottom() - area.height())};
}

QStringList titleLines(const QString& title, double room, const Style& style) {
    return title.isEmpty() ? QStringList() : style.print ? wrapped(title, style.text(), room) : QStringList{title};
}

/// The height of lines of text below each other, including the gap to the next part.
double heightOf(const QStringList& lines, const QFontMetricsF& metrics, double pad) {
    return lines.isEmpty() ? 0.0 : metrics.height() * static_cast<double>(lines.size()) + pad;
}

/// The distances of the area from the sides at which none of the names below it is cut off.
std::pair<double, double> roomForNames(const PlotLayout& layout, double left, double right,
                                       const QFontMetricsF& metrics) {
    const AxisMap share{layout.frame.x.scale, layout.frame.x.low, layout.frame.x.high, 0.0, 1.0};
    const double width = layout.size.width();
    for (const Tick& tick : layout.xTicks) {
        const QSizeF size = textSize(tick.label, metrics);
        const double half = (layout.xUpright ? size.height() : size.width()) / 2.0 + 1.0;
        const double at = share.pixel(tick.at);
        if (at < 1.0) {
            left = std::max(left, (half - at * (width - right)) / (1.0 - at));
        }
        if (at > 0.0) {
            right = std::max(right, (half - (1.0 - at) * (width - left)) / at);
        }
    }
    return {left, right};
}

/// Places the area, its titles and the ticks of y for the current ticks of x.
void placeFrame(PlotLayout& layout, const PlotSpec& spec, const Style& style, Range x, Range y) {
    const QFontMetricsF metrics(style.text());
    const double pad = style.pt(kPadPt);
    const double tick = style.pt(kTickPt);
    const bool compactTitle = spec.compact && !spec.title.isEmpty();
    const double heading = heightOf(layout.heading, QFontMetricsF(style.text(true)), 0.0);
    double top = compactTitle ? metrics.height() + pad : metrics.height() / 2 + 1 + heading;
    const double xText = spec.x.hideLabels ? 0.0 : heightBelow(layout, style);
    const double bottom =
        tick + pad / 2 + std::max(xText, 1.0) + heightOf(layout.xTitle, metrics, pad) + pad / 2 + layout.legend.height;
    const double height = std::max(1.0, layout.size.height() - top - bottom);
    layout.yTicks = ticksFor(spec.y, y, std::max(2, static_cast<int>(height / style.pt(26))));
    const bool yFits =
        style.print || metrics.horizontalAdvance(spec.y.label) <= height + top;  // otherwise the heading gives it
    const double yText = spec.y.hideLabels ? 0.0 : largest(layout.yTicks, metrics).width();
    layout.yTitle = !spec.compact && yFits ? titleLines(spec.y.label, height + top - heading, style) : QStringList();
    double left = (yText > 0.0 ? yText + tick + pad : pad) + heightOf(layout.yTitle, metrics, pad) + pad / 2;
    const double xHalf = layout.xTicks.empty() ? 0.0 : textSize(layout.xTicks.back().label, metrics).width() / 2;
    double right =
        std::max(layout.labels.width, spec.compact || style.print ? std::max(pad, xHalf) : std::max(pad, xHalf * 0.6));
    if (hasNames(spec.x) && !spec.compact && !spec.x.hideLabels) {
        std::tie(left, right) = roomForNames(layout, left, std::max(layout.labels.width, pad), metrics);
    }
    if (style.print) {
        setFrame(layout, spec, x, y, {roundUp(left), roundUp(top), roundUp(right), roundUp(bottom)});
        placeBandLabels(layout, spec, style);
        int lanes = 0;
        for (const PlotLayout::BandLabel& label : layout.bandLabels) {
            lanes = std::max(lanes, label.lane + 1);
        }
        top += lanes * metrics.height();
    }
    setFrame(layout, spec, x, y, {roundUp(left), roundUp(top), roundUp(right), roundUp(bottom)});
}

bool areClear(const PlotLayout& layout, const QFontMetricsF& metrics, const Style& style) {
    const std::vector<Tick>& ticks = layout.xTicks;
    const AxisMap& x = layout.frame.x;
    const double letters = metrics.capHeight() + metrics.descent();
    const std::vector<std::vector<double>> heights(layout.xUpright ? ticks.size() : 0, {letters});
    const auto clear = layout.xUpright ? clearOfEachOther(ticks, x, heights, 0.0)
                                       : clearOfEachOther(ticks, x, metrics, style.pt(kTickGapPt));
    return clear.size() == ticks.size();
}

/// Shortens names that are too wide; names that differ stay different.
std::vector<Tick> shortenedTo(double width, std::vector<Tick> names, const QFont& font) {
    const QFontMetricsF metrics(font);
    if (largest(names, metrics).width() <= width) {
        return names;
    }
    QStringList texts;
    for (const Tick& name : names) {
        texts << name.label;
    }
    const QStringList fitted = fittedNames(texts, font, width);
    for (std::size_t i = 0; i < names.size(); ++i) {
        names[i].label = fitted[static_cast<qsizetype>(i)];
    }
    return names;
}

/// Places all names below the area: in lines if they do not fit side by side, otherwise rotated. Returns false if
/// neither fits.
bool placeNames(PlotLayout& layout, const PlotSpec& spec, const Style& style, Range x, Range y) {
    constexpr double kMostHeight = 0.4;  // of the whole
    const QFontMetricsF metrics(style.text());
    const std::vector<Tick> names = layout.xTicks;
    const double room = kMostHeight * layout.size.height();
    const int most = std::max(1, static_cast<int>(room / metrics.height()));
    // one more row can make labels of y narrower or fewer, and the area wider
    for (int tries = 0; tries < 2; ++tries) {
        const auto all = inLines(names, layout.frame.x, metrics, style.pt(kTickGapPt), most);
        if (!all) {
            break;
        }
        layout.xTicks = *all;
        placeFrame(layout, spec, style, x, y);
        if (areClear(layout, metrics, style)) {
            return true;
        }
    }
    layout.xTicks = shortenedTo(room, names, style.text());
    layout.xUpright = true;
    placeFrame(layout, spec, style, x, y);
    if (layout.xUpright && !areClear(layout, metrics, style)) {
        layout.xUpright = false;
        placeFrame(layout, spec, style, x, y);
    }
    return layout.xUpright;
}

/// Lays out the frame with the names of curves in this width at the right, or else below; returns whether no name below
/// is lost.
bool placeAll(PlotLayout& layout, const PlotSpec& spec, const Style& style, Range x, Range y, double labelRoom) {
    const QFontMetricsF metrics(style.text());
    const QSize& size = layout.size;
    layout.frame.x = {spec.x.scale, x.first, x.second, 0.0, 1.0};
    layout.frame.y = {spec.y.scale, y.first, y.second, 0.0, 1.0};
    layout.labels = measureLabels(spec, style, labelRoom, layout.frame.x, layout.frame.y);
    layout.legend = layOutLegend(layout.labels, style, size);
    layout.gridLines = style.gridLines && !spec.compact && size.height() >= style.pt(110);
    const int most = std::max(2, static_cast<int>(size.width() / style.pt(spec.compact ? 36 : 30)));
    layout.xTicks = ticksFor(spec.x, x, most);
    if (spec.compact && layout.xTicks.size() > 2) {
        layout.xTicks = {layout.xTicks.front(), layout.xTicks.back()};
    }
    layout.heading = headingLines(spec, size.width(), style);
    layout.xTitle = spec.compact ? QStringList() : titleLines(spec.x.label, size.width(), style);
    placeFrame(layout, spec, style, x, y);
    const double gap = style.pt(kTickGapPt);
    const bool named = hasNames(spec.x) && !spec.compact && !spec.x.time && !spec.x.hideLabels;
    if (spec.x.time && !spec.compact) {
        layout.xTicks = clearTimes(spec.x, x, most, layout.frame.x, metrics, gap);
    } else if (!named || !placeNames(layout, spec, style, x, y)) {
        layout.xTicks = clearOfEachOther(layout.xTicks, layout.frame.x, metrics, gap);
        return !named;
    }
    return true;
}

}  // namespace

QStringList headingLines(const PlotSpec& spec, double width, const Style& style) {
    const bool headed = style.print && !spec.heading.isEmpty();
    return headed ? wrapped(spec.heading, style.text(true), width) : QStringList();
}

PlotLayout layOut(const PlotSpec& spec, const Style& style, const QSize& size, Range x, Range y) {
    const QFontMetricsF metrics(style.text());
    PlotLayout layout;
    layout.size = size;
    if (!placeAll(layout, spec, style, x, y, size.width() * kLabelShare) && style.print && layout.labels.width > 0.0) {
        PlotLayout wider;
        wider.size = size;
        if (placeAll(wider, spec, style, x, y, 0.0) && wider.legend.leftOut.isEmpty()) {
            layout = std::move(wider);
        }
    }
    const std::vector<std::vector<double>> heights(layout.yTicks.size(), {metrics.height()});
    layout.yTicks = clearOfEachOther(layout.yTicks, layout.frame.y, heights, style.pt(1));
    placeLabels(layout.labels, spec, layout.frame, style);
    for (const Curve& curve : spec.curves) {
        layout.frame.ascending.push_back(std::is_sorted(curve.x.begin(), curve.x.end()));
    }
    return layout;
}

AxisTitles axisTitles(const PlotSpec& spec, const PlotLayout& layout, const Style& style) {
    const QRectF area(layout.frame.area);
    const QFontMetricsF metrics(style.text());
    const double tick = style.pt(kTickPt);
    const double pad = style.pt(kPadPt);
    const double xText = heightBelow(layout, style);
    const double yText = spec.y.hideLabels ? 0.0 : largest(layout.yTicks, metrics).width();
    // a title wider than the axis is below the labels at the right too
    const double widest = largestWidth(layout.xTitle, metrics);
    const double most = std::max(0.0, layout.size.width() - widest);
    const double x = std::clamp(area.center().x() - widest / 2.0, 0.0, most);
    const double right = area.left() - tick - pad - yText - pad;
    const double wide = static_cast<double>(layout.yTitle.size()) * metrics.height();
    const double heading = heightOf(layout.heading, QFontMetricsF(style.text(true)), 0.0);
    const double high = area.height() + 2 * (area.top() - heading);
    return {
        {x, area.bottom() + tick + pad + xText, widest, static_cast<double>(layout.xTitle.size()) * metrics.height()},
        {right - wide, area.center().y() - high / 2, wide, high}};
}

QRectF handleArea(const GuideLine& guide, const PlotFrame& frame, const Style& style) {
    const double x = frame.x.pixel(guide.at);
    const double half = style.pt(4.5);
    return {x - half, frame.area.top() - style.pt(2), 2 * half, style.pt(12)};
}

int handleNear(const PlotSpec& spec, const PlotFrame& frame, const Style& style, const QPointF& place) {
    constexpr double slack = 4.0;
    for (std::size_t i = 0; i < spec.guides.size(); ++i) {
        const GuideLine& guide = spec.guides[i];
        if (!guide.handle || guide.side != Side::vertical || !frame.x.shows(guide.at)) {
            continue;
        }
        const bool onLine = std::abs(place.x() - frame.x.pixel(guide.at)) <= slack && place.y() >= frame.area.top() &&
                            place.y() <= frame.area.bottom();
        if (onLine || handleArea(guide, frame, style).adjusted(-slack, -slack, slack, slack).contains(place)) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

}  // namespace greyscope::widgets
