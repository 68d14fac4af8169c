#pragma once

#include <QString>

#include <cstddef>
#include <vector>

#include "app/study/study.h"
#include "core/data/left_out.h"

namespace greyscope::app {

/// Rows that are left out for the same reason, or a remark about rows.
struct RowReason {
    QString what;  ///< the reason in short: "tasks>1 is not met"
    std::size_t rows = 0;
    std::size_t step = 0;  ///< number of the recipe step that leaves the rows out, from 1; 0: not a step
    QString more = {};     ///< the full text of the reason
    bool operator==(const RowReason&) const = default;
};

/// A stage of a RowAccount, which ends at a step that multiplies or adds rows: start = left + all rows left out. The
/// next stage starts with left × made + added. The rows left in the last stage are used.
struct RowStage {
    std::size_t start = 0;
    std::vector<RowReason> leftOut = {};
    std::size_t left = 0;
    std::size_t made = 1;   ///< how many rows the step makes of each row
    bool turned = false;    ///< whether the step turned rows into columns
    std::size_t added = 0;  ///< number of rows that the step adds
    std::size_t step = 0;   ///< number of the step that multiplies or adds rows, from 1; 0: not a step
};

/// The account of a table's rows: read = used + left out, by reason. It has a stage for each step that multiplies or
/// adds rows.
struct RowAccount {
    std::vector<RowStage> stages;    ///< at least one stage
    std::vector<RowReason> remarks;  ///< remarks about rows that are used
    QString points;                  ///< text on repeats and gaps among the points of the series
    [[nodiscard]] std::size_t read() const { return stages.front().start; }
    [[nodiscard]] std::size_t used() const { return stages.back().left; }
};

[[nodiscard]] RowAccount rowAccount(const data::LeftOut& leftOut);
/// Returns how many rows of a table are used and left out, by reason. `leftOut` counts the rows that belong to none of
/// its series.
[[nodiscard]] RowAccount rowAccount(const StudyTable& table, data::LeftOut leftOut);

/// Returns how the step at the end of a stage changes the number of rows: "384 × 2", "8 + 1".
[[nodiscard]] QString madeText(const RowStage& stage);
/// Returns the balance of the rows as text, with a sentence for each stage: "576 rows read = 384 used + 192 left out".
[[nodiscard]] QString balanceText(const RowAccount& account);
/// Returns the whole account as text separated by tabs. Reading the file counts as the first step, as in the recipe
/// list.
[[nodiscard]] QString accountText(const RowAccount& account);

}  // namespace greyscope::app
