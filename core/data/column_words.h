#pragma once

#include <string>

#include "core/data/column.h"

namespace greyscope::data {

/// Whether the column's name says that it numbers cases ("case", "host_id"): its numbers are names and order nothing.
[[nodiscard]] bool namesCases(const Column& column);

/// Whether a column's name says that it counts repetitions of one measurement ("run", "run_id", "iteration no"): it
/// tells equal cells apart and is no setting that could predict. A number of repetitions ("runs") is one.
[[nodiscard]] bool namesRepetitions(const std::string& columnName);

}  // namespace greyscope::data
