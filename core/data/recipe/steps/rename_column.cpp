#include "core/data/recipe/steps/rename_column.h"

#include "core/base/try.h"
#include "core/data/columns/column_name.h"

namespace greyscope::data {

base::Expected<StepAccount> applyStep(const RenameColumn& step, ReshapedTable& table, base::Progress& /*progress*/) {
    const std::size_t place = GREYSCOPE_TRY(columnNamed(table.columns, step.column));
    if (step.name.empty()) {
        return base::fail(base::ErrorCode::optionMissing, {"rename", "COL=NAME"});
    }
    if (step.name != step.column) {
        GREYSCOPE_TRY(checkNewName(table.columns, step.name));
    }
    Column& column = table.columns[place];
    column.name = step.name;
    if (const std::string unit = unitInName(step.name); !unit.empty()) {
        column.unit = unit;
    }
    return StepAccount{.leftOut = {}, .remarks = {}};
}

}  // namespace greyscope::data
