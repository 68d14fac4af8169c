#include "core/data/roles.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <set>
#include <string_view>
#include <tuple>
#include <unordered_map>

#include "core/base/text.h"

namespace greyscope::data {

namespace {

/// A column as a table of few levels is seen: each row's level, how many there are, and what the numbers look like.
struct Profile {
    const Column* column = nullptr;
    std::vector<std::int32_t> levels;  ///< -1: missing
    std::size_t distinct = 0;
    std::size_t alone = 0;  ///< rows whose number no other row has
    std::size_t present = 0;
    bool increasing = true;  ///< strictly, from row to row
    bool whole = true;       ///< integers alone
    bool endless = false;    ///< so many different numbers that their levels were not told apart
};

constexpr std::size_t manyLevels = 20'000;

std::size_t rowsAlone(const std::vector<std::int32_t>& levels, std::size_t count) {
    std::vector<std::size_t> rows(count, 0);
    for (const std::int32_t level : levels) {
        if (level >= 0 && static_cast<std::size_t>(level) < count) {
            ++rows[static_cast<std::size_t>(level)];
        }
    }
    return static_cast<std::size_t>(std::count(rows.begin(), rows.end(), std::size_t{1}));
}

Profile profileOf(const Column& column) {
    Profile profile{&column, std::vector<std::int32_t>(column.size(), -1)};
    std::unordered_map<double, std::int32_t> numbers;
    for (std::size_t row = 0; row < column.size(); ++row) {
        if (column.missingAt(row)) {
            continue;
        }
        ++profile.present;
        if (!column.isNumeric()) {
            profile.levels[row] = column.texts().codes[row];
            continue;
        }
        const double value = column.numbers()[row];
        if (!profile.endless) {
            profile.levels[row] = numbers.try_emplace(value, static_cast<std::int32_t>(numbers.size())).first->second;
            profile.endless = numbers.size() > manyLevels && 2 * numbers.size() > profile.present;
        }
        profile.whole = profile.whole && value == std::trunc(value);
        profile.increasing = profile.increasing && (row == 0 || value > column.numbers()[row - 1]);
    }
    profile.distinct = profile.endless ? profile.present : column.isNumeric() ? numbers.size() : Levels(column).count();
    profile.alone = profile.endless ? profile.present : rowsAlone(profile.levels, profile.distinct);
    return profile;
}

std::vector<std::string> wordsOf(const std::string& name) {
    const std::string text = base::lowered(name);
    std::vector<std::string> words;
    std::size_t position = 0;
    while (position <= text.size()) {
        const std::size_t end = std::min(text.find_first_of("_ -.", position), text.size());
        words.push_back(text.substr(position, end - position));
        position = end + 1;
    }
    return words;
}

template <std::size_t n>
bool isOneOf(const std::string& word, const std::array<std::string_view, n>& words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// When and from where a row came: the last word says what a name is about ("start_epoch", not "file_per_process").
bool namesOrigin(const Column& column) {
    constexpr std::array<std::string_view, 12> words{"epoch", "timestamp", "date",   "when",    "path",    "file",
                                                     "url",   "commit",    "source", "version", "comment", "note"};
    return isOneOf(wordsOf(column.name).back(), words);
}

bool isSize(const std::string& unit) {
    constexpr std::array<std::string_view, 9> sizes{"B", "KB", "MB", "GB", "TB", "KiB", "MiB", "GiB", "TiB"};
    return std::find(sizes.begin(), sizes.end(), unit) != sizes.end();
}

/// Whether the column repeats little: a design has few levels in many rows, a measurement hardly repeats.
bool mostlyDifferent(const Profile& profile) {
    return 2 * profile.distinct > profile.present;
}

/// In small tables the levels of a setting are as many as half of the rows, but each comes back on the other system.
bool mostlyAlone(const Profile& profile) {
    return mostlyDifferent(profile) && 2 * profile.alone >= profile.present;
}

bool isRate(const std::string& unit) {
    return unit == "IOPS" || unit.ends_with("/s");
}

bool looksMeasured(const Profile& profile) {
    const Column& column = *profile.column;
    if (!column.isNumeric() || profile.distinct < 2 || namesOrigin(column)) {
        return false;
    }
    const bool hasUnit = !column.unit.empty() && !isSize(column.unit);
    return hasUnit || base::lowered(column.name) == "iops" || mostlyAlone(profile) ||
           (!profile.whole && profile.distinct > 20);
}

/// Whether each level of `key` stands beside one level of `other` alone.
bool determines(const Profile& key, const Profile& other) {
    if (key.endless || other.endless) {
        return false;
    }
    constexpr std::int32_t unseen = -2;
    std::unordered_map<std::int32_t, std::int32_t> levelBeside;
    for (std::size_t row = 0; row < key.levels.size(); ++row) {
        auto& level = levelBeside.try_emplace(key.levels[row], unseen).first->second;
        if (level != unseen && level != other.levels[row]) {
            return false;
        }
        level = other.levels[row];
    }
    return true;
}

/// Past so many series nobody compares them one by one.
constexpr std::size_t manySeries = 100;

/// Rows between two questions whether anybody still wants to know.
constexpr std::size_t rowsPerQuestion = 4096;

/// Whether the levels of `number` stand for the combinations of the levels of `parts`; a few may have come up twice.
bool numbersCombinations(const Profile& number, const std::vector<const Profile*>& parts,
                         const base::Progress& progress) {
    std::set<std::vector<std::int32_t>> combinations;
    for (std::size_t row = 0; row < number.levels.size(); ++row) {
        if (row % rowsPerQuestion == 0 && progress.cancelled()) {
            return false;
        }
        std::vector<std::int32_t> combination;
        for (const Profile* part : parts) {
            combination.push_back(part->levels[row]);
        }
        combinations.insert(std::move(combination));
    }
    return parts.size() >= 2 && 10 * combinations.size() >= 9 * number.distinct;
}

/// Sorts the columns that are not metrics into keys, factors and descriptions. Asks before each look at all rows
/// whether it is cancelled; what it has chosen until then is nobody's.
class RoleGuess {
public:
    RoleGuess(const Dataset& dataset, const base::Progress& progress) : m_progress(progress) {
        for (const Column& column : dataset.columns()) {
            if (progress.cancelled()) {
                return;
            }
            m_profiles.push_back(profileOf(column));
        }
    }

    base::Expected<Roles> run() {
        chooseMetrics();
        if (!m_roles.metrics.empty()) {
            chooseDescriptions();
            chooseKeys();
            chooseFactors();
        }
        if (m_progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        return m_roles.metrics.empty() ? base::fail(base::ErrorCode::noNumericColumn) : base::Expected<Roles>(m_roles);
    }

private:
    void chooseMetrics() {
        const auto counts = [](const Profile& p) { return p.increasing && p.distinct > 1 && !isRate(p.column->unit); };
        const auto isNumeric = [](const Profile& p) { return p.column->isNumeric() && p.present > 0; };
        // The first column that only rises is what the others were measured along.
        const auto axis = std::find_if(m_profiles.begin(), m_profiles.end(),
                                       [&](const Profile& p) { return isNumeric(p) && counts(p); });
        const Column* const along = axis == m_profiles.end() ? nullptr : axis->column;
        const auto firstMetric = std::stable_partition(m_profiles.begin(), m_profiles.end(), [&](const Profile& p) {
            return p.column == along || !looksMeasured(p);
        });
        std::vector<Profile> metrics(std::make_move_iterator(firstMetric), std::make_move_iterator(m_profiles.end()));
        m_profiles.erase(firstMetric, m_profiles.end());
        const auto last = std::find_if(m_profiles.rbegin(), m_profiles.rend(), isNumeric);
        if (metrics.empty() && last != m_profiles.rend()) {
            metrics.push_back(std::move(*last));
            m_profiles.erase(std::next(last).base());
        }
        for (const Profile& metric : metrics) {
            m_roles.metrics.push_back(metric.column->name);
        }
    }

    [[nodiscard]] bool isOpen(const Profile& profile) const {
        return !m_descriptions.contains(profile.column) && !m_keys.contains(profile.column);
    }

    void chooseDescriptions() {
        for (const Profile& profile : m_profiles) {
            const bool freeText = !profile.column->isNumeric() && profile.present > 12 && mostlyDifferent(profile);
            if (profile.distinct < 2 || freeText || namesOrigin(*profile.column)) {
                m_descriptions.insert(profile.column);
            }
        }
    }

    /// A numeric column numbers cases where its name says so, or where it determines text beside it.
    [[nodiscard]] bool numbersCases(const Profile& profile) const {
        if (namesCases(*profile.column)) {
            return true;
        }
        return std::any_of(m_profiles.begin(), m_profiles.end(), [&](const Profile& other) {
            return isOpen(other) && !other.column->isNumeric() && other.distinct < profile.distinct &&
                   !m_progress.cancelled() && determines(profile, other);
        });
    }

    void chooseKeys() {
        std::vector<const Profile*> candidates;
        for (const Profile& profile : m_profiles) {
            if (isOpen(profile) && !isAxisLike(profile) && (!profile.column->isNumeric() || numbersCases(profile))) {
                candidates.push_back(&profile);
            }
        }
        // What a candidate with more levels determines tells nothing more: an operation beside "randread".
        const auto saysMore = [](const Profile* left, const Profile* right) {
            return left->distinct > right->distinct;
        };
        std::vector<const Profile*> byLevels = candidates;
        std::stable_sort(byLevels.begin(), byLevels.end(), saysMore);
        for (const Profile* candidate : byLevels) {
            if (!isOpen(*candidate)) {
                continue;
            }
            std::vector<const Profile*> determined;
            for (const Profile& other : m_profiles) {
                if (&other != candidate && isOpen(other) && !m_progress.cancelled() && determines(*candidate, other)) {
                    determined.push_back(&other);
                }
            }
            if (candidate->distinct > manySeries && numbersCombinations(*candidate, determined, m_progress)) {
                m_descriptions.insert(candidate->column);
                continue;
            }
            m_keys.insert(candidate->column);
            for (const Profile* other : determined) {
                m_descriptions.insert(other->column);
            }
        }
        for (const Profile* candidate : candidates) {
            if (m_keys.contains(candidate->column)) {
                m_roles.keys.push_back(candidate->column->name);
            }
        }
    }

    /// A column that differs in every row cannot name series: each would have one point.
    static bool isAxisLike(const Profile& profile) {
        return profile.distinct == profile.present && profile.present == profile.levels.size();
    }

    void chooseFactors() {
        std::vector<const Profile*> factors;
        std::vector<const Profile*> keys;
        for (const Profile& profile : m_profiles) {
            if (m_descriptions.contains(profile.column)) {
                m_roles.descriptions.push_back(profile.column->name);
            } else {
                (m_keys.contains(profile.column) ? keys : factors).push_back(&profile);
            }
        }
        const auto repeats = [](const Profile* p) { return namesRepetitions(p->column->name); };
        const auto lessOfAnAxis = [&](const Profile* left, const Profile* right) {
            const auto rank = [&](const Profile* p) {
                return std::tuple(!repeats(p), p->column->isNumeric(), p->distinct);
            };
            return rank(left) < rank(right);
        };
        if (factors.empty() && keys.size() > 1) {
            // Nothing runs along the series: the key with most levels does.
            const Profile* axis = *std::max_element(keys.begin(), keys.end(), lessOfAnAxis);
            factors.push_back(axis);
            std::erase(m_roles.keys, axis->column->name);
        }
        std::stable_partition(factors.begin(), factors.end(), [&](const Profile* p) { return !repeats(p); });
        if (const auto axis = std::max_element(factors.begin(), factors.end(), lessOfAnAxis); axis != factors.end()) {
            std::rotate(factors.begin(), axis, std::next(axis));
        }
        for (const Profile* factor : factors) {
            m_roles.factors.push_back(factor->column->name);
        }
    }

    const base::Progress& m_progress;
    std::vector<Profile> m_profiles;  ///< of the columns that are not metrics, once those are chosen
    std::set<const Column*> m_descriptions;
    std::set<const Column*> m_keys;
    Roles m_roles;
};

}  // namespace

bool namesCases(const Column& column) {
    constexpr std::array<std::string_view, 10> words{"case",   "id",       "system", "host",       "device",
                                                     "config", "scenario", "setup",  "experiment", "series"};
    const auto parts = wordsOf(column.name);
    return std::any_of(parts.begin(), parts.end(), [&](const std::string& part) { return isOneOf(part, words); });
}

bool namesRepetitions(const std::string& columnName) {
    constexpr std::array<std::string_view, 9> words{"repeat", "repetition", "replicate", "rep", "iteration",
                                                    "iter",   "trial",      "run",       "seed"};
    constexpr std::array<std::string_view, 7> counters{"id", "no", "nr", "num", "number", "index", "idx"};
    std::string spaced;  // "runId" has two words as well
    for (const char c : columnName) {
        const bool begins = c >= 'A' && c <= 'Z' && !spaced.empty() && spaced.back() >= 'a' && spaced.back() <= 'z';
        spaced += begins ? std::string{'_', c} : std::string{c};
    }
    std::vector<std::string> parts = wordsOf(spaced);
    if (parts.size() > 1 && isOneOf(parts.back(), counters)) {
        parts.pop_back();
    }
    const bool perRun = parts.size() > 1 && parts[parts.size() - 2] == "per";  // "bytes_per_run"
    return isOneOf(parts.back(), words) && !perRun;
}

base::Expected<Roles> guessRoles(const Dataset& dataset, base::Progress& progress) {
    return RoleGuess(dataset, progress).run();
}

std::optional<Roles> guessRoles(const Dataset& dataset) {
    base::NoProgress progress;
    const auto roles = guessRoles(dataset, progress);
    return roles ? std::optional(*roles) : std::nullopt;
}

}  // namespace greyscope::data
