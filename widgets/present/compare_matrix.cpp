#include <QStringList>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include "widgets/present/compare_present.h"
#include "widgets/present/compare_summary.h"
#include "widgets/present/number_text.h"
#include "widgets/present/relative_parts.h"
#include "widgets/present/visible_text.h"
#include "widgets/present/words.h"

namespace greyscope::widgets {

namespace {

constexpr std::size_t kMostPlaces = 20'000;
constexpr std::size_t kMostAcross = 40;  // columns, before the last matched column runs down as well

using Labels = std::vector<std::string>;

/// Numbers ascending; anything else as it comes up.
Labels levelsOf(const stats::Comparison& comparison, std::size_t column) {
    Labels levels;
    std::map<std::string, double> numbers;
    bool allNumbers = true;
    for (const stats::CellChange& cell : comparison.cells) {
        const std::string& level = cell.labels[column];
        if (numbers.contains(level)) {
            continue;
        }
        bool isNumber = false;
        numbers[level] = QString::fromStdString(level).toDouble(&isNumber);
        allNumbers = allNumbers && isNumber;
        levels.push_back(level);
    }
    if (allNumbers) {
        std::sort(levels.begin(), levels.end(),
                  [&](const std::string& a, const std::string& b) { return numbers[a] < numbers[b]; });
    }
    return levels;
}

/// One side of the grid: the matched columns that make it, and the combinations of their levels that occur.
struct GridSide {
    std::vector<std::size_t> columns;
    std::map<Labels, std::size_t> places;
    std::vector<Labels> combinations;

    [[nodiscard]] Labels of(const stats::CellChange& cell) const {
        Labels labels;
        for (const std::size_t column : columns) {
            labels.push_back(cell.labels[column]);
        }
        return labels;
    }
};

GridSide sideOf(const stats::Comparison& comparison, std::vector<std::size_t> columns) {
    GridSide side{std::move(columns), {}, {}};
    std::vector<std::map<std::string, std::size_t>> ranks;
    for (const std::size_t column : side.columns) {
        ranks.emplace_back();
        for (const std::string& level : levelsOf(comparison, column)) {
            ranks.back().emplace(level, ranks.back().size());
        }
    }
    std::map<std::vector<std::size_t>, Labels> sorted;
    for (const stats::CellChange& cell : comparison.cells) {
        const Labels labels = side.of(cell);
        std::vector<std::size_t> rank;
        for (std::size_t i = 0; i < labels.size(); ++i) {
            rank.push_back(ranks[i][labels[i]]);
        }
        sorted.emplace(std::move(rank), labels);
    }
    for (const auto& [rank, labels] : sorted) {
        side.places.emplace(labels, side.combinations.size());
        side.combinations.push_back(labels);
    }
    return side;
}

/// Which matched columns run down and which across.
std::pair<GridSide, GridSide> sidesOf(const stats::Comparison& comparison) {
    const Labels& match = comparison.options.match;
    std::vector<std::size_t> down;
    std::vector<std::size_t> across;
    const std::size_t last = match.size() - 1;
    const bool groups = match.size() > 2 && !comparison.groupedBy.empty() && comparison.groupedBy != match[last];
    for (std::size_t column = 0; column < match.size(); ++column) {
        const bool runsAcross =
            (column == last && match.size() > 1) || (groups && match[column] == comparison.groupedBy);
        (runsAcross ? across : down).push_back(column);
    }
    GridSide columns = sideOf(comparison, across);
    if (columns.combinations.size() > kMostAcross && across.size() > 1) {
        down.insert(down.begin(), across.front());
        across.erase(across.begin());
        columns = sideOf(comparison, across);
    }
    return {sideOf(comparison, down), std::move(columns)};
}

/// The first of several levels stands above or before those of the others.
std::vector<Heading> headingsOf(const GridSide& side) {
    std::vector<Heading> headings;
    for (const Labels& labels : side.combinations) {
        QStringList rest;
        for (std::size_t i = labels.size() > 1 ? 1 : 0; i < labels.size(); ++i) {
            rest << visibleText(labels[i]);
        }
        Heading heading;
        heading.group = labels.size() > 1 ? visibleText(labels.front()) : QString();
        heading.label = rest.join(QStringLiteral(" × "));
        headings.push_back(std::move(heading));
    }
    return headings;
}

QString sideTitle(const stats::Comparison& comparison, const GridSide& side) {
    QStringList names;
    for (const std::size_t column : side.columns) {
        names << columnTitle(comparison.options.match[column]);
    }
    return names.join(QStringLiteral(" × "));
}

QString signOf(const stats::CellChange& cell) {
    const bool changed = cell.verdict == stats::Verdict::worse || cell.verdict == stats::Verdict::better;
    const QString sign = verdictSign(cell.verdict);
    return changed && cell.change ? sign + fixedText(100.0 * std::abs(*cell.change), 0) : sign;
}

/// The largest factor, to a round one.
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
    QString text = Words::tr("Number: change in %; ▼ worse, ▲ better, = equal within ±%1, ○ undecided, of %n cells.",
                             nullptr, counted(comparison.cells.size()))
                       .arg(shareText(comparison.options.change.margin));
    if (shown < rows) {
        text += QLatin1Char(' ') + Words::tr("The first %1 of %2 rows; the list has the largest changes.")
                                       .arg(QString::number(shown), QString::number(rows));
    }
    return text;
}

}  // namespace

MatrixSpec changeMatrix(const stats::Comparison& comparison, const RunNames& names) {
    const auto [down, across] = sidesOf(comparison);
    MatrixSpec spec;
    spec.title =
        Words::tr("Change of %1, %2 against %3").arg(columnTitle(comparison.options.value), names.after, names.before);
    spec.rows = headingsOf(down);
    spec.columns = headingsOf(across);
    spec.rowTitle = sideTitle(comparison, down);
    spec.columnTitle = sideTitle(comparison, across);
    if (across.columns.empty()) {
        spec.columns.front().label = Words::tr("change");
    }
    const std::size_t rows = spec.rows.size();
    const std::size_t shown = std::min(rows, std::max<std::size_t>(1, kMostPlaces / spec.columns.size()));
    spec.rows.resize(shown);
    spec.cells.resize(shown * spec.columns.size());
    for (Cell& cell : spec.cells) {
        cell.tooltip = Words::tr("In neither run, or in one alone");
    }
    for (std::size_t i = 0; i < comparison.cells.size(); ++i) {
        const stats::CellChange& change = comparison.cells[i];
        const std::size_t row = down.places.at(down.of(change));
        if (row < shown) {
            Cell& cell = spec.cells[row * spec.columns.size() + across.places.at(across.of(change))];
            cell.value = change.change ? std::optional(1.0 + *change.change) : std::nullopt;
            cell.text = signOf(change);
            cell.tooltip = changeTip(change);
            cell.link = changeLink(i);
        }
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
