#include "core/data/columns/combinations.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace greyscope::data {

namespace {

bool isSameEverywhere(const Profile& profile) {
    return profile.distinct == 1 && profile.isComplete();
}

}  // namespace

/// Takes columns in ascending order of their number of levels, as long as their combinations are few compared with the
/// rows.
void Combinations::find() {
    if (m_classes) {
        return;
    }
    constexpr std::size_t kMost = 1U << 16U;
    constexpr std::size_t kRowsOfEach = 8;
    const std::vector<Profile>& profiles = *m_profiles;
    Places order(profiles.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return profiles[a].distinct < profiles[b].distinct; });
    RowClasses classes;
    classes.isFew.assign(profiles.size(), false);
    Cells all(rows());
    for (const std::size_t place : order) {
        const Profile& profile = profiles[place];
        if (!profile.endless && profile.codeCount() * all.count <= std::min(kMost, rows() / kRowsOfEach)) {
            all.split(profile);
            classes.isFew[place] = true;
        }
    }
    classes.size = all.sizes();
    std::vector<std::size_t> first(all.count, 0);
    for (std::size_t row = rows(); row-- > 0;) {
        first[all[row]] = row;
    }
    classes.first = rows() == 0 ? Rows() : Rows(first);
    classes.of = std::move(all.codes);
    m_classes = std::make_shared<const RowClasses>(std::move(classes));
}

void Combinations::part(const Places& columns, Places& few, Places& others) const {
    for (const std::size_t place : columns) {
        (m_classes->isFew[place] ? few : others).push_back(place);
    }
}

/// One code per row class.
Cells Combinations::cellsOfFew(const Places& few) const {
    Cells cells(m_classes->first.size());
    for (const std::size_t place : few) {
        cells.split((*m_profiles)[place], m_classes->first);
    }
    return cells;
}

/// Counts the combinations of these cells with the levels of one more column, using one bit per possible combination.
std::size_t Combinations::countBeside(const Cells& few, const Profile& last) const {
    const std::size_t levels = last.codeCount();
    std::vector<bool> met(few.count * levels, false);
    for (std::size_t row = 0; row < last.rows; ++row) {
        met[few[classOf(row)] * levels + static_cast<std::size_t>(last.levels[row] + 1)] = true;
    }
    return static_cast<std::size_t>(std::count(met.begin(), met.end(), true));
}

std::size_t Combinations::count(Places columns) {
    const std::vector<Profile>& profiles = *m_profiles;
    std::erase_if(columns, [&](std::size_t place) { return isSameEverywhere(profiles[place]); });
    std::sort(columns.begin(), columns.end());
    columns.erase(std::unique(columns.begin(), columns.end()), columns.end());
    if (columns.empty()) {
        return 1;
    }
    const auto differsInEachRow = [](const Profile& p) { return p.isAxisLike() && (!p.endless || p.increasing); };
    if (std::ranges::any_of(columns, [&](std::size_t place) { return differsInEachRow(profiles[place]); })) {
        return rows();
    }
    const auto known = m_counts.find(columns);
    if (known != m_counts.end()) {
        return known->second;
    }
    find();
    constexpr std::size_t kBitsPerRow = 16;
    Places few;
    Places others;
    part(columns, few, others);
    std::size_t count = 0;
    const Cells cells = cellsOfFew(few);
    if (others.empty()) {
        count = cells.count;
    } else if (const Profile& last = profiles[others.front()];
               others.size() == 1 && !last.endless && cells.count * last.codeCount() <= kBitsPerRow * rows()) {
        count = countBeside(cells, last);
    } else {
        count = this->cells(columns).count;
    }
    m_counts.emplace(std::move(columns), count);
    return count;
}

std::vector<std::size_t> Combinations::sizes(const Places& columns) {
    const RowClasses* const classes = classesFor(columns);
    if (classes == nullptr) {
        return cells(columns).sizes();
    }
    const Cells cells = cellsOfFew(columns);
    std::vector<std::size_t> sizes(cells.count, 0);
    for (std::size_t i = 0; i < classes->size.size(); ++i) {
        sizes[cells[i]] += classes->size[i];
    }
    return sizes;
}

Cells Combinations::cells(const Places& columns) {
    find();
    Places few;
    Places others;
    part(columns, few, others);
    const Cells ofClasses = cellsOfFew(few);
    PackedWriter<std::int32_t> codes(rows());
    for (std::size_t row = 0; row < rows(); ++row) {
        codes.add(ofClasses.codes[classOf(row)]);
    }
    Cells cells(codes.take(), ofClasses.count);
    for (const std::size_t place : others) {
        cells.split((*m_profiles)[place]);
    }
    return cells;
}

Rows Combinations::rowsOf(const std::vector<char>& classMarks) {
    find();
    Rows found;
    for (std::size_t row = 0; row < rows(); ++row) {
        if (classMarks[classOf(row)] != 0) {
            found.push_back(row);
        }
    }
    return found;
}

const RowClasses* Combinations::classesFor(const Places& columns) {
    find();
    return std::ranges::all_of(columns, [&](std::size_t place) { return m_classes->isFew[place]; }) ? m_classes.get()
                                                                                                    : nullptr;
}

}  // namespace greyscope::data
