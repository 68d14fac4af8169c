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

[[nodiscard]] Profiles without(Profiles columns, const Profile* one);
[[nodiscard]] Profiles joined(Profiles columns, const Profiles& more);
template <class Fits>
[[nodiscard]] Profiles only(Profiles columns, Fits fits) {
    std::erase_if(columns, [&](const Profile* each) { return !fits(*each); });
    return columns;
}

/// The columns of a dataset while one question after the other gives them their roles: a column that has its role is
/// out of the questions that follow. What looks at all rows is not begun once nobody waits; what was given until then
/// is nobody's.
class RoleBoard {
public:
    RoleBoard(const Dataset& dataset, const base::Progress& progress);
    RoleBoard(const RoleBoard&) = delete;
    RoleBoard& operator=(const RoleBoard&) = delete;

    [[nodiscard]] const Dataset& dataset() const { return m_dataset; }
    [[nodiscard]] std::size_t rowCount() const { return m_dataset.rowCount(); }
    [[nodiscard]] const std::vector<Profile>& profiles() const { return m_profiles; }
    [[nodiscard]] bool cancelled() const { return m_progress.cancelled(); }

    void give(const Profile& profile, Role role, RoleClue clue, std::string other = {});
    [[nodiscard]] bool isOpen(const Profile& profile) const { return !m_given[profile.place]; }
    [[nodiscard]] bool has(const Profile& profile, Role role) const;
    [[nodiscard]] bool is(const Profile& profile, RoleClue clue) const;
    [[nodiscard]] Profiles all() const;
    [[nodiscard]] Profiles of(Role role) const;
    [[nodiscard]] Profiles of(RoleClue clue) const;
    /// Factors by their look or their name; times are asked apart.
    [[nodiscard]] Profiles settings() const;
    /// The column that rows follow each other in: of several times the first, or one that differs more by a tenth: the
    /// clock beside the date.
    [[nodiscard]] const Profile* time() const;
    /// A key or a factor that may become something else yet.
    [[nodiscard]] bool isGuessed(const Profile& profile) const;
    [[nodiscard]] bool hasMetric() const { return !of(Role::metric).empty(); }
    /// Why it has its role; that of an empty column where it has none.
    [[nodiscard]] RoleReason reasonOf(const Profile& profile) const;

    /// What a reader states of the column; null where it states nothing or nothing stands there.
    [[nodiscard]] static const StatedRole* statedOf(const Profile& profile);
    /// Whether a reader states what columns are, beside the marks of simulated rows.
    [[nodiscard]] bool isStated() const;
    /// Whether the column is on or off.
    [[nodiscard]] static bool isOption(const Profile& profile);
    /// Whether the columns of numbers are all there is.
    [[nodiscard]] bool isNumbersAlone() const;
    /// How many combinations of levels these columns have, and the rows of each; of no columns one.
    [[nodiscard]] std::size_t cellCount(const Profiles& columns) const;
    [[nodiscard]] std::vector<std::size_t> cellSizes(const Profiles& columns) const;
    [[nodiscard]] Combinations& combinations() const { return m_combinations; }
    /// Lets the dataset remember the classes of its rows, if they were found.
    void remember() const;
    /// determines() of column_profile.h; false once it is cancelled.
    [[nodiscard]] bool determines(const Profile& key, const Profile& other) const;

private:
    const Dataset& m_dataset;
    const base::Progress& m_progress;
    std::vector<Profile> m_profiles;
    mutable Combinations m_combinations;
    std::vector<std::optional<RoleReason>> m_given;  ///< one a column
};

}  // namespace greyscope::data
