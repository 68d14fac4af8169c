#pragma once

#include <QPolygonF>

#include <vector>

#include "core/data/series/series_table.h"

namespace greyscope::widgets {

/// A small sketch of the series of a table: simple lines in the unit square, with y upwards. It has at most 200 series,
/// evenly chosen. Each unit has its own range, which is logarithmic if its values span more than a factor of 100.
struct ReadingSketch {
    std::vector<QPolygonF> series;
    bool joined = true;  ///< whether points are joined by lines; false on an axis of labels
    bool operator==(const ReadingSketch&) const = default;
};

[[nodiscard]] ReadingSketch readingSketch(const data::SeriesTable& table, const data::Dataset& dataset);

}  // namespace greyscope::widgets
