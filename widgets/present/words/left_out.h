#pragma once

#include <QString>
#include <QStringList>

#include <cstddef>

namespace greyscope::widgets {

/// The parts of a figure that do not fit on its paper: curves without a name, rows and columns that are only counted.
struct Unprinted {
    static constexpr std::size_t kMostNamed = 40;  ///< limits the length of a caption

    std::size_t count = 0;
    QStringList names = {};  ///< with the value of a row, if it has one; empty if there are more than kMostNamed

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
