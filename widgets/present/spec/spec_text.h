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

// The contents of figures as tab-separated values for the clipboard. Numbers are the shortest texts that read back as
// the same number; in an overview they have 6 digits.

/// Returns a row for each row of the matrix, with the column names above and the row names at the left. Names contain
/// their groups.
[[nodiscard]] QString tabSeparated(const MatrixSpec& spec);
/// Returns a row for each row of the overview, with its values in all columns.
[[nodiscard]] QString tabSeparated(const OverviewSpec& spec);
/// Returns a row for each bar: rank (or the meaning of its sign), name, value, both ends of the whisker, and the other
/// columns of the ranking.
[[nodiscard]] QString tabSeparated(const RankingSpec& spec);
/// Returns a column of x, ascending, and a column of y for each labelled curve; a cell is empty where the curve has no
/// point. If the tick labels of the y axis are names, there is one row for each name, from the top, with the x of each
/// curve.
[[nodiscard]] QString tabSeparated(const PlotSpec& spec);
/// Returns the names that tabSeparated() writes for a chart, and the tick labels of its axes. It does not write the
/// whole table to find them.
[[nodiscard]] QStringList namesIn(const PlotSpec& spec);
/// Returns a row for each node of the tree: its number, the parent's number, the condition that leads to it, title,
/// number of rows and mean.
[[nodiscard]] QString tabSeparated(const TreeSpec& spec);
/// Returns a row for each arrow of the graph: both nodes, value and error.
[[nodiscard]] QString tabSeparated(const GraphSpec& spec);
/// Returns a row for each prediction method: its texts, the mean, the largest and every single error.
[[nodiscard]] QString tabSeparated(const DotStripSpec& spec);
/// Returns a row for each bar of the lanes: group, name and the times of its stages.
[[nodiscard]] QString tabSeparated(const TimelineSpec& spec);
/// Returns a row for each stripe of the file: number, group, OST, offset and state.
[[nodiscard]] QString tabSeparated(const StripeMapSpec& spec);

}  // namespace greyscope::widgets
