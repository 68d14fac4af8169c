#pragma once

#include <span>
#include <string>
#include <utility>

#include "core/data/roles/role_board.h"

namespace greyscope::data {

/// Result of a rule for one column: whether it applies, and the name of the other column that it refers to ("" if
/// none).
struct Fit {
    bool fits = false;
    std::string other = {};
    Fit(bool does) : fits(does) {}  // NOLINT: predicates return it
    Fit(const Profile* column) : fits(column != nullptr), other(column != nullptr ? column->column->name : "") {}
};

/// A rule that gives a column its role if `fits` is true for it. The text that explains the clue to the user is in
/// present/role_words.h.
struct ClueRow {
    RoleClue clue;
    Role role;
    Fit (*fits)(const Profile& profile, const RoleBoard& board);
};

/// Returns the rules for single columns in the order in which they are applied; the first that fits gives a column its
/// role.
[[nodiscard]] std::span<const ClueRow> roleClues();

/// Gives every column without a role the role of the first of roleClues() that fits it.
void settleByClues(RoleBoard& board);
/// Changes the roles of columns because of their relation to other columns. For example, a key that another key
/// determines becomes a description.
void settlePairs(RoleBoard& board);
/// Gives the role description to each setting that another setting with more levels determines, such as the number of
/// cores beside the number of nodes. If both stayed factors, holding one of them would leave one point in each series.
void leaveToFiner(RoleBoard& board);

/// Whether a numeric column looks measured rather than chosen: it has at least six levels, they occur unevenly often,
/// and its name is not that of a setting.
[[nodiscard]] bool looksMeasured(const Profile& profile);
/// Whether the unit or the name of a column indicates that it was measured, whatever its numbers are.
[[nodiscard]] bool isCalledMeasured(const Profile& profile);
/// Whether a column contains integers with hardly a gap between the smallest and the largest one, as numbers of cases
/// do.
[[nodiscard]] bool isDense(const Profile& profile);
/// Returns a rank for choosing the main metric of a table; the smallest rank is the likeliest. The order is: rates,
/// latencies, durations, measured values of other kinds, sizes, then side results such as totals. A column with missing
/// cells comes after columns without.
[[nodiscard]] int metricRank(const Profile& profile);

}  // namespace greyscope::data
