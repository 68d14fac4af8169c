#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/columns/column.h"

namespace greyscope::data {

/// The unit of a column that combines several columns, and the conversion factor of each of them.
struct CommonUnit {
    std::string unit;
    std::vector<double> factors;
};

/// The unit stated in the new column's `name`, else the unit of the first column. If any column has no unit, none may
/// have one. Error: columnUnitsDiffer if two units cannot be converted.
[[nodiscard]] base::Expected<CommonUnit> commonUnit(const std::vector<const Column*>& columns, const std::string& name);

}  // namespace greyscope::data
