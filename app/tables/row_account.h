#pragma once

#include <QString>

#include <cstddef>
#include <vector>

#include "app/study/study.h"
#include "core/data/left_out.h"

namespace greyscope::app {

/// Rows that are left out for one reason, or a remark about rows.
struct RowReason {
    QString what;  ///< "tasks>1 is not met"
    std::size_t rows = 0;
    std::size_t step = 0;  ///< step of the recipe, from 1; 0: not a step
    QString more = {};     ///< the full text
    bool operator==(const RowReason&) const = default;
};

/// The account of rows up to a step that multiplies or adds rows: start = left + the rows left out. The next stage
/// starts with left × made + added. The rows left in the last stage are used.
struct RowStage {
    std::size_t start = 0;
    std::vector<RowReason> leftOut = {};
    std::size_t left = 0;
    std::size_t made = 1;   ///< rows that the step makes of each row
    bool turned = false;    ///< the step made columns of the rows
    std::size_t added = 0;  ///< rows that the step adds
    std::size_t step = 0;   ///< the step that makes the rows, from 1; 0: not a step
};

/// The account of a table's rows: read = used + left out, by reason.
struct RowAccount {
    std::vector<RowStage> stages;    ///< at least one stage
    std::vector<RowReason> remarks;  ///< remarks on rows that are used
    QString points;                  ///< repeats and gaps among the points of the series
    [[nodiscard]] std::size_t read() const { return stages.front().start; }
    [[nodiscard]] std::size_t used() const { return stages.back().left; }
};

[[nodiscard]] RowAccount rowAccount(const data::LeftOut& leftOut);
/// `leftOut` is what none of the table's series contains.
[[nodiscard]] RowAccount rowAccount(const StudyTable& table, data::LeftOut leftOut);

/// Returns what a step makes of the rows: "384 × 2", "8 + 1".
[[nodiscard]] QString madeText(const RowStage& stage);
/// Returns the balance, one sentence per stage: "576 rows read = 384 used + 192 left out".
[[nodiscard]] QString balanceText(const RowAccount& account);
/// Returns the whole account as tab-separated text. Reading counts as the first step, as in the list of the recipe.
[[nodiscard]] QString accountText(const RowAccount& account);

}  // namespace greyscope::app
