#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

#include "widgets/present/spec/link.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// `diverging` is linear and centred between its ends; `divergingLog2` is logarithmic and centred at 1.
enum class Palette { none, cividis, divergingLog2, diverging, cividisLog };

/// A row or column heading. Neighbours with the same `group` share a group heading.
struct Heading {
    QString group;
    QString label;
    QString badge;  ///< "R" for the reference
    Link link;
    std::optional<Ink> swatch;  ///< the colour and marker of a series
    Marker marker = Marker::none;
    Dash dash = Dash::solid;
    bool hollow = false;      ///< whether the marker is hollow
    QString shortLabel = {};  ///< see bitName(); empty if the label is short enough
    bool operator==(const Heading&) const = default;
};

struct Cell {
    std::optional<double> value;  ///< the value shown by the colour; nullopt: no colour
    QString text;
    QString tooltip;
    QString tag;  ///< a small letter in the corner: that of the leaf
    Link link;
    bool strong = false;     ///< bold, with an outline
    bool explained = false;  ///< drawn as strong on the screen only: the cell that another view explains
    QString invalid = {};  ///< why its source marks a result in the cell as invalid, which draws a mark; "" if none is
    bool operator==(const Cell&) const = default;
};

/// A straight line between cells: along row `at` (horizontal) or column `at` (vertical), from `from` to `to`, all in
/// cells. Case separators extend over the whole matrix, the cuts of a tree only over a part.
struct Cut {
    Side side = Side::horizontal;
    int at = 0;
    int from = 0, to = 0;
    bool operator==(const Cut&) const = default;
};

/// A tree above the columns; column i has its middle at i + 0.5. Values decrease upwards from the columns.
struct Dendrogram {
    struct Join {
        double left = 0.0, right = 0.0;      ///< middles of the two branches
        double leftAt = 1.0, rightAt = 1.0;  ///< values at which the branches begin
        double at = 1.0;                     ///< value of the join
        bool operator==(const Join&) const = default;
    };
    std::vector<Join> joins;
    double foot = 1.0, top = 0.0;  ///< values at the columns and at the upper end
    std::optional<double> cut;     ///< a horizontal line at the group threshold
    bool operator==(const Dendrogram&) const = default;
};

/// A table of coloured cells with numbers: a heatmap, a table of values or a factor grid.
struct MatrixSpec {
    QString title;
    QString subtitle;
    QString rowTitle, columnTitle;
    std::vector<Heading> rows, columns;
    std::vector<Cell> cells;  ///< row by row
    PointTexts tips;          ///< the tooltips of cells that have none of their own; empty or one for each cell
    std::vector<Cut> cuts;
    std::optional<Dendrogram> dendrogram;  ///< above the columns
    Palette palette = Palette::cividis;
    double low = 0.0, high = 1.0;  ///< the ends of the colour scale; ratios for divergingLog2
    QString scaleLabel;            ///< the label of the colour bar; empty: no bar
    std::vector<Tick> scaleTicks;
    bool square = false;   ///< whether cells are about as wide as high
    bool table = false;    ///< whether this is a table of values, with low rows and the column title in the corner
    bool dense = false;    ///< whether cells are small, for many cells with few characters
    QStringList key = {};  ///< on paper: names listed below the cells, whose headings are then numbers
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
