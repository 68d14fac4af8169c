#pragma once

#include <QString>
#include <QStringList>

#include <cstddef>

namespace greyscope::widgets {

/// The parts of a figure that do not fit on the paper: curves without a name, or rows and columns that are left out and
/// only counted.
struct Unprinted {
    static constexpr std::size_t kMostNamed = 40;  ///< the largest number of names that a caption lists

    std::size_t count = 0;
    /// The names of these parts, of rows with their value if they have one; empty if there are more than kMostNamed.
    QStringList names = {};

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
