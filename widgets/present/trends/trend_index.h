#pragma once

#include <string>

namespace greyscope::widgets {

/// The value by which an indexed series is divided: its own first value, its own median, or its own value at one point.
enum class IndexBase { first, median, point };

struct TrendIndex {
    IndexBase base = IndexBase::first;
    std::string point = {};  ///< the point for IndexBase::point, as named by data::SeriesTable::pointLabel()
    bool operator==(const TrendIndex&) const = default;
};

}  // namespace greyscope::widgets
