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

/// The runs as figures call them, before and after.
struct RunNames {
    QString before, after;
};

/// Which cells of a comparison are listed, and how.
struct ChangeListing {
    ChangeOrder order = ChangeOrder::change;
    std::vector<stats::Verdict> hidden;
};

/// "worse", "better", "equal", "undecided"; "lower" and "higher" where it is not known what is better. With the sign
/// that stands for it, and its colour.
[[nodiscard]] QString verdictWord(stats::Verdict verdict, bool betterIsKnown);
[[nodiscard]] QString verdictSign(stats::Verdict verdict);
[[nodiscard]] Ink verdictInk(stats::Verdict verdict, bool betterIsKnown);

/// A share as a change: "+3.2 %", "−12.0 %".
[[nodiscard]] QString changeText(double share);
/// "−31.3 … −17.1 %"; "–" where there is none.
[[nodiscard]] QString changeRange(const std::optional<stats::Interval>& interval);
/// "0.0078", "< 0.0001"; "–" where there is none.
[[nodiscard]] QString probabilityText(const std::optional<double>& p);
/// A margin or a level: "3 %", "2.5 %".
[[nodiscard]] QString shareText(double share);

/// "write, 1, 8" by the levels of a cell.
[[nodiscard]] QString cellTitle(const stats::CellChange& cell);
/// The results of both runs that their sources call wrong; of one cell alone where its labels are given.
[[nodiscard]] std::vector<data::InvalidResult> invalidOf(const stats::Comparison& comparison,
                                                         const std::vector<std::string>* cell = nullptr);
/// What stands for a cell in all views.
[[nodiscard]] Link changeLink(std::size_t cell);
/// The cell that a target stands for; nothing where it is another thing.
[[nodiscard]] std::optional<std::size_t> changeCellOf(const Target& target);

/// Changes by the levels of the matched columns: the last one runs across, below the column that groups them where
/// there are three and more, and the others run down. Colour is the ratio after to before; a number stands where a
/// change is worse or better, other verdicts have their signs. Of more than 20,000 places the first rows.
[[nodiscard]] MatrixSpec changeMatrix(const stats::Comparison& comparison, const RunNames& names);

/// The cells as dots with their intervals, the margin shaded. Of more than 2,000 the first and the last thousand.
[[nodiscard]] RankingSpec changeList(const stats::Comparison& comparison, const ChangeListing& listing);

/// Every measurement of one cell on both sides, with the centres and their intervals.
[[nodiscard]] PlotSpec repeatsChart(const stats::Comparison& comparison, std::size_t cell, const RunNames& names);

}  // namespace greyscope::widgets
