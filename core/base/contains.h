#pragma once

#include <algorithm>

namespace greyscope::base {

/// Whether one of the elements of `list` equals `value`.
template <class List, class Value>
[[nodiscard]] bool contains(const List& list, const Value& value) {
    return std::find(list.begin(), list.end(), value) != list.end();
}

}  // namespace greyscope::base
