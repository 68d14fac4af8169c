#pragma once

#include <QString>

#include <cstddef>
#include <vector>

#include "app/study/study.h"
#include "core/data/left_out.h"

namespace greyscope::app {

/// Rows that are left out for one reason, or another remark about them.
struct RowReason {
    QString what;  ///< "tasks>1 is not met"
    std::size_t rows = 0;
    std::size_t step = 0;  ///< of the recipe, from 1; 0: none of it
    QString more = {};     ///< the same in full
    bool operator==(const RowReason&) const = default;
};

/// What becomes of rows until a step makes others of them: start = left + the rows left out; the next stage starts with
/// left x made + added. The rows left of the last stage are those that are used.
struct RowStage {
    std::size_t start = 0;
    std::vector<RowReason> leftOut = {};
    std::size_t left = 0;
    std::size_t made = 1;   ///< rows of each that the step makes
    bool turned = false;    ///< or columns, and rows of the columns
    std::size_t added = 0;  ///< rows that the step adds
    std::size_t step = 0;   ///< of the recipe that makes them; 0: none of it
};

/// The account of a table's rows: read = used + left out, by reason.
struct RowAccount {
    std::vector<RowStage> stages;    ///< at least one
    std::vector<RowReason> remarks;  ///< rows that stay, and what is odd about them
    QString points;                  ///< repeats and gaps among the points of the series
    [[nodiscard]] std::size_t read() const { return stages.front().start; }
    [[nodiscard]] std::size_t used() const { return stages.back().left; }
};

[[nodiscard]] RowAccount rowAccount(const data::LeftOut& leftOut);
/// `leftOut` is what of the table is in none of its series.
[[nodiscard]] RowAccount rowAccount(const StudyTable& table, data::LeftOut leftOut);

/// What a step makes of the rows: "384 × 2", "8 + 1".
[[nodiscard]] QString madeText(const RowStage& stage);
/// "576 rows read = 384 used + 192 left out"; a sentence a stage.
[[nodiscard]] QString balanceText(const RowAccount& account);
/// All of it, tab-separated. Reading is the first step, as the list of the recipe counts.
[[nodiscard]] QString accountText(const RowAccount& account);

}  // namespace greyscope::app
