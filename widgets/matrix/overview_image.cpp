#include <QImage>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

#include "widgets/matrix/matrix_painter.h"
#include "widgets/matrix/overview_painter.h"

namespace greyscope::widgets {

namespace {

constexpr int kShades = 256;

using Run = std::pair<int, int>;  // first and last cell of a pixel

/// The cells of each pixel: one or more, depending on the edges of pixels.
std::vector<Run> cellsOf(int pixels, double length, double cell, double from, int count) {
    std::vector<Run> runs;
    const double step = length / pixels / cell;
    for (int pixel = 0; pixel < pixels; ++pixel) {
        const int first = std::clamp(static_cast<int>(from / cell + pixel * step), 0, count - 1);
        runs.emplace_back(first,
                          std::clamp(static_cast<int>(from / cell + (pixel + 1) * step - 1e-9), first, count - 1));
    }
    return runs;
}

/// A position on the scale for each pixel, row by row; NaN if no cell has a value.
using Pixels = std::vector<double>;

Pixels means(const OverviewSpec& spec, const std::vector<Run>& rows, const std::vector<Run>& columns) {
    Pixels pixels(rows.size() * columns.size());
    std::vector<double> sums(rows.size());
    for (std::size_t x = 0; x < columns.size(); ++x) {
        const auto [first, last] = columns[x];
        std::fill(sums.begin(), sums.end(), 0.0);
        for (int column = first; column <= last; ++column) {
            // A column is contiguous in memory.
            const double* values =
                spec.values->col(static_cast<Eigen::Index>(spec.order[static_cast<std::size_t>(column)])).data();
            for (std::size_t y = 0; y < rows.size(); ++y) {
                for (int row = rows[y].first; row <= rows[y].second; ++row) {
                    sums[y] += values[spec.order[static_cast<std::size_t>(row)]];
                }
            }
        }
        for (std::size_t y = 0; y < rows.size(); ++y) {
            const double cells = (last - first + 1.0) * (rows[y].second - rows[y].first + 1.0);
            pixels[y * columns.size() + x] = scalePosition(spec, sums[y] / cells);
        }
    }
    return pixels;
}

/// For each pixel, its lowest or highest cell, whichever is further from the middle of the scale.
Pixels furthest(const OverviewSpec& spec, const std::vector<Run>& rows, const std::vector<Run>& columns) {
    constexpr double kNone = std::numeric_limits<double>::infinity();
    const double middle = scalePosition(spec, *spec.middle);
    Pixels pixels;
    pixels.reserve(rows.size() * columns.size());
    std::vector<double> low(columns.size());
    std::vector<double> high(columns.size());
    for (const auto& [firstRow, lastRow] : rows) {
        std::fill(low.begin(), low.end(), kNone);
        std::fill(high.begin(), high.end(), -kNone);
        for (int row = firstRow; row <= lastRow; ++row) {
            // A row of the image is contiguous in memory, because it is a column of the values.
            const double* values =
                spec.values->col(static_cast<Eigen::Index>(spec.order[static_cast<std::size_t>(row)])).data();
            for (std::size_t x = 0; x < columns.size(); ++x) {
                for (int column = columns[x].first; column <= columns[x].second; ++column) {
                    const double value = values[column];  // for NaN both comparisons are false
                    low[x] = value < low[x] ? value : low[x];
                    high[x] = value > high[x] ? value : high[x];
                }
            }
        }
        for (std::size_t x = 0; x < columns.size(); ++x) {
            const bool any = low[x] <= high[x];
            const double least = any ? scalePosition(spec, low[x]) : std::numeric_limits<double>::quiet_NaN();
            const double most = any && low[x] < high[x] ? scalePosition(spec, high[x]) : least;
            pixels.push_back(std::abs(least - middle) > std::abs(most - middle) ? least : most);
        }
    }
    return pixels;
}

}  // namespace

double scalePosition(const OverviewSpec& spec, double value) {
    return scalePosition(spec.palette, spec.low, spec.high, value);
}

QImage overviewImage(const OverviewSpec& spec, const OverviewGeometry& g, const QSize& size, const Theme& theme) {
    QImage image(size, QImage::Format_RGB32);
    if (g.empty() || image.isNull()) {
        return image;
    }
    std::array<QRgb, kShades> shades{};
    for (int i = 0; i < kShades; ++i) {
        shades[static_cast<std::size_t>(i)] = paletteColour(spec.palette, i / (kShades - 1.0), theme).rgb();
    }
    const std::vector<Run> rows = cellsOf(size.height(), g.body.height(), g.cell.height(), g.scroll.y(), g.rows);
    const std::vector<Run> columns = cellsOf(size.width(), g.body.width(), g.cell.width(), g.scroll.x(), g.columns);
    const Pixels pixels = spec.middle ? furthest(spec, rows, columns) : means(spec, rows, columns);
    const QRgb nothing = theme.alternate.rgb();
    for (int y = 0; y < size.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        const double* positions = &pixels[static_cast<std::size_t>(y) * columns.size()];
        for (int x = 0; x < size.width(); ++x) {
            line[x] = std::isnan(positions[x]) ? nothing
                                               : shades[static_cast<std::size_t>(positions[x] * (kShades - 1) + 0.5)];
        }
    }
    return image;
}

}  // namespace greyscope::widgets
