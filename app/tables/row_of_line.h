#pragma once

#include <cstddef>
#include <optional>

#include "core/data/dataset.h"

namespace greyscope::app {

/// The row that came from a line of the source, if one did. Rows stand in the order of their lines.
[[nodiscard]] std::optional<std::size_t> rowOfLine(const data::Dataset& dataset, std::size_t line);

}  // namespace greyscope::app
