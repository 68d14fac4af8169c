#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "widgets/present/spec/matrix_spec.h"

namespace greyscope::widgets {

/// One side of a grid of cells that have a label in each of some columns: the columns that run along it, and the
/// combinations of their labels that occur. Numbers ascend, anything else stands as it comes up.
struct LabelSide {
    using Labels = std::vector<std::string>;

    std::vector<std::size_t> columns;
    std::map<Labels, std::size_t> places;
    std::vector<Labels> combinations;

    /// `cells` are the labels of every cell.
    [[nodiscard]] static LabelSide of(const std::vector<const Labels*>& cells, std::vector<std::size_t> columns);
    [[nodiscard]] std::size_t placeOf(const Labels& cell) const;
    /// The first of several labels stands before those of the others.
    [[nodiscard]] std::vector<Heading> headings() const;
    /// "Nodes × Processes"
    [[nodiscard]] QString title(const std::vector<std::string>& columnNames) const;
};

}  // namespace greyscope::widgets
