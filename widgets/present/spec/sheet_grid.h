#pragma once

#include <QRectF>
#include <QSizeF>

#include <cstddef>
#include <vector>

namespace greyscope::widgets {

/// The arrangement of a sheet's panels. `wideBelow`: two in each row; a single last panel has the whole width.
enum class Arrangement { wideBelow, row, column, grid };

/// A row of panels of equal height that share the width of the page.
struct SheetRow {
    double heightMm = 60.0;
    std::vector<double> shares;  ///< relative widths of the panels
    bool operator==(const SheetRow&) const = default;
};

/// Rows of panels on a page, in reading order.
struct SheetGrid {
    double widthMm = 183.0;
    std::vector<SheetRow> rows;
    bool operator==(const SheetGrid&) const = default;

    [[nodiscard]] std::size_t panels() const;
    [[nodiscard]] QSizeF sizeMm() const;
    /// The panels in millimetres from the upper left corner.
    [[nodiscard]] std::vector<QRectF> places() const;
};

inline constexpr double kPanelGapMm = 3.0;
inline constexpr double kLeastPanelMm = 15.0;

/// A border that can be moved: the right edge of a panel, or the lower edge of a row.
struct SheetBorder {
    std::size_t row = 0;
    std::size_t panel = 0;        ///< the index in its row, for an upright border
    bool upright = true;          ///< whether the border separates panels in a row; otherwise it ends a row
    double at = 0.0;              ///< millimetres from the left or from the top
    double from = 0.0, to = 0.0;  ///< the ends of the border, in the other direction
    bool operator==(const SheetBorder&) const = default;
};
[[nodiscard]] std::vector<SheetBorder> borders(const SheetGrid& grid);

/// The grid with a border moved to another position, rounded to steps of `snapMm` (0: not rounded) and limited by the
/// minimum size of a panel. An upright border changes the widths of its two neighbours only; the end of a row moves the
/// rows below it.
[[nodiscard]] SheetGrid withBorderAt(const SheetGrid& grid, const SheetBorder& border, double mm, double snapMm);

/// Rows for `panels` panels. Existing rows keep their heights, and their widths if their number of panels is the same;
/// new rows are `heightMm` high.
[[nodiscard]] SheetGrid arranged(const SheetGrid& grid, Arrangement arrangement, std::size_t panels, double heightMm);
/// Whether the rows of a grid have the numbers of panels of this arrangement, whatever their sizes.
[[nodiscard]] bool isArranged(const SheetGrid& grid, Arrangement arrangement);

/// The grid without one panel, given by its index in reading order; the other panels of its row take its width.
[[nodiscard]] SheetGrid withoutPanel(const SheetGrid& grid, std::size_t panel);

}  // namespace greyscope::widgets
