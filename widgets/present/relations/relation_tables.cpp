#include "widgets/present/relations/relation_tables.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "core/base/names.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

void addCorrelationColumns(Table& table, bool lagged) {
    const unsigned lags = lagged ? kTerminal | kCsv : kCsv;
    table.columns.insert(
        table.columns.end(),
        {{.key = "spearman", .heading = Words::tr("spearman"), .digits = decimals(4), .in = kTerminal | kCsv},
         {.key = "kendall", .heading = Words::tr("kendall"), .digits = decimals(4), .in = kTerminal | kCsv},
         {.key = "shared", .heading = Words::tr("shared"), .in = kTerminal | kCsv},
         {.key = "lag", .heading = Words::tr("lag"), .in = lags},
         {.key = "lag_spearman", .heading = Words::tr("spearman at lag"), .digits = decimals(4), .in = lags},
         {.key = "lag_kendall", .heading = Words::tr("kendall at lag"), .digits = decimals(4), .in = lags},
         {.key = "lag_shared", .heading = Words::tr("shared at lag"), .in = lags},
         {.key = "differs", .isText = true, .in = kCsv}});
}

void addCorrelation(std::vector<TableCell>& row, const grey::PairCorrelation& pair, double degree) {
    row.insert(row.end(), {pair.now.spearman, pair.now.kendall, pair.now.points});
    if (pair.best) {
        row.insert(row.end(), {pair.best->lag, pair.best->at.spearman, pair.best->at.kendall, pair.best->at.points});
    } else {
        row.resize(row.size() + 4);
    }
    row.emplace_back(base::nameOf(grey::whyDifferNames(), grey::whyDiffer(pair, degree)));
}

}  // namespace

Table relatedSeries(const grey::RelationResult& result, const grey::DegreeIntervals* intervals,
                    const grey::SecondLook* second) {
    Table table{"series", Words::tr("Ranking")};
    table.columns = {{.key = "series", .path = "name", .heading = Words::tr("series"), .isText = true},
                     {.key = "degree", .heading = Words::tr("degree")},
                     {.key = "rank", .heading = Words::tr("rank")}};
    if (intervals != nullptr) {
        table.columns.insert(
            table.columns.end(),
            {{.key = "low", .path = "interval/0", .heading = Words::tr("low")},
             {.key = "high", .path = "interval/1", .heading = Words::tr("high")},
             {.key = "without_noise", .in = kJson},
             {.key = "rank_holds", .heading = Words::tr("rank unchanged"), .digits = {Digits::Kind::share, 1}}});
    }
    if (second != nullptr) {
        addCorrelationColumns(table, second->lags.most > 0);
    }
    for (std::size_t i = 0; i < result.names.size(); ++i) {
        const double degree = result.degrees(static_cast<Eigen::Index>(i));
        std::vector<TableCell> row{result.names[i], degree, result.ranks[i]};
        if (intervals != nullptr) {
            const grey::DegreeInterval& found = intervals->degrees[i];
            row.insert(row.end(), {found.interval ? TableCell(found.interval->low) : TableCell(),
                                   found.interval ? TableCell(found.interval->high) : TableCell(), found.corrected,
                                   found.rankHolds});
        }
        if (second != nullptr) {
            addCorrelation(row, second->pairs[i], degree);
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

std::vector<std::size_t> rankOrder(const grey::RelationResult& result) {
    std::vector<std::size_t> order(result.names.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t series) { return result.ranks[series]; });
    return order;
}

Table relationPointTable(const grey::RelationResult& result, std::size_t compared, const RelationLook& look) {
    const RelationPoints points = relationPoints(result, compared, look);
    Table table{"points", Words::tr("Point by point")};
    table.columns = {{.key = "point", .heading = Words::tr("point"), .isText = true}};
    for (const QString& heading : points.headings) {
        table.columns.push_back({.key = heading.toStdString(), .heading = heading});
    }
    for (Eigen::Index k = 0; k < points.numbers.rows(); ++k) {
        std::vector<TableCell> row{result.pointLabels[static_cast<std::size_t>(k)]};
        for (const double number : points.numbers.row(k)) {
            row.push_back(std::isnan(number) ? TableCell() : TableCell(number));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

Table lagTable(const grey::PairCorrelation& pair) {
    Table table{"lags", Words::tr("Correlation at every lag")};
    table.columns = {{.key = "lag", .heading = Words::tr("lag")},
                     {.key = "spearman", .heading = Words::tr("spearman"), .digits = decimals(4)},
                     {.key = "points", .heading = Words::tr("shared")}};
    for (const grey::LagCorrelation& each : pair.lags) {
        table.rows.push_back({each.lag, each.at.spearman, each.at.points});
    }
    return table;
}

}  // namespace greyscope::widgets
