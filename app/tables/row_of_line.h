#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/data/dataset.h"

namespace greyscope::app {

/// The row that came from a line of the source, if one did; of a stack, from the file of the table `part`. Rows of a
/// file stand in the order of their lines.
[[nodiscard]] std::optional<std::size_t> rowOfLine(const data::Dataset& dataset, std::size_t line,
                                                   const std::string& part = {});

}  // namespace greyscope::app
