#include "widgets/present/compare/compare_tables.h"

#include <utility>

#include "widgets/present/compare/compare_present.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/spec/invalid_marks.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

/// The two ends of an interval, in JSON a list of both.
void addEnds(std::vector<TableCell>& row, const std::optional<stats::Interval>& interval) {
    row.emplace_back(interval ? std::optional(interval->low) : std::nullopt);
    row.emplace_back(interval ? std::optional(interval->high) : std::nullopt);
}

TableCell verdictCell(stats::Verdict verdict, bool betterIsKnown) {
    return {stats::verdictName(verdict, betterIsKnown), verdictWord(verdict, betterIsKnown)};
}

Table meansOf(const stats::Comparison& comparison, const std::vector<const stats::MeanChange*>& means) {
    Table table{"groups", Words::tr("Mean change of each group")};
    table.columns = {{.key = "level", .heading = columnTitle(comparison.groupedBy), .isText = true},
                     {.key = "cells", .heading = Words::tr("cells")},
                     {.key = "change", .heading = Words::tr("change"), .digits = kChangeDigits},
                     {.key = "low", .path = "interval/0", .heading = Words::tr("low"), .digits = kChangeDigits},
                     {.key = "high", .path = "interval/1", .heading = Words::tr("high"), .digits = kChangeDigits},
                     {.key = "interval_over", .isText = true, .in = kData},
                     {.key = "verdict", .isText = true, .in = kData}};
    for (const auto& [verdict, name] : stats::verdictNames()) {
        table.columns.push_back({.key = stats::verdictName(verdict, comparison.betterIsKnown()),
                                 .heading = verdictWord(verdict, comparison.betterIsKnown())});
    }
    for (const stats::MeanChange* mean : means) {
        std::vector<TableCell> row{mean->name, mean->cells, mean->change};
        addEnds(row, mean->interval);
        row.emplace_back(mean->overCells ? "cells" : "repeats");
        row.push_back(verdictCell(mean->verdict, comparison.betterIsKnown()));
        row.insert(row.end(), mean->verdicts.begin(), mean->verdicts.end());
        table.rows.push_back(std::move(row));
    }
    return table;
}

}  // namespace

Table changedCells(const stats::Comparison& comparison) {
    Table table{"cells", Words::tr("Cells sorted by change")};
    for (const std::string& column : comparison.options.match) {
        table.columns.push_back({.key = column,
                                 .path = "labels/" + std::to_string(table.columns.size()),
                                 .heading = visibleText(column),
                                 .isText = true});
    }
    table.columns.insert(table.columns.end(),
                         {{.key = "before", .path = "before/centre", .heading = Words::tr("before")},
                          {.key = "after", .path = "after/centre", .heading = Words::tr("after")},
                          {.key = "n_before", .path = "before/n", .heading = Words::tr("n before")},
                          {.key = "n_after", .path = "after/n", .heading = Words::tr("n after")},
                          {.key = "cv_before", .path = "before/cv", .in = kData},
                          {.key = "cv_after", .path = "after/cv", .in = kData},
                          {.key = "change", .heading = Words::tr("change"), .digits = kChangeDigits},
                          {.key = "low", .path = "interval/0", .heading = Words::tr("low"), .digits = kChangeDigits},
                          {.key = "high", .path = "interval/1", .heading = Words::tr("high"), .digits = kChangeDigits},
                          {.key = "p", .heading = Words::tr("p"), .digits = kProbabilityDigits, .in = kWindow | kData},
                          {.key = "adjusted_p", .heading = Words::tr("adjusted p"), .digits = kProbabilityDigits},
                          {.key = "p_equal", .in = kData},
                          {.key = "adjusted_p_equal", .in = kData},
                          {.key = "untested", .isText = true, .in = kData},
                          {.key = "verdict", .heading = Words::tr("verdict"), .isText = true}});
    const bool invalid = !invalidOf(comparison).empty();
    if (invalid) {
        table.columns.push_back({.key = "invalid", .isText = true, .in = kData});
    }
    for (const stats::CellChange& cell : comparison.cells) {
        std::vector<TableCell> row(cell.labels.begin(), cell.labels.end());
        row.insert(row.end(), {cell.before.centre, cell.after.centre, cell.before.count, cell.after.count,
                               cell.before.variation, cell.after.variation, cell.change});
        addEnds(row, cell.interval);
        row.insert(row.end(), {cell.p, cell.adjustedP, cell.pEqual, cell.adjustedPEqual,
                               base::nameOf(stats::untestedNames(), cell.untested),
                               verdictCell(cell.verdict, comparison.betterIsKnown())});
        if (invalid) {
            row.emplace_back(invalidReasons(invalidOf(comparison, &cell.labels)).toStdString());
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

Table changedGroups(const stats::Comparison& comparison) {
    std::vector<const stats::MeanChange*> groups;
    for (const stats::MeanChange& group : comparison.groups) {
        groups.push_back(&group);
    }
    return meansOf(comparison, groups);
}

Table overallChange(const stats::Comparison& comparison) {
    return meansOf(comparison, {&comparison.overall});
}

}  // namespace greyscope::widgets
