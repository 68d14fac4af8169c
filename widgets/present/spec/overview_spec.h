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

/// A thing that stands in a row and in a column of an overview.
struct OverviewItem {
    QString id;  ///< of the series
    QString name;
    QString shortName;       ///< see bitName(); empty: the name is short enough
    std::optional<Ink> ink;  ///< marked at the edge
    Marker marker = Marker::none;
    bool operator==(const OverviewItem&) const = default;
};

/// What stands in the columns of an overview where that is not what stands in its rows.
struct OverviewColumns {
    QString title;
    PointTexts names;
    bool operator==(const OverviewColumns&) const = default;
};

/// A cell of which the source calls a result wrong.
struct InvalidCell {
    std::size_t item = 0;  ///< of OverviewSpec::items
    int column = 0;
    QString why;
    bool operator==(const InvalidCell&) const = default;
};

/// A table that is too large for cells with numbers: a picture first, numbers as it is zoomed. Either of all pairs of
/// its items, or of items by columns of their own, where a row's name stands beside it as soon as it finds room.
struct OverviewSpec {
    QString title;
    QString subtitle;
    std::vector<OverviewItem> items;
    std::vector<std::size_t> order;          ///< which of them stand in the rows and columns
    std::optional<OverviewColumns> columns;  ///< none: the items
    /// A row and a column an item, or with columns of their own, a column an item and NaN where there is nothing.
    std::shared_ptr<const Eigen::MatrixXd> values;
    Palette palette = Palette::cividis;
    double low = 0.0, high = 1.0;  ///< of the colour scale
    /// Of several cells in a pixel the one that is furthest from here on the scale; none: their mean.
    std::optional<double> middle;
    QString scaleLabel;
    std::vector<Tick> scaleTicks;           ///< empty: its ends
    QString symbol;                         ///< γ, of pairs
    int decimals = 3;                       ///< of pairs
    NumberFormat format;                    ///< of columns of their own
    PointTexts tips;                        ///< of these; item by item
    std::vector<InvalidCell> invalid = {};  ///< marked
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
    /// "" where there is none.
    [[nodiscard]] QString text(int row, int column) const {
        const double number = value(row, column);
        return !std::isfinite(number) ? QString() : columns ? formatted(number, format) : fixedText(number, decimals);
    }
};

}  // namespace greyscope::widgets
