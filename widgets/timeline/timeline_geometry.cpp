#include "widgets/timeline/timeline_geometry.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

#include "widgets/common/names/fitted_text.h"
#include "widgets/common/round_step.h"
#include "widgets/present/words/number_text.h"

namespace greyscope::widgets {

namespace {

constexpr double kGroupGapPt = 4.0;
constexpr double kLeastLanePt = 2.0;
constexpr double kPaperLanePt = 5.0;
constexpr double kScreenLanePt = 16.0;  // so that few lanes fill their view
constexpr double kLaneNameGapPt = 8.0;
constexpr double kMostNamesPart = 0.25;
constexpr double kKeyLines = 1.4;
constexpr double kKeyGapPt = 12.0;
constexpr double kKeySwatchPt = 14.0;

std::vector<Tick> roundTicks(const TimelineSpec& spec, double from, double to, double width, const Style& style) {
    std::vector<Tick> ticks;
    if (!(to > from)) {
        return ticks;
    }
    const QFontMetricsF metrics(style.text());
    const double label = metrics.horizontalAdvance(QStringLiteral("00000.0") + spec.suffix) + style.pt(10.0);
    const double step = roundStep(to - from, std::clamp(static_cast<int>(width / label), 1, 10));
    const int decimals = std::max(0, static_cast<int>(std::ceil(-std::log10(step) - 1e-9)));
    for (double k = std::ceil(from / step - 1e-9); k * step <= to + 1e-9 * step; k += 1.0) {
        ticks.push_back({k * step, fixedText(k * step, decimals) + spec.suffix});
    }
    return ticks;
}

double namesWidth(const TimelineSpec& spec, const Style& style, double most) {
    const QFontMetricsF bold(style.text(true));
    const QFontMetricsF plain(style.text());
    double width = 0.0;
    for (const LaneGroup& group : spec.groups) {
        width = std::max({width, bold.horizontalAdvance(group.name), plain.horizontalAdvance(group.note)});
    }
    return width > 0.0 ? std::min(width + style.pt(kLaneNameGapPt), most) : 0.0;
}

double gaps(const TimelineSpec& spec, const Style& style) {
    return spec.groups.size() > 1 ? style.pt(kGroupGapPt) * static_cast<double>(spec.groups.size() - 1) : 0.0;
}

/// The keys one after another: on paper in as many rows as needed, on screen as many as fit.
std::vector<QRectF> placesOfKeys(const TimelineSpec& spec, const QRectF& room, const Style& style) {
    const QFontMetricsF metrics(style.text());
    const double high = kKeyLines * style.lineHeight();
    std::vector<QRectF> places;
    QPointF at = room.topLeft();
    for (const LaneKey& key : spec.keys) {
        const double wide = style.pt(kKeySwatchPt) + metrics.horizontalAdvance(key.name) + 2.0;
        if (at.x() > room.left() && at.x() + wide > room.right()) {
            if (!style.print) {
                break;
            }
            at = {room.left(), at.y() + high};
        }
        places.emplace_back(at, QSizeF(wide, high));
        at.rx() += wide + style.pt(kKeyGapPt);
    }
    return places;
}

/// The heights of the group names on paper: all their lines, or none if the page has no room for them.
struct LaneNames {
    std::vector<QStringList> names, notes;

    LaneNames(const TimelineSpec& spec, double width, const Style& style) {
        const double room = width - style.pt(kLaneNameGapPt) + 1.0;
        for (const LaneGroup& group : spec.groups) {
            names.push_back(wrapped(group.name, style.text(true), room));
            notes.push_back(group.note.isEmpty() ? QStringList() : wrapped(group.note, style.text(), room));
        }
    }
    [[nodiscard]] double height(std::size_t group, const Style& style) const {
        return static_cast<double>(names[group].size() + notes[group].size()) * style.lineHeight();
    }
};

/// The height of all lanes for this lane height; each group is at least as high as its name.
double heightOf(const TimelineSpec& spec, const LaneNames& lines, double lane, const Style& style) {
    double height = gaps(spec, style);
    for (std::size_t i = 0; i < spec.groups.size(); ++i) {
        height += std::max(lines.height(i, style), static_cast<double>(spec.groups[i].lanes) * lane);
    }
    return height;
}

/// The largest lane height at which all lanes fit.
double laneHeightIn(double room, const TimelineSpec& spec, const LaneNames& lines, double least, double most,
                    const Style& style) {
    for (int step = 0; step < 20 && heightOf(spec, lines, most, style) > room; ++step) {
        most = std::max(least, 0.9 * most);
    }
    return most;
}

double axisHeight(const TimelineSpec& spec, const Style& style) {
    return (style.print && !spec.axis.isEmpty() ? 2.6 : 1.4) * style.lineHeight();
}

}  // namespace

TimelineGeometry TimelineGeometry::layout(const TimelineSpec& spec, const QRectF& area, const Style& style,
                                          double scroll) {
    TimelineGeometry g;
    g.area = area;
    g.scroll = scroll;
    const double line = style.lineHeight();
    double top = area.top();
    const double left = namesWidth(spec, style, kMostNamesPart * area.width());
    g.keyPlaces = placesOfKeys(spec, QRectF(area.left() + left, top, area.width() - left, 0.0), style);
    const double keys = g.keyPlaces.empty() ? top : g.keyPlaces.back().bottom();
    g.keys = QRectF(area.left(), top, area.width(), keys - top);
    top += g.keys.height();
    g.bracket = QRectF(area.left() + left, top, area.width() - left, spec.bracket ? 1.6 * line : 0.0);
    top += g.bracket.height();
    const double foot = axisHeight(spec, style);
    const double bottom = std::max(top, area.bottom() - foot);
    // Half of a tick label extends beyond the right end.
    g.plot = QRectF(area.left() + left, top, std::max(1.0, area.width() - left - style.pt(14.0)), bottom - top);
    g.names = QRectF(area.left(), top, left, bottom - top);
    const auto lanes = static_cast<double>(std::max<std::size_t>(1, spec.lanes()));
    const double most = style.print ? spec.lanePt : std::max(spec.lanePt, kScreenLanePt);
    const double least = style.pt(kLeastLanePt);
    g.laneHeight = std::clamp((g.plot.height() - gaps(spec, style)) / lanes, least, style.pt(most));
    LaneNames named(spec, left, style);
    const bool whole = style.print && heightOf(spec, named, least, style) <= g.plot.height() + 1.0;
    if (whole) {
        g.laneHeight = laneHeightIn(g.plot.height() + 1.0, spec, named, least, g.laneHeight, style);
    }
    double y = 0.0;
    for (std::size_t i = 0; i < spec.groups.size(); ++i) {
        y += y > 0.0 ? style.pt(kGroupGapPt) : 0.0;
        const double own = static_cast<double>(spec.groups[i].lanes) * g.laneHeight;
        const double spare = whole ? std::max(0.0, named.height(i, style) - own) : 0.0;
        for (std::size_t lane = 0; lane < spec.groups[i].lanes; ++lane) {
            g.tops.push_back(y + 0.5 * spare + static_cast<double>(lane) * g.laneHeight);
        }
        y += own + spare;
    }
    g.bottom = y;
    if (whole) {
        g.nameLines = std::move(named.names);
        g.noteLines = std::move(named.notes);
    }
    g.plot.setHeight(std::min(g.plot.height(), y));
    g.names.setHeight(g.plot.height());
    g.axis = QRectF(g.plot.left(), g.plot.bottom(), g.plot.width(), foot);
    g.see(spec, style, spec.from, spec.to);
    return g;
}

void TimelineGeometry::see(const TimelineSpec& spec, const Style& style, double low, double high) {
    from = low;
    to = high > low ? high : low + 1.0;
    if (spec.ticks.empty()) {
        ticks = roundTicks(spec, from, to, plot.width(), style);
        return;
    }
    // Given ticks are kept if they fit.
    ticks.clear();
    const QFontMetricsF metrics(style.text());
    double free = plot.left() - plot.width();
    for (const Tick& tick : spec.ticks) {
        const double half = 0.5 * metrics.horizontalAdvance(tick.label) + style.pt(3.0);
        if (tick.at >= from && tick.at <= to && x(tick.at) - half >= free) {
            ticks.push_back(tick);
            free = x(tick.at) + half;
        }
    }
}

double TimelineGeometry::x(double value) const {
    return plot.left() + (value - from) / (to - from) * plot.width();
}

double TimelineGeometry::valueAt(double place) const {
    return from + (place - plot.left()) / plot.width() * (to - from);
}

QRectF TimelineGeometry::lane(std::size_t lane) const {
    return lane < tops.size() ? QRectF(plot.left(), plot.top() + tops[lane] - scroll, plot.width(), laneHeight)
                              : QRectF();
}

QRectF TimelineGeometry::bar(const LaneBar& bar) const {
    const QRectF own = lane(bar.lane);
    const double left = std::clamp(x(bar.from), plot.left(), plot.right());
    const double right = std::clamp(x(bar.to), plot.left(), plot.right());
    const double height = own.height() * std::clamp(bar.height, 0.0, 1.0);
    return {left, own.bottom() - height, right - left, height};
}

int TimelineGeometry::at(const TimelineSpec& spec, const QPointF& place) const {
    if (!plot.contains(place) || seen(spec) > kMostBars) {
        return -1;
    }
    const double value = valueAt(place.x());
    for (std::size_t i = spec.bars.size(); i-- > 0;) {
        const LaneBar& bar = spec.bars[i];
        if (bar.id >= 0 && bar.from <= value && value < bar.to && lane(bar.lane).contains(place)) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

double TimelineGeometry::overflow() const {
    return std::max(0.0, bottom - plot.height());
}

std::size_t TimelineGeometry::seen(const TimelineSpec& spec) const {
    return static_cast<std::size_t>(std::count_if(
        spec.bars.begin(), spec.bars.end(), [this](const LaneBar& bar) { return bar.to > from && bar.from < to; }));
}

PaperHeight paperHeight(const TimelineSpec& spec, const PaperRoom& room, const Style& style) {
    const double left = namesWidth(spec, style, kMostNamesPart * room.width);
    const std::vector<QRectF> keys = placesOfKeys(spec, QRectF(left, 0.0, room.width - left, 0.0), style);
    const LaneNames named(spec, left, style);
    const double fixed = (keys.empty() ? 0.0 : keys.back().bottom()) + (spec.bracket ? 1.6 * style.lineHeight() : 0.0) +
                         axisHeight(spec, style);
    const double lane = std::min(style.pt(spec.lanePt), std::max(style.pt(kPaperLanePt), 0.7 * style.pt(spec.lanePt)));
    const double slack = style.pt(1.0);
    const double least = fixed + heightOf(spec, named, style.pt(kLeastLanePt), style) + slack;
    const double bare = fixed + gaps(spec, style) + static_cast<double>(spec.lanes()) * style.pt(kLeastLanePt);
    const double usual = std::min(room.tallest, fixed + heightOf(spec, named, lane, style) + slack);
    return {std::max(bare, std::min(least, room.tallest)), std::max(bare, usual)};
}

}  // namespace greyscope::widgets
