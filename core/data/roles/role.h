#pragma once

#include <string>

namespace greyscope::data {

/// What a column is used as.
enum class Role {
    key,          ///< its values name the series
    factor,       ///< was varied: the points run along it, or it is held
    metric,       ///< was measured
    repetition,   ///< tells apart rows that are repeats of one cell
    description,  ///< says more about a row, and takes no part
    ignored
};

/// A role that nobody guessed: the program that wrote the file says what it printed.
struct StatedRole {
    Role role = Role::description;
    std::string by = {};  ///< the program
    bool operator==(const StatedRole&) const = default;
};

}  // namespace greyscope::data
