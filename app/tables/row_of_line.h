#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/data/dataset.h"

namespace greyscope::app {

/// Returns the index of the row that was read from a line of the source; nullopt if there is none. For a stack, `part`
/// is the name of the table whose file contains the line. The rows of a file must be in the order of its lines.
[[nodiscard]] std::optional<std::size_t> rowOfLine(const data::Dataset& dataset, std::size_t line,
                                                   const std::string& part = {});

}  // namespace greyscope::app
