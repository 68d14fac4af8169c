#include "widgets/present/spec/sheet_grid.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace greyscope::widgets {

namespace {

std::vector<double> widthsOf(const SheetRow& row, double pageMm) {
    const double sum = std::accumulate(row.shares.begin(), row.shares.end(), 0.0);
    const double room = pageMm - kPanelGapMm * static_cast<double>(row.shares.size() - 1);
    std::vector<double> widths;
    for (const double share : row.shares) {
        widths.push_back(sum > 0.0 ? room * share / sum : room / static_cast<double>(row.shares.size()));
    }
    return widths;
}

double snapped(double mm, double step) {
    return step > 0.0 ? std::round(mm / step) * step : mm;
}

/// The number of panels in each row.
std::vector<std::size_t> rowsOf(Arrangement arrangement, std::size_t panels) {
    std::size_t columns = 2;
    switch (arrangement) {
        case Arrangement::row:
            columns = panels;
            break;
        case Arrangement::column:
            columns = 1;
            break;
        case Arrangement::grid:
            columns = static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(panels)) - 1e-9));
            break;
        case Arrangement::wideBelow:
            break;
    }
    std::vector<std::size_t> rows;
    for (std::size_t left = panels; left > 0; left -= rows.back()) {
        rows.push_back(std::min(std::max<std::size_t>(1, columns), left));
    }
    return rows;
}

}  // namespace

std::size_t SheetGrid::panels() const {
    std::size_t count = 0;
    for (const SheetRow& row : rows) {
        count += row.shares.size();
    }
    return count;
}

QSizeF SheetGrid::sizeMm() const {
    double height = rows.empty() ? kLeastPanelMm : kPanelGapMm * static_cast<double>(rows.size() - 1);
    for (const SheetRow& row : rows) {
        height += row.heightMm;
    }
    return {widthMm, height};
}

std::vector<QRectF> SheetGrid::places() const {
    std::vector<QRectF> places;
    double top = 0.0;
    for (const SheetRow& row : rows) {
        double left = 0.0;
        for (const double width : widthsOf(row, widthMm)) {
            places.emplace_back(left, top, width, row.heightMm);
            left += width + kPanelGapMm;
        }
        top += row.heightMm + kPanelGapMm;
    }
    return places;
}

std::vector<SheetBorder> borders(const SheetGrid& grid) {
    std::vector<SheetBorder> all;
    double top = 0.0;
    for (std::size_t r = 0; r < grid.rows.size(); ++r) {
        const SheetRow& row = grid.rows[r];
        const std::vector<double> widths = widthsOf(row, grid.widthMm);
        double right = 0.0;
        for (std::size_t p = 0; p + 1 < widths.size(); ++p) {
            right += widths[p];
            all.push_back({r, p, true, right, top, top + row.heightMm});
            right += kPanelGapMm;
        }
        all.push_back({r, 0, false, top + row.heightMm, 0.0, grid.widthMm});
        top += row.heightMm + kPanelGapMm;
    }
    return all;
}

SheetGrid withBorderAt(const SheetGrid& grid, const SheetBorder& border, double mm, double snapMm) {
    SheetGrid moved = grid;
    SheetRow& row = moved.rows[border.row];
    if (!border.upright) {
        const double top = border.at - row.heightMm;
        row.heightMm = std::max(kLeastPanelMm, snapped(mm - top, snapMm));
        return moved;
    }
    std::vector<double> widths = widthsOf(row, grid.widthMm);
    double& own = widths[border.panel];
    double& next = widths[border.panel + 1];
    const double left = border.at - own;
    const double both = own + next;
    own = std::clamp(snapped(mm, snapMm) - left, kLeastPanelMm, std::max(kLeastPanelMm, both - kLeastPanelMm));
    next = both - own;
    row.shares = widths;
    return moved;
}

SheetGrid arranged(const SheetGrid& grid, Arrangement arrangement, std::size_t panels, double heightMm) {
    SheetGrid made{grid.widthMm, {}};
    for (const std::size_t count : rowsOf(arrangement, panels)) {
        const std::size_t place = made.rows.size();
        const bool known = place < grid.rows.size();
        const std::vector<double> alike(count, 1.0);
        made.rows.push_back({known ? grid.rows[place].heightMm : heightMm,
                             known && grid.rows[place].shares.size() == count ? grid.rows[place].shares : alike});
    }
    return made;
}

bool isArranged(const SheetGrid& grid, Arrangement arrangement) {
    const std::vector<std::size_t> rows = rowsOf(arrangement, grid.panels());
    return std::equal(rows.begin(), rows.end(), grid.rows.begin(), grid.rows.end(),
                      [](std::size_t count, const SheetRow& row) { return row.shares.size() == count; });
}

SheetGrid withoutPanel(const SheetGrid& grid, std::size_t panel) {
    SheetGrid left = grid;
    for (auto row = left.rows.begin(); row != left.rows.end(); ++row) {
        if (panel < row->shares.size()) {
            row->shares.erase(row->shares.begin() + static_cast<std::ptrdiff_t>(panel));
            if (row->shares.empty()) {
                left.rows.erase(row);
            }
            break;
        }
        panel -= row->shares.size();
    }
    return left;
}

}  // namespace greyscope::widgets
