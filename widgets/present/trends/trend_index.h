#pragma once

#include <string>

namespace greyscope::widgets {

/// The base of an indexed series: its own first value, its own median, or its own value at one point.
enum class IndexBase { first, median, point };

struct TrendIndex {
    IndexBase base = IndexBase::first;
    std::string point = {};  ///< for IndexBase::point, as named by data::SeriesTable::pointLabel()
    bool operator==(const TrendIndex&) const = default;
};

}  // namespace greyscope::widgets
