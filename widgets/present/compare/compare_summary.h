#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

#include "core/stats/changes/compare_runs.h"
#include "widgets/present/spec/card_text.h"

namespace greyscope::widgets {

// The result of a comparison in words.

/// "ratio of geometric means"; for the rank test "ratio of medians".
[[nodiscard]] QString centreWord(const stats::ChangeOptions& options);
/// Centre, count, interval and coefficient of variation: "2214, n 5, 2012 … 2412, CV 8.0 %".
[[nodiscard]] QString repeatsText(const stats::Repeats& repeats);
/// The tooltip of a cell: both sides, change, verdict and p values, one line each.
[[nodiscard]] QString changeTip(const stats::CellChange& cell, bool betterIsKnown);
/// The text about the chosen cell: changeTip() and the test that decided the verdict.
[[nodiscard]] QString changeAccount(const stats::Comparison& comparison, const stats::CellChange& cell);

/// The number of cells for each verdict: "1 of 12 cells worse, 11 undecided".
[[nodiscard]] QString verdictsText(const stats::Comparison& comparison);
/// The number of cells for each verdict, the mean change with its interval, and the mean change of each group.
[[nodiscard]] CardText changeCard(const stats::Comparison& comparison);
/// A warning that groups change in opposite directions, which the mean hides; "" if they do not.
[[nodiscard]] QString oppositeNote(const stats::Comparison& comparison);
/// A sentence that it is not known whether more or less is better; "" if it is known.
[[nodiscard]] QString unknownBetterText(const stats::Comparison& comparison);
/// What prevents a verdict or makes one doubtful, one sentence each.
[[nodiscard]] QStringList doubtNotes(const stats::Comparison& comparison);
/// How the adjustment for many tests works, with the number of cells called changed before and after it.
[[nodiscard]] QString adjustmentText(const stats::Comparison& comparison);
/// Why no cell is equal, and the smallest listed margin at which some would be; "" if a cell is equal or the mean
/// variation of the repeats is unknown.
[[nodiscard]] QString whyNoneEqual(const stats::Comparison& comparison);
/// What a test with these options looks for: "Welch on logarithms, of a change beyond ±3 %".
[[nodiscard]] QString testText(const stats::ChangeOptions& options);
[[nodiscard]] QString changeTestWord(stats::ChangeTest test);
[[nodiscard]] QString changeIntervalWord(stats::ChangeInterval interval);
[[nodiscard]] QString adjustmentWord(stats::Adjustment adjustment);

}  // namespace greyscope::widgets
