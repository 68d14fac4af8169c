#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "widgets/present/spec/matrix_spec.h"

namespace greyscope::widgets {

/// One side of a grid of cells, each of which has a label in several columns. Contains the columns along this side and
/// the combinations of their labels that occur. Numbers are ascending; other labels keep the order of their first
/// occurrence.
struct LabelSide {
    using Labels = std::vector<std::string>;

    std::vector<std::size_t> columns;
    std::map<Labels, std::size_t> places;
    std::vector<Labels> combinations;

    /// `cells` contains the labels of every cell.
    [[nodiscard]] static LabelSide of(const std::vector<const Labels*>& cells, std::vector<std::size_t> columns);
    [[nodiscard]] std::size_t placeOf(const Labels& cell) const;
    /// One heading for each combination; the first of several labels is the group.
    [[nodiscard]] std::vector<Heading> headings() const;
    /// "Nodes × Processes"
    [[nodiscard]] QString title(const std::vector<std::string>& columnNames) const;
};

}  // namespace greyscope::widgets
