#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "widgets/present/spec/dot_strip_spec.h"
#include "widgets/present/spec/facets_spec.h"
#include "widgets/present/spec/graph_spec.h"
#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/spec/overview_spec.h"
#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/spec/ranking_spec.h"
#include "widgets/present/spec/stripe_map_spec.h"
#include "widgets/present/spec/target_spec.h"
#include "widgets/present/spec/timeline_spec.h"
#include "widgets/present/spec/tree_spec.h"

namespace greyscope::widgets {

/// A cell of the contents of a figure: a number, a text, or nothing. A number with a text is written as that text.
struct SpecCell {
    SpecCell() = default;
    SpecCell(QString text) : text(std::move(text)) {}
    SpecCell(double number) : number(number) {}
    SpecCell(const std::optional<double>& number) : number(number) {}

    QString text;
    std::optional<double> number;
};
/// Returns the cell as it is written to files and the clipboard: its text, or else its number as the shortest text that
/// reads back as the same number.
[[nodiscard]] QString writtenCell(const SpecCell& cell);

/// The contents of a figure as rows and columns. Texts contain no tabs and line ends.
struct SpecTable {
    std::vector<QString> heads;
    std::vector<std::vector<SpecCell>> rows;
};

/// Returns a row for each row of the matrix, with the column names above and the row names at the left. Names contain
/// their groups.
[[nodiscard]] SpecTable specTable(const MatrixSpec& spec);
/// Returns a row for each bar: rank (or the meaning of its sign), name, value, both ends of the whisker, and the other
/// columns of the ranking.
[[nodiscard]] SpecTable specTable(const RankingSpec& spec);
/// Returns a column of x, ascending, a column of y for each labelled curve, and then columns of the ends of error bars,
/// whiskers and boxes; a cell is empty where the curve has no point. If the tick labels of the y axis are names, there
/// is one row for each name, from the top, with the x of each curve.
[[nodiscard]] SpecTable specTable(const PlotSpec& spec);
/// Returns the rows of all panels, each with the title of its panel in front.
[[nodiscard]] SpecTable specTable(const FacetsSpec& spec);
/// Returns a row for each node of the tree: its number, the parent's number, the condition that leads to it, title,
/// number of rows and mean.
[[nodiscard]] SpecTable specTable(const TreeSpec& spec);
/// Returns a row for each arrow of the graph: both nodes, value and error.
[[nodiscard]] SpecTable specTable(const GraphSpec& spec);
/// Returns a row for each prediction method: its texts, the mean, the largest and every single error.
[[nodiscard]] SpecTable specTable(const DotStripSpec& spec);
/// Returns a row for each bar of the lanes: group, name and the times of its stages.
[[nodiscard]] SpecTable specTable(const TimelineSpec& spec);
/// Returns a row for each stripe of the file: number, group, OST, offset and state.
[[nodiscard]] SpecTable specTable(const StripeMapSpec& spec);
/// Returns a row for each alternative: name, distance and direction in degrees, clockwise from the top.
[[nodiscard]] SpecTable specTable(const TargetSpec& spec);

/// Takes the cells of a line of a figure's contents, as writtenCell() writes them.
using TakeLine = std::function<void(const QStringList&)>;
/// Hands over the lines of a figure's contents: the heads, then the rows.
void eachLine(const SpecTable& table, const TakeLine& take);
template <class Spec>
requires requires(const Spec& spec) {
    specTable(spec);
}
void eachLine(const Spec& spec, const TakeLine& take) {
    eachLine(specTable(spec), take);
}
/// Hands over a line for each row of the overview, with its values in all columns. It has too many cells for a
/// SpecTable; numbers have 6 digits.
void eachLine(const OverviewSpec& spec, const TakeLine& take);

/// Returns the contents of a figure as tab-separated text for the clipboard.
template <class Contents>
[[nodiscard]] QString tabSeparated(const Contents& contents) {
    QString text;
    eachLine(contents,
             [&text](const QStringList& cells) { text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n'); });
    return text;
}

/// Returns the names that specTable() gives for a chart, and the tick labels of its axes. It does not make the whole
/// table to find them.
[[nodiscard]] QStringList namesIn(const PlotSpec& spec);

}  // namespace greyscope::widgets
