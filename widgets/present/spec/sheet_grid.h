#pragma once

#include <QRectF>
#include <QSizeF>

#include <cstddef>
#include <vector>

namespace greyscope::widgets {

/// How the panels of a sheet stand. `wideBelow`: two beside each other, the last one over the whole width where it
/// would stand alone.
enum class Arrangement { wideBelow, row, column, grid };

/// A row of panels, which share the width of the page; all are as high.
struct SheetRow {
    double heightMm = 60.0;
    std::vector<double> shares;  ///< of the width, as parts of their sum
    bool operator==(const SheetRow&) const = default;
};

/// Rows of panels on a page, in the order of reading.
struct SheetGrid {
    double widthMm = 183.0;
    std::vector<SheetRow> rows;
    bool operator==(const SheetGrid&) const = default;

    [[nodiscard]] std::size_t panels() const;
    [[nodiscard]] QSizeF sizeMm() const;
    /// In millimetres from the upper left corner.
    [[nodiscard]] std::vector<QRectF> places() const;
};

inline constexpr double kPanelGapMm = 3.0;
inline constexpr double kLeastPanelMm = 15.0;

/// A line between panels that can be moved: the right edge of a panel, or the lower one of a row.
struct SheetBorder {
    std::size_t row = 0;
    std::size_t panel = 0;        ///< in its row, of an upright border
    bool upright = true;          ///< parts panels beside each other; otherwise it ends a row
    double at = 0.0;              ///< millimetres from the left or the top
    double from = 0.0, to = 0.0;  ///< its ends, across that
    bool operator==(const SheetBorder&) const = default;
};
[[nodiscard]] std::vector<SheetBorder> borders(const SheetGrid& grid);

/// The grid with a border at another place: on whole steps of `snapMm`, unless that is 0, and as near as the least size
/// of a panel allows. An upright border takes from one neighbour what it gives the other; the end of a row moves the
/// rows below it.
[[nodiscard]] SheetGrid withBorderAt(const SheetGrid& grid, const SheetBorder& border, double mm, double snapMm);

/// Rows for so many panels, of the heights that there are, others of `heightMm`.
[[nodiscard]] SheetGrid arranged(const SheetGrid& grid, Arrangement arrangement, std::size_t panels, double heightMm);
/// The arrangement that gives these rows, with any sizes; wideBelow where several do.
[[nodiscard]] bool isArranged(const SheetGrid& grid, Arrangement arrangement);

/// The grid without its panel of this number in the order of reading; its neighbours take its room.
[[nodiscard]] SheetGrid withoutPanel(const SheetGrid& grid, std::size_t panel);

}  // namespace greyscope::widgets
