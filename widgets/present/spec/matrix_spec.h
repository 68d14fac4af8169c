#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

#include "widgets/present/spec/link.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// `diverging` is linear and centred between its ends, `divergingLog2` logarithmic and centred at 1.
enum class Palette { none, cividis, divergingLog2, diverging, cividisLog };

/// One row or column heading. Neighbours with the same `group` share a heading above it.
struct Heading {
    QString group;
    QString label;
    QString badge;  ///< "R" for the reference
    Link link;
    std::optional<Ink> swatch;  ///< colour and marker of a series
    Marker marker = Marker::none;
    Dash dash = Dash::solid;
    bool hollow = false;      ///< the marker
    QString shortLabel = {};  ///< see bitName(); empty: the label is short enough
    bool operator==(const Heading&) const = default;
};

struct Cell {
    std::optional<double> value;  ///< what the colour shows; none: uncoloured
    QString text;
    QString tooltip;
    QString tag;  ///< small letter in the corner (the leaf)
    Link link;
    bool strong = false;     ///< bold and outlined
    bool explained = false;  ///< the same on the screen alone: what another view explains
    QString invalid = {};    ///< why its source calls a result in it wrong: it is marked; "": it does not
    bool operator==(const Cell&) const = default;
};

/// A straight piece of the grid between cells, in cell units: along row `at` (horizontal) or column `at` (vertical),
/// from `from` to `to`. Case separators span the whole matrix; a tree's cuts only part of it.
struct Cut {
    Side side = Side::horizontal;
    int at = 0;
    int from = 0, to = 0;
    bool operator==(const Cut&) const = default;
};

/// A tree over the columns, in cell units: column i has its middle at i + 0.5. Values fall from the columns upwards.
struct Dendrogram {
    struct Join {
        double left = 0.0, right = 0.0;      ///< middles of the two branches
        double leftAt = 1.0, rightAt = 1.0;  ///< values at which they begin
        double at = 1.0;                     ///< value of the join
        bool operator==(const Join&) const = default;
    };
    std::vector<Join> joins;
    double foot = 1.0, top = 0.0;  ///< values at the columns and at the upper end
    std::optional<double> cut;     ///< a line across, where groups are made
    bool operator==(const Dendrogram&) const = default;
};

/// A table of coloured cells with numbers: heatmap, table of values, factor grid.
struct MatrixSpec {
    QString title;
    QString subtitle;
    QString rowTitle, columnTitle;
    std::vector<Heading> rows, columns;
    std::vector<Cell> cells;  ///< row by row
    PointTexts tips;          ///< of cells without a tooltip of their own; empty or as many as cells
    std::vector<Cut> cuts;
    std::optional<Dendrogram> dendrogram;  ///< above the columns
    Palette palette = Palette::cividis;
    double low = 0.0, high = 1.0;  ///< of the colour scale; for divergingLog2 the ratios at its ends
    QString scaleLabel;            ///< beside the colour bar; empty: no bar
    std::vector<Tick> scaleTicks;
    bool square = false;   ///< keep cells about as wide as high
    bool table = false;    ///< a table of values: rows as high as a table's, column title in the corner
    bool dense = false;    ///< many cells of few signs: smaller ones
    QStringList key = {};  ///< on paper: names that stand below the cells, which are headed by their numbers
    FootLines foot = {};   ///< on paper
    bool operator==(const MatrixSpec&) const = default;

    [[nodiscard]] const Cell& cell(std::size_t row, std::size_t column) const {
        return cells[row * columns.size() + column];
    }
    [[nodiscard]] QString tipOf(std::size_t row, std::size_t column) const {
        const QString& own = cell(row, column).tooltip;
        return own.isEmpty() && !tips.empty() ? tips[row * columns.size() + column] : own;
    }
};

}  // namespace greyscope::widgets
