#pragma once

#include <QString>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include <Eigen/Dense>

#include "widgets/present/link.h"
#include "widgets/present/plot_spec.h"

namespace greyscope::widgets {

/// A thing that stands in a row and in a column of an overview.
struct OverviewItem {
    QString id;  ///< of the series
    QString name;
    std::optional<Ink> ink;  ///< marked at the edge
    Marker marker = Marker::none;
    bool operator==(const OverviewItem&) const = default;
};

/// A table of all pairs that is too large for cells with numbers: a picture first, numbers as it is zoomed.
struct OverviewSpec {
    QString title;
    QString subtitle;
    std::vector<OverviewItem> items;
    std::vector<std::size_t> order;                 ///< which of them stand in the rows and columns
    std::shared_ptr<const Eigen::MatrixXd> values;  ///< of items
    double low = 0.0, high = 1.0;                   ///< of the colour scale
    QString symbol;                                 ///< γ
    int decimals = 3;
    bool operator==(const OverviewSpec&) const = default;

    [[nodiscard]] std::size_t count() const { return order.size(); }
    [[nodiscard]] const OverviewItem& item(int place) const { return items[order[static_cast<std::size_t>(place)]]; }
    [[nodiscard]] double value(int row, int column) const {
        return (*values)(static_cast<Eigen::Index>(order[static_cast<std::size_t>(row)]),
                         static_cast<Eigen::Index>(order[static_cast<std::size_t>(column)]));
    }
};

}  // namespace greyscope::widgets
