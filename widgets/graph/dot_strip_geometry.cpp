#include "widgets/graph/dot_strip_geometry.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

#include "widgets/common/names/bit_name.h"
#include "widgets/common/names/fitted_text.h"
#include "widgets/common/round_step.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/number_text.h"

namespace greyscope::widgets {

namespace {

constexpr double kSwatchPt = 20.0;
constexpr double kStripGapPt = 8.0;
constexpr double kRoomyRow = 1.25;  // if there is room, relative to the smallest height
constexpr double kLeastStripPt = 80.0;
constexpr double kLeastWordsPt = 48.0;
constexpr double kMostNamePt = 96.0;
constexpr double kMostWordsPt = 190.0;

struct DotStripWidths {
    double name = 0.0, mean = 0.0, most = 0.0;
    std::vector<double> columns;
};

DotStripWidths widthsOf(const DotStripSpec& spec, const Style& style) {
    const QFontMetricsF plain(style.text());
    const QFontMetricsF bold(style.text(true));
    DotStripWidths widths{bold.horizontalAdvance(spec.nameTitle),
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
            const QString& text = c == 0 ? nameOn(style, row.texts[c], row.shortWords) : row.texts[c];
            widths.columns[c] = std::max(widths.columns[c], plain.horizontalAdvance(text));
        }
    }
    widths.name = std::min(std::ceil(widths.name) + 1.0, style.pt(kMostNamePt));
    if (!widths.columns.empty()) {
        widths.columns[0] = std::min(std::ceil(widths.columns[0]) + 1.0, style.pt(kMostWordsPt));
    }
    return widths;
}

double rowHeightOf(const Style& style) {
    return style.lineHeight() + style.pt(7.0);
}

double fixedWidth(const DotStripWidths& widths, double gap, double swatch) {
    double width = swatch + gap + widths.name + gap + widths.mean + gap + widths.most;
    for (const double column : widths.columns) {
        width += column > 0.0 ? column + gap : 0.0;
    }
    return width;
}

/// Cuts the next column off from `x` on and advances `x` by it and a gap; a column without width does nothing.
QRectF cutColumn(const QRectF& body, double width, double gap, double& x) {
    const QRectF column(x, body.top(), width, body.height());
    x += width > 0.0 ? width + gap : 0.0;
    return column;
}

std::vector<Tick> ticksOf(const DotStripSpec& spec, double width, const Style& style) {
    const double label =
        QFontMetricsF(style.text()).horizontalAdvance(QStringLiteral("100") + spec.suffix) + style.pt(8.0);
    const double step = roundStep(spec.high, std::clamp(static_cast<int>(width / label), 1, 8));
    std::vector<Tick> ticks;
    for (int k = 0; step > 0.0 && k * step <= spec.high * (1.0 + 1e-9); ++k) {
        ticks.push_back({k * step, plainText(k * step, 3) + spec.suffix});
    }
    return ticks;
}

constexpr double kPaperGapPt = 6.0;
constexpr double kPaperSwatchPt = 14.0;
constexpr double kRowPadPt = 3.0;
constexpr double kLeastRows = 3.0;  // the smallest number of rows

double headerLines(const DotStripGeometry& g) {
    return g.below ? 2.3 : 1.4;
}

/// Places the columns of numbers side by side, and the words and the strip beside or below them.
void placePaperColumns(DotStripGeometry& g, const DotStripSpec& spec, const Style& style) {
    const double gap = style.pt(kPaperGapPt);
    const double swatch = style.pt(kPaperSwatchPt);
    const double strip = style.pt(kLeastStripPt);
    DotStripWidths widths = widthsOf(spec, style);
    const double words = widths.columns.empty() ? 0.0 : widths.columns[0];
    const auto lacking = [&](double more) { return fixedWidth(widths, gap, swatch) + more - g.area.width(); };
    g.below = !widths.columns.empty() && lacking(gap + strip) > 0.0;
    if (g.below) {
        widths.columns[0] = 0.0;
    }
    for (std::size_t c = 1; c < widths.columns.size() && lacking(0.0) > 0.0; ++c) {
        widths.columns[c] = 0.0;
    }
    widths.name = std::max(style.pt(kLeastWordsPt), widths.name - std::max(0.0, lacking(0.0)));
    double x = g.area.left();
    const auto take = [&](double width) { return cutColumn(g.body, width, gap, x); };
    g.swatch = take(swatch);
    g.name = take(widths.name);
    if (g.below) {
        // the numbers are at the right edge, in aligned columns
        x = std::max(x, g.area.right() - (fixedWidth(widths, gap, swatch) - swatch - 2.0 * gap - widths.name));
    }
    for (const double column : widths.columns) {
        g.columns.push_back(take(column));
    }
    const double end = g.area.right() - style.pt(2.0);
    if (g.below) {
        const double left = g.name.left();
        const double room = end - left;
        g.columns[0] = QRectF(left, g.body.top(), std::min(words, room - gap - strip), g.body.height());
        g.strip = QRectF(QPointF(g.columns[0].right() + gap, g.body.top()), QPointF(end, g.body.bottom()));
    } else {
        g.strip =
            QRectF(x, g.body.top(), std::max(0.0, end - widths.most - widths.mean - 2.0 * gap - x), g.body.height());
        x = g.strip.right() + gap;
    }
    g.mean = take(widths.mean);
    g.most = take(widths.most);
}

}  // namespace

DotStripGeometry DotStripGeometry::onPaper(const DotStripSpec& spec, const QRectF& area, const Style& style) {
    DotStripGeometry g;
    g.area = area.adjusted(style.pt(0.5), 0.0, -style.pt(0.5), 0.0);
    g.high = spec.high;
    g.body = g.area;
    placePaperColumns(g, spec, style);
    const double line = QFontMetricsF(style.text()).height();
    g.header = QRectF(g.area.left(), g.area.top(), g.area.width(), headerLines(g) * line);
    QStringList words{spec.key, spec.footer};
    words.removeAll(QString());
    g.foot = words.isEmpty() ? QStringList() : wrapped(words.join(betweenSentences()), style.text(), g.area.width());
    const double foot = g.foot.isEmpty() ? 0.0 : (static_cast<double>(g.foot.size()) + 0.4) * line;
    const double bottom = g.area.bottom() - foot;
    g.tops = {g.header.bottom()};
    for (const StripRow& row : spec.rows) {
        g.words.push_back(g.columns.empty() || row.texts.empty()
                              ? QStringList()
                              : wrapped(row.texts[0], style.text(), g.columns[0].width()));
        const auto lines = static_cast<double>(std::max<qsizetype>(1, g.words.back().size()));
        g.tops.push_back(g.tops.back() + (lines + (g.below ? 1.0 : 0.0)) * line + style.pt(kRowPadPt));
    }
    g.rows = static_cast<int>(spec.rows.size());
    if (g.tops.back() > bottom + 0.5) {
        // the last line counts the rows that do not fit
        while (g.rows > 0 && g.tops[static_cast<std::size_t>(g.rows)] > bottom - line + 0.5) {
            --g.rows;
        }
        g.tops.resize(static_cast<std::size_t>(g.rows) + 1);
    }
    g.body = QRectF(QPointF(g.area.left(), g.header.bottom()), QPointF(g.area.right(), g.tops.back()));
    const bool more = g.rows < static_cast<int>(spec.rows.size());
    g.footer = QRectF(g.area.left(), g.body.bottom() + (more ? line : 0.0), g.area.width(), foot);
    for (QRectF* column : {&g.swatch, &g.name, &g.strip, &g.mean, &g.most}) {
        column->setTop(g.body.top());
        column->setBottom(g.body.bottom());
    }
    g.ticks = ticksOf(spec, g.strip.width(), style);
    return g;
}

QRectF DotStripGeometry::numbersOf(const QRectF& row, const Style& style) const {
    return below ? QRectF(row.left(), row.top() + style.pt(0.5 * kRowPadPt), row.width(),
                          QFontMetricsF(style.text()).height())
                 : row;
}

QRectF DotStripGeometry::wordsOf(const QRectF& row, const Style& style) const {
    return below ? QRectF(QPointF(row.left(), numbersOf(row, style).bottom()),
                          QPointF(row.right(), row.bottom() - style.pt(0.5 * kRowPadPt)))
                 : row;
}

PaperHeight paperHeight(const DotStripSpec& spec, const PaperRoom& room, const Style& style) {
    const double line = QFontMetricsF(style.text()).height();
    const DotStripGeometry g = DotStripGeometry::onPaper(spec, QRectF(0.0, 0.0, room.width, room.tallest), style);
    const bool more = g.rows < static_cast<int>(spec.rows.size());
    const double least = g.header.height() + g.footer.height() + kLeastRows * (g.below ? 2.0 : 1.0) * line;
    const double usual = more ? room.tallest : g.footer.bottom();
    return {std::min(least, usual), usual};
}

Unprinted leftOut(const DotStripSpec& spec, const QSizeF& size, const Style& style) {
    const auto shown = static_cast<std::size_t>(DotStripGeometry::onPaper(spec, {QPointF(), size}, style).rows);
    return leftOutOf(spec.rows.size() - shown, [&](std::size_t i) {
        const StripRow& row = spec.rows[shown + i];
        const QString way = row.texts.empty() ? QString() : row.texts.front();
        const QString name = way.isEmpty() ? row.name : withColon(row.name, way);
        return row.meanText.isEmpty() ? name : withBrackets(name, row.meanText);
    });
}

DotStripGeometry DotStripGeometry::layout(const DotStripSpec& spec, const QRectF& area, const Style& style,
                                          double scroll) {
    DotStripGeometry g;
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

    const double gap = style.pt(kStripGapPt);
    const double swatch = style.pt(kSwatchPt);
    DotStripWidths widths = widthsOf(spec, style);
    // Words are narrowed first, then columns of numbers are removed from the left.
    const auto lacking = [&] { return fixedWidth(widths, gap, swatch) + gap + style.pt(kLeastStripPt) - area.width(); };
    for (std::size_t c = 0; c < widths.columns.size() && lacking() > 0.0; ++c) {
        const double least = c == 0 ? style.pt(kLeastWordsPt) : 0.0;
        const double narrower = widths.columns[c] - lacking();
        widths.columns[c] = c == 0 ? std::clamp(narrower, std::min(least, widths.columns[c]), widths.columns[c]) : 0.0;
    }
    double x = area.left();
    const auto take = [&](double width) { return cutColumn(g.body, width, gap, x); };
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
    g.ticks = ticksOf(spec, g.strip.width(), style);
    return g;
}

QRectF DotStripGeometry::row(int index) const {
    if (!tops.empty()) {
        const auto i = static_cast<std::size_t>(index);
        return {body.left(), tops[i], body.width(), tops[i + 1] - tops[i]};
    }
    return {body.left(), body.top() + rowHeight * index - scroll, body.width(), rowHeight};
}

int DotStripGeometry::at(const QPointF& point) const {
    if (!body.contains(point) || rowHeight <= 0.0) {
        return -1;
    }
    const int index = static_cast<int>(std::floor((point.y() - body.top() + scroll) / rowHeight));
    return index >= 0 && index < rows ? index : -1;
}

double DotStripGeometry::x(double error) const {
    const double inset = 0.02 * strip.width();
    return strip.left() + inset + std::clamp(error / high, 0.0, 1.0) * (strip.width() - 2.0 * inset);
}

double DotStripGeometry::overflow() const {
    return std::max(0.0, rowHeight * rows - body.height());
}

}  // namespace greyscope::widgets
