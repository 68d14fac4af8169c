#include "core/data/columns/combinations.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <numeric>
#include <span>
#include <utility>

#include "core/base/parallel.h"

namespace greyscope::data {

namespace {

bool isSameEverywhere(const Profile& profile) {
    return profile.distinct == 1 && profile.isComplete();
}

/// Appends a last digit to each number, in a numeral system with `count` digits. The digit is digits[i] + shift.
template <class Digit>
void addDigit(std::span<std::uint16_t> numbers, std::span<const Digit> digits, std::size_t count, std::int32_t shift) {
    const auto base = static_cast<std::uint32_t>(count);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto digit = static_cast<std::uint32_t>(digits[i] + shift);
        numbers[i] = static_cast<std::uint16_t>(numbers[i] * base + digit);
    }
}

}  // namespace

/// Splits the classes by the levels of several columns at once. Each row gets the number of its combination, which is
/// below `bound`.
void Combinations::split(RowClasses& classes, const Places& columns, std::size_t bound) const {
    struct Met {
        std::vector<std::size_t> rows;
        std::vector<std::size_t> first;
    };
    const std::size_t parts = base::partsOf(rows());
    const base::Threads threads = base::Threads::available();
    std::vector<Met> met(parts, {std::vector<std::size_t>(bound, 0), std::vector<std::size_t>(bound, 0)});
    std::vector<std::uint16_t> combinations(rows());
    base::forEachPart(rows(), parts, threads, [&](std::size_t part, std::size_t begin, std::size_t end) {
        const std::span here = std::span(combinations).subspan(begin, end - begin);
        classes.of.visit([&](auto of) { addDigit(here, of.subspan(begin, here.size()), 1, 0); });
        for (const std::size_t place : columns) {
            const Profile& column = (*m_profiles)[place];
            column.levels.visit(
                [&](auto levels) { addDigit(here, levels.subspan(begin, here.size()), column.codeCount(), 1); });
        }
        for (std::size_t row = begin; row < end; ++row) {
            const std::size_t combination = combinations[row];
            if (met[part].rows[combination]++ == 0) {
                met[part].first[combination] = row;
            }
        }
    });
    for (std::size_t part = parts; part-- > 1;) {  // rows of a part come after all rows of the part before it
        for (std::size_t combination = 0; combination < bound; ++combination) {
            const std::size_t more = met[part].rows[combination];
            if (more > 0 && met[part - 1].rows[combination] == 0) {
                met[part - 1].first[combination] = met[part].first[combination];
            }
            met[part - 1].rows[combination] += more;
        }
    }
    std::vector<std::size_t> there;
    for (std::size_t combination = 0; combination < bound; ++combination) {
        if (met.front().rows[combination] > 0) {
            there.push_back(combination);
        }
    }
    std::ranges::sort(there, {}, [&](std::size_t combination) { return met.front().first[combination]; });
    std::vector<std::int32_t> classOf(bound, 0);
    classes.first = Rows();
    classes.size.clear();
    for (const std::size_t combination : there) {
        classOf[combination] = static_cast<std::int32_t>(classes.size.size());
        classes.first.push_back(met.front().first[combination]);
        classes.size.push_back(met.front().rows[combination]);
    }
    classes.of = LevelCodes::made(rows(), 0, static_cast<std::int32_t>(there.size()) - 1, threads,
                                  [&](std::size_t row) { return classOf[combinations[row]]; });
}

/// Finds the row classes. Columns are added in ascending order of their number of levels, as long as their combinations
/// are few compared with the rows.
void Combinations::find() {
    if (m_classes) {
        return;
    }
    constexpr std::size_t kMost = 1U << 16U;
    constexpr std::size_t kRowsOfEach = 8;
    const std::size_t most = std::min(kMost, rows() / kRowsOfEach);
    const std::vector<Profile>& profiles = *m_profiles;
    Places order(profiles.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return profiles[a].distinct < profiles[b].distinct; });
    RowClasses classes{LevelCodes(rows()), {}, {}, std::vector<bool>(profiles.size(), false)};
    if (rows() > 0) {
        classes.first = {0};
        classes.size = {rows()};
    }
    Places together;
    std::size_t bound = 1;  // upper bound on the combinations of the classes with the levels of these columns
    const auto splitByThese = [&] {
        if (!together.empty()) {
            split(classes, std::exchange(together, {}), bound);
            bound = classes.first.size();
        }
    };
    for (const std::size_t place : order) {
        const Profile& profile = profiles[place];
        if (!profile.endless && profile.codeCount() * bound > most) {
            splitByThese();  // usually, not all possible combinations occur
        }
        if (!profile.endless && profile.codeCount() * bound <= most) {
            together.push_back(place);
            bound *= profile.codeCount();
            classes.isFew[place] = true;
        }
    }
    splitByThese();
    m_classes = std::make_shared<const RowClasses>(std::move(classes));
}

void Combinations::part(const Places& columns, Places& few, Places& others) const {
    for (const std::size_t place : columns) {
        (m_classes->isFew[place] ? few : others).push_back(place);
    }
}

/// Returns the combination of the levels of columns with few levels, as one code per row class.
Cells Combinations::cellsOfFew(const Places& few) const {
    Cells cells(m_classes->first.size());
    for (const std::size_t place : few) {
        cells.split((*m_profiles)[place], m_classes->first);
    }
    return cells;
}

constexpr std::size_t kBitsPerRow = 16;

/// Counts the combinations of these cells with the levels of one more column, using one bit per possible combination.
/// Each thread has its own bits, as long as these are few compared with the rows.
std::size_t Combinations::countBeside(const Cells& few, const Profile& last) const {
    const std::size_t levels = last.codeCount();
    const std::size_t room =
        std::max(std::size_t{1}, kBitsPerRow * rows() / std::max(std::size_t{1}, few.count * levels));
    const std::size_t parts = std::min({base::partsOf(rows()), base::Threads::available().count, room});
    std::vector<std::vector<bool>> met(parts, std::vector<bool>(few.count * levels, false));
    std::vector<std::size_t> firstOf(few.codes.size());  // first bit of each class
    for (std::size_t each = 0; each < firstOf.size(); ++each) {
        firstOf[each] = few[each] * levels + 1;
    }
    base::forEachPart(rows(), parts, {parts}, [&](std::size_t part, std::size_t begin, std::size_t end) {
        std::vector<bool>& own = met[part];
        m_classes->of.visit([&](auto of) {
            last.levels.visit([&](auto level) {
                for (std::size_t row = begin; row < end; ++row) {
                    own[firstOf[static_cast<std::size_t>(of[row])] + static_cast<std::size_t>(level[row])] = true;
                }
            });
        });
    });
    for (std::size_t part = 1; part < parts; ++part) {
        std::transform(met.front().begin(), met.front().end(), met[part].begin(), met.front().begin(),
                       std::logical_or<>());
    }
    return static_cast<std::size_t>(std::count(met.front().begin(), met.front().end(), true));
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
        return profiles.front().rows;
    }
    const auto known = m_counts.find(columns);
    if (known != m_counts.end()) {
        return known->second;
    }
    find();
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
