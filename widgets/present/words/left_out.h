#pragma once

#include <QString>
#include <QStringList>

#include <cstddef>

namespace greyscope::widgets {

/// What of a figure finds no room on its paper: curves without a name, rows and columns that are only counted there.
struct Unprinted {
    static constexpr std::size_t kMostNamed = 40;  ///< that a caption is not made longer by than anybody reads

    std::size_t count = 0;
    QStringList names = {};  ///< with their values, where a row has one; none of more than can be named

    bool operator==(const Unprinted&) const = default;
};

template <class NameAt>
[[nodiscard]] Unprinted leftOutOf(std::size_t count, NameAt nameAt) {
    Unprinted left{count};
    for (std::size_t i = 0; i < count && count <= Unprinted::kMostNamed; ++i) {
        left.names << nameAt(i);
    }
    return left;
}

}  // namespace greyscope::widgets
