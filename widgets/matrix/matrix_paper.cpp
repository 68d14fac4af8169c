#include "widgets/matrix/matrix_paper.h"

#include <QFontMetricsF>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

#include "widgets/matrix/matrix_geometry.h"
#include "widgets/matrix/matrix_key.h"
#include "widgets/matrix/matrix_names.h"
#include "widgets/matrix/matrix_numbers.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr double kNameShare = 0.5;       // of the width, for the names of rows
constexpr double kWideNameShare = 0.68;  // where there are no numbers
constexpr double kHeadShare = 0.5;       // of the height, for the names of columns
constexpr double kLeastNameShare = 0.28;
constexpr double kShareStep = 0.04;
constexpr double kLineSlack = 1.05;
constexpr double kUsualRow = 1.9;  // of the text size
constexpr double kRoomyCellPt = 30.0;
constexpr int kFewestDigits = 3;    // step of shortened() that names are worth
constexpr std::size_t kFewest = 2;  // rows or columns that are left of a table

bool isTable(const MatrixSpec& spec) {
    return spec.table || spec.palette == Palette::none;
}

Heading moreHeading(std::size_t hidden) {
    Heading heading;
    heading.label = Words::tr("%n more", nullptr, counted(hidden));
    return heading;
}

/// To so many rows; the last one tells how many are not there.
void cutRows(MatrixSpec& spec, std::size_t kept) {
    if (spec.rows.size() <= kFewest) {
        return;
    }
    const std::size_t columns = spec.columns.size();
    const std::size_t shown = std::min(spec.rows.size(), std::max(kFewest, kept)) - 1;
    Heading more = moreHeading(spec.rows.size() - shown);
    spec.rows.resize(shown);
    spec.rows.push_back(std::move(more));
    spec.cells.resize(shown * columns);
    spec.cells.resize((shown + 1) * columns);
    std::erase_if(spec.cuts, [&](const Cut& cut) {
        return cut.side == Side::horizontal ? cut.at > static_cast<int>(shown) : cut.to > static_cast<int>(shown);
    });
}

/// To so many columns, of which the last one tells how many of `all` are not there.
void cutColumns(MatrixSpec& spec, std::size_t kept, std::size_t all) {
    if (all <= std::max(kFewest, kept)) {
        return;
    }
    const std::size_t shown = std::max(kFewest, kept) - 1;
    std::vector<Cell> cells;
    for (std::size_t row = 0; row < spec.rows.size(); ++row) {
        for (std::size_t column = 0; column < shown; ++column) {
            cells.push_back(spec.cell(row, column));
        }
        cells.emplace_back();
    }
    spec.columns.resize(shown);
    spec.columns.push_back(moreHeading(all - shown));
    spec.cells = std::move(cells);
    std::erase_if(spec.cuts, [&](const Cut& cut) {
        return cut.side == Side::vertical ? cut.at > static_cast<int>(shown) : cut.to > static_cast<int>(shown);
    });
}

/// The first columns, more than find room. A table of a series over a million points is not laid out whole.
MatrixSpec firstColumns(const MatrixSpec& spec, double width, const Style& style) {
    constexpr double kNarrowestPt = 6.0;  // one letter between its pads is wider
    const auto most = static_cast<std::size_t>(width / style.pt(kNarrowestPt)) + kFewest;
    if (spec.palette != Palette::none || spec.columns.size() <= most) {
        return spec;
    }
    MatrixSpec first = spec;
    first.columns.resize(most);
    first.cells.clear();
    for (std::size_t row = 0; row < spec.rows.size(); ++row) {
        const auto from = spec.cells.begin() + static_cast<std::ptrdiff_t>(row * spec.columns.size());
        first.cells.insert(first.cells.end(), from, from + static_cast<std::ptrdiff_t>(most));
    }
    return first;
}

/// Whether all names stand in full and in one line.
bool allNamed(const std::vector<Heading>& names, const std::vector<Heading>& paper) {
    return std::equal(names.begin(), names.end(), paper.begin(), paper.end(),
                      [](const Heading& a, const Heading& b) { return a.label == b.label && a.group == b.group; });
}

/// Whether none of the names is shortened; those that are left out count as whole.
bool allWhole(const std::vector<Heading>& names, const std::vector<Heading>& paper) {
    const auto letters = [](QString text) { return text.remove(QRegularExpression(QStringLiteral("\\s"))); };
    return std::equal(paper.begin(), paper.end(), names.begin(), [&letters](const Heading& shown, const Heading& name) {
        return shown.label.isEmpty() || letters(shown.label) == letters(name.label);
    });
}

double namesHeight(const std::vector<Heading>& headings, const Style& style) {
    return std::accumulate(headings.begin(), headings.end(), 0.0,
                           [&style](double sum, const Heading& heading) { return sum + nameHeight(heading, style); });
}

/// The columns, with names of rows that take at most `most` of the width.
MatrixSpec fitColumns(const MatrixSpec& spec, const QSizeF& size, double most, const Style& style) {
    const double width = size.width();
    const QSizeF ample(width, 1e4 * style.px);
    const MatrixSpec first = firstColumns(spec, width, style);
    const auto withNames = [&](double share) {
        MatrixSpec paper = first;
        paper.tips = {};
        for (std::vector<Heading>* headings : {&paper.rows, &paper.columns}) {
            for (Heading& heading : *headings) {
                heading.badge.clear();  // what is chosen on the screen
            }
        }
        wrapLabels(paper.rows, share * width, style);
        return paper;
    };
    const auto cellOf = [&](const MatrixSpec& paper) {
        return MatrixGeometry::layout(paper, {{0.0, 0.0}, ample}, style).cellSize.width();
    };
    MatrixSpec paper = withNames(most);
    double cell = cellOf(paper);
    double needed = widestText(first, 0, style) + style.pt(kCellPadPt);
    const double fewer = widestText(first, kFewestDigits, style) + style.pt(kCellPadPt);
    if (cell < needed && cell >= fewer && allNamed(spec.rows, paper.rows)) {
        needed = fewer;  // digits give way before names do
    }
    double share = most - kShareStep;
    for (; cell < needed && share >= kLeastNameShare; share -= kShareStep) {
        paper = withNames(share);
        cell = cellOf(paper);
    }
    needed = std::min(needed, std::max(cell, fewer));
    if (paper.palette == Palette::none && cell < needed) {
        const double body = cell * static_cast<double>(paper.columns.size());
        cutColumns(paper, static_cast<std::size_t>(body / needed), spec.columns.size());
    }
    const auto withColumns = [&](MatrixSpec own) {
        thinLabels(own.columns, cellOf(own), style);
        wrapColumns(own, MatrixGeometry::layout(own, {{0.0, 0.0}, ample}, style), kHeadShare * size.height(), style);
        return own;
    };
    const bool all = paper.columns.size() == spec.columns.size();
    paper = withColumns(std::move(paper));
    // A little less for the rows can be the line that the names of columns lack.
    for (; all && !allWhole(spec.columns, paper.columns) && share >= kLeastNameShare; share -= kShareStep) {
        MatrixSpec narrower = withColumns(withNames(share));
        if (allWhole(spec.columns, narrower.columns)) {
            return narrower;
        }
    }
    return paper;
}

/// Whether what names and colour bar leave of the height is enough for all rows.
bool hasRoom(const MatrixSpec& paper, const QSizeF& size, const Style& style) {
    const MatrixGeometry g = MatrixGeometry::layout(paper, {{0.0, 0.0}, size}, style);
    const double names = rowsByName(paper) ? namesHeight(paper.rows, style)
                                           : static_cast<double>(paper.rows.size()) * tallestName(paper.rows, style);
    return names <= kLineSlack * g.room.height();
}

bool hasNumbers(const MatrixSpec& spec) {
    return std::any_of(spec.cells.begin(), spec.cells.end(), [](const Cell& cell) { return !cell.text.isEmpty(); });
}

double leastRow(const MatrixSpec& spec, double cell, const Style& style) {
    const bool stacked = std::any_of(spec.cells.begin(), spec.cells.end(),
                                     [&](const Cell& each) { return tagMeetsNumber(each, cell, style); });
    return stacked ? 1.9 * lineOf(style) : hasNumbers(spec) ? lineOf(style) : style.pt(kPaperNameHeight * style.textPt);
}

/// Names stand in lines. Where that takes more height than there is, or no number finds room, they get the numbers'
/// width.
MatrixSpec fitColumns(const MatrixSpec& spec, const QSizeF& size, const Style& style) {
    MatrixSpec paper = fitColumns(spec, size, kNameShare, style);
    if (!spec.table && spec.palette != Palette::none && !hasRoom(paper, size, style)) {
        MatrixSpec bare = fitColumns(withoutNumbers(spec), size, kWideNameShare, style);
        const double row = MatrixGeometry::layout(bare, {{0.0, 0.0}, size}, style).cellSize.height();
        if (row < kNumberLine * lineOf(style) || hasRoom(bare, size, style)) {
            return bare;
        }
    }
    return paper;
}

/// How many rows of a table find room, one of them for how many are left out.
std::size_t rowsWithRoom(const MatrixSpec& paper, double room, const Style& style) {
    if (!rowsByName(paper)) {
        return static_cast<std::size_t>(std::max(0.0, room / tallestName(paper.rows, style) + 1e-6));
    }
    std::size_t rows = 1;
    for (double left = room - lineOf(style); rows < paper.rows.size(); ++rows) {
        left -= nameHeight(paper.rows[rows - 1], style);
        if (left < -1e-6) {
            break;
        }
    }
    return rows;
}

}  // namespace

bool rowsByName(const MatrixSpec& spec) {
    return spec.table && !isGrouped(spec.rows);
}

bool tagMeetsNumber(const Cell& cell, double width, const Style& style) {
    if (cell.tag.isEmpty() || cell.text.isEmpty()) {
        return false;
    }
    const QFontMetricsF metrics(style.text(true));
    return metrics.horizontalAdvance(cell.text) + 2.0 * (metrics.horizontalAdvance(cell.tag) + style.pt(6.0)) > width;
}

namespace {

/// With all names beside the cells.
MatrixSpec withNames(const MatrixSpec& spec, const QSizeF& size, const Style& style) {
    MatrixSpec paper = fitColumns(spec, size, style);
    MatrixGeometry g = MatrixGeometry::layout(paper, {{0.0, 0.0}, size}, style);
    if (isTable(paper)) {
        if (namesHeight(paper.rows, style) > kLineSlack * g.room.height()) {
            cutRows(paper, rowsWithRoom(paper, g.room.height(), style));
        }
        g = MatrixGeometry::layout(paper, {{0.0, 0.0}, size}, style);
    }
    fitNumbers(paper, g.cellSize, style);
    if (!rowsByName(paper)) {
        thinLabels(paper.rows, g.cellSize.height(), style);
    }
    return paper;
}

PaperHeight heightWithNames(const MatrixSpec& spec, const PaperRoom& room, const Style& style) {
    MatrixSpec paper = fitColumns(spec, {room.width, room.tallest}, style);
    const MatrixGeometry g = MatrixGeometry::layout(paper, QRectF(0.0, 0.0, room.width, 1e4 * style.px), style);
    const double cell = g.cellSize.width();
    fitNumbers(paper, {cell, 1e4}, style);
    const double rims = 1e4 * style.px - g.room.height();
    const auto rows = static_cast<double>(paper.rows.size());
    const double low = leastRow(paper, cell, style);
    const double high = paper.square ? std::max(low, std::min(cell / 1.35, style.pt(kRoomyCellPt)))
                                     : std::max(low, style.pt(kUsualRow * style.textPt));
    const double title = QFontMetricsF(style.text()).horizontalAdvance(spec.table ? QString() : spec.rowTitle);
    // Fonts are a little higher or lower at the resolution in which the page is drawn.
    double names = 0.0;
    for (const Heading& heading : paper.rows) {
        names += std::max(high, kLineSlack * nameHeight(heading, style));
    }
    if (!rowsByName(spec)) {
        const double tallest = tallestName(paper.rows, style);
        names = spec.table || tallest > lineOf(style) ? rows * kLineSlack * tallest : 0.0;
    }
    const double body = std::max({rows * high, names, title + style.pt(2.0)});  // the title stands beside it
    const double usual = std::min(room.tallest, rims + body);
    return {std::min(usual, rims + std::min(rows, 4.0) * low), usual};
}

/// Whether each has its name, and all of it.
bool allStand(const std::vector<Heading>& names, const std::vector<Heading>& paper) {
    return allWhole(names, paper) &&
           std::none_of(paper.begin(), paper.end(), [](const Heading& heading) { return heading.label.isEmpty(); });
}

/// Names of series along both sides are all to be read; of others those that stand are to be whole.
bool namesSuffice(const MatrixSpec& spec, const MatrixSpec& paper) {
    return isAlongItself(spec) ? allStand(spec.rows, paper.rows) && allStand(spec.columns, paper.columns)
                               : allWhole(spec.columns, paper.columns);
}

bool isInLines(const Heading& row) {
    return row.label.contains(QLatin1Char('\n')) || row.group.contains(QLatin1Char('\n'));
}

bool allRowsStand(const MatrixSpec& spec, const MatrixSpec& paper) {
    return paper.rows.size() == spec.rows.size() && allStand(spec.rows, paper.rows);
}

/// A matrix on paper, and how high it wants to be there.
struct Laid {
    MatrixSpec paper;
    PaperHeight height = {};
};

/// Laid out with names beside the cells. Where names in several lines leave a row out, or those of columns are not
/// whole, below: all of those that are asked for, or at least those of columns.
template <class LayOut>
Laid laidOut(const MatrixSpec& spec, LayOut layOut) {
    const Laid beside = layOut(spec);
    const bool columns = namesSuffice(spec, beside.paper);
    const bool inLines = std::any_of(beside.paper.rows.begin(), beside.paper.rows.end(), isInLines);
    if (columns && (!inLines || allRowsStand(spec, beside.paper))) {
        return beside;
    }
    std::optional<Laid> ofColumns;
    for (const Keyed names : {Keyed::columns, Keyed::rows, Keyed::both}) {
        if (names == Keyed::columns || (inLines && !isAlongItself(spec))) {
            const MatrixSpec way = keyed(spec, names);
            Laid below = layOut(way);
            if (namesSuffice(way, below.paper) && allRowsStand(way, below.paper)) {
                return below;
            }
            if (names == Keyed::columns && !columns && namesSuffice(way, below.paper)) {
                ofColumns = std::move(below);
            }
        }
    }
    return ofColumns.value_or(beside);
}

PaperHeight heightInside(const MatrixSpec& spec, const PaperRoom& room, const Style& style) {
    return laidOut(spec,
                   [&](const MatrixSpec& own) {
                       const PaperHeight height = heightWithNames(own, room, style);
                       return Laid{withNames(own, {room.width, height.usual}, style), height};
                   })
        .height;
}

}  // namespace

MatrixSpec onPaper(const MatrixSpec& spec, const QSizeF& size, const Style& style) {
    return laidOut(spec, [&](const MatrixSpec& own) { return Laid{withNames(own, size, style)}; }).paper;
}

QRectF insideRim(const QRectF& area, const Style& style) {
    const double rim = style.pt(0.5);
    return area.adjusted(rim, rim, -rim, -rim);
}

PaperHeight paperHeight(const MatrixSpec& spec, const PaperRoom& room, const Style& style) {
    if (spec.rows.empty() || spec.columns.empty()) {
        return {lineOf(style), lineOf(style)};
    }
    const QSizeF inside = insideRim({0.0, 0.0, room.width, room.tallest}, style).size();
    const PaperHeight height = heightInside(spec, {inside.width(), inside.height()}, style);
    const double rims = room.tallest - inside.height();
    return {height.least + rims, height.usual + rims};
}

}  // namespace greyscope::widgets
