#include "core/data/recipe/steps/keep_rows.h"

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

namespace {

/// Tests whether a row belongs to a part of a stack; true for all rows if no part is named.
class PartRows {
public:
    PartRows(const ReshapedTable& table, const std::string& part) : m_all(part.empty()) {
        const auto names = std::find_if(table.columns.begin(), table.columns.end(),
                                        [](const Column& column) { return column.namesTables && !column.isNumeric(); });
        if (!m_all && names != table.columns.end()) {
            const auto& levels = names->texts().levels;
            const auto level = std::find(levels.begin(), levels.end(), part);
            m_codes = level == levels.end() ? nullptr : &names->texts().codes;
            m_code = static_cast<std::int32_t>(level - levels.begin());
        }
    }
    [[nodiscard]] bool has(std::size_t row) const { return m_all || (m_codes != nullptr && (*m_codes)[row] == m_code); }

private:
    bool m_all;
    const LevelCodes* m_codes = nullptr;
    std::int32_t m_code = 0;
};

}  // namespace

Expected<StepAccount> applyStep(const ExcludeRows& step, ReshapedTable& table, base::Progress& /*progress*/) {
    std::vector<std::size_t> kept;
    Tally leftOut{Reason::marked, {}, 0, 0, {}};
    std::vector<char> found(step.lines.size(), 0);
    const PartRows part(table, step.part);
    for (std::size_t row = 0; row < table.rows; ++row) {
        const std::size_t line = step.part.empty() ? table.lines.at(row) : table.lines.inOwnFile(row);
        const auto marked = std::lower_bound(step.lines.begin(), step.lines.end(), line);
        if (marked == step.lines.end() || *marked != line || !part.has(row)) {
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
