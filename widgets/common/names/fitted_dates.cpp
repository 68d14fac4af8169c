#include "widgets/common/names/fitted_dates.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <iterator>
#include <optional>
#include <vector>

namespace greyscope::widgets {

namespace {

// The indices of a name's fields.
constexpr qsizetype kYear = 0;
constexpr qsizetype kMonth = 1;
constexpr qsizetype kDay = 2;
constexpr qsizetype kHour = 3;
constexpr qsizetype kMinute = 4;
constexpr qsizetype kSecond = 5;

/// The fields of a date and time, each with the separator before it.
std::optional<QStringList> fieldsOf(const QString& name) {
    static const QRegularExpression date(
        QStringLiteral("^(\\d{4})(-\\d{2})(-\\d{2})(?:([T ]\\d{2})(:\\d{2})(:\\d{2}(?:\\.\\d+)?)?)?Z?$"));
    const auto match = date.match(name);
    return match.hasMatch() ? std::optional(match.capturedTexts().mid(1)) : std::nullopt;
}

/// The fields from `first` to `end` (exclusive), without the separator before the first one; with `shortYear`, two
/// digits of the year.
QString spelling(const QStringList& fields, qsizetype first, qsizetype end, bool shortYear) {
    QString text = fields.mid(first, end - first).join(QString());
    text.remove(0, first > 0 ? 1 : shortYear ? 2 : 0);
    return text;
}

}  // namespace

QStringList fittedDates(const QStringList& names, const std::function<bool(const QString&)>& fits) {
    std::vector<QStringList> dates;
    for (const QString& name : names) {
        const auto fields = fieldsOf(name);
        if (!fields || (!dates.empty() && fields->size() != dates.front().size())) {
            return {};
        }
        dates.push_back(*fields);
    }
    if (dates.empty()) {
        return {};
    }
    const auto share = [&](qsizetype field) {
        return std::all_of(dates.begin(), dates.end(),
                           [&](const QStringList& each) { return each[field] == dates.front()[field]; });
    };
    // Common fields are removed from the end: seconds, then the time, then the day of the month. The rest is still a
    // date or a time.
    qsizetype end = dates.front().size();
    end = end == kSecond + 1 && share(kSecond) ? kSecond : end;
    end = end == kSecond && share(kHour) && share(kMinute) ? kHour : end;
    end = end == kHour && share(kDay) ? kDay : end;
    const bool ofOneYear = share(kYear) && end > kDay;
    const qsizetype first = ofOneYear && end > kHour && share(kMonth) && share(kDay) ? kHour
                            : ofOneYear                                              ? kMonth
                                                                                     : kYear;
    const bool oneCentury = std::all_of(dates.begin(), dates.end(), [&](const QStringList& each) {
        return each[kYear].left(2) == dates.front()[kYear].left(2);
    });
    struct Spelling {
        qsizetype first, end;
        bool shortYear;
    };
    for (const Spelling& each : {Spelling{0, end, false}, {first, end, false}, {first, end, oneCentury}}) {
        QStringList texts;
        std::transform(dates.begin(), dates.end(), std::back_inserter(texts), [&](const QStringList& fields) {
            return spelling(fields, each.first, each.end, each.shortYear);
        });
        if (!texts.isEmpty() && std::all_of(texts.begin(), texts.end(), fits)) {
            return texts;
        }
    }
    return {};
}

}  // namespace greyscope::widgets
