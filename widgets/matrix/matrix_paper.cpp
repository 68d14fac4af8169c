#include "widgets/matrix/matrix_paper.h"

#include <QFontMetricsF>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <set>
#include <span>

#include "widgets/common/fitted_text.h"
#include "widgets/matrix/matrix_geometry.h"
#include "widgets/present/words.h"

namespace greyscope::widgets {

namespace {

constexpr double kNameShare = 0.5;  // of the width, for the names of rows
constexpr double kLeastNameShare = 0.28;
constexpr double kShareStep = 0.04;
constexpr double kTallestHeadPt = 90.0;
constexpr double kPaperNameHeight = 0.95;  // of the text size: what names below each other take at least
constexpr double kLineSlack = 1.05;
constexpr double kCellPadPt = 2.5;
constexpr double kColumnPadPt = 2.0;
constexpr double kUsualRow = 1.9;  // of the text size
constexpr double kRoomyCellPt = 30.0;
constexpr int kFewestDigits = 3;    // step of shortened() that names are worth
constexpr std::size_t kFewest = 2;  // rows or columns that are left of a table

double lineOf(const Style& style) {
    return QFontMetricsF(style.text(true)).height();
}

/// A number at the beginning of a text, and what follows it.
struct Number {
    double value = 0.0;
    int decimals = 0;
    QString rest;
};

/// The cell's number with all its digits, where the text shows the value itself or its percentage.
std::optional<Number> numberOf(const Cell& cell) {
    static const QRegularExpression pattern(QStringLiteral("^(-?\\d+)\\.(\\d+)(.*)$"));
    const auto match = pattern.match(cell.text);
    if (!match.hasMatch() || !cell.value) {
        return std::nullopt;
    }
    const int decimals = static_cast<int>(match.captured(2).size());
    const QString shown = match.captured(1) + QLatin1Char('.') + match.captured(2);
    for (const double value : {*cell.value, 100.0 * *cell.value}) {
        if (QString::number(value, 'f', decimals) == shown) {
            return Number{value, decimals, match.captured(3)};
        }
    }
    return std::nullopt;
}

/// The same with so many digits less; without what stands behind it in parentheses from the first on.
QString shortened(const Cell& cell, int step) {
    if (step == 0) {
        return cell.text;
    }
    static const QRegularExpression aside(QStringLiteral(" \\([^)]*\\)$"));
    QString text = cell.text;
    text.remove(aside);
    const auto number = numberOf(cell);
    if (!number || step == 1) {
        return text;
    }
    QString rest = number->rest;
    rest.remove(aside);
    return QString::number(number->value, 'f', std::max(1, number->decimals - step + 1)) + rest;
}

double widestText(const MatrixSpec& spec, int step, const Style& style) {
    const QFontMetricsF metrics(style.text(true));
    qsizetype longest = 0;
    double widest = 0.0;
    for (const Cell& cell : spec.cells) {
        // digits are alike wide: far shorter texts are not worth measuring
        if (cell.text.size() + 2 >= longest) {
            longest = std::max(longest, cell.text.size());
            widest = std::max(widest, metrics.horizontalAdvance(shortened(cell, step)));
        }
    }
    return widest;
}

/// Fewer digits, or no numbers at all.
void fitNumbers(MatrixSpec& spec, const QSizeF& cell, const Style& style) {
    const double pad = style.pt(kCellPadPt);
    const bool high = cell.height() >= 0.9 * lineOf(style);
    constexpr int kSteps = 5;
    for (int step = 0; step < kSteps && high; ++step) {
        if (widestText(spec, step, style) + pad <= cell.width()) {
            for (Cell& each : spec.cells) {
                each.text = shortened(each, step);
            }
            return;
        }
    }
    if (spec.palette != Palette::none) {
        for (Cell& each : spec.cells) {
            each.text.clear();
            each.tag.clear();
        }
    }
}

/// What stands before a name.
double beforeLabel(const Heading& heading, const Style& style) {
    return heading.swatch ? style.pt(kPaperSwatchPt + 5.0) : 0.0;
}

void fitLabels(std::vector<Heading>& headings, double width, const Style& style) {
    QStringList labels;
    QStringList groups;
    std::set<double> before;
    for (const Heading& heading : headings) {
        labels << heading.label;
        groups << heading.group;
        before.insert(beforeLabel(heading, style));
    }
    groups = fittedNames(groups, style.text(true), width);
    for (const double used : before) {
        const QStringList fitted = fittedNames(labels, style.text(true), width - used);
        for (std::size_t i = 0; i < headings.size(); ++i) {
            if (beforeLabel(headings[i], style) == used) {
                headings[i].label = fitted[static_cast<qsizetype>(i)];
            }
            headings[i].group = groups[static_cast<qsizetype>(i)];
        }
    }
}

QString inLines(const QString& name, double width, const Style& style) {
    return wrapped(name, style.text(true), width).join(QLatin1Char('\n'));
}

double linesIn(const QString& name) {
    return static_cast<double>(name.count(QLatin1Char('\n')) + 1);
}

/// Names in as many lines as they take.
void wrapLabels(std::vector<Heading>& headings, double width, const Style& style) {
    for (Heading& heading : headings) {
        heading.group = inLines(heading.group, width, style);
        heading.label = inLines(heading.label, width - beforeLabel(heading, style), style);
    }
}

/// `name` in at most so many lines, as short as that can be.
QString inFewLines(const QString& name, double most, double shortest, const Style& style) {
    constexpr double kLonger = 1.2;
    const double whole = QFontMetricsF(style.text(true)).horizontalAdvance(name);
    for (double length = shortest; most > 1.0 && length < whole; length *= kLonger) {
        QString lines = inLines(name, length, style);
        if (linesIn(lines) <= most) {
            return lines;
        }
    }
    return name;
}

/// Names over columns that are too narrow for them are read upwards, in as many lines as a column is wide.
void wrapColumns(MatrixSpec& spec, const MatrixGeometry& g, const Style& style) {
    const double cell = g.cellSize.width();
    const auto linesOver = [&](int columns) {
        return std::floor((cell * columns - style.pt(kColumnPadPt)) / lineOf(style));
    };
    const double shortest = style.pt(kTallestHeadPt);
    for (const HeadingGroup& group : g.turnedGroups ? headingGroups(spec.columns) : std::vector<HeadingGroup>()) {
        for (int column = group.from; column < group.to; ++column) {
            spec.columns[static_cast<std::size_t>(column)].group =
                inFewLines(group.name, linesOver(group.to - group.from), shortest, style);
        }
    }
    for (Heading& heading : g.turnedHeads ? std::span(spec.columns) : std::span<Heading>()) {
        heading.label = inFewLines(heading.label, linesOver(1), shortest - beforeLabel(heading, style), style);
    }
}

/// Where names would lie on each other, every second one stays, or every third, ...
void thinLabels(std::vector<Heading>& headings, double room, const Style& style) {
    const double least = style.pt(kPaperNameHeight * style.textPt);
    const auto stride = static_cast<std::size_t>(std::max(1.0, std::ceil(least / std::max(room, 1e-3) - 1e-6)));
    for (std::size_t i = 0; i < headings.size(); ++i) {
        const double left = (static_cast<double>(headings.size() - i) - 0.5) * room;  // up to the end of the last one
        if (i % stride != 0 || (stride > 1 && left < 0.5 * least)) {
            headings[i].label.clear();
            headings[i].swatch.reset();
        }
    }
}

Heading moreHeading(std::size_t hidden) {
    Heading heading;
    heading.label = Words::tr("%n more", nullptr, counted(hidden));
    return heading;
}

void cutRows(MatrixSpec& spec, std::size_t kept) {
    if (spec.rows.size() <= kept) {
        return;
    }
    const std::size_t columns = spec.columns.size();
    const std::size_t shown = std::max(kFewest, kept) - 1;
    Heading more = moreHeading(spec.rows.size() - shown);
    spec.rows.resize(shown);
    spec.rows.push_back(std::move(more));
    spec.cells.resize(shown * columns);
    spec.cells.resize((shown + 1) * columns);
    std::erase_if(spec.cuts, [&](const Cut& cut) {
        return cut.side == Side::horizontal ? cut.at > static_cast<int>(shown) : cut.to > static_cast<int>(shown);
    });
}

void cutColumns(MatrixSpec& spec, std::size_t kept) {
    if (spec.columns.size() <= kept) {
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
    Heading more = moreHeading(spec.columns.size() - shown);
    spec.columns.resize(shown);
    spec.columns.push_back(std::move(more));
    spec.cells = std::move(cells);
    std::erase_if(spec.cuts, [&](const Cut& cut) {
        return cut.side == Side::vertical ? cut.at > static_cast<int>(shown) : cut.to > static_cast<int>(shown);
    });
}

/// Whether all names stand in full and in one line.
bool allNamed(const std::vector<Heading>& names, const std::vector<Heading>& paper) {
    return std::equal(names.begin(), names.end(), paper.begin(), paper.end(),
                      [](const Heading& a, const Heading& b) { return a.label == b.label && a.group == b.group; });
}

double namesHeight(const std::vector<Heading>& headings, const Style& style) {
    return std::accumulate(headings.begin(), headings.end(), 0.0,
                           [&style](double sum, const Heading& heading) { return sum + nameHeight(heading, style); });
}

/// What becomes of names that are too wide.
enum class LongNames { inLines, shortened };
struct NameFit {
    LongNames rows = LongNames::shortened;
    LongNames columns = LongNames::shortened;
};

/// What can be said of the columns before the height is known.
MatrixSpec fitColumns(const MatrixSpec& spec, double width, const NameFit& names, const Style& style) {
    const QSizeF ample(width, 1e4 * style.px);
    const auto withNames = [&](double share) {
        MatrixSpec paper = spec;
        paper.tips = {};
        for (std::vector<Heading>* headings : {&paper.rows, &paper.columns}) {
            for (Heading& heading : *headings) {
                heading.badge.clear();  // what is chosen on the screen
            }
        }
        if (names.rows == LongNames::inLines) {
            wrapLabels(paper.rows, share * width, style);
        } else {
            fitLabels(paper.rows, share * width, style);
        }
        if (names.columns == LongNames::shortened) {
            fitLabels(paper.columns, style.pt(kTallestHeadPt), style);
        }
        return paper;
    };
    const auto cellOf = [&](const MatrixSpec& paper) {
        return MatrixGeometry::layout(paper, {{0.0, 0.0}, ample}, style).cellSize.width();
    };
    MatrixSpec paper = withNames(kNameShare);
    double cell = cellOf(paper);
    double needed = widestText(spec, 0, style) + style.pt(kCellPadPt);
    const double fewer = widestText(spec, kFewestDigits, style) + style.pt(kCellPadPt);
    if (cell < needed && cell >= fewer && allNamed(spec.rows, paper.rows)) {
        needed = fewer;  // digits give way before names do
    }
    for (double share = kNameShare - kShareStep; cell < needed && share >= kLeastNameShare; share -= kShareStep) {
        paper = withNames(share);
        cell = cellOf(paper);
    }
    if (names.rows == LongNames::inLines) {
        needed = std::min(needed, std::max(cell, fewer));
    }
    if (paper.palette == Palette::none && cell < needed) {
        const double body = cell * static_cast<double>(paper.columns.size());
        cutColumns(paper, static_cast<std::size_t>(body / needed));
        cell = cellOf(paper);
    }
    thinLabels(paper.columns, cell, style);
    if (names.columns == LongNames::inLines) {
        wrapColumns(paper, MatrixGeometry::layout(paper, {{0.0, 0.0}, ample}, style), style);
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

/// Names stand in lines where all rows find room below each other like that, else shortened in one; those of a table's
/// rows first, since its digits give way to nothing else.
MatrixSpec fitColumns(const MatrixSpec& spec, const QSizeF& size, const Style& style) {
    MatrixSpec shortest = fitColumns(spec, size.width(), {}, style);
    const bool whole = allNamed(spec.rows, shortest.rows) && allNamed(spec.columns, shortest.columns);
    const bool tooMany = static_cast<double>(spec.rows.size()) * lineOf(style) > kLineSlack * size.height();
    if ((whole && !rowsByName(spec)) || tooMany) {
        return shortest;
    }
    constexpr auto kLines = LongNames::inLines;
    constexpr auto kShort = LongNames::shortened;
    for (const NameFit names : {NameFit{kLines, kLines}, NameFit{kLines, kShort}, NameFit{kShort, kLines}}) {
        MatrixSpec paper = fitColumns(spec, size.width(), names, style);
        if (hasRoom(paper, size, style)) {
            return paper;
        }
    }
    return shortest;
}

}  // namespace

bool rowsByName(const MatrixSpec& spec) {
    return spec.table && !isGrouped(spec.rows);
}

double nameHeight(const Heading& heading, const Style& style) {
    return linesIn(heading.label) * lineOf(style);
}

double tallestName(const std::vector<Heading>& rows, const Style& style) {
    double tallest = 0.0;
    for (const Heading& row : rows) {
        tallest = std::max(tallest, nameHeight(row, style));
    }
    for (const HeadingGroup& group : headingGroups(rows)) {
        tallest = std::max(tallest, linesIn(group.name) * lineOf(style) / (group.to - group.from));
    }
    return tallest;
}

bool tagMeetsNumber(const Cell& cell, double width, const Style& style) {
    if (cell.tag.isEmpty() || cell.text.isEmpty()) {
        return false;
    }
    const QFontMetricsF metrics(style.text(true));
    return metrics.horizontalAdvance(cell.text) + 2.0 * (metrics.horizontalAdvance(cell.tag) + style.pt(6.0)) > width;
}

MatrixSpec onPaper(const MatrixSpec& spec, const QSizeF& size, const Style& style) {
    MatrixSpec paper = fitColumns(spec, size, style);
    MatrixGeometry g = MatrixGeometry::layout(paper, {{0.0, 0.0}, size}, style);
    if (paper.palette == Palette::none || paper.table) {
        if (namesHeight(paper.rows, style) > kLineSlack * g.room.height()) {
            cutRows(paper, static_cast<std::size_t>(std::max(0.0, g.room.height() / lineOf(style) + 1e-6)));
        }
        g = MatrixGeometry::layout(paper, {{0.0, 0.0}, size}, style);
    }
    fitNumbers(paper, g.cellSize, style);
    thinLabels(paper.rows, g.cellSize.height(), style);
    return paper;
}

PaperHeight paperHeight(const MatrixSpec& spec, const PaperRoom& room, const Style& style) {
    if (spec.rows.empty() || spec.columns.empty()) {
        return {lineOf(style), lineOf(style)};
    }
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

}  // namespace greyscope::widgets
