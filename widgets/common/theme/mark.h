#pragma once

namespace greyscope::widgets {

/// The index of a part of a drawn view at which the user can point. A cell has a row and a column; a heading or the row
/// of a list has only one of them, and the other is -1.
struct Mark {
    int row = -1;
    int column = -1;
    bool operator==(const Mark&) const = default;
    [[nodiscard]] bool empty() const { return row < 0 && column < 0; }
    [[nodiscard]] bool isCell() const { return row >= 0 && column >= 0; }
};

}  // namespace greyscope::widgets
