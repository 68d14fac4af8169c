#include "widgets/tree/tree_geometry.h"

#include <QFontMetricsF>
#include <QLocale>

#include <algorithm>
#include <cmath>

#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

/// The node below or above `from` on its level of the tree, or the next leaf.
int neighbour(const TreeSpec& spec, const TreeNode& from, bool down) {
    int best = -1;
    double least = 0.0;
    for (std::size_t i = 0; i < spec.nodes.size(); ++i) {
        const TreeNode& node = spec.nodes[i];
        const double away = down ? node.position - from.position : from.position - node.position;
        const bool peer = from.leaf ? node.leaf : node.depth == from.depth;
        if (peer && away > 1e-9 && (best < 0 || away < least)) {
            best = static_cast<int>(i);
            least = away;
        }
    }
    return best;
}

int firstChild(const TreeSpec& spec, int parent) {
    const auto found = std::find_if(spec.nodes.begin(), spec.nodes.end(),
                                    [parent](const TreeNode& node) { return node.parent == parent; });
    return found == spec.nodes.end() ? -1 : static_cast<int>(found - spec.nodes.begin());
}

// In points.
constexpr double kTreeMargin = 10.0;
constexpr double kPaperMargin = 1.0;
constexpr double kGap = 9.0;
constexpr double kHeader = 20.0;
constexpr double kFooter = 18.0;
constexpr double kLeastRow = 15.0;
constexpr double kUsualPaperRow = 18.0;
constexpr double kLargestRow = 42.0;
constexpr double kLargestPitch = 130.0;
constexpr double kLeastBox = 52.0;
constexpr double kLargestBox = 112.0;
constexpr double kLargestEdge = 72.0;
constexpr double kMark = 5.5;
constexpr double kBend = 5.0;
constexpr double kEdgeGap = 3.0;
constexpr double kLeastStrip = 84.0;
constexpr double kLargestStrip = 190.0;

struct Widths {
    double box = 0.0;
    double edge = 0.0;
    double columns = 0.0;
    double letter = 0.0, mean = 0.0, count = 0.0, spread = 0.0;

    [[nodiscard]] double leastPitch(const Style& style) const { return box + edge + style.pt(kBend + 2.0 * kEdgeGap); }
};

Widths measure(const TreeSpec& spec, const Style& style) {
    const QFontMetricsF plain(style.text());
    const QFontMetricsF bold(style.text(true));
    Widths w{.letter = plain.horizontalAdvance(QStringLiteral("M")),
             .mean = bold.horizontalAdvance(QStringLiteral("Mean")),
             .count = bold.horizontalAdvance(QStringLiteral("n")),
             .spread = bold.horizontalAdvance(Words::tr("sd"))};
    for (const TreeNode& node : spec.nodes) {
        w.edge = std::max(w.edge, bold.horizontalAdvance(node.edge));
        if (node.leaf) {
            w.letter = std::max(w.letter, plain.horizontalAdvance(node.title));
            w.mean = std::max(w.mean, bold.horizontalAdvance(node.valueText));
            w.count = std::max(w.count, bold.horizontalAdvance(node.nText));
            w.spread = std::max(w.spread, plain.horizontalAdvance(node.spreadText));
        } else {
            const double text = std::max(bold.horizontalAdvance(node.title), plain.horizontalAdvance(node.detail));
            w.box = std::max(w.box, text + style.pt(13.0));
        }
    }
    w.box = std::max(w.box, style.pt(kLeastBox));
    if (!style.print) {  // on paper a tool tip cannot show the rest
        w.box = std::min(w.box, style.pt(kLargestBox));
        w.edge = std::min(w.edge, style.pt(kLargestEdge));
    }
    w.columns = w.letter + w.mean + w.count + w.spread + style.pt(4.0 * kGap);
    return w;
}

double leastTreeWidth(const TreeSpec& spec, const Widths& widths, const Style& style) {
    return spec.depth * widths.leastPitch(style) + style.pt(12.0);
}

/// On paper the strip is as wide as its heading, which is not cut off there.
double leastStrip(const TreeSpec& spec, const Style& style) {
    const double heading = QFontMetricsF(style.text(true)).horizontalAdvance(spec.stripTitle);
    return style.print ? std::clamp(heading, style.pt(kLeastStrip), style.pt(kLargestStrip)) : style.pt(kLeastStrip);
}

double leastRow(const Style& style) {
    return style.print ? 1.05 * style.lineHeight() : style.pt(kLeastRow);
}

/// Divides the width among the tree, the strips and the columns.
void layOutColumns(TreeGeometry& g, const TreeSpec& spec, const Widths& w, const Style& style) {
    const double margin = style.pt(style.print ? kPaperMargin : kTreeMargin);
    const double left = g.area.left() + margin;
    const double right = g.area.right() - margin;
    const double least = leastTreeWidth(spec, w, style);
    const double markAndGap = style.pt(kMark + kGap);
    const double room = right - left - w.columns - markAndGap;
    double strip = std::clamp(std::min(room * 0.32, room - least), leastStrip(spec, style), style.pt(kLargestStrip));
    const double most = std::max(least, spec.depth * style.pt(kLargestPitch) + style.pt(12.0));
    const double tree = std::clamp(room - strip, std::min(style.pt(60.0), least), most);
    strip = std::max(strip, room - tree);
    g.spreadRight = right;
    g.countRight = g.spreadRight - w.spread - style.pt(kGap);
    g.meanRight = g.countRight - w.count - style.pt(kGap);
    g.letterRight = g.meanRight - w.mean - style.pt(kGap);
    g.stripRight = g.letterRight - w.letter - style.pt(kGap);
    g.markLeft = left + tree;
    g.markWidth = style.pt(kMark);
    g.stripLeft = std::min(g.markLeft + markAndGap, g.stripRight - style.pt(10.0));
    g.content.setWidth(std::max(tree, least));
    g.treePart.setLeft(left);
    g.treePart.setRight(g.markLeft);
    g.pitch = spec.depth == 0 ? 0.0 : (g.content.width() - style.pt(12.0)) / spec.depth;
    g.boxSize.setWidth(std::min(w.box, g.pitch));
}

void layOutRows(TreeGeometry& g, const TreeSpec& spec, const Style& style) {
    const double header = style.pt(kHeader);
    const double footer = style.pt(kFooter);
    const double rows = std::max(1, spec.leafCount);
    const double room = std::max(leastRow(style), g.area.height() - header - footer);
    g.rowHeight = std::clamp(room / rows, leastRow(style), style.pt(kLargestRow));
    g.content.setHeight(g.rowHeight * rows);
    const double shown = std::min(g.content.height(), room);
    g.header = QRectF(g.area.left(), g.area.top(), g.area.width(), header);
    g.body = QRectF(g.area.left(), g.header.bottom(), g.area.width(), shown);
    g.footer = QRectF(g.area.left(), g.body.bottom(), g.area.width(), footer);
    g.treePart.setTop(g.body.top());
    g.treePart.setBottom(g.body.bottom());
    g.boxSize.setHeight(std::min(style.pt(30.0), 2.0 * g.rowHeight - style.pt(3.0)));
}

/// Candidate sets of tick ratios, the coarsest first.
std::vector<std::vector<double>> tickSets(double low, double high) {
    std::vector<std::vector<double>> sets;
    for (const double factor : {16.0, 4.0, 2.0}) {
        std::vector<double> set;
        const double step = std::log2(factor);
        for (double k = std::ceil(std::log2(low) / step - 1e-9); k <= std::log2(high) / step + 1e-9; ++k) {
            set.push_back(std::pow(factor, k));
        }
        sets.push_back(std::move(set));
    }
    for (const double step : {0.5, 0.25, 0.2, 0.1, 0.05, 0.02, 0.01}) {
        if ((high - low) / step > 200.0) {
            continue;
        }
        std::vector<double> set;
        for (double k = std::ceil(low / step - 1e-9); k * step <= high * (1.0 + 1e-9); ++k) {
            if (k > 0.0) {
                set.push_back(k * step);
            }
        }
        sets.push_back(std::move(set));
    }
    return sets;
}

/// tickSets() for plain numbers: steps of 1, 2 or 5 times a power of ten.
std::vector<std::vector<double>> plainTickSets(double low, double high) {
    std::vector<std::vector<double>> sets;
    const double power = std::pow(10.0, std::floor(std::log10(high - low)));
    for (const double step : {5.0, 2.0, 1.0, 0.5, 0.2, 0.1}) {
        std::vector<double> set;
        for (double k = std::ceil(low / (step * power)); k * step * power <= high; ++k) {
            set.push_back(k * step * power);
        }
        sets.push_back(std::move(set));
    }
    return sets;
}

}  // namespace

double DotStripScale::share(double value) const {
    const auto place = [this](double at) { return ratios ? std::log2(at) : at; };
    const double share = ratios && value <= 0.0 ? 0.0 : (place(value) - place(low)) / (place(high) - place(low));
    return std::clamp(share, 0.0, 1.0);
}

double TreeGeometry::rowCentre(double position) const {
    return body.top() + position * rowHeight - offset.y();
}

QRectF TreeGeometry::row(const TreeNode& leaf) const {
    const double centre = rowCentre(leaf.position);
    return {QPointF(markLeft + markWidth * 0.5, centre - rowHeight * 0.5),
            QPointF(area.right(), centre + rowHeight * 0.5)};
}

QRectF TreeGeometry::box(const TreeNode& inner) const {
    const double left = treePart.left() + inner.depth * pitch - offset.x();
    return {QPointF(left, rowCentre(inner.position) - boxSize.height() * 0.5), boxSize};
}

QRectF TreeGeometry::mark(const TreeNode& leaf) const {
    const double height = rowHeight * 0.78;
    return {markLeft, rowCentre(leaf.position) - height * 0.5, markWidth, height};
}

QRectF TreeGeometry::foldButton(const TreeNode& node) const {
    const double side = 9.0 * point;
    const double x = node.leaf ? markLeft + 0.5 * markWidth : box(node).right() + 0.5 * kBend * point;
    return {x - 0.5 * side, rowCentre(node.position) - 0.5 * side, side, side};
}

QPolygonF TreeGeometry::elbow(const TreeSpec& spec, const TreeNode& node) const {
    if (node.parent < 0) {
        return {};
    }
    const QRectF from = box(spec.nodes[static_cast<std::size_t>(node.parent)]);
    const double bend = from.right() + kBend * point;
    const double y = rowCentre(node.position);
    const double end = node.leaf ? std::max(markLeft, bend) : box(node).left();
    return QPolygonF({QPointF(from.right(), from.center().y()), QPointF(bend, from.center().y()), QPointF(bend, y),
                      QPointF(end, y)});
}

QRectF TreeGeometry::edgeLabel(const TreeSpec& spec, const TreeNode& node) const {
    const QPolygonF line = elbow(spec, node);
    if (line.isEmpty()) {
        return {};
    }
    const double next = treePart.left() + node.depth * pitch - offset.x();
    const double gap = kEdgeGap * point;
    const double right = node.leaf ? std::max(next, std::min(next + boxSize.width(), markLeft)) - gap : next - gap;
    const double height = std::min(rowHeight * 0.75, boxSize.height() * 0.6);
    return {QPointF(line[2].x() + gap, line[2].y() - height), QPointF(right, line[2].y())};
}

double TreeGeometry::stripX(double value) const {
    return stripLeft + scale.share(value) * (stripRight - stripLeft);
}

QPointF TreeGeometry::dot(const TreeNode& leaf, std::size_t index) const {
    return {stripX(leaf.dots[index]), rowCentre(leaf.position)};
}

QRectF TreeGeometry::value(const TreeNode& node, int column) const {
    if (!node.leaf) {
        return box(node);
    }
    const double right[] = {stripRight, meanRight, countRight, spreadRight};
    const double left[] = {markLeft, letterRight, meanRight, countRight};
    const QRectF whole = row(node);
    return {left[column], whole.top(), right[column] - left[column], whole.height()};
}

QPointF TreeGeometry::shareAt(const QPointF& place) const {
    return {(offset.x() + place.x() - treePart.left()) / content.width(),
            (offset.y() + place.y() - body.top()) / content.height()};
}

QPointF TreeGeometry::offsetWith(const QPointF& share, const QPointF& place) const {
    return {share.x() * content.width() - (place.x() - treePart.left()),
            share.y() * content.height() - (place.y() - body.top())};
}

QPointF TreeGeometry::clamped(QPointF wanted) const {
    return {std::clamp(wanted.x(), 0.0, std::max(0.0, content.width() - treePart.width())),
            std::clamp(wanted.y(), 0.0, std::max(0.0, content.height() - treePart.height()))};
}

TreeGeometry layoutTree(const TreeSpec& spec, const QRectF& area, const Style& style, QPointF offset) {
    TreeGeometry g;
    g.area = area;
    g.point = style.pt(1.0);
    layOutColumns(g, spec, measure(spec, style), style);
    layOutRows(g, spec, style);
    g.scale = {spec.low, spec.high, spec.ratios};
    g.offset = g.clamped(offset);
    return g;
}

bool standsAcross(const TreeSpec& spec, double width, const Style& style) {
    const Widths w = measure(spec, style);
    return width >= leastTreeWidth(spec, w, style) + style.pt(kMark + kGap) + leastStrip(spec, style) + w.columns +
                        style.pt(2.0 * kPaperMargin);
}

double treeHeight(const TreeSpec& spec, const Style& style, bool least) {
    return style.pt(kHeader + kFooter) +
           std::max(1, spec.leafCount) *
               (least ? leastRow(style) : std::max(leastRow(style), style.pt(kUsualPaperRow)));
}

std::vector<Tick> stripTicks(const TreeSpec& spec, double pixels, const QFontMetricsF& metrics, double apart) {
    const DotStripScale scale{spec.low, spec.high, spec.ratios};
    const auto fit = [&](const std::vector<Tick>& ticks) {
        for (std::size_t i = 1; i < ticks.size(); ++i) {
            const double gap = (scale.share(ticks[i].at) - scale.share(ticks[i - 1].at)) * pixels;
            const double labels =
                metrics.horizontalAdvance(ticks[i].label) + metrics.horizontalAdvance(ticks[i - 1].label);
            if (gap < 0.5 * labels + apart) {
                return false;
            }
        }
        return true;
    };
    std::vector<Tick> chosen;
    std::vector<Tick> ends;  // the ends of a set, if no set has room for two neighbours
    for (const std::vector<double>& set :
         spec.ratios ? tickSets(spec.low, spec.high) : plainTickSets(spec.low, spec.high)) {
        std::vector<Tick> ticks;
        for (const double at : set) {
            ticks.push_back(
                {at, spec.ratios ? QLocale::c().toString(at, 'g', 4) + spec.suffix : significantText(at, 4)});
        }
        if (ends.empty() && ticks.size() > 1 && fit({ticks.front(), ticks.back()})) {
            ends = {ticks.front(), ticks.back()};
        }
        if (ticks.size() > chosen.size() && fit(ticks)) {
            chosen = std::move(ticks);
        }
    }
    return chosen.size() < 2 && !ends.empty() ? ends : chosen;
}

TreeHit treeHit(const TreeSpec& spec, const TreeGeometry& geometry, const QPointF& point, double reach) {
    if (!geometry.body.contains(point)) {
        return {};
    }
    for (std::size_t i = 0; i < spec.nodes.size(); ++i) {
        const TreeNode& node = spec.nodes[i];
        const int index = static_cast<int>(i);
        const bool button = node.hidden > 0 || (!node.leaf && geometry.treePart.contains(point));
        if (button && geometry.foldButton(node).contains(point)) {
            return {index, -1, true};
        }
        if (!node.leaf) {
            if (geometry.treePart.contains(point) && geometry.box(node).contains(point)) {
                return {index, -1};
            }
            continue;
        }
        if (geometry.row(node).contains(point) || geometry.mark(node).contains(point)) {
            int nearest = -1;
            double least = reach;
            for (std::size_t d = 0; d < node.dots.size(); ++d) {
                const QPointF away = geometry.dot(node, d) - point;
                const double distance = std::hypot(away.x(), away.y());
                if (distance <= least) {
                    least = distance;
                    nearest = static_cast<int>(d);
                }
            }
            return {index, nearest};
        }
    }
    return {};
}

int nodeBeside(const TreeSpec& spec, int from, int key) {
    const TreeNode& node = spec.nodes[static_cast<std::size_t>(from)];
    switch (key) {
        case Qt::Key_Left:
            return node.parent;
        case Qt::Key_Right:
            return firstChild(spec, from);
        case Qt::Key_Up:
        case Qt::Key_Down:
            return neighbour(spec, node, key == Qt::Key_Down);
        case Qt::Key_Home:
            return 0;
        default:
            return -1;
    }
}

}  // namespace greyscope::widgets
