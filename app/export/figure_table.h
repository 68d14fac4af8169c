#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "widgets/figure/figure.h"

namespace greyscope::app {

struct PrintedCell {
    QString text;                  ///< as the figure prints it
    std::optional<double> number;  ///< not rounded
    bool strong = false;
};

/// A heading over some of the columns.
struct TableSpan {
    QString text;
    std::size_t columns = 1;
};

/// A figure's numbers in rows and columns: degrees, values, models, errors and paths as they stand in the figure, of a
/// chart its values, of a tree the rules of its leaves, of a graph its relations.
struct FigureTable {
    std::vector<TableSpan> spans;  ///< empty: no column has one
    std::vector<QString> heads;
    std::vector<std::vector<PrintedCell>> rows;
};
[[nodiscard]] FigureTable tableOf(const widgets::FigureSpec& figure);

/// Headings below those of the spans that they stand in.
[[nodiscard]] std::vector<QString> wholeHeads(const FigureTable& table);

/// A cell with so many significant digits; none: as the figure prints it. 17 are all that a number has.
[[nodiscard]] QString cellText(const PrintedCell& cell, std::optional<int> digits);

}  // namespace greyscope::app
