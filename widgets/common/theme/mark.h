#pragma once

namespace greyscope::widgets {

/// A part of a drawn view that can be pointed at: a cell has both numbers; a heading or a list row has one.
struct Mark {
    int row = -1;
    int column = -1;
    bool operator==(const Mark&) const = default;
    [[nodiscard]] bool empty() const { return row < 0 && column < 0; }
    [[nodiscard]] bool isCell() const { return row >= 0 && column >= 0; }
};

}  // namespace greyscope::widgets
