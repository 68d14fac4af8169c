#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/columns/column.h"

namespace greyscope::data {

/// The unit of a new column that combines several columns, and the factor for each of them that converts its numbers to
/// this unit.
struct CommonUnit {
    std::string unit;
    std::vector<double> factors;
};

/// Returns the unit of the column `name` that will combine `columns`: the unit stated in its name, otherwise the unit
/// of the first column. If any column has no unit, none may have one. Error: columnUnitsDiffer if two units cannot be
/// converted.
[[nodiscard]] base::Expected<CommonUnit> commonUnit(const std::vector<const Column*>& columns, const std::string& name);

}  // namespace greyscope::data
