#include "widgets/matrix/matrix_geometry.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <limits>

#include "widgets/common/names/bit_name.h"
#include "widgets/common/names/fitted_text.h"
#include "widgets/common/names/name_widths.h"
#include "widgets/matrix/matrix_key.h"
#include "widgets/matrix/matrix_paper.h"

namespace greyscope::widgets {

namespace {

/// The intervals between edges that are partly inside (from, to).
std::pair<int, int> shownRange(const std::vector<double>& edges, double from, double to) {
    if (edges.size() < 2) {
        return {0, 0};
    }
    const auto first = std::upper_bound(edges.begin() + 1, edges.end() - 1, from);
    const auto last = std::lower_bound(first, edges.end() - 1, to);
    return {static_cast<int>(first - edges.begin()) - 1, static_cast<int>(last - edges.begin())};
}

constexpr double cellPadPt = 3.0;
constexpr double headPadPt = 6.0;
constexpr double widestHeadPt = 120.0;
constexpr double dendrogramPt = 42.0;

struct Lengths {
    double least = 0.0;
    double most = 0.0;
};

/// Limits the width on screen; on paper the names are already shortened.
double atMost(double width, const Style& style) {
    return style.print ? width : std::min(width, style.pt(widestHeadPt));
}

double headPad(const Style& style) {
    return style.pt(style.print ? headPadPt : 2 * headPadPt);
}

double widestLabel(const std::vector<Heading>& headings, const Style& style) {
    const QFontMetricsF metrics(style.text(true));
    NameWidths widths(style.text(true));
    double widest = 0.0;
    for (const Heading& heading : headings) {
        double width = 0.0;
        for (const QString& line : nameOn(style, heading.label, heading.shortLabel).split(QLatin1Char('\n'))) {
            width = std::max(width, widths.of(line));
        }
        width += heading.badge.isEmpty() ? 0.0 : metrics.horizontalAdvance(heading.badge) + style.pt(9.0);
        width += heading.swatch ? style.pt((style.print ? kPaperSwatchPt : 18.0) + 5.0) : 0.0;
        widest = std::max(widest, width);
    }
    return atMost(widest, style);
}

double widestLine(const QString& name, const QFontMetricsF& metrics) {
    double widest = 0.0;
    for (const QString& line : name.split(QLatin1Char('\n'))) {
        widest = std::max(widest, metrics.horizontalAdvance(line));
    }
    return widest;
}

double widestGroup(const std::vector<Heading>& headings, const Style& style) {
    const QFontMetricsF metrics(style.text(true));
    double widest = 0.0;
    for (const HeadingGroup& group : headingGroups(headings)) {
        widest = std::max(widest, widestLine(group.name, metrics));
    }
    return atMost(widest, style);
}

/// The column width at which the names of the groups fit above their columns.
double tightestGroup(const std::vector<Heading>& headings, const Style& style) {
    const QFontMetricsF metrics(style.text(true));
    double widest = 0.0;
    for (const HeadingGroup& group : headingGroups(headings)) {
        const double name = atMost(widestLine(group.name, metrics), style);
        widest = std::max(widest, name / (group.to - group.from));
    }
    return widest;
}

/// The width of the longest text; measuring every cell would take longer than painting them.
double widestCell(const MatrixSpec& spec, const Style& style) {
    const auto longest = std::max_element(spec.cells.begin(), spec.cells.end(),
                                          [](const Cell& a, const Cell& b) { return a.text.size() < b.text.size(); });
    return longest == spec.cells.end() ? 0.0 : QFontMetricsF(style.text(true)).horizontalAdvance(longest->text);
}

Lengths cellWidths(const MatrixSpec& spec, const Style& style) {
    if (style.print) {
        return {0.0, std::numeric_limits<double>::max()};
    }
    const double heads =
        std::max(widestLabel(spec.columns, style), tightestGroup(spec.columns, style)) + style.pt(2 * cellPadPt);
    const double texts = widestCell(spec, style) + style.pt(2 * cellPadPt);
    const double least = std::ceil(std::max({style.pt(spec.dense ? 25.0 : 33.0), heads, texts}));
    return {least, std::max(least, style.pt(spec.table ? 82.0 : 110.0))};
}

Lengths cellHeights(const MatrixSpec& spec, const Style& style) {
    if (spec.table) {
        const double height = style.pt(std::max(style.print ? 0.0 : 18.0, (style.print ? 1.9 : 2.0) * style.textPt));
        return {style.print ? 0.0 : height, height};
    }
    return {style.print ? 0.0 : style.pt(spec.dense ? 13.5 : 21.0), style.pt(60.0)};
}

void placeEdges(std::vector<double>& edges, double start, double step, bool snapped) {
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const double place = start + step * static_cast<double>(i);
        edges[i] = snapped ? std::round(place) : place;
    }
}

/// On paper a row is as high as its name in lines; if `room` is less than usual, it is divided among the rows.
void placeNamedRows(MatrixGeometry& g, const MatrixSpec& spec, double room, double usual, const Style& style) {
    double least = 0.0;
    double wanted = 0.0;
    for (const Heading& row : spec.rows) {
        const double name = nameHeight(row, style);
        least += name;
        wanted += std::max(usual, name);
    }
    const double share = wanted > least ? std::clamp((room - least) / (wanted - least), 0.0, 1.0) : 0.0;
    const double scale = std::min(1.0, room / least);
    g.rowEdges.front() = g.body.top();
    for (std::size_t i = 0; i < spec.rows.size(); ++i) {
        const double name = nameHeight(spec.rows[i], style);
        g.rowEdges[i + 1] = g.rowEdges[i] + scale * (name + share * (std::max(usual, name) - name));
    }
    g.content.setHeight(g.rowEdges.back() - g.body.top());
    g.body.setHeight(g.content.height());
}

int indexAt(const std::vector<double>& places, double at) {
    const auto next = std::upper_bound(places.begin(), places.end(), at);
    return next == places.begin() || next == places.end() ? -1 : static_cast<int>(next - places.begin()) - 1;
}

/// The height of names in several lines without their first lines.
template <class NameOf>
double moreLines(const std::vector<Heading>& headings, NameOf nameOf, const Style& style) {
    qsizetype most = 0;
    for (const Heading& heading : headings) {
        most = std::max(most, nameOf(heading).count(QLatin1Char('\n')));
    }
    return static_cast<double>(most) * QFontMetricsF(style.text(true)).height();
}

/// The height of the colour bar with its numbers and the gap above it.
double scaleHeight(const MatrixSpec& spec, const Style& style) {
    if (spec.scaleLabel.isEmpty()) {
        return 0.0;
    }
    return style.print ? style.pt(18.0) + QFontMetricsF(style.text()).height() : style.pt(14.0 + 1.6 * style.textPt);
}

QStringList titleLines(const MatrixSpec& spec, const QString& title, double room, const Style& style) {
    const bool shown = !spec.table && !title.isEmpty();
    return !shown ? QStringList() : style.print ? wrapped(title, style.text(), room) : QStringList(title);
}

double titleHeight(const QStringList& lines, const Style& style) {
    return style.pt(2.0 * style.textPt) + static_cast<double>(lines.size() - 1) * QFontMetricsF(style.text()).height();
}

/// Cuts the strips for titles and headings off the left and the top of the body, and the colour bar off the bottom.
void placeStrips(MatrixGeometry& g, const MatrixSpec& spec, const Style& style) {
    const double line = style.pt(2.0 * style.textPt);
    QRectF rest = g.area;
    const auto fromTop = [&rest](double height) {
        const QRectF strip(rest.left(), rest.top(), rest.width(), height);
        rest.setTop(rest.top() + height);
        return strip;
    };
    const auto fromLeft = [&rest](double width) {
        const QRectF strip(rest.left(), rest.top(), width, rest.height());
        rest.setLeft(rest.left() + width);
        return strip;
    };
    g.rowTitleLines = titleLines(spec, spec.rowTitle, g.area.height(), style);
    g.columnTitleLines = titleLines(spec, spec.columnTitle, g.area.width(), style);
    g.rowTitle = g.rowTitleLines.isEmpty() ? QRectF() : fromLeft(titleHeight(g.rowTitleLines, style));
    const double pad = headPad(style);
    g.rowGroups = isGrouped(spec.rows) ? fromLeft(std::ceil(widestGroup(spec.rows, style) + pad)) : QRectF();
    double heads = widestLabel(spec.rows, style);
    if (spec.table) {
        heads = std::max(heads, QFontMetricsF(style.text()).horizontalAdvance(spec.columnTitle));
    }
    // The label of the colour bar is below the headings.
    heads = std::max(heads, QFontMetricsF(style.text()).horizontalAdvance(spec.scaleLabel) - g.rowTitle.width() -
                                g.rowGroups.width());
    g.rowHeads = fromLeft(std::ceil(heads + pad));
    const double width = rest.width() / static_cast<double>(std::max<std::size_t>(1, spec.columns.size()));
    g.turnedHeads = style.print && widestLabel(spec.columns, style) + pad > width;
    g.turnedGroups = style.print && tightestGroup(spec.columns, style) > width;
    g.columnTitle = g.columnTitleLines.isEmpty() ? QRectF() : fromTop(titleHeight(g.columnTitleLines, style));
    if (spec.dendrogram) {
        g.dendrogram = fromTop(std::min(style.pt(dendrogramPt), 0.25 * rest.height()));
    }
    if (isGrouped(spec.columns)) {
        const double more = moreLines(
            spec.columns, [](const Heading& h) { return h.group; }, style);
        g.columnGroups = fromTop(g.turnedGroups ? widestGroup(spec.columns, style) + pad : line + more);
    }
    const double more = moreLines(
        spec.columns, [](const Heading& h) { return h.label; }, style);
    g.columnHeads = fromTop(g.turnedHeads ? widestLabel(spec.columns, style) + pad : line + more);
    rest.setBottom(rest.bottom() - scaleHeight(spec, style) - keyHeight(spec, g.area.width(), style));
    g.room = rest.size();
    g.body = rest;
}

/// The interval for a title of width `needed`; centred on the cells, or beside that if it does not fit there.
std::pair<double, double> besides(double from, double to, double needed, double low, double high) {
    const double half = 0.5 * std::min(std::max(needed, to - from), high - low);
    const double centre = std::clamp(0.5 * (from + to), low + half, std::max(low + half, high - half));
    return {centre - half, centre + half};
}

/// On paper a title is shown in full if it is wider than the cells.
void widenTitles(MatrixGeometry& g, const Style& style) {
    const QFontMetricsF metrics(style.text());
    const auto widest = [&metrics](const QStringList& lines) {
        double width = 0.0;
        for (const QString& each : lines) {
            width = std::max(width, std::ceil(metrics.horizontalAdvance(each)));
        }
        return width;
    };
    if (!g.columnTitle.isNull()) {
        const auto [from, to] = besides(g.columnTitle.left(), g.columnTitle.right(), widest(g.columnTitleLines),
                                        g.area.left(), g.area.right());
        g.columnTitle.setLeft(from);
        g.columnTitle.setRight(to);
    }
    if (!g.rowTitle.isNull()) {
        const auto [from, to] =
            besides(g.rowTitle.top(), g.rowTitle.bottom(), widest(g.rowTitleLines), g.area.top(), g.area.bottom());
        g.rowTitle.setTop(from);
        g.rowTitle.setBottom(to);
    }
}

/// On screen the title of low rows begins above them and does not extend into the colour bar below.
void raiseRowTitle(MatrixGeometry& g, const Style& style) {
    const QFontMetricsF metrics(style.text());
    QString& title = g.rowTitleLines.first();
    title = metrics.elidedText(title, Qt::ElideRight, g.body.bottom() - g.area.top());
    const double high = std::max(g.rowTitle.height(), std::ceil(metrics.horizontalAdvance(title)));
    g.rowTitle.setTop(g.rowTitle.bottom() - high);
}

/// Ends the strips where the cells end, and moves the colour bar below them.
void trimStrips(MatrixGeometry& g, const MatrixSpec& spec, const Style& style) {
    const auto alongTop = [&g](QRectF& strip) {
        if (!strip.isNull()) {
            strip.setLeft(g.body.left());
            strip.setRight(g.body.right());
        }
    };
    const auto alongLeft = [&g](QRectF& strip) {
        if (!strip.isNull()) {
            strip.setTop(g.body.top());
            strip.setBottom(g.body.bottom());
        }
    };
    alongTop(g.columnTitle);
    alongTop(g.dendrogram);
    alongTop(g.columnGroups);
    alongTop(g.columnHeads);
    alongLeft(g.rowTitle);
    alongLeft(g.rowGroups);
    alongLeft(g.rowHeads);
    if (style.print) {
        widenTitles(g, style);
    } else if (!g.rowTitle.isNull()) {
        raiseRowTitle(g, style);
    }
    if (!spec.scaleLabel.isEmpty()) {
        g.scaleBar = QRectF(g.body.left(), g.body.bottom() + style.pt(9.0), g.body.width(), style.pt(6.0));
    }
    if (!spec.key.isEmpty()) {
        g.key = QRectF(g.area.left(), g.body.bottom() + scaleHeight(spec, style), g.area.width(),
                       keyHeight(spec, g.area.width(), style));
    }
}

}  // namespace

std::vector<HeadingGroup> headingGroups(const std::vector<Heading>& headings) {
    std::vector<HeadingGroup> groups;
    for (std::size_t i = 0; i < headings.size(); ++i) {
        const int here = static_cast<int>(i);
        if (groups.empty() || groups.back().name != headings[i].group) {
            groups.push_back({headings[i].group, here, here});
        }
        groups.back().to = here + 1;
    }
    return groups;
}

bool isGrouped(const std::vector<Heading>& headings) {
    return std::any_of(headings.begin(), headings.end(), [](const Heading& h) { return !h.group.isEmpty(); });
}

MatrixGeometry MatrixGeometry::layout(const MatrixSpec& spec, const QRectF& area, const Style& style) {
    MatrixGeometry g;
    g.area = area;
    placeStrips(g, spec, style);
    if (!style.print) {
        g.body = QRectF(g.body.toAlignedRect());
    }
    const double rowCount = static_cast<double>(std::max<std::size_t>(spec.rows.size(), 1));
    const double columnCount = static_cast<double>(std::max<std::size_t>(spec.columns.size(), 1));
    const Lengths widths = cellWidths(spec, style);
    const Lengths heights = cellHeights(spec, style);
    double width = std::clamp(std::max(0.0, g.body.width() / columnCount), widths.least, widths.most);
    double height = std::clamp(std::max(0.0, g.body.height() / rowCount), heights.least, heights.most);
    if (spec.square) {
        width = std::max(widths.least, std::min(width, 1.35 * height));
        height = std::max(heights.least, std::min(height, width));
    }
    if (style.print && !rowsByName(spec)) {
        height = std::max(height, std::min(tallestName(spec.rows, style), g.body.height() / rowCount));
    }
    g.cellSize = {width, height};
    g.content = {width * columnCount, height * rowCount};
    const double room = g.body.height();
    g.body.setWidth(std::max(0.0, std::min(g.body.width(), g.content.width())));
    g.body.setHeight(std::max(0.0, std::min(g.body.height(), g.content.height())));
    g.columnEdges.resize(spec.columns.size() + 1);
    g.rowEdges.resize(spec.rows.size() + 1);
    placeEdges(g.columnEdges, g.body.left(), width, !style.print);
    placeEdges(g.rowEdges, g.body.top(), height, !style.print);
    const auto inLines = [](const Heading& row) { return row.label.contains(QLatin1Char('\n')); };
    if (style.print && rowsByName(spec) && std::any_of(spec.rows.begin(), spec.rows.end(), inLines)) {
        placeNamedRows(g, spec, room, heights.most, style);
    }
    trimStrips(g, spec, style);
    return g;
}

void MatrixGeometry::scrollTo(const QPointF& scroll) {
    placeEdges(columnEdges, body.left() - scroll.x(), cellSize.width(), true);
    placeEdges(rowEdges, body.top() - scroll.y(), cellSize.height(), true);
}

QRectF MatrixGeometry::cell(int row, int column) const {
    const auto r = static_cast<std::size_t>(row);
    const auto c = static_cast<std::size_t>(column);
    return {QPointF(columnEdges[c], rowEdges[r]), QPointF(columnEdges[c + 1], rowEdges[r + 1])};
}

QRectF MatrixGeometry::rowHeading(int row) const {
    const auto r = static_cast<std::size_t>(row);
    return {QPointF(rowHeads.left(), rowEdges[r]), QPointF(rowHeads.right(), rowEdges[r + 1])};
}

QRectF MatrixGeometry::columnHeading(int column) const {
    const auto c = static_cast<std::size_t>(column);
    return {QPointF(columnEdges[c], columnHeads.top()), QPointF(columnEdges[c + 1], columnHeads.bottom())};
}

std::pair<int, int> MatrixGeometry::rowsInSight() const {
    return shownRange(rowEdges, body.top(), body.bottom());
}

std::pair<int, int> MatrixGeometry::columnsInSight() const {
    return shownRange(columnEdges, body.left(), body.right());
}

Mark MatrixGeometry::at(const QPointF& point) const {
    const int row = indexAt(rowEdges, point.y());
    const int column = indexAt(columnEdges, point.x());
    if (body.contains(point) && row >= 0 && column >= 0) {
        return {row, column};
    }
    if (rowHeads.contains(point) && row >= 0) {
        return {row, -1};
    }
    if (columnHeads.contains(point) && column >= 0) {
        return {-1, column};
    }
    return {};
}

QSizeF MatrixGeometry::overflow() const {
    return {std::max(0.0, content.width() - body.width()), std::max(0.0, content.height() - body.height())};
}

}  // namespace greyscope::widgets
