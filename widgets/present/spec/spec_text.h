#pragma once

#include <QString>
#include <QStringList>

#include "widgets/present/spec/dot_strip_spec.h"
#include "widgets/present/spec/graph_spec.h"
#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/spec/overview_spec.h"
#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/spec/ranking_spec.h"
#include "widgets/present/spec/stripe_map_spec.h"
#include "widgets/present/spec/timeline_spec.h"
#include "widgets/present/spec/tree_spec.h"

namespace greyscope::widgets {

// What a view shows as tab-separated values, for the clipboard. Numbers are not rounded: shortest text that reads back
// as the same number.

/// Column names above, row names at the left, groups joined to the names.
[[nodiscard]] QString tabSeparated(const MatrixSpec& spec);
/// Rank, name, value and both ends of the whisker.
[[nodiscard]] QString tabSeparated(const OverviewSpec& spec);
[[nodiscard]] QString tabSeparated(const RankingSpec& spec);
/// One column of x, by ascending x, and one of y for each labelled curve; empty where a curve has no such x. Where y
/// has named places, a row for each of them from the top, with the x of each curve.
[[nodiscard]] QString tabSeparated(const PlotSpec& spec);
/// What stands there and is a name, and what the axes call their places: of a million points without writing them all.
[[nodiscard]] QStringList namesIn(const PlotSpec& spec);
/// A row a node: number, parent's number, condition on the way from it, title, rows and mean.
[[nodiscard]] QString tabSeparated(const TreeSpec& spec);
/// A row an arrow: both nodes, value and error.
[[nodiscard]] QString tabSeparated(const GraphSpec& spec);
/// A row a way to predict: its texts, mean, largest and every single error.
[[nodiscard]] QString tabSeparated(const DotStripSpec& spec);
/// A row a bar: its group, its name and its stages.
[[nodiscard]] QString tabSeparated(const TimelineSpec& spec);
/// A row a cell: its number, group, OST and offset, and how far it is.
[[nodiscard]] QString tabSeparated(const StripeMapSpec& spec);

}  // namespace greyscope::widgets
