#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "widgets/figure/figure.h"

namespace greyscope::app {

struct PrintedCell {
    QString text;                  ///< as the figure prints it
    std::optional<double> number;  ///< unrounded
    bool strong = false;
};

/// A heading over some of the columns.
struct TableSpan {
    QString text;
    std::size_t columns = 1;
};

/// A figure's numbers in rows and columns: degrees, values, models, errors and paths as the figure shows them; the
/// values of a chart, the rules of a tree's leaves, the relations of a graph.
struct FigureTable {
    std::vector<TableSpan> spans;  ///< empty: no column has a heading above it
    std::vector<QString> heads;
    std::vector<std::vector<PrintedCell>> rows;
};
[[nodiscard]] FigureTable tableOf(const widgets::FigureSpec& figure);

/// Returns the headings of the columns, each preceded by the heading of its span.
[[nodiscard]] std::vector<QString> wholeHeads(const FigureTable& table);

/// Returns a cell with this number of significant digits; nullopt: as the figure prints it. 17 digits are enough for
/// any double.
[[nodiscard]] QString cellText(const PrintedCell& cell, std::optional<int> digits);

}  // namespace greyscope::app
