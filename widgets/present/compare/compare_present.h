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

/// The names of the two compared runs in figures.
struct RunNames {
    QString before, after;
};

/// Which cells of a comparison are listed and in which order: those whose verdict is not `hidden`.
struct ChangeListing {
    ChangeOrder order = ChangeOrder::change;
    std::vector<stats::Verdict> hidden;
};

/// Returns the word for a verdict: "worse", "better", "equal", "undecided"; "lower" or "higher" if it is not known
/// which is better.
[[nodiscard]] QString verdictWord(stats::Verdict verdict, bool betterIsKnown);
/// Returns the sign that stands for a verdict in charts.
[[nodiscard]] QString verdictSign(stats::Verdict verdict);
/// Returns the colour of a verdict.
[[nodiscard]] Ink verdictInk(stats::Verdict verdict, bool betterIsKnown);

/// Returns a change, given as a share, in percent with its sign: "+3.2 %", "−12.0 %".
[[nodiscard]] QString changeText(double share);
/// Returns an interval of changes, given as shares, as text: "−31.3 … −17.1 %"; "–" for nullopt.
[[nodiscard]] QString changeRange(const std::optional<stats::Interval>& interval);
/// Returns a p value as text: "0.0078", "< 0.0001"; "–" for nullopt.
[[nodiscard]] QString probabilityText(const std::optional<double>& p);
/// Returns a margin or a level, given as a share, in percent without a sign: "3 %", "2.5 %".
[[nodiscard]] QString shareText(double share);

/// Returns the name of a cell: its levels, as in "write, 1, 8"; "all rows" if there are no matched columns.
[[nodiscard]] QString cellTitle(const stats::CellChange& cell);
/// Returns the results of both runs that the data source marks as invalid. If `cell`, the labels of a cell, is not
/// null, only those of this cell.
[[nodiscard]] std::vector<data::InvalidResult> invalidOf(const stats::Comparison& comparison,
                                                         const std::vector<std::string>* cell = nullptr);
/// Returns the link by which all views highlight this cell of a comparison.
[[nodiscard]] Link changeLink(std::size_t cell);
/// Returns the index of the cell for which a target stands; nullopt if the target is not a cell of a comparison.
[[nodiscard]] std::optional<std::size_t> changeCellOf(const Target& target);

/// Returns the changes as a matrix. The levels of the last matched column run across and those of the others run down.
/// With three or more matched columns, the column that groups the cells runs across too, above the last one. The colour
/// is the ratio after to before. Cells that are worse or better show their change as a number, other verdicts only
/// their sign. A larger matrix is cut to its first rows, at most 20,000 cells.
[[nodiscard]] MatrixSpec changeMatrix(const stats::Comparison& comparison, const RunNames& names);

/// Returns a list of the cells with a dot for the change of each and its interval; the margin is shaded. If there are
/// more than 1,000 cells, only the first and the last 500 are listed.
[[nodiscard]] RankingSpec changeList(const stats::Comparison& comparison, const ChangeListing& listing);

/// Returns a chart of all measurements of one cell, before and after, with the centre of each side and its interval.
[[nodiscard]] PlotSpec repeatsChart(const stats::Comparison& comparison, std::size_t cell, const RunNames& names);

}  // namespace greyscope::widgets
