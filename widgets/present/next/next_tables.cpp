#include "widgets/present/next/next_tables.h"

#include <utility>

#include "core/base/names.h"
#include "widgets/present/next/next_present.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

Table suggestedCells(const relative::NextMeasurements& result) {
    const bool gain = result.next.rule == relative::NextRule::expectedGain;
    Table table{"next", Words::tr("What to measure next")};
    table.columns = {{.key = "rank", .heading = Words::tr("rank"), .in = kEverywhere & ~kJson}};
    for (std::size_t i = 0; i < result.factors.size(); ++i) {
        table.columns.push_back({.key = result.factors[i],
                                 .path = "labels/" + std::to_string(i),
                                 .heading = factorTitle(result.factors, result.factors[i]),
                                 .isText = true});
    }
    table.columns.push_back({.key = "predicted ratio",
                             .path = "predicted_ratio",
                             .heading = Words::tr("predicted ratio"),
                             .digits = {Digits::Kind::ratio}});
    table.columns.push_back({.key = "doubt_removed",
                             .heading = Words::tr("uncertainty removed"),
                             .digits = {Digits::Kind::share, 0},
                             .in = gain ? kEverywhere : kJson});
    for (const relative::NextCell& next : result.suggested) {
        const relative::CellState& cell = result.cells[next.cell];
        std::vector<TableCell> row{table.rows.size() + 1};
        row.insert(row.end(), cell.labels.begin(), cell.labels.end());
        row.emplace_back(cell.predicted);
        row.emplace_back(next.doubtRemoved);
        table.rows.push_back(std::move(row));
    }
    return table;
}

Table learningCurves(const relative::LearningCurves& curves) {
    Table table{"learning", Words::tr("Mean error by the number of measured cells")};
    table.columns = {{.key = "cells", .heading = Words::tr("cells")}};
    for (const relative::LearningCurve& rule : curves.rules) {
        const std::string name = base::nameOf(relative::nextRuleNames(), rule.rule);
        const QString word = nextRuleWord(rule.rule);
        table.columns.push_back({.key = name, .heading = word, .digits = kPercentDigits});
        table.columns.push_back(
            {.key = name + " 10 %", .heading = word + QStringLiteral(" 10 %"), .digits = kPercentDigits});
        table.columns.push_back(
            {.key = name + " 90 %", .heading = word + QStringLiteral(" 90 %"), .digits = kPercentDigits});
    }
    for (std::size_t k = 0; k < curves.rules.front().mean.size(); ++k) {
        table.rows.push_back({TableCell(curves.options.start + k)});
        for (const relative::LearningCurve& rule : curves.rules) {
            table.rows.back().insert(table.rows.back().end(), {rule.mean[k], rule.low[k], rule.high[k]});
        }
    }
    return table;
}

}  // namespace greyscope::widgets
