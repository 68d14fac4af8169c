#pragma once

#include <QString>

#include <cmath>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include <Eigen/Dense>

#include "widgets/present/spec/link.h"
#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// An item of an overview: a row, and if the overview shows pairs also a column.
struct OverviewItem {
    QString id;  ///< the id of the series
    QString name;
    QString shortName;       ///< a shorter name for the screen (see bitName()); empty if the name is short enough
    std::optional<Ink> ink;  ///< the colour of the item's marker beside the cells; nullopt: no marker
    Marker marker = Marker::none;
    bool operator==(const OverviewItem&) const = default;
};

/// The columns of an overview whose columns are not the items of its rows.
struct OverviewColumns {
    QString title;
    PointTexts names;
    bool operator==(const OverviewColumns&) const = default;
};

/// A cell of an overview with a result that the data source marks as invalid.
struct InvalidCell {
    std::size_t item = 0;  ///< the item, as an index into OverviewSpec::items
    int column = 0;
    QString why;
    bool operator==(const InvalidCell&) const = default;
};

/// A table that is too large for numbers: a picture that shows the numbers when zoomed in. It contains either all pairs
/// of its items, or items as rows with other columns. With other columns, the names of the rows are beside them if
/// there is room.
struct OverviewSpec {
    QString title;
    QString subtitle;
    std::vector<OverviewItem> items;
    /// The item of each row, as an index into `items`; for pairs also that of each column.
    std::vector<std::size_t> order;
    std::optional<OverviewColumns> columns;  ///< the columns; nullopt: pairs, whose columns are the items
    /// The values. For pairs at (row item, column item); with separate columns at (column, item), and NaN for cells
    /// without a value.
    std::shared_ptr<const Eigen::MatrixXd> values;
    Palette palette = Palette::cividis;
    double low = 0.0, high = 1.0;  ///< the values at the ends of the colour scale
    /// If a pixel covers several cells, it shows the value that is furthest from this one on the scale; nullopt: it
    /// shows their mean.
    std::optional<double> middle;
    QString scaleLabel;
    std::vector<Tick> scaleTicks;           ///< the ticks of the colour scale; empty: at its ends
    QString symbol;                         ///< for pairs: the symbol of the value, γ
    int decimals = 3;                       ///< for pairs: the number of decimals
    NumberFormat format;                    ///< for separate columns: the format of the numbers
    PointTexts tips;                        ///< for separate columns: the tooltips, item by item
    std::vector<InvalidCell> invalid = {};  ///< the cells that are marked as invalid
    FootLines foot = {};                    ///< the lines below the figure on paper
    bool operator==(const OverviewSpec&) const = default;

    [[nodiscard]] std::size_t rowCount() const { return order.size(); }
    [[nodiscard]] std::size_t columnCount() const { return columns ? columns->names.size() : order.size(); }
    [[nodiscard]] const OverviewItem& item(int place) const { return items[order[static_cast<std::size_t>(place)]]; }
    [[nodiscard]] QString columnName(int column) const {
        return columns ? columns->names[static_cast<std::size_t>(column)] : item(column).name;
    }
    [[nodiscard]] double value(int row, int column) const {
        const auto item = static_cast<Eigen::Index>(order[static_cast<std::size_t>(row)]);
        return columns ? (*values)(column, item)
                       : (*values)(item, static_cast<Eigen::Index>(order[static_cast<std::size_t>(column)]));
    }
    /// The displayed number of a cell; "" for a cell without a value.
    [[nodiscard]] QString text(int row, int column) const {
        const double number = value(row, column);
        return !std::isfinite(number) ? QString() : columns ? formatted(number, format) : fixedText(number, decimals);
    }
};

}  // namespace greyscope::widgets
