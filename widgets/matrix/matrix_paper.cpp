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

constexpr double kNameShare = 0.5;       // share of the width for row names
constexpr double kWideNameShare = 0.68;  // the same without numbers
constexpr double kHeadShare = 0.5;       // share of the height for column names
constexpr double kLeastNameShare = 0.28;
constexpr double kShareStep = 0.04;
constexpr double kLineSlack = 1.05;
constexpr double kUsualRow = 1.9;  // relative to the text size
constexpr double kRoomyCellPt = 30.0;
constexpr int kFewestDigits = 3;    // the number of reductions in shortened() that names take precedence over
constexpr std::size_t kFewest = 2;  // smallest number of rows or columns left of a table

bool isTable(const MatrixSpec& spec) {
    return spec.table || spec.palette == Palette::none;
}

Heading moreHeading(std::size_t hidden) {
    Heading heading;
    heading.label = Words::tr("%n more", nullptr, counted(hidden));
    return heading;
}

/// Reduces the table to this number of rows; the last one counts the others.
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

/// Reduces the table to this number of columns; the last one counts the others of `all`.
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

/// The first columns, slightly more than fit, because laying out a table of a million points takes too long.
MatrixSpec firstColumns(const MatrixSpec& spec, double width, const Style& style) {
    constexpr double kNarrowestPt = 6.0;  // narrower than one letter with its padding
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

/// Whether all names are shown in full and on one line.
bool allNamed(const std::vector<Heading>& names, const std::vector<Heading>& paper) {
    return std::equal(names.begin(), names.end(), paper.begin(), paper.end(),
                      [](const Heading& a, const Heading& b) { return a.label == b.label && a.group == b.group; });
}

/// Whether no name is shortened; names that are left out count as whole.
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

/// The matrix with columns that fit; row names have at most the share `most` of the width.
MatrixSpec fitColumns(const MatrixSpec& spec, const QSizeF& size, double most, const Style& style) {
    const double width = size.width();
    const QSizeF ample(width, 1e4 * style.px);
    const MatrixSpec first = firstColumns(spec, width, style);
    const auto withNames = [&](double share) {
        MatrixSpec paper = first;
        paper.tips = {};
        for (std::vector<Heading>* headings : {&paper.rows, &paper.columns}) {
            for (Heading& heading : *headings) {
                heading.badge.clear();  // it marks the choice on the screen
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
        needed = fewer;  // digits are removed before names
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
    // A little less width for the row names may be enough for one more line in the column names.
    for (; all && !allWhole(spec.columns, paper.columns) && share >= kLeastNameShare; share -= kShareStep) {
        MatrixSpec narrower = withColumns(withNames(share));
        if (allWhole(spec.columns, narrower.columns)) {
            return narrower;
        }
    }
    return paper;
}

/// Whether the height left by names and colour bar is enough for all rows.
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

/// Breaks names into lines. If they are too high for that, or no number fits, the names get the width of the numbers.
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

/// The number of table rows that fit, including the one that counts the others.
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

/// The matrix with all names beside the cells.
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
    // Fonts are slightly higher or lower at the resolution of the page.
    double names = 0.0;
    for (const Heading& heading : paper.rows) {
        names += std::max(high, kLineSlack * nameHeight(heading, style));
    }
    if (!rowsByName(spec)) {
        const double tallest = tallestName(paper.rows, style);
        names = spec.table || tallest > lineOf(style) ? rows * kLineSlack * tallest : 0.0;
    }
    const double body = std::max({rows * high, names, title + style.pt(2.0)});  // the title is beside the rows
    const double usual = std::min(room.tallest, rims + body);
    return {std::min(usual, rims + std::min(rows, 4.0) * low), usual};
}

/// Whether all names are shown, in full.
bool allStand(const std::vector<Heading>& names, const std::vector<Heading>& paper) {
    return allWhole(names, paper) &&
           std::none_of(paper.begin(), paper.end(), [](const Heading& heading) { return heading.label.isEmpty(); });
}

/// Whether enough names are shown: all of them if rows and columns have the same names, otherwise the shown column
/// names in full.
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

/// A matrix on paper, with its height.
struct Laid {
    MatrixSpec paper;
    PaperHeight height = {};
};

/// Lays the matrix out with names beside the cells. If names in several lines leave out a row, or column names are not
/// whole, names are listed below: all that are needed, or at least those of the columns.
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
