#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/columns/column.h"

namespace greyscope::data {

/// The unit of one column that the cells of several go into, and what those of each are multiplied by for it.
struct CommonUnit {
    std::string unit;
    std::vector<double> factors;
};

/// The unit that the new column's `name` states, else that of the first column; a column without a unit has to be the
/// same as all others, of which none has one then. columnUnitsDiffer where two of them cannot be converted.
[[nodiscard]] base::Expected<CommonUnit> commonUnit(const std::vector<const Column*>& columns, const std::string& name);

}  // namespace greyscope::data
