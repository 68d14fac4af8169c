#include "widgets/plot/calendar_ticks.h"

#include <QDateTime>
#include <QTimeZone>

#include <cmath>

namespace greyscope::widgets {

namespace {

constexpr double kMinute = 60.0;
constexpr double kHour = 3600.0;
constexpr double kDay = 86400.0;
constexpr double kMonth = 30.4 * kDay;
constexpr std::size_t kMostTicks = 1000;

QDateTime timeAt(double seconds) {
    return QDateTime::fromMSecsSinceEpoch(std::llround(seconds * 1e3), Qt::UTC);
}

double secondsAt(const QDateTime& time) {
    return static_cast<double>(time.toMSecsSinceEpoch()) / 1e3;
}

/// The label of a step's ticks, and the part given only where it changes.
struct DateLabels {
    QString each, seldom;
};

DateLabels labelsOf(double step) {
    if (step < 1.0) {
        return {QStringLiteral("HH:mm:ss.zzz"), QStringLiteral("yyyy-MM-dd")};
    }
    if (step < kMinute) {
        return {QStringLiteral("HH:mm:ss"), QStringLiteral("yyyy-MM-dd")};
    }
    if (step < kDay) {
        return {QStringLiteral("HH:mm"), QStringLiteral("yyyy-MM-dd")};
    }
    if (step < kMonth) {
        return {QStringLiteral("MM-dd"), QStringLiteral("yyyy")};
    }
    return {step < 12 * kMonth ? QStringLiteral("yyyy-MM") : QStringLiteral("yyyy"), {}};
}

class Labelled {
public:
    explicit Labelled(const DateLabels& labels) : m_labels(labels) {}
    void add(const QDateTime& time, double at) {
        QString label = time.toString(m_labels.each);
        const QString seldom = m_labels.seldom.isEmpty() ? QString() : time.toString(m_labels.seldom);
        if (seldom != m_said) {
            label += QLatin1Char('\n') + seldom;
            m_said = seldom;
        }
        m_ticks.push_back({at, label});
    }
    [[nodiscard]] std::vector<Tick> take() { return std::move(m_ticks); }
    [[nodiscard]] bool full() const { return m_ticks.size() >= kMostTicks; }

private:
    DateLabels m_labels;
    QString m_said;
    std::vector<Tick> m_ticks;
};

std::vector<Tick> evenTimes(Range range, double step) {
    const bool ofDay = range.first > -kDay / 4 && range.second < kDay * 5 / 4;  // times of the day, with a margin
    const DateLabels labels = labelsOf(step);
    Labelled ticks(ofDay ? DateLabels{labels.each, {}} : labels);
    for (double k = std::ceil(range.first / step - 1e-9); k * step <= range.second && !ticks.full(); k += 1.0) {
        ticks.add(timeAt(k * step), k * step);
    }
    return ticks.take();
}

std::vector<Tick> wholeMonths(Range range, int months) {
    Labelled ticks(labelsOf(months * kMonth));
    const QDate from = timeAt(range.first).date();
    const int first = (from.year() * 12 + from.month() - 1) / months * months;
    for (int month = first; !ticks.full(); month += months) {
        const QDateTime time(QDate(month / 12, month % 12 + 1, 1), QTime(0, 0), Qt::UTC);
        const double at = secondsAt(time);
        if (at > range.second || !time.isValid()) {
            break;
        }
        if (at >= range.first) {
            ticks.add(time, at);
        }
    }
    return ticks.take();
}

}  // namespace

std::vector<Tick> calendarTicks(Range range, int most, double finest) {
    const double least = std::max(finest, (range.second - range.first) / std::max(1, most));
    for (const double step :
         {1e-3,      1e-2,      0.1,         1.0,         2.0,          5.0,          10.0,         15.0,
          30.0,      kMinute,   2 * kMinute, 5 * kMinute, 10 * kMinute, 15 * kMinute, 30 * kMinute, kHour,
          2 * kHour, 3 * kHour, 6 * kHour,   12 * kHour,  kDay,         2 * kDay,     7 * kDay}) {
        if (step >= least) {
            return evenTimes(range, step);
        }
    }
    for (const int months : {1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200}) {
        if (months * kMonth >= least) {
            return wholeMonths(range, months);
        }
    }
    return wholeMonths(range, 12000);
}

}  // namespace greyscope::widgets
