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

/// A row of an overview, and a column if its columns are the same items.
struct OverviewItem {
    QString id;  ///< the id of the series
    QString name;
    QString shortName;       ///< see bitName(); empty if the name is short enough
    std::optional<Ink> ink;  ///< the colour of the mark at the edge; nullopt: no mark
    Marker marker = Marker::none;
    bool operator==(const OverviewItem&) const = default;
};

/// The columns of an overview if they differ from its rows.
struct OverviewColumns {
    QString title;
    PointTexts names;
    bool operator==(const OverviewColumns&) const = default;
};

/// A cell with a result that its source marks as invalid.
struct InvalidCell {
    std::size_t item = 0;  ///< an index into OverviewSpec::items
    int column = 0;
    QString why;
    bool operator==(const InvalidCell&) const = default;
};

/// A table that is too large for numbers: a picture that shows the numbers when zoomed in. It contains either all pairs
/// of its items, or items against separate columns; a row's name is then beside it if there is room.
struct OverviewSpec {
    QString title;
    QString subtitle;
    std::vector<OverviewItem> items;
    std::vector<std::size_t> order;          ///< the items of the rows, in order; for pairs those of the columns too
    std::optional<OverviewColumns> columns;  ///< nullopt: the columns are the items
    /// For pairs, (row item, column item). With separate columns, (column, item), and NaN for cells without a value.
    std::shared_ptr<const Eigen::MatrixXd> values;
    Palette palette = Palette::cividis;
    double low = 0.0, high = 1.0;  ///< the ends of the colour scale
    /// If a pixel contains several cells, it shows the one furthest from this value on the scale; nullopt: their mean.
    std::optional<double> middle;
    QString scaleLabel;
    std::vector<Tick> scaleTicks;           ///< empty: ticks at the ends
    QString symbol;                         ///< γ, for pairs
    int decimals = 3;                       ///< for pairs
    NumberFormat format;                    ///< for separate columns
    PointTexts tips;                        ///< for separate columns: the tooltips, item by item
    std::vector<InvalidCell> invalid = {};  ///< the marked cells
    FootLines foot = {};                    ///< on paper
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
    /// The displayed number; "" for a cell without a value.
    [[nodiscard]] QString text(int row, int column) const {
        const double number = value(row, column);
        return !std::isfinite(number) ? QString() : columns ? formatted(number, format) : fixedText(number, decimals);
    }
};

}  // namespace greyscope::widgets
