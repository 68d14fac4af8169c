#pragma once

#include <tuple>

#include "core/grey/degrees/slope_degree.h"
#include "core/grey/degrees/slope_deviation_degree.h"
#include "core/grey/degrees/t_type_degree.h"

namespace greyscope::grey {

/// The worked degrees (see worked_degree.h). A type added here is a row of relationDegrees() and has a derivation.
using WorkedDegrees = std::tuple<SlopeDegree, SlopeDeviationDegree, TTypeDegree>;

}  // namespace greyscope::grey
