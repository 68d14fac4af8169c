#pragma once

#include <string>

namespace greyscope::widgets {

/// What the values of an indexed series are relative to: its own first value, its own median, or its own value at one
/// point.
enum class IndexBase { first, median, point };

struct TrendIndex {
    IndexBase base = IndexBase::first;
    std::string point = {};  ///< of IndexBase::point, as data::SeriesTable::pointLabel() calls it
    bool operator==(const TrendIndex&) const = default;
};

}  // namespace greyscope::widgets
