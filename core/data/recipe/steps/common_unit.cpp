#include "core/data/recipe/steps/common_unit.h"

#include "core/data/columns/column_name.h"
#include "core/data/columns/units.h"

namespace greyscope::data {

using base::ErrorCode;
using base::fail;

base::Expected<CommonUnit> commonUnit(const std::vector<const Column*>& columns, const std::string& name) {
    const Column& first = *columns.front();
    for (const Column* column : columns) {
        if (!unitFactor(column->unit, first.unit)) {
            return fail(ErrorCode::columnUnitsDiffer, {first.name, first.unit, column->name, column->unit});
        }
    }
    const std::string stated = unitInName(name);
    CommonUnit common{stated.empty() ? first.unit : stated, {}};
    for (const Column* column : columns) {
        const auto factor = first.unit.empty() ? 1.0 : unitFactor(column->unit, common.unit);
        if (!factor) {
            return fail(ErrorCode::columnUnitsDiffer, {column->name, column->unit, name, stated});
        }
        common.factors.push_back(*factor);
    }
    return common;
}

}  // namespace greyscope::data
