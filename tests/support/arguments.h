#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace greyscope::test {

using Arguments = std::vector<std::string>;

inline Arguments operator+(Arguments left, const Arguments& right) {
    left.insert(left.end(), right.begin(), right.end());
    return left;
}

inline std::ptrdiff_t linesOf(const std::string& text) {
    return std::count(text.begin(), text.end(), '\n');
}

}  // namespace greyscope::test
