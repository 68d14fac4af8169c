#pragma once

#include <string>

namespace greyscope::data {

/// What a column of a table is used for.
enum class Role {
    key,          ///< its values name the series, such as a system or a workload
    factor,       ///< was varied or set in the measurement: the axis of the series, or held at one level
    metric,       ///< contains measured values
    repetition,   ///< distinguishes rows that are repeats of one measurement, such as "run"
    description,  ///< describes the row, and is not used in analyses
    ignored
};

/// The role of a column that need not be guessed, because the format of the program that wrote the file determines it.
struct StatedRole {
    Role role = Role::description;
    std::string by = {};  ///< name of the program that wrote the file
    bool operator==(const StatedRole&) const = default;
};

}  // namespace greyscope::data
