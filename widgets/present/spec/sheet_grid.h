#pragma once

#include <QRectF>
#include <QSizeF>

#include <cstddef>
#include <vector>

namespace greyscope::widgets {

/// How the panels of a sheet are arranged. `wideBelow`: two in each row; if one is left for the last row, it has the
/// whole width.
enum class Arrangement { wideBelow, row, column, grid };

/// A row of panels of equal height that share the width of the page.
struct SheetRow {
    double heightMm = 60.0;
    std::vector<double> shares;  ///< the widths of the panels, relative to each other
    bool operator==(const SheetRow&) const = default;
};

/// The sizes of a sheet's panels: rows of panels on a page, in reading order.
struct SheetGrid {
    double widthMm = 183.0;
    std::vector<SheetRow> rows;
    bool operator==(const SheetGrid&) const = default;

    [[nodiscard]] std::size_t panels() const;
    [[nodiscard]] QSizeF sizeMm() const;
    /// The rectangles of the panels, in millimetres from the upper left corner of the page.
    [[nodiscard]] std::vector<QRectF> places() const;
};

inline constexpr double kPanelGapMm = 3.0;
inline constexpr double kLeastPanelMm = 15.0;

/// A border that the user can move: the right edge of a panel, or the lower edge of a row.
struct SheetBorder {
    std::size_t row = 0;
    std::size_t panel = 0;  ///< for an upright border: the index in the row of the panel whose right edge it is
    /// Whether the border is vertical and separates panels of a row; otherwise it is the lower edge of a row.
    bool upright = true;
    double at = 0.0;  ///< its position in millimetres: from the left if it is upright, otherwise from the top
    double from = 0.0, to = 0.0;  ///< the ends of the border in millimetres, in the other direction
    bool operator==(const SheetBorder&) const = default;
};
[[nodiscard]] std::vector<SheetBorder> borders(const SheetGrid& grid);

/// Returns the grid after a border was moved to the position `mm`, rounded to steps of `snapMm` (0: not rounded) and
/// limited by the smallest size of a panel. An upright border changes only the widths of the two panels beside it. The
/// lower edge of a row moves the rows below it.
[[nodiscard]] SheetGrid withBorderAt(const SheetGrid& grid, const SheetBorder& border, double mm, double snapMm);

/// Returns a grid with rows for `panels` panels in this arrangement. Existing rows keep their heights, and their widths
/// if they keep their number of panels; new rows are `heightMm` high.
[[nodiscard]] SheetGrid arranged(const SheetGrid& grid, Arrangement arrangement, std::size_t panels, double heightMm);
/// Returns whether every row has as many panels as this arrangement gives it, whatever their sizes.
[[nodiscard]] bool isArranged(const SheetGrid& grid, Arrangement arrangement);

/// Returns the grid without one panel, given by its index in reading order. The other panels of its row take its width.
[[nodiscard]] SheetGrid withoutPanel(const SheetGrid& grid, std::size_t panel);

}  // namespace greyscope::widgets
