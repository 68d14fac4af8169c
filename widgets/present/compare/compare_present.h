#pragma once

#include <QString>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/stats/changes/compare_runs.h"
#include "widgets/present/compare/change_order.h"
#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/spec/ranking_spec.h"

namespace greyscope::widgets {

/// The names of both runs in figures.
struct RunNames {
    QString before, after;
};

/// The order of the listed cells of a comparison, and the verdicts that are not listed.
struct ChangeListing {
    ChangeOrder order = ChangeOrder::change;
    std::vector<stats::Verdict> hidden;
};

/// The word for a verdict: "worse", "better", "equal", "undecided"; "lower" and "higher" if it is not known which is
/// better. The two functions below return its sign and its colour.
[[nodiscard]] QString verdictWord(stats::Verdict verdict, bool betterIsKnown);
[[nodiscard]] QString verdictSign(stats::Verdict verdict);
[[nodiscard]] Ink verdictInk(stats::Verdict verdict, bool betterIsKnown);

/// A change given as a share, in percent with its sign: "+3.2 %", "−12.0 %".
[[nodiscard]] QString changeText(double share);
/// "−31.3 … −17.1 %"; "–" for nullopt.
[[nodiscard]] QString changeRange(const std::optional<stats::Interval>& interval);
/// "0.0078", "< 0.0001"; "–" for nullopt.
[[nodiscard]] QString probabilityText(const std::optional<double>& p);
/// A margin or a level given as a share: "3 %", "2.5 %".
[[nodiscard]] QString shareText(double share);

/// The levels of a cell: "write, 1, 8"; "all rows" without levels.
[[nodiscard]] QString cellTitle(const stats::CellChange& cell);
/// The results of both runs that their sources mark as invalid; only those of one cell if its labels are given.
[[nodiscard]] std::vector<data::InvalidResult> invalidOf(const stats::Comparison& comparison,
                                                         const std::vector<std::string>* cell = nullptr);
/// The link of a cell in all views.
[[nodiscard]] Link changeLink(std::size_t cell);
/// The index of the cell that a target stands for; nullopt if the target is not a cell of a comparison.
[[nodiscard]] std::optional<std::size_t> changeCellOf(const Target& target);

/// The changes as a matrix whose sides are the levels of the matched columns. The last matched column runs across and
/// the others run down; from three matched columns on, the column that groups the cells runs across above the last one.
/// The colour is the ratio after to before. Cells that are worse or better show their change as a number, other
/// verdicts only their sign. A larger matrix is cut to its first rows, at most 20,000 cells.
[[nodiscard]] MatrixSpec changeMatrix(const stats::Comparison& comparison, const RunNames& names);

/// The cells as dots with their intervals; the margin is shaded. Of more than 1,000 cells the first and the last 500
/// are listed.
[[nodiscard]] RankingSpec changeList(const stats::Comparison& comparison, const ChangeListing& listing);

/// All measurements of one cell before and after, with the centres and their intervals.
[[nodiscard]] PlotSpec repeatsChart(const stats::Comparison& comparison, std::size_t cell, const RunNames& names);

}  // namespace greyscope::widgets
