#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "widgets/figure/figure.h"

namespace greyscope::app {

struct PrintedCell {
    QString text;                  ///< the text that the figure prints
    std::optional<double> number;  ///< the same number unrounded; nullopt if the cell is not a number
    bool strong = false;
};

/// A heading above several neighbouring columns.
struct TableSpan {
    QString text;
    std::size_t columns = 1;
};

/// The numbers of a figure as rows and columns, for every kind of figure: degrees, values, models, errors, paths; the
/// values of a chart, the rules of a tree's leaves, the relations of a graph.
struct FigureTable {
    std::vector<TableSpan> spans;  ///< headings above the column headings; empty: there are none
    std::vector<QString> heads;
    std::vector<std::vector<PrintedCell>> rows;
};
[[nodiscard]] FigureTable tableOf(const widgets::FigureSpec& figure);

/// Returns the headings of the columns. A heading above several columns is put before each of theirs.
[[nodiscard]] std::vector<QString> wholeHeads(const FigureTable& table);

/// Returns the text of a cell, rounded to `digits` significant digits; nullopt: as the figure prints it. 17 digits are
/// enough for any double.
[[nodiscard]] QString cellText(const PrintedCell& cell, std::optional<int> digits);

}  // namespace greyscope::app
