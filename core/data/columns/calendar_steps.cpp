#include "core/data/columns/calendar_steps.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "core/base/text.h"

namespace greyscope::data {

namespace {

using base::isDigit;
using base::padded;
using std::chrono::days;
using std::chrono::sys_days;
using std::chrono::year_month_day;

constexpr double kSecondsOfDay = 86400.0;
constexpr int kMonths = 12;
constexpr int kLastYear = 9999;

struct CivilTime {
    int month = 0;  ///< months since January of year 0
    int day = 1;
    bool atEnd = false;
    double rest = 0.0;  ///< seconds since midnight

    [[nodiscard]] int year() const { return month / kMonths; }
    [[nodiscard]] int monthOfYear() const { return month % kMonths + 1; }
};

int lastDayOf(int month) {
    const std::chrono::year_month own{std::chrono::year(month / kMonths),
                                      std::chrono::month(static_cast<unsigned>(month % kMonths + 1))};
    return static_cast<int>(static_cast<unsigned>((own / std::chrono::last).day()));
}

CivilTime civilTime(double seconds) {
    const double day = std::floor(seconds / kSecondsOfDay);
    const year_month_day date{sys_days(days(static_cast<int>(day)))};
    CivilTime time;
    time.month = static_cast<int>(date.year()) * kMonths + static_cast<int>(static_cast<unsigned>(date.month())) - 1;
    time.day = static_cast<int>(static_cast<unsigned>(date.day()));
    time.atEnd = time.day == lastDayOf(time.month);
    time.rest = seconds - day * kSecondsOfDay;
    return time;
}

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// The name of another month in the style of `word`: "March", "MAR", "mar".
std::string monthLike(std::string_view word, int monthOfYear) {
    constexpr std::size_t shortest = 3;
    std::string name(monthNames[static_cast<std::size_t>(monthOfYear - 1)]);
    if (word.size() <= shortest) {
        name.resize(shortest);
    }
    const bool loud = std::none_of(word.begin(), word.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    const auto up = [](char& letter) { letter = static_cast<char>(letter - 'a' + 'A'); };
    if (loud) {
        std::for_each(name.begin(), name.end(), up);
    } else if (word.front() < 'a') {
        up(name.front());
    }
    return name;
}

/// Splits the text into runs of digits, of letters and of other characters.
std::vector<std::string_view> runsOf(std::string_view text) {
    const auto kind = [](char c) { return isDigit(c) ? 0 : isLetter(c) ? 1 : 2; };
    std::vector<std::string_view> runs;
    for (std::size_t from = 0, at = 1; at <= text.size(); ++at) {
        if (at == text.size() || kind(text[at]) != kind(text[from])) {
            runs.push_back(text.substr(from, at - from));
            from = at;
        }
    }
    return runs;
}

std::string periodLike(std::string_view example, const CivilTime& time) {
    constexpr std::size_t yearDigits = 4;
    std::string text;
    std::string_view before;
    for (const std::string_view run : runsOf(example)) {
        const bool quarter = before == "Q" || before == "q";
        if (isDigit(run.front())) {
            text += run.size() == yearDigits ? padded(time.year(), yearDigits)
                    : quarter                ? std::to_string((time.monthOfYear() + 2) / 3)
                                             : padded(time.monthOfYear(), run.size());
        } else {
            text += isLetter(run.front()) && run.size() > 1 ? monthLike(run, time.monthOfYear()) : std::string(run);
        }
        before = run;
    }
    return text;
}

std::string dateLike(std::string_view example, DateOrder order, const CivilTime& time) {
    const std::vector<std::string_view> runs = runsOf(example);
    if (runs.size() != 5) {
        return {};
    }
    const std::size_t width = std::min(runs[0].size(), runs[2].size());
    const bool dayFirst = order == DateOrder::dayFirst;
    const std::string_view monthRun = runs[dayFirst ? 2 : 0];
    const bool named = isLetter(monthRun.front());
    const std::string day = padded(time.day, named ? runs[dayFirst ? 0 : 2].size() : width);
    const std::string month = named ? monthLike(monthRun, time.monthOfYear()) : padded(time.monthOfYear(), width);
    const std::string year = padded(time.year(), 4);
    return (dayFirst ? day : month) + std::string(runs[1]) + (dayFirst ? month : day) + std::string(runs[3]) +
           year.substr(year.size() - std::min(year.size(), runs[4].size()));
}

std::string pairLike(std::string_view example, const CivilTime& time) {
    const std::vector<std::string_view> runs = runsOf(example);
    const std::string next = padded(time.year() + 1, 4);
    return runs.size() == 3 ? padded(time.year(), 4) + std::string(runs[1]) +
                                  next.substr(next.size() - std::min(next.size(), runs[2].size()))
                            : std::string();
}

}  // namespace

std::optional<double> MonthSteps::after(std::size_t steps) const {
    const CivilTime from = civilTime(last);
    const double month = from.month + static_cast<double>(months) * static_cast<double>(steps);
    if (month < 0.0 || month >= static_cast<double>(kMonths) * (kLastYear + 1)) {
        return std::nullopt;
    }
    const auto there = static_cast<int>(month);
    const int day = atEnd ? lastDayOf(there) : from.day;
    const year_month_day date{std::chrono::year(there / kMonths),
                              std::chrono::month(static_cast<unsigned>(there % kMonths + 1)),
                              std::chrono::day(static_cast<unsigned>(day))};
    return kSecondsOfDay * static_cast<double>(sys_days(date).time_since_epoch().count()) + from.rest;
}

std::optional<MonthSteps> monthStepsOf(const std::vector<double>& seconds) {
    constexpr int inEveryMonth = 28;
    if (seconds.size() < 2) {
        return std::nullopt;
    }
    std::vector<CivilTime> times(seconds.size());
    std::transform(seconds.begin(), seconds.end(), times.begin(), civilTime);
    const CivilTime& first = times.front();
    const int step = times[1].month - first.month;
    const bool sameDay =
        first.day <= inEveryMonth &&
        std::all_of(times.begin(), times.end(), [&](const CivilTime& time) { return time.day == first.day; });
    const bool atEnd =
        !sameDay && std::all_of(times.begin(), times.end(), [](const CivilTime& time) { return time.atEnd; });
    for (std::size_t k = 1; k < times.size(); ++k) {
        if (step == 0 || times[k].month - times[k - 1].month != step || times[k].rest != first.rest) {
            return std::nullopt;
        }
    }
    return sameDay || atEnd ? std::optional(MonthSteps{seconds.back(), step, atEnd}) : std::nullopt;
}

namespace {

/// "09:10" like "09:05", "09:10:00" like "09:05:00".
std::string clockLike(std::string_view example, double seconds) {
    const auto whole = static_cast<int>(seconds);
    const bool withSeconds = std::ranges::count(example, ':') > 1;
    return base::padded(whole / 3600, 2) + ':' + base::padded(whole / 60 % 60, 2) +
           (withSeconds ? ':' + base::padded(whole % 60, 2) : std::string());
}

}  // namespace

std::string writtenLike(std::string_view example, DateOrder order, double seconds) {
    const CivilTime time = civilTime(seconds);
    const std::string text = order == DateOrder::yearPair ? pairLike(example, time)
                             : order == DateOrder::period ? periodLike(example, time)
                             : order == DateOrder::clock  ? clockLike(example, seconds)
                             : order == DateOrder::iso    ? std::string()
                                                          : dateLike(example, order, time);
    return !text.empty() && secondsOf(text, order) == std::optional(seconds) ? text : isoText(seconds);
}

}  // namespace greyscope::data
