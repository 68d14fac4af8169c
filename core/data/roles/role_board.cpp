#include "core/data/roles/role_board.h"

#include <algorithm>
#include <utility>

#include "core/data/columns/calendar.h"
#include "core/data/columns/on_off.h"
#include "core/data/series/simulated_rows.h"

namespace greyscope::data {

Profiles without(Profiles columns, const Profile* one) {
    std::erase(columns, one);
    return columns;
}

Profiles joined(Profiles columns, const Profiles& more) {
    columns.insert(columns.end(), more.begin(), more.end());
    return columns;
}

RoleBoard::RoleBoard(const Dataset& dataset, const base::Progress& progress)
    : m_dataset(dataset), m_progress(progress), m_given(dataset.columns().size()) {
    for (std::size_t c = 0; c < dataset.columns().size() && !progress.cancelled(); ++c) {
        m_profiles.push_back(profileOf(dataset.columns()[c], c));
    }
}

void RoleBoard::give(const Profile& profile, Role role, RoleClue clue, std::string other) {
    m_given[profile.place] = RoleReason{role, clue, std::move(other)};
}

bool RoleBoard::has(const Profile& profile, Role role) const {
    return m_given[profile.place] && m_given[profile.place]->role == role;
}

bool RoleBoard::is(const Profile& profile, RoleClue clue) const {
    return m_given[profile.place] && m_given[profile.place]->clue == clue;
}

Profiles RoleBoard::of(Role role) const {
    return only(all(), [&](const Profile& profile) { return has(profile, role); });
}

Profiles RoleBoard::of(RoleClue clue) const {
    return only(all(), [&](const Profile& profile) { return is(profile, clue); });
}

Profiles RoleBoard::all() const {
    Profiles found;
    for (const Profile& profile : m_profiles) {
        found.push_back(&profile);
    }
    return found;
}

Profiles RoleBoard::settings() const {
    return only(of(Role::factor), [&](const Profile& profile) { return !is(profile, RoleClue::time); });
}

const Profile* RoleBoard::time() const {
    const Profile* time = nullptr;
    for (const Profile* p : of(RoleClue::time)) {
        const bool fits = p->isNearlyComplete();
        const auto order = time == nullptr ? std::nullopt : dateOrderOf(*time->column);
        const bool dated = time != nullptr && p->distinct == time->distinct &&
                           order.value_or(DateOrder::clock) == DateOrder::clock &&
                           dateOrderOf(*p->column);  // a date with its time beside the time alone
        time = fits && (time == nullptr || p->distinct > time->distinct || dated) ? p : time;
    }
    return time;
}

bool RoleBoard::isGuessed(const Profile& p) const {
    return (has(p, Role::key) || has(p, Role::factor)) && !is(p, RoleClue::stated) && !is(p, RoleClue::time) &&
           !is(p, RoleClue::runsAlong);
}

Cells RoleBoard::cellsOf(const Profiles& columns) const {
    Cells cells(rowCount());
    for (const Profile* column : columns) {
        if (!cancelled()) {
            cells.split(*column);
        }
    }
    return cells;
}

bool RoleBoard::isNumbersAlone() const {
    return std::all_of(m_profiles.begin(), m_profiles.end(),
                       [](const Profile& profile) { return profile.isNumeric() || profile.present == 0; });
}

RoleReason RoleBoard::reasonOf(const Profile& profile) const {
    return m_given[profile.place].value_or(RoleReason{});
}

const StatedRole* RoleBoard::statedOf(const Profile& profile) {
    const auto& stated = profile.column->stated;
    return stated && (profile.present > 0 || !profile.column->notNumbers.empty()) ? &*stated : nullptr;
}

bool RoleBoard::isStated() const {
    return std::any_of(m_profiles.begin(), m_profiles.end(), [](const Profile& profile) {
        return statedOf(profile) != nullptr && !marksSimulated(*profile.column);
    });
}

bool RoleBoard::isOption(const Profile& profile) {
    return profile.distinct == 2 && data::isOption(firstLevels(profile));
}

bool RoleBoard::determines(const Profile& key, const Profile& other) const {
    return !m_progress.cancelled() && data::determines(key, other);
}

}  // namespace greyscope::data
