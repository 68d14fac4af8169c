#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

#include "core/stats/changes/compare_runs.h"
#include "widgets/present/spec/card_text.h"

namespace greyscope::widgets {

// Texts about the result of a comparison.

/// Returns what the change of a cell is: "ratio of geometric means"; for the rank test "ratio of medians".
[[nodiscard]] QString centreWord(const stats::ChangeOptions& options);
/// Returns the repeats of one side of a cell as text: centre, count, interval and coefficient of variation, as in
/// "2214, n 5, 2012 … 2412, CV 8.0 %".
[[nodiscard]] QString repeatsText(const stats::Repeats& repeats);
/// Returns the tooltip of a cell: both sides, change, verdict and p values, one line each.
[[nodiscard]] QString changeTip(const stats::CellChange& cell, bool betterIsKnown);
/// Returns the text about the chosen cell: that of changeTip(), and the test that decided the verdict.
[[nodiscard]] QString changeAccount(const stats::Comparison& comparison, const stats::CellChange& cell);

/// Returns the number of cells for each verdict: "1 of 12 cells worse, 11 undecided".
[[nodiscard]] QString verdictsText(const stats::Comparison& comparison);
/// Returns a card with the number of cells for each verdict, the mean change with its interval, and the mean change of
/// each group.
[[nodiscard]] CardText changeCard(const stats::Comparison& comparison);
/// Returns a warning that some groups become better and others worse, which the mean change hides; "" if they do not.
[[nodiscard]] QString oppositeNote(const stats::Comparison& comparison);
/// Returns a sentence that it is not known whether more or less is better; "" if it is known.
[[nodiscard]] QString unknownBetterText(const stats::Comparison& comparison);
/// Returns the reasons why verdicts are missing or doubtful, one sentence each.
[[nodiscard]] QStringList doubtNotes(const stats::Comparison& comparison);
/// Returns how the p values are adjusted for many tests, with the number of cells called changed before and after the
/// adjustment.
[[nodiscard]] QString adjustmentText(const stats::Comparison& comparison);
/// Returns why no cell has the verdict "equal". Also names the smallest of some larger margins at which at least 5 % of
/// the cells would have it. "" if a cell is equal, or if the mean variation of the repeats is unknown.
[[nodiscard]] QString whyNoneEqual(const stats::Comparison& comparison);
/// Returns the name of the test and the change that it looks for: "Welch on logarithms, of a change beyond ±3 %".
[[nodiscard]] QString testText(const stats::ChangeOptions& options);
[[nodiscard]] QString changeTestWord(stats::ChangeTest test);
[[nodiscard]] QString changeIntervalWord(stats::ChangeInterval interval);
[[nodiscard]] QString adjustmentWord(stats::Adjustment adjustment);

}  // namespace greyscope::widgets
