#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "widgets/present/spec/matrix_spec.h"

namespace greyscope::widgets {

/// The rows or the columns of a grid whose cells are described by labels in several columns of a table. Contains the
/// table columns along this side and the combinations of their labels that occur. Numbers are in ascending order; other
/// labels in the order of their first occurrence.
struct LabelSide {
    using Labels = std::vector<std::string>;

    std::vector<std::size_t> columns;
    std::map<Labels, std::size_t> places;
    std::vector<Labels> combinations;

    /// Collects the combinations of labels in `columns`. `cells` contains the labels of every cell in all columns.
    [[nodiscard]] static LabelSide of(const std::vector<const Labels*>& cells, std::vector<std::size_t> columns);
    [[nodiscard]] std::size_t placeOf(const Labels& cell) const;
    /// One heading for each combination. If it has several labels, the first one is the group.
    [[nodiscard]] std::vector<Heading> headings() const;
    /// The title of the side, the names of its columns: "Nodes × Processes".
    [[nodiscard]] QString title(const std::vector<std::string>& columnNames) const;
};

}  // namespace greyscope::widgets
