#pragma once

#include <QPolygonF>

#include <vector>

#include "core/data/series/series_table.h"

namespace greyscope::widgets {

/// The series of a table in few strokes, in a unit square whose y grows upwards. At most 200 series, evenly chosen;
/// each unit has its own range, which is logarithmic where the values lie a hundredfold apart.
struct ReadingSketch {
    std::vector<QPolygonF> series;
    bool joined = true;  ///< by lines; points at labels stand alone
    bool operator==(const ReadingSketch&) const = default;
};

[[nodiscard]] ReadingSketch readingSketch(const data::SeriesTable& table, const data::Dataset& dataset);

}  // namespace greyscope::widgets
