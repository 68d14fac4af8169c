#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include "widgets/present/compare/compare_present.h"
#include "widgets/present/compare/compare_summary.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/spec/invalid_marks.h"
#include "widgets/present/spec/label_side.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr std::size_t kMostComparedPlaces = 20'000;
/// The largest number of compared cells in the matrix; placing more would block the window.
constexpr std::size_t kMostComparedCells = 2000;
constexpr std::size_t kMostAcross = 40;  // columns, before the last matched column runs down as well

using Labels = LabelSide::Labels;

/// The matched columns that run down and those that run across. A cell of which one run has only invalid results has
/// its place too.
std::pair<LabelSide, LabelSide> sidesOf(const stats::Comparison& comparison,
                                        const std::vector<data::InvalidResult>& invalid) {
    const Labels& match = comparison.options.match;
    std::vector<const Labels*> cells;
    for (std::size_t i = 0; i < std::min(comparison.cells.size(), kMostComparedCells); ++i) {
        cells.push_back(&comparison.cells[i].labels);
    }
    for (std::size_t i = 0; i < std::min(invalid.size(), kMostComparedCells); ++i) {
        cells.push_back(&invalid[i].labels);
    }
    std::vector<std::size_t> down;
    std::vector<std::size_t> across;
    const std::size_t last = match.size() - 1;
    const bool groups = match.size() > 2 && !comparison.groupedBy.empty() && comparison.groupedBy != match[last];
    for (std::size_t column = 0; column < match.size(); ++column) {
        const bool runsAcross =
            (column == last && match.size() > 1) || (groups && match[column] == comparison.groupedBy);
        (runsAcross ? across : down).push_back(column);
    }
    LabelSide columns = LabelSide::of(cells, across);
    if (columns.combinations.size() > kMostAcross && across.size() > 1) {
        down.insert(down.begin(), across.front());
        across.erase(across.begin());
        columns = LabelSide::of(cells, across);
    }
    return {LabelSide::of(cells, down), std::move(columns)};
}

QString signOf(const stats::CellChange& cell) {
    const bool changed = cell.verdict == stats::Verdict::worse || cell.verdict == stats::Verdict::better;
    const QString sign = verdictSign(cell.verdict);
    return changed && cell.change ? sign + fixedText(100.0 * std::abs(*cell.change), 0) : sign;
}

/// The end of the colour scale: the largest factor, rounded up.
double factorAtEnd(const stats::Comparison& comparison) {
    double reach = 0.0;
    for (const stats::CellChange& cell : comparison.cells) {
        if (cell.change && *cell.change > -1.0) {
            reach = std::max(reach, std::abs(std::log1p(*cell.change)));
        }
    }
    for (const double end : {1.1, 1.25, 1.5, 2.0, 3.0}) {
        if (reach <= std::log(end)) {
            return end;
        }
    }
    return 4.0;
}

QString subtitleOf(const stats::Comparison& comparison, std::size_t rows, std::size_t shown) {
    QString text = Words::tr("Number: change in %; ▼ %1, ▲ %2, = equal within ±%3, ○ undecided, of %n cells.", nullptr,
                             counted(comparison.cells.size()))
                       .arg(verdictWord(stats::Verdict::worse, comparison.betterIsKnown()),
                            verdictWord(stats::Verdict::better, comparison.betterIsKnown()),
                            shareText(comparison.options.change.margin));
    if (comparison.cells.size() > kMostComparedCells) {
        text += betweenSentences() +
                Words::tr("The first %1 of %2 cells; the list has the largest changes.")
                    .arg(QString::number(kMostComparedCells), QString::number(comparison.cells.size()));
    } else if (shown < rows) {
        text += betweenSentences() + Words::tr("The first %1 of %2 rows; the list has the largest changes.")
                                         .arg(QString::number(shown), QString::number(rows));
    }
    return text;
}

}  // namespace

MatrixSpec changeMatrix(const stats::Comparison& comparison, const RunNames& names) {
    const std::vector<data::InvalidResult> invalid = invalidOf(comparison);
    const auto [down, across] = sidesOf(comparison, invalid);
    MatrixSpec spec;
    spec.title = Words::tr("Change of %1, %2 relative to %3")
                     .arg(columnTitle(comparison.options.value), names.after, names.before);
    spec.rows = down.headings();
    spec.columns = across.headings();
    spec.rowTitle = down.title(comparison.options.match);
    spec.columnTitle = across.title(comparison.options.match);
    if (across.columns.empty()) {
        spec.columns.front().label = Words::tr("change");
    }
    const std::size_t rows = spec.rows.size();
    const std::size_t shown = std::min(rows, std::max<std::size_t>(1, kMostComparedPlaces / spec.columns.size()));
    spec.rows.resize(shown);
    spec.cells.resize(shown * spec.columns.size());
    for (Cell& cell : spec.cells) {
        cell.tooltip = Words::tr("In neither run, or in only one");
    }
    for (std::size_t i = 0; i < std::min(comparison.cells.size(), kMostComparedCells); ++i) {
        const stats::CellChange& change = comparison.cells[i];
        const std::size_t row = down.placeOf(change.labels);
        if (row < shown) {
            Cell& cell = spec.cells[row * spec.columns.size() + across.placeOf(change.labels)];
            cell.value = change.change ? std::optional(1.0 + *change.change) : std::nullopt;
            cell.text = signOf(change);
            cell.tooltip = changeTip(change, comparison.betterIsKnown());
            cell.link = changeLink(i);
        }
    }
    std::map<std::size_t, std::vector<data::InvalidResult>> marked;  // by the cell
    for (std::size_t i = 0; i < std::min(invalid.size(), kMostComparedCells); ++i) {
        const Labels& labels = invalid[i].labels;
        if (const std::size_t row = down.placeOf(labels); row < shown) {
            marked[row * spec.columns.size() + across.placeOf(labels)].push_back(invalid[i]);
        }
    }
    for (const auto& [cell, results] : marked) {
        markInvalid(spec.cells[cell], results);
    }
    const double end = factorAtEnd(comparison);
    spec.palette = Palette::divergingLog2;
    spec.low = 1.0 / end;
    spec.high = end;
    spec.scaleLabel = Words::tr("after ÷ before");
    spec.scaleTicks = {{spec.low, QStringLiteral("÷") + plainText(end, 2)},
                       {1.0, QStringLiteral("1×")},
                       {end, QStringLiteral("×") + plainText(end, 2)}};
    spec.dense = true;
    spec.subtitle = subtitleOf(comparison, rows, shown);
    return spec;
}

}  // namespace greyscope::widgets
