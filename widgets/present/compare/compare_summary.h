#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

#include "core/stats/changes/compare_runs.h"
#include "widgets/present/spec/card_text.h"

namespace greyscope::widgets {

// What a comparison comes to, in words.

/// "ratio of geometric means", with the rank test "ratio of medians".
[[nodiscard]] QString centreWord(const stats::ChangeOptions& options);
/// "2214, n 5, 2012 … 2412, CV 8.0 %".
[[nodiscard]] QString repeatsText(const stats::Repeats& repeats);
/// All that is known of a cell, line by line.
[[nodiscard]] QString changeTip(const stats::CellChange& cell, bool betterIsKnown);
/// The same of the chosen cell, with the rule that decided.
[[nodiscard]] QString changeAccount(const stats::Comparison& comparison, const stats::CellChange& cell);

/// "1 of 12 cells worse, 11 undecided".
[[nodiscard]] QString verdictsText(const stats::Comparison& comparison);
/// How many cells have which verdict; below them the mean change with its interval, and its groups.
[[nodiscard]] CardText changeCard(const stats::Comparison& comparison);
/// Where groups change in opposite ways, which the mean hides; "" elsewhere.
[[nodiscard]] QString oppositeNote(const stats::Comparison& comparison);
/// That nobody knows what is better, which a person can say; "" where it is known.
[[nodiscard]] QString unknownBetterText(const stats::Comparison& comparison);
/// What keeps cells from a verdict, a sentence each.
[[nodiscard]] QStringList doubtNotes(const stats::Comparison& comparison);
/// How many cells would be called changed without adjusting, and how many are.
[[nodiscard]] QString adjustmentText(const stats::Comparison& comparison);
/// Why no cell is equal, and at which margin some would be; "" where one is, or where nothing can be said.
[[nodiscard]] QString whyNoneEqual(const stats::Comparison& comparison);
/// What a test of these options asks: "Welch on logarithms against ±3 %".
[[nodiscard]] QString testText(const stats::ChangeOptions& options);
[[nodiscard]] QString changeTestWord(stats::ChangeTest test);
[[nodiscard]] QString changeIntervalWord(stats::ChangeInterval interval);
[[nodiscard]] QString adjustmentWord(stats::Adjustment adjustment);

}  // namespace greyscope::widgets
