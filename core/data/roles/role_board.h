#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/data/columns/column_profile.h"
#include "core/data/columns/combinations.h"
#include "core/data/dataset.h"
#include "core/data/roles/roles.h"

namespace greyscope::data {

using Profiles = std::vector<const Profile*>;

/// Returns the columns except `one`.
[[nodiscard]] Profiles without(Profiles columns, const Profile* one);
[[nodiscard]] Profiles joined(Profiles columns, const Profiles& more);
/// Returns the columns for which `fits` is true.
template <class Fits>
[[nodiscard]] Profiles only(Profiles columns, Fits fits) {
    std::erase_if(columns, [&](const Profile* each) { return !fits(*each); });
    return columns;
}

/// The columns of a dataset while their roles are being guessed, one rule after the other. Rules for open columns skip
/// a column that already has a role. If the user cancels, nothing that must look at all rows is started any more, and
/// the roles given so far must not be used.
class RoleBoard {
public:
    RoleBoard(const Dataset& dataset, const base::Progress& progress);
    RoleBoard(const RoleBoard&) = delete;
    RoleBoard& operator=(const RoleBoard&) = delete;

    [[nodiscard]] const Dataset& dataset() const { return m_dataset; }
    [[nodiscard]] std::size_t rowCount() const {
        return m_profiles.empty() ? m_dataset.rowCount() : m_profiles.front().rows;
    }
    [[nodiscard]] const std::vector<Profile>& profiles() const { return m_profiles; }
    [[nodiscard]] bool cancelled() const { return m_progress.cancelled(); }

    /// Gives a column a role, with the reason; `other` is the name of the column that the reason refers to, if any.
    void give(const Profile& profile, Role role, RoleClue clue, std::string other = {});
    /// Whether the column has no role yet.
    [[nodiscard]] bool isOpen(const Profile& profile) const { return !m_given[profile.place]; }
    [[nodiscard]] bool has(const Profile& profile, Role role) const;
    [[nodiscard]] bool is(const Profile& profile, RoleClue clue) const;
    [[nodiscard]] Profiles all() const;
    [[nodiscard]] Profiles of(Role role) const;
    [[nodiscard]] Profiles of(RoleClue clue) const;
    /// Returns the columns that are factors, except those recognised as times.
    [[nodiscard]] Profiles settings() const;
    /// Returns the column with the times of the rows; null if there is none. If there are several, it is the first one,
    /// with two exceptions: a later one has a tenth more distinct values, or it gives the date of which the earlier one
    /// is the time of day alone.
    [[nodiscard]] const Profile* time() const;
    /// Whether the column is a key or a factor that later rules may still change: not stated by the program, not a
    /// time, and not the axis.
    [[nodiscard]] bool isGuessed(const Profile& profile) const;
    [[nodiscard]] bool hasMetric() const { return !of(Role::metric).empty(); }
    /// Returns the role given to a column and the reason for it; Role::ignored and RoleClue::empty if none was given.
    [[nodiscard]] RoleReason reasonOf(const Profile& profile) const;

    /// Returns the role that the file's format states for the column; null if it states none or the column is empty.
    [[nodiscard]] static const StatedRole* statedOf(const Profile& profile);
    /// Whether the file's format states the role of any column, apart from the mark of simulated rows.
    [[nodiscard]] bool isStated() const;
    /// Whether the two levels of the column are on and off, yes and no, or the like.
    [[nodiscard]] static bool isOption(const Profile& profile);
    /// Whether all columns that are not empty are numeric.
    [[nodiscard]] bool isNumbersAlone() const;
    /// Returns how many combinations of the levels of these columns occur in the rows; 1 for no columns or if
    /// cancelled.
    [[nodiscard]] std::size_t cellCount(const Profiles& columns) const;
    /// Returns the number of rows in each combination of the levels of these columns.
    [[nodiscard]] std::vector<std::size_t> cellSizes(const Profiles& columns) const;
    [[nodiscard]] Combinations& combinations() const { return m_combinations; }
    /// Caches the row classes (RowClasses) in the dataset, if they have been computed.
    void remember() const;
    /// Whether `key` determines `other`, by determines() of column_profile.h; false without computing if the job is
    /// cancelled.
    [[nodiscard]] bool determines(const Profile& key, const Profile& other) const;

private:
    const Dataset& m_dataset;
    const base::Progress& m_progress;
    std::vector<Profile> m_profiles;
    mutable Combinations m_combinations;
    /// One per column; nullopt: the column is open, that is, has no role yet.
    std::vector<std::optional<RoleReason>> m_given;
};

}  // namespace greyscope::data
