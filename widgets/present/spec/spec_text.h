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

// The contents of views as tab-separated values for the clipboard. Numbers are the shortest texts that read back as the
// same number, except in an overview (6 digits).

/// Column names above, row names at the left, with the groups in the names.
[[nodiscard]] QString tabSeparated(const MatrixSpec& spec);
/// A row for each item with its values.
[[nodiscard]] QString tabSeparated(const OverviewSpec& spec);
/// A row for each bar: rank (or the meaning of its sign), name, value, both ends of the whisker, and further columns.
[[nodiscard]] QString tabSeparated(const RankingSpec& spec);
/// A column of x, ascending, and a column of y for each labelled curve; empty cells where a curve has no point. If y
/// has named places, one row for each place from the top, with the x of each curve.
[[nodiscard]] QString tabSeparated(const PlotSpec& spec);
/// The names in this text and the tick labels of the axes, collected without writing the whole table.
[[nodiscard]] QStringList namesIn(const PlotSpec& spec);
/// A row for each node: number, parent's number, condition from the parent, title, rows and mean.
[[nodiscard]] QString tabSeparated(const TreeSpec& spec);
/// A row for each arrow: both nodes, value and error.
[[nodiscard]] QString tabSeparated(const GraphSpec& spec);
/// A row for each prediction method: its texts, the mean, the largest and every single error.
[[nodiscard]] QString tabSeparated(const DotStripSpec& spec);
/// A row for each bar: group, name and stages.
[[nodiscard]] QString tabSeparated(const TimelineSpec& spec);
/// A row for each cell: number, group, OST, offset and state.
[[nodiscard]] QString tabSeparated(const StripeMapSpec& spec);

}  // namespace greyscope::widgets
