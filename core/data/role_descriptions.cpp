#include "core/data/role_descriptions.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "core/base/text.h"
#include "core/data/column_clues.h"
#include "core/data/on_off.h"
#include "core/data/role_calendar.h"

namespace greyscope::data {

namespace {

/// Row names of 1949 to 1960, as R writes a table of years and months.
bool countsYears(const Profile& profile) {
    const NumericValues& numbers = profile.column->numbers();
    constexpr double kFirstYear = 1500.0;
    constexpr double kLastYear = 2100.0;
    return hasNoName(profile.column->name) && profile.increasing && numbers.front() >= kFirstYear &&
           numbers.back() <= kLastYear;
}

/// Whole numbers from 1 to as many as there are different ones.
bool countsFromOne(const Profile& profile) {
    const auto [least, most] = std::minmax_element(profile.column->numbers().begin(), profile.column->numbers().end());
    return profile.whole && profile.isComplete() && *least == 1.0 && *most == static_cast<double>(profile.distinct);
}

/// Row names in another order than the rows: R keeps those of rows that were sorted.
bool numbersMovedRows(const Profile& profile) {
    constexpr std::size_t kFewestRows = 8;
    return hasNoName(profile.column->name) && profile.isNumeric() && !profile.increasing && profile.isAxisLike() &&
           profile.present >= kFewestRows && countsFromOne(profile);
}

/// What a column without a name says once more: the years by which rows are called, beside the year.
const Profile* repeatedBy(const RoleBoard& board, const Profile& profile) {
    const auto says = [&](const Profile& other) {
        return &other != &profile && !hasNoName(other.column->name) && other.isNumeric() && other.isAxisLike() &&
               other.column->numbers() == profile.column->numbers();
    };
    const bool asked = hasNoName(profile.column->name) && profile.isNumeric() && profile.isAxisLike();
    const auto found =
        asked ? std::find_if(board.profiles().begin(), board.profiles().end(), says) : board.profiles().end();
    return found == board.profiles().end() ? nullptr : &*found;
}

/// "index" of processors that were all looked at, one after the other, at each date.
bool countsAtEachDate(const RoleBoard& board, const Profile& profile) {
    const auto& profiles = board.profiles();
    return !profile.increasing && std::any_of(profiles.begin(), profiles.end(), [&](const Profile& date) {
        if (&date == &profile || !isSharedDate(board, date) || board.cancelled()) {
            return false;
        }
        Cells cells(board.rowCount());
        cells.split(date);
        cells.split(profile);
        return cells.count == board.rowCount();
    });
}

/// "ID" of cases that were each measured at every level of something else: the numbers begin anew, nothing else
/// names series, and no setting follows them, as one does a number of the row in its part of a table.
bool countsCases(const RoleBoard& board, const Profile& profile) {
    return namesCases(*profile.column) && !base::lowered(profile.column->name).starts_with("row") &&
           !profile.increasing && profile.balanced &&
           std::none_of(board.profiles().begin(), board.profiles().end(), [&](const Profile& other) {
               return &other != &profile && other.distinct > 1 &&
                      (!other.isOrdered() || (!mostlyDifferent(other) && board.determines(profile, other)));
           });
}

/// "Lat" beside "Long", which is no latency then.
bool isCoordinate(const RoleBoard& board, const Profile& profile) {
    const bool north = namesLatitude(profile.column->name);
    return (north || namesLongitude(profile.column->name)) && profile.isNumeric() &&
           std::any_of(board.profiles().begin(), board.profiles().end(), [&](const Profile& other) {
               return other.isNumeric() &&
                      (north ? namesLongitude(other.column->name) : namesLatitude(other.column->name));
           });
}

/// "id" beside "us" and "sy" of processors, of which it is the share that was idle.
bool isIdleShare(const RoleBoard& board, const Profile& profile) {
    const auto isThere = [&board](const char* name) {
        return std::any_of(board.profiles().begin(), board.profiles().end(),
                           [&](const Profile& other) { return other.isNumeric() && other.column->name == name; });
    };
    return profile.column->name == "id" && profile.isNumeric() && profile.distinct > 1 && isThere("us") &&
           isThere("sy");
}

/// What joins this column with another one: "Date Time" of "Date" and "Time".
const Profile* joinedBy(const RoleBoard& board, const Profile& profile) {
    const std::string& name = profile.column->name;
    const auto joins = [&](const Profile& other) {
        const std::string& both = other.column->name;
        return other.times && !other.isNumeric() && (both.starts_with(name + ' ') || both.ends_with(' ' + name)) &&
               board.determines(other, profile);
    };
    const auto found = profile.isNumeric() ? board.profiles().end()
                                           : std::find_if(board.profiles().begin(), board.profiles().end(), joins);
    return found == board.profiles().end() ? nullptr : &*found;
}

/// "rate" of "rate_count" and "rate_variance", where all three are there.
std::string metricSummedIn(const RoleBoard& board, const Profile& profile) {
    const std::string& name = profile.column->name;
    for (const std::string_view ending : {kCountEnding, kVarianceEnding}) {
        const std::string metric = name.ends_with(ending) ? name.substr(0, name.size() - ending.size()) : "";
        const auto isThere = [&](const std::string& wanted) {
            return std::any_of(board.profiles().begin(), board.profiles().end(),
                               [&](const Profile& other) { return other.column->name == wanted && other.isNumeric(); });
        };
        if (!metric.empty() && isThere(metric) && isThere(metric + std::string(kCountEnding)) &&
            isThere(metric + std::string(kVarianceEnding))) {
            return metric;
        }
    }
    return {};
}

/// A file of each run: it says which setting, of several, the run had.
bool namesRuns(const RoleBoard& board, const Profile& profile) {
    return std::any_of(board.profiles().begin(), board.profiles().end(), [&](const Profile& other) {
        return board.isOpen(other) && other.distinct > 1 && other.distinct < profile.distinct &&
               board.determines(profile, other);
    });
}

/// "Block" I to VI, or 1 to 6, of an experiment, in each of which the same was tried once: it tells the repeats apart.
bool isBlockOfTrials(const RoleBoard& board, const Profile& profile) {
    constexpr std::size_t kFewest = 3;
    if (base::lowered(profile.column->name) != "block" || profile.sizes || !profile.column->unit.empty() ||
        !profile.isComplete() || profile.distinct < kFewest || board.isStated() ||
        (profile.isNumeric() && !countsFromOne(profile))) {
        return false;
    }
    Cells trials(board.rowCount());
    for (const Profile& other : board.profiles()) {
        if (&other != &profile && board.isOpen(other) && other.isComplete() && !mostlyDifferent(other)) {
            trials.split(other);
        }
    }
    return trials.count > 1 && 2 * trials.count <= board.rowCount() && tellsApart(trials, profile);
}

/// An option of configurations that is only called a status: "ExtendedStatus" beside "KeepAlive" and
/// "HostnameLookups". Both of its levels are common, which hardly anything that went wrong is.
bool isVariedOption(const RoleBoard& board, const Profile& profile) {
    const auto options = std::count_if(board.profiles().begin(), board.profiles().end(),
                                       [&board](const Profile& other) { return board.isOpenOption(other); });
    return board.isOpenOption(profile) && 4 * profile.fewest >= profile.present &&
           static_cast<std::size_t>(options) >= kManyOptions;
}

}  // namespace

void setAside(RoleBoard& board) {
    for (const Profile& profile : board.profiles()) {
        if (!board.isOpen(profile)) {
            continue;
        }
        const std::string& name = profile.column->name;
        if (profile.present == 0) {
            board.give(profile, Role::ignored, RoleClue::empty);
        } else if (isIdleShare(board, profile)) {
            board.give(profile, Role::metric, RoleClue::unplanned);
        } else if (numbersMovedRows(profile) ||
                   (namesIndex(name) && profile.counts && profile.distinct > 1 && !countsCases(board, profile) &&
                    !countsYears(profile) && !countsAtEachDate(board, profile))) {
            board.give(profile, Role::ignored, RoleClue::countsRows);
        } else if (const Profile* const other = repeatedBy(board, profile)) {
            board.give(profile, Role::ignored, RoleClue::follows, other->column->name);
        } else if (const Profile* const both = joinedBy(board, profile)) {
            board.give(profile, Role::description, RoleClue::follows, both->column->name);
        } else if (isCoordinate(board, profile)) {
            board.give(profile, Role::description, RoleClue::namesOrigin);
        } else if (const std::string metric = metricSummedIn(board, profile); !metric.empty()) {
            board.give(profile, Role::description, RoleClue::sumsUp, metric);
        } else if (namesRepetitions(name) && profile.distinct > 1) {
            board.give(profile, Role::repetition, RoleClue::namedRepetition);
        } else if (isBlockOfTrials(board, profile)) {
            board.give(profile, Role::repetition, RoleClue::tellsRepeatsApart);
        }
    }
}

void chooseDescriptions(RoleBoard& board) {
    for (const Profile& profile : board.profiles()) {
        if (!board.isOpen(profile)) {
            continue;
        }
        const std::string& name = profile.column->name;
        const bool text = !profile.isNumeric() && !profile.sizes;
        if (profile.distinct < 2) {
            board.give(profile, Role::description, RoleClue::constant);
        } else if (profile.times || (namesOrigin(name) && !(text && repeatsEvenly(profile) && !namesTime(name) &&
                                                            !namesRuns(board, profile)))) {
            board.give(profile, Role::description, RoleClue::namesOrigin);
        } else if (namesStatus(name) && !isVariedOption(board, profile)) {
            board.give(profile, Role::description, RoleClue::status);
        } else if (text && namesWorker(name)) {
            board.give(profile, Role::description, RoleClue::namesOrigin);
        } else if (text && profile.present > 12 && mostlyDifferent(profile)) {
            board.give(profile, Role::description, RoleClue::freeText);
        } else if (2 * profile.present < profile.levels.size()) {
            board.give(profile, Role::description, RoleClue::mostlyMissing);
        } else if (profile.isNumeric() && profile.isAxisLike() && namesCases(*profile.column)) {
            board.give(profile, Role::description, RoleClue::namesRow);
        }
    }
}

}  // namespace greyscope::data
