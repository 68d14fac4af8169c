#include "core/data/columns/calendar.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>

#include "core/base/text.h"
#include "core/data/columns/column_clues.h"

namespace greyscope::data {

namespace {

constexpr double kDay = 86400.0;
constexpr std::string_view kMonthLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// Reads a text from the front.
class Scanner {
public:
    explicit Scanner(std::string_view text) : m_rest(text) {}

    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }
    /// Takes the next character if it is one of these; otherwise returns 0.
    char take(std::string_view any) {
        if (m_rest.empty() || any.find(m_rest.front()) == std::string_view::npos) {
            return 0;
        }
        const char found = m_rest.front();
        m_rest.remove_prefix(1);
        return found;
    }
    bool takeSign(std::string_view sign) {
        const bool found = m_rest.starts_with(sign);
        m_rest.remove_prefix(found ? sign.size() : 0);
        return found;
    }
    /// The number spelled by exactly `count` digits.
    std::optional<int> digits(std::size_t count) {
        int value = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const char digit = take("0123456789");
            if (digit == 0) {
                return std::nullopt;
            }
            value = 10 * value + (digit - '0');
        }
        return value;
    }
    /// The number spelled by one or two digits.
    std::optional<int> oneOrTwoDigits() {
        const auto first = digits(1);
        const auto second = first ? digits(1) : std::nullopt;
        return second ? 10 * *first + *second : first;
    }
    /// The fraction spelled by the digits after a decimal mark.
    double fraction() {
        double value = 0.0;
        double place = 0.1;
        for (char digit = take("0123456789"); digit != 0; digit = take("0123456789"), place /= 10.0) {
            value += place * (digit - '0');
        }
        return value;
    }

private:
    std::string_view m_rest;
};

std::optional<double> dayOf(int year, int month, int day) {
    using namespace std::chrono;
    const year_month_day date{std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
                              std::chrono::day(static_cast<unsigned>(day))};
    return date.ok() ? std::optional(kDay * static_cast<double>(sys_days(date).time_since_epoch().count()))
                     : std::nullopt;
}

/// "2024-01-31", "2024/1/31", "2024年1月31日"
std::optional<double> dateOf(Scanner& scanner) {
    const auto year = scanner.digits(4);
    if (year && scanner.takeSign("年")) {
        const auto month = scanner.oneOrTwoDigits();
        const auto day = month && scanner.takeSign("月") ? scanner.oneOrTwoDigits() : std::nullopt;
        return day && scanner.takeSign("日") ? dayOf(*year, *month, *day) : std::nullopt;
    }
    const char mark = year ? scanner.take("-/") : '\0';
    const auto part = [&] { return mark == '/' ? scanner.oneOrTwoDigits() : scanner.digits(2); };
    const auto month = mark != 0 ? part() : std::nullopt;
    const bool second = month && scanner.take(std::string_view(&mark, 1)) != 0;
    const auto day = second ? part() : std::nullopt;
    return day ? dayOf(*year, *month, *day) : std::nullopt;
}

/// "2024" or "24"; two digits from 69 on mean the last century.
std::optional<int> writtenYearOf(Scanner& scanner) {
    Scanner longer = scanner;
    if (const auto year = longer.digits(4)) {
        scanner = longer;
        return year;
    }
    const auto year = scanner.digits(2);
    return year ? std::optional(*year + (*year < 69 ? 2000 : 1900)) : std::nullopt;
}

/// "31/01/2024", "31.1.24"; month first if `order` says so.
std::optional<double> writtenDateOf(Scanner& scanner, DateOrder order) {
    const auto first = scanner.oneOrTwoDigits();
    const char mark = first ? scanner.take(order == DateOrder::dayFirst ? "/." : "/") : '\0';
    const auto second = mark != 0 ? scanner.oneOrTwoDigits() : std::nullopt;
    const bool again = second && scanner.take(std::string_view(&mark, 1)) != 0;
    const auto year = again ? writtenYearOf(scanner) : std::nullopt;
    const bool dayFirst = order == DateOrder::dayFirst;
    return year ? dayOf(*year, dayFirst ? *second : *first, dayFirst ? *first : *second) : std::nullopt;
}

/// Seconds by which the offset is ahead of UTC; 0 if there is no offset.
std::optional<double> offsetOf(Scanner& scanner) {
    if (scanner.take("Zz") != 0) {
        return 0.0;
    }
    Scanner word = scanner;
    if (word.take(" ") != 0 && word.take("U") != 0 && word.take("T") != 0 && word.take("C") != 0) {
        scanner = word;
        return 0.0;
    }
    const char sign = scanner.take("+-");
    if (sign == 0) {
        return 0.0;
    }
    const auto hours = scanner.digits(2);
    const bool more = hours && (scanner.take(":") != 0 || !scanner.atEnd());
    const auto minutes = more ? scanner.digits(2) : std::optional(0);
    if (!hours || !minutes || *hours > 23 || *minutes > 59) {
        return std::nullopt;
    }
    return (sign == '-' ? -60.0 : 60.0) * (60.0 * *hours + *minutes);
}

std::optional<double> timeOf(Scanner& scanner) {
    const auto hours = scanner.digits(2);
    const bool colon = hours && scanner.take(":") != 0;
    const auto minutes = colon ? scanner.digits(2) : std::nullopt;
    if (!minutes || *hours > 23 || *minutes > 59) {
        return std::nullopt;
    }
    double seconds = 3600.0 * *hours + 60.0 * *minutes;
    if (scanner.take(":") != 0) {
        const auto whole = scanner.digits(2);
        if (!whole || *whole > 60) {  // 60: a leap second
            return std::nullopt;
        }
        seconds += *whole + (scanner.take(".,") != 0 ? scanner.fraction() : 0.0);
    }
    const auto offset = offsetOf(scanner);
    return offset ? std::optional(seconds - *offset) : std::nullopt;
}

/// "7:05", "07:05:30", "7:05 PM".
std::optional<double> writtenTimeOf(Scanner& scanner) {
    auto hours = scanner.oneOrTwoDigits();
    const auto minutes = hours && scanner.take(":") != 0 ? scanner.digits(2) : std::nullopt;
    const auto seconds = minutes && scanner.take(":") != 0 ? scanner.digits(2) : std::optional(0);
    if (!minutes || !seconds) {
        return std::nullopt;
    }
    const double part = scanner.take(".,") != 0 ? scanner.fraction() : 0.0;
    scanner.take(" ");
    if (const char half = scanner.take("AaPp"); half != 0) {
        if (scanner.take("Mm") == 0 || *hours < 1 || *hours > 12) {
            return std::nullopt;
        }
        *hours = *hours % 12 + (half == 'P' || half == 'p' ? 12 : 0);
    }
    return *hours < 24 && *minutes < 60 && *seconds <= 60
               ? std::optional(3600.0 * *hours + 60.0 * *minutes + *seconds + part)
               : std::nullopt;
}

/// The month (1 to 12) of an English name, in full or its first three letters.
std::optional<int> namedMonthOf(Scanner& scanner) {
    std::string word;
    for (char letter = scanner.take(kMonthLetters); letter != 0; letter = scanner.take(kMonthLetters)) {
        word += letter;
    }
    word = base::lowered(word);
    const auto named = std::find_if(monthNames.begin(), monthNames.end(), [&word](std::string_view month) {
        return word == month || word == month.substr(0, 3) || (word == "sept" && month == "september");
    });
    return named == monthNames.end() ? std::nullopt : std::optional(static_cast<int>(named - monthNames.begin()) + 1);
}

/// "31" and "31st".
std::optional<int> dayOfMonth(Scanner& scanner) {
    const auto day = scanner.oneOrTwoDigits();
    Scanner behind = scanner;
    if (behind.take("snrt") != 0 && behind.take("tdh") != 0) {
        scanner = behind;
    }
    return day;
}

/// "Jan 31 2024", "January 31st, 2024"; day first: "31 Jan 2024", "31-Jan-24".
std::optional<double> namedDateOf(Scanner& scanner, DateOrder order) {
    const bool dayFirst = order == DateOrder::dayFirst;
    const auto first = dayFirst ? dayOfMonth(scanner) : namedMonthOf(scanner);
    const char mark = first ? scanner.take(" -/") : '\0';
    const auto second = mark == 0 ? std::nullopt : dayFirst ? namedMonthOf(scanner) : dayOfMonth(scanner);
    const bool comma = second && scanner.take(",") != 0;
    const bool again = second && (scanner.take(std::string_view(&mark, 1)) != 0 || comma);
    const auto year = again ? writtenYearOf(scanner) : std::nullopt;
    return year ? dayOf(*year, dayFirst ? *second : *first, dayFirst ? *first : *second) : std::nullopt;
}

/// The first month (1 to 12) of a period: "Q1" is 1, "M03" is 3, "March" is 3; with `plain` also "03".
std::optional<int> firstMonthOf(Scanner& scanner, bool plain) {
    Scanner part = scanner;
    std::optional<int> month;
    if (part.take("Qq") != 0) {
        const auto quarter = part.digits(1);
        month = quarter && *quarter <= 4 ? std::optional(3 * *quarter - 2) : std::nullopt;
    } else if (part.take("Mm") != 0) {
        month = part.oneOrTwoDigits();
    } else if (plain) {
        month = part.digits(2);
    }
    if (month) {
        scanner = part;
        return month;
    }
    return namedMonthOf(scanner);
}

/// Whether the text looks like "1/31/24", which may also be three numbers.
bool hasShortYear(const std::string& level) {
    const std::string_view day = std::string_view(level).substr(0, level.find_first_of(" T"));
    const std::size_t mark = day.find_last_of("/.");
    return mark != std::string_view::npos && day.size() - mark == 3;
}

/// Whether every level is spelled in `order`; `rising` becomes true if no level is earlier than the one before.
bool areWritten(const std::vector<std::string>& levels, DateOrder order, bool& rising) {
    std::optional<double> before;
    rising = true;
    for (const std::string& level : levels) {
        const auto seconds = secondsOf(level, order);
        if (!seconds) {
            return false;
        }
        rising = rising && (!before || *before <= *seconds);
        before = seconds;
    }
    return true;
}

/// Whether each of these dates is the first day of a month.
bool beginMonths(const std::vector<std::string>& levels, DateOrder order) {
    using namespace std::chrono;
    return std::ranges::all_of(levels, [order](const std::string& level) {
        const double day = std::floor(secondsOf(level, order).value_or(0.0) / kDay);
        return year_month_day(sys_days(days(static_cast<int>(day)))).day() == std::chrono::day(1);
    });
}

/// "2024年1月"
std::optional<double> chineseMonth(std::string_view text) {
    constexpr std::string_view yearMark = "年";
    constexpr std::string_view monthMark = "月";
    constexpr std::size_t yearDigits = 4;
    if (!text.substr(std::min(yearDigits, text.size())).starts_with(yearMark) || !text.ends_with(monthMark)) {
        return std::nullopt;
    }
    text.remove_suffix(monthMark.size());
    Scanner yearScanner(text.substr(0, yearDigits));
    Scanner monthScanner(text.substr(yearDigits + yearMark.size()));
    const auto year = yearScanner.digits(yearDigits);
    const auto month = monthScanner.oneOrTwoDigits();
    return year && month && monthScanner.atEnd() ? dayOf(*year, *month, 1) : std::nullopt;
}

}  // namespace

std::optional<double> secondsOf(std::string_view text) {
    Scanner scanner(text);
    auto seconds = dateOf(scanner);
    if (!seconds || scanner.atEnd()) {
        return seconds;
    }
    const auto time = scanner.take("Tt ") != 0 ? timeOf(scanner) : std::nullopt;
    return time && scanner.atEnd() ? std::optional(*seconds + *time) : std::nullopt;
}

bool isTimeOfDay(std::string_view text) {
    constexpr std::string_view look = "00:00:00";
    return std::equal(text.begin(), text.end(), look.begin(), look.end(),
                      [](char c, char kind) { return kind == '0' ? base::isDigit(c) : c == kind; });
}

std::optional<double> periodStart(std::string_view text) {
    if (const auto month = chineseMonth(text)) {
        return month;
    }
    Scanner scanner(text);
    auto year = scanner.digits(4);
    std::optional<int> month;
    if (year) {
        const char mark = scanner.take("-/ ");
        month = firstMonthOf(scanner, mark == '-' || mark == '/');
    } else {
        scanner = Scanner(text);
        month = firstMonthOf(scanner, false);
        scanner.take("-/ ");
        year = scanner.digits(4);
    }
    return year && month && scanner.atEnd() ? dayOf(*year, *month, 1) : std::nullopt;
}

std::optional<int> pairedYear(std::string_view text) {
    Scanner scanner(text);
    const auto year = scanner.digits(4);
    if (!year || scanner.take("-/") == 0) {
        return std::nullopt;
    }
    Scanner longer = scanner;
    if (const auto next = longer.digits(4); next && longer.atEnd()) {
        return *next == *year + 1 ? year : std::nullopt;
    }
    const auto next = scanner.digits(2);
    return next && scanner.atEnd() && *next == (*year + 1) % 100 ? year : std::nullopt;
}

std::string isoText(double seconds) {
    using namespace std::chrono;
    const double micro = std::round(seconds * 1e6) / 1e6;
    const double day = std::floor(micro / kDay);
    const year_month_day date{sys_days(days(static_cast<int>(day)))};
    const std::string written = base::padded(static_cast<int>(date.year()), 4) + '-' +
                                base::padded(static_cast<int>(static_cast<unsigned>(date.month())), 2) + '-' +
                                base::padded(static_cast<int>(static_cast<unsigned>(date.day())), 2);
    const double rest = std::max(0.0, micro - day * kDay);
    if (rest == 0.0) {
        return written;
    }
    const auto whole = static_cast<int>(rest);
    std::string time =
        base::padded(whole / 3600, 2) + ':' + base::padded(whole / 60 % 60, 2) + ':' + base::padded(whole % 60, 2);
    const auto millionths = static_cast<int>(std::lround((rest - whole) * 1e6));
    if (millionths > 0 && millionths < 1000000) {
        time += '.' + base::padded(millionths, 6);
        time.erase(time.find_last_not_of('0') + 1);
    }
    return written + 'T' + time + 'Z';
}

std::optional<double> secondsOf(std::string_view text, DateOrder order) {
    if (order == DateOrder::iso) {
        return secondsOf(text);
    }
    if (order == DateOrder::period) {
        return periodStart(text);
    }
    if (order == DateOrder::yearPair) {
        const auto year = pairedYear(text);
        return year ? dayOf(*year, 1, 1) : std::nullopt;
    }
    Scanner scanner(text);
    if (order == DateOrder::clock) {
        const auto time = writtenTimeOf(scanner);
        return scanner.atEnd() ? time : std::nullopt;
    }
    auto day = writtenDateOf(scanner, order);
    if (!day) {
        scanner = Scanner(text);
        day = namedDateOf(scanner, order);
    }
    if (!day || scanner.atEnd()) {
        return day;
    }
    const auto time = scanner.take(" T") != 0 ? writtenTimeOf(scanner) : std::nullopt;
    return time && scanner.atEnd() ? std::optional(*day + *time) : std::nullopt;
}

bool goesByClock(const Column& column) {
    const TextValues& texts = column.texts();
    std::vector<double> times;
    bool full = true;  // false: "7:05" may mean minutes and seconds
    for (const std::string& level : texts.levels) {
        const auto time = secondsOf(level, DateOrder::clock);
        if (!time && level != "Average:") {
            return false;
        }
        full = full && (isTimeOfDay(level) || !time);
        times.push_back(time.value_or(2 * kDay));
    }
    std::size_t rows = 0;
    std::size_t falls = 0;
    double before = 0.0;
    for (const std::int32_t code : texts.codes) {
        if (code >= 0) {
            const double now = times[static_cast<std::size_t>(code)];
            ++rows;
            falls += now < before ? 1 : 0;
            before = now;
        }
    }
    const bool past = falls > 0 && rows == times.size();  // the times pass midnight
    const bool named = full && (nameHas(NameSense::datePart, column.name) || nameHas(NameSense::time, column.name));
    return times.size() > 1 && !past && (named || 10 * falls <= rows);
}

std::optional<DateOrder> dateOrderOf(const Column& column) {
    if (column.isNumeric() || column.texts().levels.empty()) {
        return std::nullopt;
    }
    const auto& levels = column.texts().levels;
    bool dayRises = false;
    bool monthRises = false;
    if (areWritten(levels, DateOrder::iso, dayRises)) {
        return DateOrder::iso;
    }
    // A single text may be a month; several would be months 13 apart.
    for (const DateOrder order : {DateOrder::yearPair, DateOrder::period}) {
        if ((order == DateOrder::period || levels.size() > 1) && areWritten(levels, order, dayRises)) {
            return order;
        }
    }
    if (areWritten(levels, DateOrder::clock, dayRises)) {
        return goesByClock(column) ? std::optional(DateOrder::clock) : std::nullopt;
    }
    const std::string first = column.name.substr(0, column.name.find(' '));  // "Day Hour"
    if (!namesTime(column.name) && !namesDatePart(first) && std::any_of(levels.begin(), levels.end(), hasShortYear)) {
        return std::nullopt;
    }
    const bool dayFirst = areWritten(levels, DateOrder::dayFirst, dayRises);
    const bool monthFirst = areWritten(levels, DateOrder::monthFirst, monthRises);
    if (dayFirst && monthFirst && dayRises == monthRises) {
        return beginMonths(levels, DateOrder::dayFirst)     ? std::optional(DateOrder::dayFirst)
               : beginMonths(levels, DateOrder::monthFirst) ? std::optional(DateOrder::monthFirst)
                                                            : std::nullopt;
    }
    return dayFirst && (!monthFirst || dayRises) ? std::optional(DateOrder::dayFirst)
           : monthFirst                          ? std::optional(DateOrder::monthFirst)
                                                 : std::nullopt;
}

bool speaksOfTime(std::string name) {
    name = base::lowered(name);
    // A unit after the word is not a word of its own: "ts_ms".
    for (const std::string_view unit : {"_s", "_ms", "_us", "_ns", " s", " ms", " us", " ns"}) {
        if (name.size() > unit.size() && name.ends_with(unit)) {
            name.resize(name.size() - unit.size());
            break;
        }
    }
    // Prometheus responses contain pairs of a time and a value.
    const bool first = name == "values.1" || name == "value.1" || name.ends_with(".values.1");
    return first || namesTime(name) || name == "time" || name.ends_with("_time") || name.ends_with(" time");
}

std::optional<double> epochUnit(const std::string& name, double low, double high) {
    const bool named = speaksOfTime(name);
    const double from = named ? 631152000.0 : 1e9;  // 1990; 2001 if the column has no name
    const double to = named ? 4102444800.0 : 2e9;   // 2100; 2033
    for (const double unit : {1.0, 1e-3, 1e-6, 1e-9}) {
        if (low * unit >= from && high * unit <= to && (named || hasNoName(name))) {
            return unit;
        }
    }
    return std::nullopt;
}

std::optional<double> epochUnit(const Column& column) {
    if (!column.isNumeric() || (!speaksOfTime(column.name) && !hasNoName(column.name))) {
        return std::nullopt;
    }
    const bool named = speaksOfTime(column.name);
    double low = 0.0;
    double high = 0.0;
    bool any = false;
    for (const double number : column.numbers()) {
        if (!named && !(number >= high && number == std::floor(number))) {
            return std::nullopt;  // elapsed seconds, in a column without a name
        }
        if (!std::isnan(number)) {
            low = any ? std::min(low, number) : number;
            high = any ? std::max(high, number) : number;
            any = true;
        }
    }
    return any ? epochUnit(column.name, low, high) : std::nullopt;
}

}  // namespace greyscope::data
