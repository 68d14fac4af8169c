#include "core/data/roles.h"

#include <algorithm>
#include <utility>

#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/data/column_clues.h"
#include "core/data/column_profile.h"
#include "core/data/on_off.h"
#include "core/data/simulated_rows.h"

namespace greyscope::data {

namespace {

/// Past so many series nobody compares them one by one.
constexpr std::size_t manySeries = 100;

/// Of numbers "time" is more often how long something took.
bool tellsTime(const Profile& profile) {
    const std::string& name = profile.column->name;
    const std::string small = base::lowered(name);
    return profile.times || namesTime(name) || (!profile.isNumeric() && (small == "time" || small.ends_with(" time")));
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
            takeStated();
            setAside();
            leaveToCalendar();
            leaveToCases();
            chooseMetrics();
            chooseDescriptions();
            chooseKeys();
            if (m_hasMetric) {
                chooseOptions();
                leaveToTime();
                chooseFactors();
                leaveToGrid();
                findAnAxis();
                tellRepeatsApart();
            } else {
                placeWords();
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

    /// A setting with one level was not varied, and a column without a number measures nothing.
    void takeStated() {
        for (const Profile& profile : m_profiles) {
            const auto& stated = profile.column->stated;
            if (!stated || (profile.present == 0 && profile.column->notNumbers.empty())) {
                continue;
            }
            const bool tellsApart =
                stated->role == Role::key || stated->role == Role::factor || stated->role == Role::repetition;
            const bool isMark = marksSimulated(*profile.column);
            if (tellsApart && profile.distinct < 2 && !isMark) {
                give(profile, Role::description, RoleClue::constant);
            } else {
                give(profile, stated->role, RoleClue::stated, stated->by);
                m_hasMetric = m_hasMetric || stated->role == Role::metric;
            }
            m_isStated = m_isStated || !isMark;
        }
        // To hold a factor that follows another one, or a series, would leave a point of each.
        for (auto profile = m_profiles.rbegin(); profile != m_profiles.rend(); ++profile) {
            if (has(*profile, Role::factor)) {
                leaveToLeader(*profile);
            }
        }
    }

    void leaveToLeader(const Profile& follower) {
        for (const Role role : {Role::factor, Role::key}) {
            for (const Profile* leader : of(role)) {
                if (leader != &follower && !m_progress.cancelled() && determines(*leader, follower)) {
                    give(follower, Role::description, RoleClue::follows, leader->column->name);
                    return;
                }
            }
        }
    }

    /// What its name or its cells settle, whatever stands beside it.
    void setAside() {
        for (const Profile& profile : m_profiles) {
            if (!isOpen(profile)) {
                continue;
            }
            const std::string& name = profile.column->name;
            if (profile.present == 0) {
                give(profile, Role::ignored, RoleClue::empty);
            } else if (namesIndex(name) && profile.counts && profile.distinct > 1 && !countsCases(profile)) {
                give(profile, Role::ignored, RoleClue::countsRows);
            } else if (isCoordinate(profile)) {
                give(profile, Role::description, RoleClue::namesOrigin);
            } else if (const std::string metric = metricSummedIn(profile); !metric.empty()) {
                give(profile, Role::description, RoleClue::sumsUp, metric);
            } else if (namesRepetitions(name) && profile.distinct > 1) {
                give(profile, Role::repetition, RoleClue::namedRepetition);
            }
        }
    }

    /// "ID" of cases that were each measured at every level of something else: the numbers begin anew, nothing else
    /// names series, and no setting follows them, as one does a number of the row in its part of a table.
    [[nodiscard]] bool countsCases(const Profile& profile) const {
        return namesCases(*profile.column) && !base::lowered(profile.column->name).starts_with("row") &&
               !profile.increasing && profile.balanced &&
               std::none_of(m_profiles.begin(), m_profiles.end(), [&](const Profile& other) {
                   return &other != &profile && other.distinct > 1 &&
                          (!other.isOrdered() ||
                           (!mostlyDifferent(other) && !m_progress.cancelled() && determines(profile, other)));
               });
    }

    /// "Lat" beside "Long", which is no latency then.
    [[nodiscard]] bool isCoordinate(const Profile& profile) const {
        const bool north = namesLatitude(profile.column->name);
        return (north || namesLongitude(profile.column->name)) && profile.isNumeric() &&
               std::any_of(m_profiles.begin(), m_profiles.end(), [&](const Profile& other) {
                   return other.isNumeric() &&
                          (north ? namesLongitude(other.column->name) : namesLatitude(other.column->name));
               });
    }

    /// "rate" of "rate_count" and "rate_variance", where all three are there.
    [[nodiscard]] std::string metricSummedIn(const Profile& profile) const {
        const std::string& name = profile.column->name;
        for (const std::string_view ending : {kCountEnding, kVarianceEnding}) {
            const std::string metric = name.ends_with(ending) ? name.substr(0, name.size() - ending.size()) : "";
            const auto isThere = [&](const std::string& wanted) {
                return std::any_of(m_profiles.begin(), m_profiles.end(), [&](const Profile& other) {
                    return other.column->name == wanted && other.isNumeric();
                });
            };
            if (!metric.empty() && isThere(metric) && isThere(metric + std::string(kCountEnding)) &&
                isThere(metric + std::string(kVarianceEnding))) {
                return metric;
            }
        }
        return {};
    }

    /// Parts of a date that come up about equally often: they were set, not measured.
    [[nodiscard]] bool isDatePart(const Profile& profile) const {
        return isOpen(profile) && namesDatePart(profile.column->name) && profile.isNumeric() && profile.whole &&
               profile.isComplete() && profile.distinct > 1 && profile.most <= 2 * profile.fewest &&
               2 * profile.distinct <= profile.present;
    }

    /// A date that comes back, as often as others: there is a row of each case.
    [[nodiscard]] bool isSharedDate(const Profile& profile) const {
        return isOpen(profile) && tellsTime(profile) && profile.isComplete() && profile.distinct > 2 &&
               profile.most <= 2 * profile.fewest && 2 * profile.distinct <= profile.present;
    }

    /// "CPU" of -1, 0, 1, 2: nothing is set to none of it and one more each time.
    [[nodiscard]] static bool countsFromNone(const Profile& profile) {
        const NumericValues& numbers = profile.column->numbers();
        const auto [low, high] = std::minmax_element(numbers.begin(), numbers.end());
        return profile.whole && *low <= 0.0 && *high - *low + 1.0 == static_cast<double>(profile.distinct);
    }

    /// The number of cases that with the date tells all rows apart: of several the one with fewest levels.
    /// Beside dates that come back a number may as well be a setting: not one that is called a case or begins with 0.
    [[nodiscard]] const Profile* casesBeside(const Cells& dates) const {
        const bool shared = std::any_of(m_profiles.begin(), m_profiles.end(),
                                        [this](const Profile& profile) { return isSharedDate(profile); });
        const Profile* cases = nullptr;
        for (const Profile& profile : m_profiles) {
            const bool fits = isOpen(profile) && !isDatePart(profile) && profile.isNumeric() && profile.whole &&
                              profile.isComplete() && 3 * profile.distinct <= profile.present &&
                              (!shared || namesCases(*profile.column) || countsFromNone(profile));
            if (fits && (cases == nullptr || profile.distinct < cases->distinct) && !m_progress.cancelled()) {
                Cells cells = dates;
                cells.split(profile);
                cases = cells.count == m_dataset.rowCount() ? &profile : cases;
            }
        }
        return cases;
    }

    /// What stands beside each name alone: the capacity of a drive.
    [[nodiscard]] bool describesName(const Profile& profile) const {
        return std::any_of(m_profiles.begin(), m_profiles.end(), [&](const Profile& name) {
            return isOpen(name) && !name.isOrdered() && name.isComplete() && 2 * name.distinct <= name.present &&
                   !m_progress.cancelled() && determines(name, profile);
        });
    }

    /// Where dates or parts of them tell every row apart, alone, with names or with a number of cases, nothing else was
    /// set: the air by month and day, weights by time and animal, what each drive says of itself every day.
    void leaveToCalendar() {
        Cells dates(m_dataset.rowCount());
        bool any = false;
        for (const Profile& profile : m_profiles) {
            const bool isPart = isDatePart(profile) || isSharedDate(profile);
            const bool isName = isOpen(profile) && !profile.isOrdered() && profile.isComplete();
            if ((isPart || isName) && !m_progress.cancelled()) {
                dates.split(profile);
            }
            any = any || isPart;
        }
        const bool alone = dates.count == m_dataset.rowCount();
        const Profile* const cases = any && !alone ? casesBeside(dates) : nullptr;
        if (!any || (!alone && cases == nullptr) || m_isStated) {
            return;
        }
        if (cases != nullptr) {
            give(*cases, Role::key, RoleClue::numbersCases);
        }
        for (const Profile& profile : m_profiles) {
            if (isSharedDate(profile)) {
                give(profile, Role::factor, RoleClue::runsAlong);
            } else if (!isOpen(profile) || isDatePart(profile) || !profile.isNumeric() || describesName(profile)) {
                continue;
            }
            if (cases != nullptr && !m_progress.cancelled() && determines(*cases, profile)) {
                give(profile, Role::description, RoleClue::follows, cases->column->name);
            } else if (profile.distinct > 2 && !measuredBy(profile) && !namesOrigin(profile.column->name)) {
                give(profile, Role::metric, RoleClue::unplanned);
                m_hasMetric = true;
            }
        }
    }

    /// A time that goes on from row to row of each case, one case below the other, and begins anew with the next: the
    /// cases were looked at along it, at whatever times. Not where another number goes on likewise: then the time may
    /// be how long something took.
    void leaveToCases() {
        for (const Profile& cases : m_profiles) {
            const bool names = isOpen(cases) && cases.isComplete() && cases.distinct > 1 && !cases.sizes &&
                               3 * cases.distinct <= cases.present && (!cases.isNumeric() || namesCases(*cases.column));
            std::vector<const Profile*> along;
            for (const Profile& profile : m_profiles) {
                const bool fits = names && &profile != &cases && isOpen(profile) && profile.isNumeric() &&
                                  profile.isComplete() && !m_progress.cancelled();
                if (fits && goesOnIn(cases, profile)) {
                    along.push_back(&profile);
                }
            }
            if (along.size() == 1 && namesDatePart(along.front()->column->name)) {
                give(*along.front(), Role::factor, RoleClue::runsAlong);
                return;
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
            } else if (namesStatus(name) && !isVariedOption(profile)) {
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

    /// An option of configurations that is only called a status: "ExtendedStatus" beside "KeepAlive" and
    /// "HostnameLookups". Both of its levels are common, which hardly anything that went wrong is.
    [[nodiscard]] bool isVariedOption(const Profile& profile) const {
        const auto options = std::count_if(m_profiles.begin(), m_profiles.end(),
                                           [this](const Profile& other) { return isOpenOption(other); });
        return isOpenOption(profile) && 4 * profile.fewest >= profile.present &&
               static_cast<std::size_t>(options) >= kManyOptions;
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
        return profile.whole && std::any_of(m_profiles.begin(), m_profiles.end(), [&](const Profile& other) {
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

    [[nodiscard]] bool isOpenOption(const Profile& profile) const {
        return isOpen(profile) && profile.distinct == 2 && isOption(firstLevels(profile));
    }

    /// Many options of configurations tell the series apart, where nothing else would run along them and they do not
    /// make a full grid: any of them as the axis would have a point or two.
    void chooseOptions() {
        std::vector<const Profile*> options;
        std::vector<const Profile*> others;
        bool names = false;
        for (const Profile& profile : m_profiles) {
            if (isOpen(profile)) {
                (isOpenOption(profile) ? options : others).push_back(&profile);
            }
            names = names || (has(profile, Role::key) && profile.distinct > 2);
        }
        const auto numbersThem = [&](const Profile* other) {
            return std::all_of(options.begin(), options.end(), [&](const Profile* option) {
                return !m_progress.cancelled() && determines(*other, *option);
            });
        };
        if (!names || options.size() < kManyOptions || !std::all_of(others.begin(), others.end(), numbersThem)) {
            return;
        }
        Cells configurations(m_dataset.rowCount());
        for (const Profile* option : options) {
            configurations.split(*option);
        }
        constexpr std::size_t kMostInGrid = 16;  // options, of which every combination was measured
        if (options.size() <= kMostInGrid && configurations.count >= (std::size_t{1} << options.size()) / 2) {
            return;
        }
        for (const Profile* option : options) {
            give(*option, Role::key, RoleClue::options);
        }
        for (const Profile* number : others) {
            give(*number, Role::description, RoleClue::numbersCombinations);
        }
    }

    /// In a log of events nothing was set: what has many levels, some of them often, was measured.
    void leaveToTime() {
        const auto tellsRows = [](const Profile& profile) {
            return tellsTime(profile) && profile.isComplete() && mostlyDifferent(profile);
        };
        if (std::none_of(m_profiles.begin(), m_profiles.end(), tellsRows)) {
            return;
        }
        constexpr std::size_t kManyLevels = 12;
        for (const Profile& profile : m_profiles) {
            const bool uneven = profile.distinct > kManyLevels && profile.most > 2 * profile.fewest;
            if (isOpen(profile) && profile.isNumeric() && !tellsRows(profile) && uneven) {
                give(profile, Role::metric, RoleClue::unplanned);
            }
        }
    }

    /// Without anything measured sizes are settings, and text that never comes back names its row.
    void placeWords() {
        for (const Profile& profile : m_profiles) {
            if (isOpen(profile)) {
                profile.sizes ? give(profile, Role::factor, RoleClue::sizes)
                              : give(profile, Role::description, RoleClue::namesRow);
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

    /// Of two factors each of which tells the rows of every series apart, the one whose levels all series have: "age"
    /// beside "Occasion" says when that was, to the day.
    void leaveToGrid() {
        Cells keys(m_dataset.rowCount());
        for (const Profile* key : of(Role::key)) {
            keys.split(*key);
        }
        const std::vector<const Profile*> factors = of(Role::factor);
        const auto told = [&](const Profile& factor) {
            Cells cells = keys;
            cells.split(factor);
            return cells.count == m_dataset.rowCount();
        };
        const auto grid = std::find_if(factors.begin(), factors.end(), [&](const Profile* factor) {
            return !m_isStated && factors.size() > 1 && keys.count > 1 && factor->isComplete() &&
                   factor->distinct * keys.count == m_dataset.rowCount() && !m_progress.cancelled() && told(*factor);
        });
        for (const Profile* other : grid == factors.end() ? std::vector<const Profile*>() : factors) {
            const bool finer = other != *grid && other->isComplete() && other->distinct > (*grid)->distinct;
            if (finer && !m_progress.cancelled() && told(*other)) {
                give(*other, Role::description, RoleClue::follows, (*grid)->column->name);
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
        std::vector<const Profile*> keys = of(Role::key);
        keys.erase(std::remove_if(keys.begin(), keys.end(),
                                  [this](const Profile* key) {
                                      return m_given[key->place]->clue == RoleClue::options ||
                                             marksSimulated(*key->column);
                                  }),
                   keys.end());
        const bool found = take([this](const Profile& p) { return has(p, Role::repetition); }) ||
                           (!m_isStated && (takeTime() || take([&](const Profile& p) {
                                                return countsRows(p) && !p.increasing;  // anew for each series
                                            })));
        const bool configurations = keys.size() < of(Role::key).size();
        // Of a program's own table one series along its operations is meant, and of configurations one along what was
        // measured of each.
        if (!found && (keys.size() > 1 || ((m_isStated || configurations) && !keys.empty()))) {
            takeKey(keys);
        } else if (!found && keys.empty() && m_isStated) {
            takeOneKey();
        } else if (!found && keys.empty()) {
            take(countsRows);
        }
    }

    /// The only operation of a run that was measured once.
    void takeOneKey() {
        const auto key = std::find_if(m_profiles.rbegin(), m_profiles.rend(), [](const Profile& profile) {
            return profile.column->stated && profile.column->stated->role == Role::key && profile.present > 0 &&
                   !marksSimulated(*profile.column);
        });
        if (key != m_profiles.rend()) {
            give(*key, Role::factor, RoleClue::stated, key->column->stated->by);
        }
    }

    /// Of several times the one that differs most: the clock beside the date.
    bool takeTime() {
        const Profile* time = nullptr;
        for (const Profile& p : m_profiles) {
            const bool fits = tellsTime(p) && p.distinct > 1 && p.isComplete();
            time = fits && (time == nullptr || p.distinct > time->distinct) ? &p : time;
        }
        if (time != nullptr) {
            give(*time, Role::factor, RoleClue::runsAlong);
        }
        return time != nullptr;
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
            const RoleClue clue = m_given[profile.place]->clue;
            const bool isOnOff = profile.distinct == 2 && isOption(firstLevels(profile));  // a setting, or an outcome
            const bool candidate = has(profile, Role::description) && profile.distinct > 1 && !isOnOff &&
                                   clue != RoleClue::stated && clue != RoleClue::status &&
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
        std::stable_partition(guess.roles.keys.begin(), guess.roles.keys.end(), [&](const std::string& name) {
            return guess.reasons[*m_dataset.find(name)].clue != RoleClue::options;
        });
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
    bool m_isStated = false;
};

}  // namespace

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

const base::Names<Role>& roleNames() {
    static const base::Names<Role> names{{Role::key, "key"},
                                         {Role::factor, "factor"},
                                         {Role::metric, "metric"},
                                         {Role::repetition, "repetition"},
                                         {Role::description, "description"},
                                         {Role::ignored, "ignored"}};
    return names;
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
