#pragma once

#include <span>
#include <string>
#include <utility>

#include "core/data/roles/role_board.h"

namespace greyscope::data {

/// Whether a clue fits a column, and to which other column it refers.
struct Fit {
    bool fits = false;
    std::string other = {};
    Fit(bool does) : fits(does) {}  // NOLINT: predicates return it
    Fit(const Profile* column) : fits(column != nullptr), other(column != nullptr ? column->column->name : "") {}
};

/// A row of the table by which each column by itself is settled: the first clue that fits gives the role. Its sentence
/// is in present/role_words.h.
struct ClueRow {
    RoleClue clue;
    Role role;
    Fit (*fits)(const Profile& profile, const RoleBoard& board);
};

/// The table, in the order in which it is asked.
[[nodiscard]] std::span<const ClueRow> roleClues();

/// Gives every column that is still open the role of the first row that fits.
void settleByClues(RoleBoard& board);
/// The same of what columns say of each other: keys, factors and metrics that follow another column, or stand for it.
void settlePairs(RoleBoard& board);
/// Likewise of settings: cores beside nodes, threads beside clients. To hold them would leave a point of each series.
void leaveToFiner(RoleBoard& board);

/// Whether levels come back unevenly, as measured numbers do and chosen ones hardly: at least six, and not named as a
/// setting.
[[nodiscard]] bool looksMeasured(const Profile& profile);
/// Whether the unit or the name says that the column was measured, whatever its numbers are.
[[nodiscard]] bool isCalledMeasured(const Profile& profile);
/// Whether whole numbers follow each other nearly without a gap, as those do that number cases.
[[nodiscard]] bool isDense(const Profile& profile);
/// How likely the column is what a table is about: rates, latencies, times, then what is measured without a unit,
/// counts, sizes; a column with missing cells after those without. Less is likelier.
[[nodiscard]] int metricRank(const Profile& profile);

}  // namespace greyscope::data
