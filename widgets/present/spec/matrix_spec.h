#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

#include "widgets/present/spec/link.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// The colour scale of a matrix. `diverging` is linear and centred between its ends; `divergingLog2` is logarithmic and
/// centred at 1; `cividisLog` is logarithmic.
enum class Palette { none, cividis, divergingLog2, diverging, cividisLog };

/// The heading of a row or column. Neighbours with the same `group` share a group heading.
struct Heading {
    QString group;
    QString label;
    QString badge;  ///< a short text beside the label: "R" for the reference
    Link link;
    std::optional<Ink> swatch;  ///< the colour of the sample of a series beside the label; nullopt: no sample
    Marker marker = Marker::none;
    Dash dash = Dash::solid;
    bool hollow = false;      ///< whether the marker is hollow
    QString shortLabel = {};  ///< a shorter label for the screen (see bitName()); empty if the label is short enough
    bool operator==(const Heading&) const = default;
};

struct Cell {
    std::optional<double> value;  ///< the value shown by the colour; nullopt: no colour
    QString text;
    QString tooltip;
    QString tag;  ///< a small letter in the corner: that of the tree's leaf
    Link link;
    bool strong = false;     ///< whether the text is bold and the cell has an outline
    bool explained = false;  ///< whether another view explains the cell; it is then drawn as strong, on the screen only
    /// Why the data source marks a result in the cell as invalid, so that the cell gets a mark; "" if it marks none.
    QString invalid = {};
    std::optional<double> number = {};  ///< the number that the text shows, if the colour does not show it as `value`

    /// The number that the text shows; nullopt if it shows none.
    [[nodiscard]] std::optional<double> shownNumber() const { return value ? value : number; }
    bool operator==(const Cell&) const = default;
};

/// A straight line between cells. Horizontal: above row `at`, from the left edge of column `from` to that of column
/// `to`. Vertical: left of column `at`, from row `from` to row `to`. Separators between groups extend over the whole
/// matrix, cuts of a tree over a part of it.
struct Cut {
    Side side = Side::horizontal;
    int at = 0;
    int from = 0, to = 0;
    bool operator==(const Cut&) const = default;
};

/// A dendrogram above the columns. The middle of column i is at i + 0.5. The value at which branches join is highest at
/// the columns and decreases upwards.
struct Dendrogram {
    struct Join {
        double left = 0.0, right = 0.0;      ///< the horizontal positions of the two branches
        double leftAt = 1.0, rightAt = 1.0;  ///< the values at the lower ends of the two branches
        double at = 1.0;                     ///< the value at which the branches join
        bool operator==(const Join&) const = default;
    };
    std::vector<Join> joins;
    double foot = 1.0, top = 0.0;  ///< the values at the columns and at the upper end of the drawing
    std::optional<double> cut;     ///< the group threshold, drawn as a horizontal line
    bool operator==(const Dendrogram&) const = default;
};

/// A matrix of coloured cells with numbers: a heatmap, a table of values or a factor grid.
struct MatrixSpec {
    QString title;
    QString subtitle;
    QString rowTitle, columnTitle;
    std::vector<Heading> rows, columns;
    std::vector<Cell> cells;  ///< the cells, row by row
    PointTexts tips;          ///< the tooltips of cells without one of their own, row by row; empty: none
    std::vector<Cut> cuts;
    std::optional<Dendrogram> dendrogram;  ///< the tree above the columns; nullopt: none
    Palette palette = Palette::cividis;
    double low = 0.0, high = 1.0;  ///< the values at the ends of the colour scale; for divergingLog2 they are ratios
    QString scaleLabel;            ///< the label of the colour bar; empty: no bar
    std::vector<Tick> scaleTicks;
    bool square = false;   ///< whether cells are about as wide as high
    bool table = false;    ///< whether this is a table of values, with low rows and the column title in the corner
    bool dense = false;    ///< whether cells are small, for many cells with few characters
    QStringList key = {};  ///< on paper: the names listed below the cells; the headings are then their numbers
    FootLines foot = {};   ///< the lines below the figure on paper
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
