#include "core/data/roles/role_board.h"

#include <algorithm>
#include <utility>

#include "core/base/parallel.h"
#include "core/data/columns/calendar.h"
#include "core/data/columns/on_off.h"
#include "core/data/groups/row_groups.h"
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

namespace {

Combinations::Places placesOf(const Profiles& columns) {
    Combinations::Places places;
    for (const Profile* column : columns) {
        places.push_back(column->place);
    }
    return places;
}

}  // namespace

RoleBoard::RoleBoard(const Dataset& dataset, const base::Progress& progress)
    : m_dataset(dataset),
      m_progress(progress),
      m_combinations(m_profiles, dataset.remembered<RowClasses>()),
      m_given(dataset.columns().size()) {
    constexpr std::size_t kWorthThreads = 1'000'000;  // cells
    const std::size_t columns = dataset.columns().size();
    m_profiles.resize(columns);
    const bool many = columns * dataset.rowCount() >= kWorthThreads;
    base::forEach(columns, many ? base::Threads::available() : base::Threads{1}, [&](std::size_t c) {
        if (!progress.cancelled()) {
            m_profiles[c] = profileOf(dataset.columns()[c], c);
        }
    });
    if (progress.cancelled()) {
        m_profiles.clear();
    }
    if (const auto groups = dataset.remembered<RowGroups>()) {
        std::ranges::for_each(m_profiles, [&](Profile& profile) { groups->complete(profile); });
    }
}

void RoleBoard::remember() const {
    if (m_combinations.known() && !m_dataset.remembered<RowClasses>()) {
        m_dataset.remember(m_combinations.known());
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
        const bool finer = time != nullptr && 9 * p->distinct > 10 * time->distinct;
        time = fits && (time == nullptr || finer || dated) ? p : time;
    }
    return time;
}

bool RoleBoard::isGuessed(const Profile& p) const {
    return (has(p, Role::key) || has(p, Role::factor)) && !is(p, RoleClue::stated) && !is(p, RoleClue::time) &&
           !is(p, RoleClue::runsAlong);
}

std::size_t RoleBoard::cellCount(const Profiles& columns) const {
    return cancelled() ? 1 : m_combinations.count(placesOf(columns));
}

std::vector<std::size_t> RoleBoard::cellSizes(const Profiles& columns) const {
    return cancelled() ? std::vector<std::size_t>{rowCount()} : m_combinations.sizes(placesOf(columns));
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
