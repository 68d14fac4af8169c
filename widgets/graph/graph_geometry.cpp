#include "widgets/graph/graph_geometry.h"

#include <QFontMetricsF>
#include <QPainterPathStroker>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>

#include "widgets/common/names/fitted_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr double kBoxWidthPt = 122.0;
constexpr double kLeastBoxWidthPt = 58.0;
constexpr double kGapShare = 0.52;   // gap between boxes side by side, relative to a box's width
constexpr double kLaneGapPt = 15.0;  // gap between boxes below each other, with room for a caption
constexpr double kChipGapPt = 4.0;
constexpr double kLeastPaperBoxPt = 44.0;
constexpr double kBoxPadPt = 14.0;

double boxHeight(const GraphSpec& spec, const Style& style) {
    const bool detailed =
        std::any_of(spec.nodes.begin(), spec.nodes.end(), [](const GraphNode& node) { return !node.detail.isEmpty(); });
    return style.lineHeight() * (detailed ? 2.0 : 1.0) + style.pt(9.0);
}

/// The width at which every title is shown in full, if that is not wider than the maximum width of a box.
double leastBoxWidth(const GraphSpec& spec, const Style& style) {
    const QFontMetricsF metrics(style.text(true));
    double widest = style.pt(kLeastBoxWidthPt);
    for (const GraphNode& node : spec.nodes) {
        if (!node.chip && !style.print) {
            const double badge = node.badge.isEmpty() ? 0.0 : style.lineHeight() + style.pt(2.0);
            widest = std::max(widest, metrics.horizontalAdvance(node.title) + style.pt(15.0) + badge);
        }
    }
    return std::min(widest, style.pt(kBoxWidthPt));
}

double boxWidth(const GraphSpec& spec, double room, const Style& style) {
    const double columns = std::max(2, spec.columns);
    return std::clamp(room / (columns + (columns - 1.0) * kGapShare), leastBoxWidth(spec, style),
                      style.pt(kBoxWidthPt));
}

double chipHeight(const Style& style) {
    return style.lineHeight() + style.pt(5.0);
}

QSizeF labelSize(const GraphEdge& edge, const Style& style) {
    if (edge.text.isEmpty() && edge.errorText.isEmpty()) {
        return {};
    }
    const double width = std::max(QFontMetricsF(style.text(true)).horizontalAdvance(edge.text),
                                  QFontMetricsF(style.text()).horizontalAdvance(edge.errorText));
    const int lines = (edge.text.isEmpty() ? 0 : 1) + (edge.errorText.isEmpty() ? 0 : 1);
    return {std::ceil(width) + style.pt(9.0), lines * style.lineHeight() + style.pt(4.0)};
}

struct Ends {
    QPointF from, to;
    QPointF leaving, arriving;  // directions
};

/// The ends of an arrow: from side to side if the boxes are horizontally apart, otherwise from top to bottom.
Ends endsOf(const QRectF& from, const QRectF& to, bool down) {
    const double rightward = to.left() - from.right();
    const double leftward = from.left() - to.right();
    const bool level = std::abs(to.center().y() - from.center().y()) < from.height();
    if ((rightward > 0.0 || leftward > 0.0) && (!down || level)) {
        const double side = rightward >= leftward ? 1.0 : -1.0;
        return {{side > 0.0 ? from.right() : from.left(), from.center().y()},
                {side > 0.0 ? to.left() : to.right(), to.center().y()},
                {side, 0.0},
                {side, 0.0}};
    }
    const double side = to.center().y() >= from.center().y() ? 1.0 : -1.0;
    return {{from.center().x(), side > 0.0 ? from.bottom() : from.top()},
            {to.center().x(), side > 0.0 ? to.top() : to.bottom()},
            {0.0, side},
            {0.0, side}};
}

/// Whether a straight line between two boxes would cross another one.
bool crossed(const GraphSpec& spec, const std::vector<QRectF>& boxes, const GraphEdge& edge, const Ends& ends) {
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (static_cast<int>(i) == edge.from || static_cast<int>(i) == edge.to || spec.nodes[i].chip) {
            continue;
        }
        for (int step = 1; step < 20; ++step) {
            if (boxes[i].contains(ends.from + (ends.to - ends.from) * (step / 20.0))) {
                return true;
            }
        }
    }
    return false;
}

bool hasReverse(const GraphSpec& spec, const GraphEdge& edge) {
    return std::any_of(spec.edges.begin(), spec.edges.end(),
                       [&](const GraphEdge& other) { return other.from == edge.to && other.to == edge.from; });
}

QPainterPath curve(const Ends& ends, double headLength, double bow) {
    const QPointF tip = ends.to - ends.arriving * headLength;
    const QPointF away = tip - ends.from;
    const double reach = std::max(0.5 * std::abs(QPointF::dotProduct(away, ends.leaving)), 12.0);
    const QPointF aside = QPointF(ends.leaving.y(), ends.leaving.x()) * bow;
    QPainterPath path(ends.from);
    path.cubicTo(ends.from + ends.leaving * reach + aside, tip - ends.arriving * reach + aside, tip);
    return path;
}

constexpr int kSamples = 41;           // points of an edge that a label may hide
constexpr double kHiddenOther = 60.0;  // the cost of hiding a point of another edge, in pixels of a hidden box
constexpr double kHiddenOwn = 25.0;    // the cost of hiding a point of its own edge, beyond a share of kMayHide
constexpr double kMayHide = 0.6;
constexpr double kBeside = 120.0;  // the cost of a position beside the edge

using Samples = std::array<QPointF, kSamples>;

Samples samplesOf(const QPainterPath& edge) {
    Samples samples;
    for (std::size_t k = 0; k < samples.size(); ++k) {
        samples[k] = edge.pointAtPercent(static_cast<double>(k) / (kSamples - 1));
    }
    return samples;
}

/// The position on or beside an edge at which its label hides least of boxes, other labels and lines.
QRectF placeLabel(const std::vector<Samples>& edges, std::size_t own, QSizeF size, const QRectF& area,
                  const std::vector<QRectF>& taken) {
    static constexpr std::array<double, 11> places{0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74, 0.2, 0.8};
    const auto hidden = [](const Samples& edge, const QRectF& box) {
        return std::count_if(edge.begin(), edge.end(), [&box](const QPointF& at) { return box.contains(at); });
    };
    const auto cost = [&](const QRectF& box, double aside) {
        double sum = kBeside * std::ceil(std::abs(aside));
        for (const QRectF& other : taken) {
            const QRectF shared = other.intersected(box);
            sum += shared.isValid() ? shared.width() * shared.height() : 0.0;
        }
        if (!area.contains(box)) {
            const QRectF inside = box.intersected(area);
            sum += box.width() * box.height() - (inside.isValid() ? inside.width() * inside.height() : 0.0);
        }
        for (std::size_t i = 0; i < edges.size(); ++i) {
            const auto points = static_cast<double>(hidden(edges[i], box));
            sum += i != own ? kHiddenOther * points : kHiddenOwn * std::max(0.0, points - kMayHide * kSamples);
        }
        return sum;
    };
    QRectF best;
    double least = std::numeric_limits<double>::infinity();
    for (const double place : places) {
        for (const double aside : {0.0, -0.55, 0.55, -1.1, 1.1, -1.7, 1.7}) {
            QRectF box({}, size);
            const auto sample = static_cast<std::size_t>(std::lround(place * (kSamples - 1)));
            box.moveCenter(edges[own][sample] + QPointF(0.0, aside * size.height()));
            if (const double here = cost(box, aside); here < least) {
                least = here;
                best = box;
            }
        }
    }
    return best;
}

}  // namespace

QPointF GraphGeometry::centreAt(QSizeF box, double x, double y) const {
    const QPointF origin = area.topLeft() - offset + QPointF(0.0, head);
    return origin + QPointF(box.width() / 2.0 + x * std::max(0.0, content.width() - box.width()),
                            box.height() / 2.0 + y * std::max(0.0, content.height() - head - foot - box.height()));
}

QPointF GraphGeometry::sharesAt(QSizeF box, const QPointF& centre) const {
    const QPointF place = centre - area.topLeft() + offset - QPointF(0.0, head);
    const auto share = [](double at, double size, double room) {
        return room > size ? std::clamp((at - size / 2.0) / (room - size), 0.0, 1.0) : 0.5;
    };
    return {share(place.x(), box.width(), content.width()),
            share(place.y(), box.height(), content.height() - head - foot)};
}

namespace {

/// Breaks texts into lines; returns boxes high enough for the longest text.
QSizeF fitBoxes(GraphGeometry& g, const GraphSpec& spec, QSizeF box, const Style& style) {
    const double inside = box.width() - style.pt(kBoxPadPt);
    qsizetype most = 1;
    for (const GraphNode& node : spec.nodes) {
        g.titles.push_back(wrapped(node.title, style.text(true), node.chip ? box.width() : inside));
        g.details.push_back(node.detail.isEmpty() ? QStringList() : wrapped(node.detail, style.text(), inside));
        most = std::max(most, g.titles.back().size() + g.details.back().size());
    }
    return {box.width(), static_cast<double>(most) * style.lineHeight() + style.pt(7.0)};
}

double paperBoxWidth(const GraphSpec& spec, double room, const Style& style) {
    if (!spec.down) {
        return boxWidth(spec, room, style);
    }
    const double lanes = std::max(1, spec.lanes);
    return std::clamp(room / lanes - style.pt(kLaneGapPt), style.pt(kLeastPaperBoxPt), style.pt(kBoxWidthPt));
}

/// The rectangle of a box or label with the caption above it.
QRectF withCaption(const QRectF& place, const QString& caption, const Style& style) {
    return caption.isEmpty() ? place : place.adjusted(0.0, -style.lineHeight(), 0.0, 0.0);
}

bool labelsClear(const GraphSpec& spec, const GraphGeometry& g, const Style& style) {
    std::vector<QRectF> taken;
    for (std::size_t i = 0; i < g.nodes.size(); ++i) {
        taken.push_back(withCaption(g.nodes[i], spec.nodes[i].caption, style));
    }
    for (std::size_t i = 0; i < g.labels.size(); ++i) {
        const QRectF own = withCaption(g.labels[i], spec.edges[i].caption, style);
        if (std::any_of(taken.begin(), taken.end(), [&own](const QRectF& other) { return other.intersects(own); })) {
            return false;
        }
        taken.push_back(own);
    }
    return true;
}

/// If a title would need too many lines in its box, replaces all titles by numbers and lists the titles below.
void nameBelow(GraphSpec& paper, double inside, const Style& style) {
    constexpr qsizetype kMostLines = 4;
    if (std::none_of(paper.nodes.begin(), paper.nodes.end(), [&](const GraphNode& node) {
            return wrapped(node.title, style.text(true), inside).size() > kMostLines;
        })) {
        return;
    }
    QStringList key;
    for (GraphNode& node : paper.nodes) {
        const QString number = QString::number(key.size() + 1);
        key << number + QStringLiteral("  ") + node.title;
        node.title = number;
    }
    if (!paper.more.isEmpty()) {
        key << paper.more;
    }
    paper.more = key.join(QLatin1Char('\n'));
}

double leastAcross(const GraphSpec& spec, const Style& style) {
    const double columns = std::max(2, spec.columns);
    return style.pt(kLeastBoxWidthPt) * (columns + (columns - 1.0) * kGapShare);
}

}  // namespace

GraphSpec onPaper(const GraphSpec& spec, double width, const Style& style) {
    GraphSpec paper = spec;
    std::vector<bool> joined(spec.nodes.size(), false);
    for (const GraphEdge& edge : spec.edges) {
        joined[static_cast<std::size_t>(edge.from)] = joined[static_cast<std::size_t>(edge.to)] = true;
    }
    paper.nodes.clear();
    std::vector<int> places;
    QStringList alone;
    double low = 1.0;
    double high = 0.0;
    for (std::size_t i = 0; i < spec.nodes.size(); ++i) {
        const GraphNode& node = spec.nodes[i];
        places.push_back(static_cast<int>(paper.nodes.size()));
        if (node.chip && !joined[i]) {
            alone << node.title;
            continue;
        }
        low = std::min(low, node.y);
        high = std::max(high, node.y);
        paper.nodes.push_back(node);
        paper.nodes.back().badge.clear();  // it marks the choice on the screen
    }
    for (GraphEdge& edge : paper.edges) {
        edge.from = places[static_cast<std::size_t>(edge.from)];
        edge.to = places[static_cast<std::size_t>(edge.to)];
    }
    if (!alone.isEmpty()) {
        const QString list = Words::tr("Not on any path: %1").arg(listed(alone));
        paper.more = paper.more.isEmpty() ? list : listed({list, paper.more});
        paper.chipRows = 0;
    }
    paper.down = width < leastAcross(spec, style);
    for (GraphNode& node : paper.nodes) {
        node.y = high > low ? (node.y - low) / (high - low) : 0.5;
        if (paper.down) {
            std::swap(node.x, node.y);
        }
    }
    nameBelow(paper, paperBoxWidth(paper, width, style) - style.pt(kBoxPadPt), style);
    return paper;
}

PaperHeight paperHeight(const GraphSpec& spec, const PaperRoom& room, const Style& style) {
    if (spec.nodes.empty()) {
        return {style.lineHeight(), style.lineHeight()};
    }
    const GraphSpec paper = onPaper(spec, room.width, style);
    GraphGeometry g;
    const double box = fitBoxes(g, paper, QSizeF(paperBoxWidth(paper, room.width, style), 0.0), style).height();
    const double label = 2.0 * style.lineHeight() + style.pt(4.0);
    const double rows = paper.down ? std::max(2, paper.columns) : std::max(1, paper.lanes);
    // room for an arrow with its label and caption between boxes below each other
    const double gap = paper.down ? label + 2.0 * style.lineHeight() + style.pt(6.0) : label + style.pt(kLaneGapPt);
    const auto foot =
        paper.more.isEmpty() ? 0.0 : static_cast<double>(wrapped(paper.more, style.text(), room.width).size());
    const double least = rows * box + (rows - 1.0) * gap + style.pt(kLaneGapPt + 5.0) + foot * style.lineHeight();
    const double usual = std::min(room.tallest, std::max(least, paper.down ? least : 0.45 * room.width));
    // higher if labels overlap; unchanged if a greater height does not help
    double height = usual;
    constexpr double kStep = 1.15;
    while (height < room.tallest &&
           !labelsClear(paper, layoutGraph(paper, QRectF(0.0, 0.0, room.width, height), style), style)) {
        height = std::min(room.tallest, height * kStep);
    }
    return {std::min(least, room.tallest), height < room.tallest ? height : usual};
}

QSizeF leastGraphSize(const GraphSpec& spec, const Style& style) {
    const double columns = std::max(2, spec.columns);
    const double lanes = std::max(1, spec.lanes);
    const double chips = spec.chipRows * (chipHeight(style) + style.pt(kChipGapPt));
    const double box = leastBoxWidth(spec, style);
    // Labels are between the columns; those of paths above each other are below each other.
    QSizeF label;
    for (const GraphEdge& edge : spec.edges) {
        const QSizeF size = labelSize(edge, style);
        label = label.expandedTo(size + QSizeF(0.0, edge.caption.isEmpty() ? 0.0 : style.lineHeight()));
    }
    const double gap = std::max(kGapShare * box, label.width() + style.pt(kChipGapPt));
    const double lane = std::max(boxHeight(spec, style) + style.pt(kLaneGapPt), label.height() + style.pt(kLaneGapPt));
    return {columns * box + (columns - 1.0) * gap,
            lanes * lane + chips + (spec.more.isEmpty() ? 0.0 : style.lineHeight())};
}

GraphGeometry layoutGraph(const GraphSpec& spec, const QRectF& area, const Style& style, QPointF offset) {
    GraphGeometry g;
    g.area = area;
    g.offset = offset;
    g.content = style.print ? area.size() : area.size().expandedTo(leastGraphSize(spec, style));
    const QSizeF box = style.print ? fitBoxes(g, spec, {paperBoxWidth(spec, area.width(), style), 0.0}, style)
                                   : QSizeF(boxWidth(spec, area.width(), style), boxHeight(spec, style));
    const double chips = std::max(1, spec.chipColumns);
    const QSizeF chip(std::min(g.content.width() / chips - style.pt(kChipGapPt), style.pt(kBoxWidthPt)),
                      chipHeight(style));
    g.head = style.pt(kLaneGapPt) * 0.8;  // room for a caption above the topmost boxes
    g.foot = spec.more.isEmpty() ? style.pt(2.0) : style.lineHeight() + style.pt(3.0);
    if (style.print && !spec.more.isEmpty()) {
        g.footLines = wrapped(spec.more, style.text(), area.width());
        g.foot = static_cast<double>(g.footLines.size()) * style.lineHeight() + style.pt(3.0);
    }
    std::vector<QRectF> taken;
    for (const GraphNode& node : spec.nodes) {
        const QSizeF size = node.chip ? chip : box;
        QRectF place({}, size);
        place.moveCenter(g.centreAt(size, node.x, node.y));
        g.nodes.push_back(place);
        taken.push_back(withCaption(place, node.caption, style));
    }
    const double more = style.print ? g.foot : style.lineHeight();
    g.more = QRectF(area.left(), area.top() - offset.y() + g.content.height() - more, area.width(), more);
    for (const GraphEdge& edge : spec.edges) {
        const Ends ends =
            endsOf(g.nodes[static_cast<std::size_t>(edge.from)], g.nodes[static_cast<std::size_t>(edge.to)], spec.down);
        const bool level = std::abs(ends.from.y() - ends.to.y()) < 1.0 || ends.leaving.x() == 0.0;
        double bow = level && crossed(spec, g.nodes, edge, ends) ? -1.1 * box.height() : 0.0;
        if (spec.down && bow != 0.0) {  // to the side with more room
            const double beside =
                std::min(1.1 * box.height(), 0.8 * std::max(ends.from.x(), area.right() - ends.from.x()));
            bow = ends.from.x() < area.center().x() ? beside : -beside;
        }
        if (hasReverse(spec, edge)) {
            // the two arrows bend to opposite sides
            bow += (ends.leaving.x() == 0.0 ? 0.3 * box.width() : 0.6 * box.height());
        }
        g.edges.push_back(curve(ends, style.pt(3.0 + edge.widthPt), bow));
        g.heads.push_back(ends.to);
        g.headAngles.push_back(ends.arriving.x() != 0.0 ? (ends.arriving.x() > 0.0 ? 0.0 : 180.0)
                                                        : (ends.arriving.y() > 0.0 ? 270.0 : 90.0));
    }
    const QRectF all(area.topLeft() - offset, g.content);
    std::vector<Samples> samples;
    std::transform(g.edges.begin(), g.edges.end(), std::back_inserter(samples), samplesOf);
    for (std::size_t i = 0; i < spec.edges.size(); ++i) {
        const QSizeF size = labelSize(spec.edges[i], style);
        g.labels.emplace_back();
        if (!size.isEmpty()) {
            const double caption = spec.edges[i].caption.isEmpty() ? 0.0 : style.lineHeight();
            taken.push_back(placeLabel(samples, i, size + QSizeF(0.0, 2.0 * caption), all, taken));
            g.labels.back() = taken.back().adjusted(0.0, caption, 0.0, -caption);
        }
    }
    return g;
}

GraphHit graphHit(const GraphGeometry& geometry, const QPointF& point, double reach) {
    for (std::size_t i = geometry.nodes.size(); i-- > 0;) {
        if (geometry.nodes[i].contains(point)) {
            return {static_cast<int>(i), -1};
        }
    }
    for (std::size_t i = geometry.labels.size(); i-- > 0;) {
        if (geometry.labels[i].contains(point)) {
            return {-1, static_cast<int>(i)};
        }
    }
    QPainterPathStroker stroker;
    stroker.setWidth(2.0 * reach);
    for (std::size_t i = geometry.edges.size(); i-- > 0;) {
        if (geometry.edges[i].boundingRect().adjusted(-reach, -reach, reach, reach).contains(point) &&
            stroker.createStroke(geometry.edges[i]).contains(point)) {
            return {-1, static_cast<int>(i)};
        }
    }
    return {};
}

}  // namespace greyscope::widgets
