#include "core/data/steps/keep_rows.h"

#include <algorithm>
#include <utility>

#include "core/base/try.h"

namespace greyscope::data {

using base::ErrorCode;
using base::Expected;
using base::fail;

Expected<StepAccount> applyStep(const Filter& step, ReshapedTable& table, base::Progress& /*progress*/) {
    const std::size_t place = GREYSCOPE_TRY(columnNamed(table.columns, step.column));
    const auto met = GREYSCOPE_TRY(meets(table.columns[place], step));
    std::vector<std::size_t> kept;
    Tally leftOut{Reason::condition, filterText(step), 0, 0, {}};
    for (std::size_t row = 0; row < met.size(); ++row) {
        if (met[row] != 0) {
            kept.push_back(row);
        } else {
            tallyRow(leftOut, table.lines, row);
        }
    }
    if (kept.empty()) {
        return fail(ErrorCode::filterMatchesNothing, {filterText(step)});
    }
    if (kept.size() < table.rows) {
        takeRows(table, kept);
    }
    return StepAccount{.leftOut = counting({std::move(leftOut)}), .remarks = {}};
}

Expected<StepAccount> applyStep(const ExcludeRows& step, ReshapedTable& table, base::Progress& /*progress*/) {
    std::vector<std::size_t> kept;
    Tally leftOut{Reason::marked, {}, 0, 0, {}};
    std::vector<char> found(step.lines.size(), 0);
    for (std::size_t row = 0; row < table.rows; ++row) {
        const auto marked = std::lower_bound(step.lines.begin(), step.lines.end(), table.lines.at(row));
        if (marked == step.lines.end() || *marked != table.lines.at(row)) {
            kept.push_back(row);
        } else {
            found[static_cast<std::size_t>(marked - step.lines.begin())] = 1;
            tallyRow(leftOut, table.lines, row);
        }
    }
    if (kept.empty()) {
        return fail(ErrorCode::noRows);
    }
    Tally notThere{Reason::markedNotThere, {}, 0, 0, {}};
    for (std::size_t i = 0; i < found.size(); ++i) {
        if (found[i] == 0) {
            tallyCell(notThere, {}, 0, std::to_string(step.lines[i]));
        }
    }
    if (kept.size() < table.rows) {
        takeRows(table, kept);
    }
    return StepAccount{.leftOut = counting({std::move(leftOut)}), .remarks = counting({std::move(notThere)})};
}

}  // namespace greyscope::data
