#include "widgets/graph/strip_geometry.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace greyscope::widgets {

namespace {

constexpr double kSwatchPt = 20.0;
constexpr double kGapPt = 8.0;
constexpr double kRoomyRow = 1.25;  // where there is room, of the least height
constexpr double kLeastStripPt = 80.0;
constexpr double kLeastWordsPt = 48.0;
constexpr double kMostNamePt = 96.0;
constexpr double kMostWordsPt = 190.0;

struct Widths {
    double name = 0.0, mean = 0.0, most = 0.0;
    std::vector<double> columns;
};

Widths widthsOf(const StripSpec& spec, const Style& style) {
    const QFontMetricsF plain(style.text());
    const QFontMetricsF bold(style.text(true));
    Widths widths{bold.horizontalAdvance(spec.nameTitle),
                  bold.horizontalAdvance(spec.meanTitle),
                  bold.horizontalAdvance(spec.mostTitle),
                  {}};
    for (const QString& title : spec.columns) {
        widths.columns.push_back(plain.horizontalAdvance(title));
    }
    for (const StripRow& row : spec.rows) {
        widths.name = std::max(widths.name, bold.horizontalAdvance(row.name));
        widths.mean = std::max(widths.mean, bold.horizontalAdvance(row.meanText));
        widths.most = std::max(widths.most, plain.horizontalAdvance(row.mostText));
        for (std::size_t c = 0; c < widths.columns.size() && c < row.texts.size(); ++c) {
            widths.columns[c] = std::max(widths.columns[c], plain.horizontalAdvance(row.texts[c]));
        }
    }
    widths.name = std::min(std::ceil(widths.name) + 1.0, style.pt(kMostNamePt));
    if (!widths.columns.empty()) {
        widths.columns[0] = std::min(std::ceil(widths.columns[0]) + 1.0, style.pt(kMostWordsPt));
    }
    return widths;
}

double rowHeightOf(const Style& style) {
    return style.lineHeight() + style.pt(style.print ? 3.0 : 7.0);
}

double fixedWidth(const Widths& widths, double gap, double swatch) {
    double width = swatch + gap + widths.name + gap + widths.mean + gap + widths.most;
    for (const double column : widths.columns) {
        width += column > 0.0 ? column + gap : 0.0;
    }
    return width;
}

}  // namespace

QSizeF leastStripSize(const StripSpec& spec, const Style& style) {
    Widths widths = widthsOf(spec, style);
    if (!widths.columns.empty()) {
        widths.columns[0] = std::min(widths.columns[0], style.pt(kLeastWordsPt));
    }
    const double lines = spec.footer.isEmpty() ? 1.4 : 2.8;
    return {fixedWidth(widths, style.pt(kGapPt), style.pt(kSwatchPt)) + style.pt(kLeastStripPt + kGapPt),
            rowHeightOf(style) * static_cast<double>(spec.rows.size()) + lines * style.lineHeight()};
}

StripGeometry StripGeometry::layout(const StripSpec& spec, const QRectF& area, const Style& style, double scroll) {
    StripGeometry g;
    g.area = area;
    g.scroll = scroll;
    g.rows = static_cast<int>(spec.rows.size());
    g.high = spec.high;
    g.rowHeight = rowHeightOf(style);
    const double line = style.lineHeight();
    g.header = QRectF(area.left(), area.top(), area.width(), 1.4 * line);
    const double foot = spec.footer.isEmpty() ? 0.0 : 1.4 * line;
    const double room = std::max(0.0, area.height() - g.header.height() - foot);
    g.rowHeight = std::clamp(std::floor(room / std::max(1, g.rows)), g.rowHeight, kRoomyRow * g.rowHeight);
    g.body = QRectF(area.left(), g.header.bottom(), area.width(), std::min(room, g.rowHeight * g.rows));
    g.footer = QRectF(area.left(), g.body.bottom(), area.width(), foot);

    const double gap = style.pt(kGapPt);
    const double swatch = style.pt(kSwatchPt);
    Widths widths = widthsOf(spec, style);
    // Words give way first, then the columns of numbers from the left.
    const auto lacking = [&] { return fixedWidth(widths, gap, swatch) + gap + style.pt(kLeastStripPt) - area.width(); };
    for (std::size_t c = 0; c < widths.columns.size() && lacking() > 0.0; ++c) {
        const double least = c == 0 ? style.pt(kLeastWordsPt) : 0.0;
        const double narrower = widths.columns[c] - lacking();
        widths.columns[c] = c == 0 ? std::clamp(narrower, std::min(least, widths.columns[c]), widths.columns[c]) : 0.0;
    }
    double x = area.left();
    const auto take = [&](double width) {
        const QRectF column(x, g.body.top(), width, g.body.height());
        x += width > 0.0 ? width + gap : 0.0;
        return column;
    };
    g.swatch = take(swatch);
    g.name = take(widths.name);
    for (const double column : widths.columns) {
        g.columns.push_back(take(column));
    }
    g.strip =
        QRectF(x, g.body.top(), std::max(0.0, area.right() - widths.most - widths.mean - 2.0 * gap - style.pt(2.0) - x),
               g.body.height());
    x = g.strip.right() + gap;
    g.mean = take(widths.mean);
    g.most = take(widths.most);
    return g;
}

QRectF StripGeometry::row(int index) const {
    return {body.left(), body.top() + rowHeight * index - scroll, body.width(), rowHeight};
}

int StripGeometry::at(const QPointF& point) const {
    if (!body.contains(point) || rowHeight <= 0.0) {
        return -1;
    }
    const int index = static_cast<int>(std::floor((point.y() - body.top() + scroll) / rowHeight));
    return index >= 0 && index < rows ? index : -1;
}

double StripGeometry::x(double error) const {
    const double inset = 0.02 * strip.width();
    return strip.left() + inset + std::clamp(error / high, 0.0, 1.0) * (strip.width() - 2.0 * inset);
}

double StripGeometry::overflow() const {
    return std::max(0.0, rowHeight * rows - body.height());
}

}  // namespace greyscope::widgets
