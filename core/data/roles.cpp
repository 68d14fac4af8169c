#include "core/data/roles.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/data/calendar.h"
#include "core/data/column_clues.h"
#include "core/data/quantity.h"
#include "core/data/units.h"

namespace greyscope::data {

namespace {

/// A column as a table of few levels is seen: each row's level, how many there are, and what the numbers look like.
struct Profile {
    const Column* column = nullptr;
    std::size_t place = 0;             ///< among the columns
    std::vector<std::int32_t> levels;  ///< -1: missing
    std::size_t distinct = 0;
    std::size_t alone = 0;  ///< rows whose number no other row has
    std::size_t present = 0;
    bool increasing = true;  ///< strictly, from row to row
    bool counts = true;      ///< each number is one more than that of the row before, or the first one again
    bool whole = true;       ///< integers alone
    bool balanced = false;   ///< each level comes up equally often, and more than once
    bool sizes = false;      ///< text, each level a number with a unit
    bool times = false;      ///< dates and times as text, or counted since 1970
    std::size_t fewest = 0;  ///< rows of a level
    std::size_t most = 0;
    bool endless = false;  ///< so many different numbers that their levels were not told apart

    [[nodiscard]] bool isNumeric() const { return column->isNumeric(); }
    [[nodiscard]] bool isOrdered() const { return isNumeric() || sizes || times; }
    [[nodiscard]] bool isComplete() const { return present == levels.size(); }
    /// A column that differs in every row cannot name series: each would have one point.
    [[nodiscard]] bool isAxisLike() const { return distinct == present && isComplete(); }
};

constexpr std::size_t manyLevels = 20'000;

void countRows(Profile& profile) {
    std::vector<std::size_t> rows(profile.distinct, 0);
    for (const std::int32_t level : profile.levels) {
        if (level >= 0 && static_cast<std::size_t>(level) < profile.distinct) {
            ++rows[static_cast<std::size_t>(level)];
        }
    }
    profile.alone = static_cast<std::size_t>(std::count(rows.begin(), rows.end(), std::size_t{1}));
    const auto [fewest, most] = std::minmax_element(rows.begin(), rows.end());
    if (!rows.empty()) {
        profile.fewest = *fewest;
        profile.most = *most;
        profile.balanced = *fewest == *most && *fewest > 1;
    }
}

void lookAtNumbers(Profile& profile) {
    const NumericValues& values = profile.column->numbers();
    std::unordered_map<double, std::int32_t> numbers;
    for (std::size_t row = 0; row < values.size(); ++row) {
        const double value = values[row];
        if (std::isnan(value)) {
            profile.counts = false;
            continue;
        }
        ++profile.present;
        if (!profile.endless) {
            profile.levels[row] = numbers.try_emplace(value, static_cast<std::int32_t>(numbers.size())).first->second;
            profile.endless = numbers.size() > manyLevels && 2 * numbers.size() > profile.present;
        }
        profile.whole = profile.whole && value == std::trunc(value);
        profile.increasing = profile.increasing && (row == 0 || value > values[row - 1]);
        profile.counts = profile.counts && (row == 0 || value == values[row - 1] + 1.0 || value == values.front());
    }
    profile.distinct = profile.endless ? profile.present : numbers.size();
    profile.times = epochUnit(*profile.column).has_value();
}

void lookAtTexts(Profile& profile) {
    const TextValues& texts = profile.column->texts();
    profile.levels = texts.codes;
    profile.present = static_cast<std::size_t>(
        std::count_if(texts.codes.begin(), texts.codes.end(), [](std::int32_t code) { return code >= 0; }));
    profile.distinct = Levels(*profile.column).count();
    profile.whole = false;
    profile.counts = false;
    profile.increasing = false;
    profile.sizes = areQuantities(*profile.column);
    profile.times = dateOrderOf(*profile.column).has_value();
}

Profile profileOf(const Column& column, std::size_t place) {
    Profile profile{&column, place, std::vector<std::int32_t>(column.isNumeric() ? column.size() : 0, -1)};
    column.isNumeric() ? lookAtNumbers(profile) : lookAtTexts(profile);
    if (profile.endless) {
        profile.alone = profile.present;
        profile.fewest = profile.most = 1;
    } else {
        countRows(profile);
    }
    return profile;
}

bool isSize(const std::string& unit) {
    constexpr std::array<std::string_view, 9> sizes{"B", "KB", "MB", "GB", "TB", "KiB", "MiB", "GiB", "TiB"};
    return std::find(sizes.begin(), sizes.end(), unit) != sizes.end();
}

bool isRate(const std::string& unit) {
    return unit == "IOPS" || unit.ends_with("/s");
}

/// Whether the column repeats little: a design has few levels in many rows, a measurement hardly repeats.
bool mostlyDifferent(const Profile& profile) {
    return 2 * profile.distinct > profile.present;
}

/// In small tables the levels of a setting are as many as half of the rows, but each comes back on the other system.
bool mostlyAlone(const Profile& profile) {
    return mostlyDifferent(profile) && 2 * profile.alone >= profile.present;
}

/// A pause of 0, 10 or 50 ms that comes up equally often was set, whatever its unit.
bool looksSet(const Profile& profile) {
    constexpr std::size_t enoughRows = 8;
    return profile.whole && profile.balanced && profile.present >= enoughRows &&
           4 * profile.distinct <= profile.present && !isRate(profile.column->unit);
}

/// Each version or file comes up equally often: as something that was compared does.
bool repeatsEvenly(const Profile& profile) {
    return profile.balanced && 4 * profile.distinct <= profile.present;
}

std::optional<RoleClue> measuredBy(const Profile& profile) {
    const Column& column = *profile.column;
    if (!column.isNumeric() || profile.distinct < 2 || profile.times || namesOrigin(column.name) ||
        namesStatus(column.name) || namesRepetitions(column.name) || looksSet(profile)) {
        return std::nullopt;
    }
    if (!column.unit.empty() && !isSize(column.unit)) {
        return RoleClue::unitOfMeasurement;
    }
    if (namesMeasurement(column.name)) {
        return RoleClue::namedMeasurement;
    }
    const bool hardlyRepeats = mostlyAlone(profile) || (!profile.whole && profile.distinct > 20);
    return hardlyRepeats ? std::optional(RoleClue::hardlyRepeats) : std::nullopt;
}

/// Whether each level of `key` stands beside one level of `other` alone.
bool determines(const Profile& key, const Profile& other) {
    if (key.endless || other.endless) {
        return false;
    }
    constexpr std::int32_t unseen = -2;
    const std::size_t levels = key.isNumeric() ? key.distinct : key.column->texts().levels.size();
    std::vector<std::int32_t> levelBeside(levels + 1, unseen);  // the first one beside a missing cell
    for (std::size_t row = 0; row < key.levels.size(); ++row) {
        auto& level = levelBeside[static_cast<std::size_t>(key.levels[row] + 1)];
        if (level != unseen && level != other.levels[row]) {
            return false;
        }
        level = other.levels[row];
    }
    return true;
}

/// The levels that are told of a column: of numbers the lowest ones.
std::vector<std::string> firstLevels(const Column& column) {
    constexpr std::size_t told = 5;
    std::vector<std::string> texts;
    if (!column.isNumeric()) {
        const auto& levels = column.texts().levels;
        texts.assign(levels.begin(), levels.begin() + static_cast<std::ptrdiff_t>(std::min(levels.size(), told)));
        return texts;
    }
    std::vector<double> lowest;
    for (const double value : column.numbers()) {
        if (std::isnan(value) || base::contains(lowest, value) || (lowest.size() == told && value > lowest.back())) {
            continue;
        }
        lowest.insert(std::lower_bound(lowest.begin(), lowest.end(), value), value);
        lowest.resize(std::min(lowest.size(), told));
    }
    std::transform(lowest.begin(), lowest.end(), std::back_inserter(texts),
                   [](double value) { return base::toText(value); });
    return texts;
}

std::string unitOfFirst(const std::vector<std::string>& levels) {
    const auto first = quantityOf(levels.front());
    return first ? first->unit : std::string();
}

/// The ratio of each of these levels to the one before; 0 where there is none, or not one.
double ratioOf(const std::vector<std::string>& levels) {
    std::vector<double> values;
    for (const std::string& level : levels) {
        double value = 0.0;
        if (const auto quantity = quantityOf(level)) {
            value = quantity->number * unitFactor(quantity->unit, unitOfFirst(levels)).value_or(0.0);
        } else if (std::from_chars(level.data(), level.data() + level.size(), value).ec != std::errc()) {
            return 0.0;
        }
        if (value <= 0.0) {
            return 0.0;
        }
        values.push_back(value);
    }
    if (values.size() < 3) {
        return 0.0;
    }
    const double ratio = values[1] / values[0];
    for (std::size_t i = 2; i < values.size(); ++i) {
        if (std::abs(values[i] / values[i - 1] - ratio) > 1e-9 * ratio) {
            return 0.0;
        }
    }
    return ratio;
}

ColumnFacts factsOf(const Profile& profile) {
    ColumnFacts facts{profile.levels.size(), profile.present, profile.distinct, profile.fewest, profile.most};
    facts.first = firstLevels(*profile.column);
    facts.ratio = ratioOf(facts.first);
    return facts;
}

/// Past so many series nobody compares them one by one.
constexpr std::size_t manySeries = 100;

/// The combinations of the levels of some columns, as one code a row. Of endless columns every row is its own.
struct Cells {
    std::vector<std::uint32_t> codes;
    std::size_t count = 1;

    explicit Cells(std::size_t rows) : codes(rows, 0) {}
    void split(const Profile& by) {
        if (by.endless) {
            std::iota(codes.begin(), codes.end(), 0U);
            count = codes.size();
            return;
        }
        std::unordered_map<std::uint64_t, std::uint32_t> numbers;
        for (std::size_t row = 0; row < codes.size(); ++row) {
            const std::uint64_t both =
                (std::uint64_t{codes[row]} << 32U) | static_cast<std::uint32_t>(by.levels[row] + 1);
            codes[row] = numbers.try_emplace(both, static_cast<std::uint32_t>(numbers.size())).first->second;
        }
        count = numbers.size();
    }
};

/// Whether rows of one cell never agree in the column.
bool tellsApart(const Cells& cells, const Profile& profile) {
    std::vector<std::pair<std::uint32_t, double>> seen;
    seen.reserve(cells.codes.size());
    for (std::size_t row = 0; row < cells.codes.size(); ++row) {
        const double value = profile.isNumeric() ? profile.column->numbers()[row] : profile.levels[row];
        if (std::isnan(value) || (!profile.isNumeric() && value < 0)) {
            return false;
        }
        seen.emplace_back(cells.codes[row], value);
    }
    std::sort(seen.begin(), seen.end());
    return std::adjacent_find(seen.begin(), seen.end()) == seen.end();
}

/// Sorts the columns into roles, one question after the other; a column that has its role is out of the questions that
/// follow. Asks before each look at all rows whether it is cancelled; what it has chosen until then is nobody's.
class Guessing {
public:
    Guessing(const Dataset& dataset, const base::Progress& progress) : m_dataset(dataset), m_progress(progress) {
        for (std::size_t c = 0; c < dataset.columns().size() && !progress.cancelled(); ++c) {
            m_profiles.push_back(profileOf(dataset.columns()[c], c));
        }
        m_given.resize(dataset.columns().size());
    }

    base::Expected<RoleGuess> run() {
        if (!m_progress.cancelled()) {
            setAside();
            chooseMetrics();
            chooseDescriptions();
            chooseKeys();
            if (m_hasMetric) {
                chooseFactors();
                findAnAxis();
                tellRepeatsApart();
            }
        }
        if (m_progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        return listed();
    }

private:
    void give(const Profile& profile, Role role, RoleClue clue, std::string other = {}) {
        m_given[profile.place] = RoleReason{role, clue, std::move(other)};
    }
    [[nodiscard]] bool isOpen(const Profile& profile) const { return !m_given[profile.place]; }
    [[nodiscard]] bool has(const Profile& profile, Role role) const {
        return m_given[profile.place] && m_given[profile.place]->role == role;
    }
    [[nodiscard]] std::vector<const Profile*> of(Role role) const {
        std::vector<const Profile*> profiles;
        for (const Profile& profile : m_profiles) {
            if (has(profile, role)) {
                profiles.push_back(&profile);
            }
        }
        return profiles;
    }

    /// What its name or its cells settle, whatever stands beside it.
    void setAside() {
        for (const Profile& profile : m_profiles) {
            const std::string& name = profile.column->name;
            if (profile.present == 0) {
                give(profile, Role::ignored, RoleClue::empty);
            } else if (namesIndex(name) && profile.counts && profile.distinct > 1) {
                give(profile, Role::ignored, RoleClue::countsRows);
            } else if (namesRepetitions(name) && profile.distinct > 1) {
                give(profile, Role::repetition, RoleClue::namedRepetition);
            }
        }
    }

    void chooseMetrics() {
        const auto counts = [](const Profile& p) {
            const Column& column = *p.column;
            return p.increasing && p.distinct > 1 && !isRate(column.unit) && !namesMeasurement(column.name);
        };
        const auto isNumeric = [this](const Profile& p) { return isOpen(p) && p.isNumeric(); };
        // The first column that only rises is what the others were measured along.
        const auto axis = std::find_if(m_profiles.begin(), m_profiles.end(),
                                       [&](const Profile& p) { return isNumeric(p) && counts(p); });
        const Column* const along = axis == m_profiles.end() ? nullptr : axis->column;
        for (const Profile& profile : m_profiles) {
            const auto clue = isNumeric(profile) && profile.column != along ? measuredBy(profile) : std::nullopt;
            if (clue) {
                give(profile, Role::metric, *clue);
                m_hasMetric = true;
            }
        }
        const auto last = std::find_if(m_profiles.rbegin(), m_profiles.rend(), isNumeric);
        if (!m_hasMetric && last != m_profiles.rend()) {
            give(*last, Role::metric, RoleClue::lastNumber);
            m_hasMetric = true;
        }
    }

    void chooseDescriptions() {
        for (const Profile& profile : m_profiles) {
            if (!isOpen(profile)) {
                continue;
            }
            const std::string& name = profile.column->name;
            const bool text = !profile.isNumeric() && !profile.sizes;
            if (profile.distinct < 2) {
                give(profile, Role::description, RoleClue::constant);
            } else if (profile.times || (namesOrigin(name) && !(text && repeatsEvenly(profile) && !namesTime(name) &&
                                                                !namesRuns(profile)))) {
                give(profile, Role::description, RoleClue::namesOrigin);
            } else if (namesStatus(name)) {
                give(profile, Role::description, RoleClue::status);
            } else if (text && profile.present > 12 && mostlyDifferent(profile)) {
                give(profile, Role::description, RoleClue::freeText);
            } else if (2 * profile.present < profile.levels.size()) {
                give(profile, Role::description, RoleClue::mostlyMissing);
            } else if (profile.isNumeric() && profile.isAxisLike() && namesCases(*profile.column)) {
                give(profile, Role::description, RoleClue::namesRow);
            }
        }
    }

    /// A file of each run: it says which setting, of several, the run had.
    [[nodiscard]] bool namesRuns(const Profile& profile) const {
        return std::any_of(m_profiles.begin(), m_profiles.end(), [&](const Profile& other) {
            return isOpen(other) && other.distinct > 1 && other.distinct < profile.distinct &&
                   !m_progress.cancelled() && determines(profile, other);
        });
    }

    /// A numeric column numbers cases where its name says so, or where it determines text beside it.
    [[nodiscard]] bool numbersCases(const Profile& profile) const {
        if (namesCases(*profile.column)) {
            return true;
        }
        return std::any_of(m_profiles.begin(), m_profiles.end(), [&](const Profile& other) {
            return isOpen(other) && !other.isOrdered() && other.distinct < profile.distinct &&
                   !m_progress.cancelled() && determines(profile, other);
        });
    }

    [[nodiscard]] bool numbersCombinations(const Profile& number, const std::vector<const Profile*>& parts) const {
        Cells combinations(number.levels.size());
        for (const Profile* part : parts) {
            if (m_progress.cancelled()) {
                return false;
            }
            combinations.split(*part);
        }
        return parts.size() >= 2 && 10 * combinations.count >= 9 * number.distinct;
    }

    void chooseKeys() {
        std::vector<const Profile*> candidates;
        for (const Profile& profile : m_profiles) {
            const bool names = profile.isNumeric() ? numbersCases(profile) : !profile.sizes;
            if (isOpen(profile) && !profile.isAxisLike() && names) {
                candidates.push_back(&profile);
            }
        }
        // What a candidate with more levels determines tells nothing more: an operation beside "randread".
        std::stable_sort(candidates.begin(), candidates.end(),
                         [](const Profile* left, const Profile* right) { return left->distinct > right->distinct; });
        for (const Profile* candidate : candidates) {
            if (!isOpen(*candidate)) {
                continue;
            }
            // Text that says the same as sizes do is no name: "x64k" beside "64k".
            const auto size = std::find_if(m_profiles.begin(), m_profiles.end(), [&](const Profile& other) {
                return other.sizes && isOpen(other) && other.distinct == candidate->distinct &&
                       !candidate->isOrdered() && !m_progress.cancelled() && determines(other, *candidate);
            });
            if (size != m_profiles.end()) {
                give(*candidate, Role::description, RoleClue::follows, size->column->name);
                continue;
            }
            std::vector<const Profile*> determined;
            for (const Profile& other : m_profiles) {
                if (&other != candidate && isOpen(other) && !m_progress.cancelled() && determines(*candidate, other)) {
                    determined.push_back(&other);
                }
            }
            if (candidate->distinct > manySeries && numbersCombinations(*candidate, determined)) {
                give(*candidate, Role::description, RoleClue::numbersCombinations);
                continue;
            }
            give(*candidate, Role::key, candidate->isNumeric() ? RoleClue::numbersCases : RoleClue::labels);
            for (const Profile* other : determined) {
                give(*other, Role::description, RoleClue::follows, candidate->column->name);
            }
        }
    }

    void chooseFactors() {
        for (const Profile& profile : m_profiles) {
            if (isOpen(profile)) {
                give(profile, Role::factor,
                     profile.isAxisLike() ? RoleClue::runsAlong
                     : profile.sizes      ? RoleClue::sizes
                                          : RoleClue::fewLevels);
            }
        }
    }

    /// Where nothing runs along the series: the time, a count of rows or runs, else the key with most levels.
    void findAnAxis() {
        if (!of(Role::factor).empty()) {
            return;
        }
        const auto take = [this](auto fits) {
            const auto found = std::find_if(m_profiles.begin(), m_profiles.end(), fits);
            if (found == m_profiles.end()) {
                return false;
            }
            give(*found, Role::factor, RoleClue::runsAlong);
            return true;
        };
        const auto countsRows = [this](const Profile& p) {
            return m_given[p.place]->clue == RoleClue::countsRows || m_given[p.place]->clue == RoleClue::namesRow;
        };
        const auto keys = of(Role::key);
        const bool found =
            take([this](const Profile& p) { return has(p, Role::repetition); }) || take([](const Profile& p) {
                return (namesTime(p.column->name) || p.times) && p.distinct > 1 && p.isComplete();
            }) ||
            take([&](const Profile& p) { return countsRows(p) && !p.increasing; });  // anew for each series
        if (!found && keys.size() > 1) {
            takeKey(keys);
        } else if (!found && keys.empty()) {
            take(countsRows);
        }
    }

    /// The key with most levels becomes the axis; numbers that say the same are a better one.
    void takeKey(const std::vector<const Profile*>& keys) {
        const auto lessOfAnAxis = [](const Profile* left, const Profile* right) {
            return std::pair(left->isNumeric(), left->distinct) < std::pair(right->isNumeric(), right->distinct);
        };
        const Profile& key = **std::max_element(keys.begin(), keys.end(), lessOfAnAxis);
        const auto number = std::find_if(m_profiles.begin(), m_profiles.end(), [&](const Profile& p) {
            const RoleReason& reason = *m_given[p.place];
            return reason.clue == RoleClue::follows && reason.other == key.column->name && p.isOrdered() &&
                   p.distinct == key.distinct;
        });
        if (number == m_profiles.end() || key.isOrdered()) {
            give(key, Role::factor, RoleClue::mostLevels);
            return;
        }
        give(*number, Role::factor, RoleClue::mostLevels);
        give(key, Role::description, RoleClue::follows, number->column->name);
    }

    /// Rows that agree in every key and factor are repeats where one column alone differs among them.
    void tellRepeatsApart() {
        if (!of(Role::repetition).empty() || m_progress.cancelled()) {
            return;
        }
        Cells cells(m_dataset.rowCount());
        for (const Profile& profile : m_profiles) {
            if (!m_progress.cancelled() && (has(profile, Role::key) || has(profile, Role::factor))) {
                cells.split(profile);
            }
        }
        if (cells.count == m_dataset.rowCount()) {
            return;
        }
        for (const Profile& profile : m_profiles) {
            const bool candidate = has(profile, Role::description) && profile.distinct > 1 &&
                                   (profile.isNumeric() || profile.times || namesTime(profile.column->name));
            const bool tells = candidate && !m_progress.cancelled() && tellsApart(cells, profile);
            if (tells) {
                give(profile, Role::repetition, RoleClue::tellsRepeatsApart);
                return;
            }
        }
    }

    [[nodiscard]] RoleGuess listed() const {
        RoleGuess guess;
        std::vector<const Profile*> factors;
        for (const Profile& profile : m_profiles) {
            guess.reasons.push_back(m_given[profile.place].value_or(RoleReason{}));
            guess.facts.push_back(factsOf(profile));
            if (has(profile, Role::factor)) {
                factors.push_back(&profile);
            } else if (auto* names = listOf(guess.roles, guess.reasons.back().role)) {
                names->push_back(profile.column->name);
            }
        }
        std::stable_partition(guess.roles.metrics.begin(), guess.roles.metrics.end(),
                              [](const std::string& name) { return !namesSideResult(name); });
        const auto lessOfAnAxis = [](const Profile* left, const Profile* right) {
            return std::pair(left->isOrdered(), left->distinct) < std::pair(right->isOrdered(), right->distinct);
        };
        if (const auto axis = std::max_element(factors.begin(), factors.end(), lessOfAnAxis); axis != factors.end()) {
            std::rotate(factors.begin(), axis, std::next(axis));
        }
        for (const Profile* factor : factors) {
            guess.roles.factors.push_back(factor->column->name);
        }
        return guess;
    }

    const Dataset& m_dataset;
    const base::Progress& m_progress;
    std::vector<Profile> m_profiles;
    std::vector<std::optional<RoleReason>> m_given;  ///< one a column
    bool m_hasMetric = false;
};

}  // namespace

const base::Names<Role>& roleNames() {
    static const base::Names<Role> names{{Role::key, "key"},
                                         {Role::factor, "factor"},
                                         {Role::metric, "metric"},
                                         {Role::repetition, "repetition"},
                                         {Role::description, "description"},
                                         {Role::ignored, "ignored"}};
    return names;
}

base::Expected<RoleGuess> explainRoles(const Dataset& dataset, base::Progress& progress) {
    if (const auto known = dataset.remembered<RoleGuess>()) {
        return *known;
    }
    auto guess = Guessing(dataset, progress).run();
    if (guess) {
        dataset.remember(*guess);
    }
    return guess;
}

base::Expected<Roles> guessRoles(const Dataset& dataset, base::Progress& progress) {
    return explainRoles(dataset, progress).map([](RoleGuess&& guess) { return std::move(guess.roles); });
}

std::optional<Roles> guessRoles(const Dataset& dataset) {
    base::NoProgress progress;
    auto roles = guessRoles(dataset, progress);
    return roles->metrics.empty() ? std::nullopt : std::optional(std::move(*roles));
}

std::vector<std::string> settingsOf(const Roles& roles) {
    std::vector<std::string> settings = roles.keys;
    settings.insert(settings.end(), roles.factors.begin(), roles.factors.end());
    return settings;
}

std::vector<std::string>* listOf(Roles& roles, Role role) {
    switch (role) {
        case Role::key:
            return &roles.keys;
        case Role::factor:
            return &roles.factors;
        case Role::metric:
            return &roles.metrics;
        case Role::repetition:
            return &roles.repetitions;
        case Role::description:
            return &roles.descriptions;
        case Role::ignored:
            break;
    }
    return nullptr;
}

Role roleOf(const Roles& roles, const std::string& column) {
    Roles searched = roles;
    for (const auto& [role, name] : roleNames()) {
        if (const auto* names = listOf(searched, role); names && base::contains(*names, column)) {
            return role;
        }
    }
    return Role::ignored;
}

}  // namespace greyscope::data
