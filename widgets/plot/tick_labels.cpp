#include "widgets/plot/tick_labels.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "widgets/common/names/name_lines.h"

namespace greyscope::widgets {

namespace {

std::vector<std::vector<double>> lineWidths(const std::vector<Tick>& ticks, const QFontMetricsF& metrics) {
    std::vector<std::vector<double>> widths;
    for (const Tick& tick : ticks) {
        widths.emplace_back();
        for (const QString& line : tick.label.split(QLatin1Char('\n'))) {
            widths.back().push_back(metrics.horizontalAdvance(line));
        }
    }
    return widths;
}

/// A name in the fewest lines that are not wider than `width`; "" if a piece of the name is wider.
QString broken(const QString& name, const QFontMetricsF& metrics, double width) {
    const QStringList lines = NameLines(metrics, width).of(name);
    const bool fits = std::all_of(lines.begin(), lines.end(),
                                  [&](const QString& line) { return metrics.horizontalAdvance(line) <= width; });
    return fits ? lines.join(QLatin1Char('\n')) : QString();
}

/// All names in this number of rows with this number of lines each; nullopt if they do not fit.
std::optional<std::vector<Tick>> arranged(const std::vector<Tick>& ticks, const QFontMetricsF& metrics, double width,
                                          int rows, int lines) {
    std::vector<Tick> all;
    for (std::size_t i = 0; i < ticks.size(); ++i) {
        const QString name = lines == 1 ? ticks[i].label : broken(ticks[i].label, metrics, width);
        if (name.isEmpty() != ticks[i].label.isEmpty() || name.count(QLatin1Char('\n')) >= lines) {
            return std::nullopt;
        }
        const int above = rows == 2 && i % 2 == 1 ? lines : 0;
        all.push_back({ticks[i].at, QString(above, QLatin1Char('\n')) + name});
    }
    return all;
}

}  // namespace

std::vector<Tick> clearOfEachOther(const std::vector<Tick>& ticks, const AxisMap& map,
                                   const std::vector<std::vector<double>>& sizes, double gap) {
    std::size_t lines = 0;
    for (const std::vector<double>& own : sizes) {
        lines = std::max(lines, own.size());
    }
    std::vector<std::size_t> wanted(ticks.size());
    std::iota(wanted.begin(), wanted.end(), std::size_t{0});
    const auto clear = [&](std::size_t stride) {
        std::vector<double> ends(lines, -std::numeric_limits<double>::infinity());
        for (std::size_t i = 0; i < wanted.size(); i += stride) {
            const double at = std::abs(map.pixel(ticks[wanted[i]].at) - map.from);
            const std::vector<double>& own = sizes[wanted[i]];
            for (std::size_t line = 0; line < own.size(); ++line) {
                if (at - own[line] / 2 < ends[line] + gap) {
                    return false;
                }
                ends[line] = at + own[line] / 2;
            }
        }
        return true;
    };
    if (!clear(1)) {
        std::erase_if(wanted, [&](std::size_t i) { return sizes[i].size() < lines; });
    }
    std::size_t stride = 1;
    while (stride < wanted.size() && !clear(stride)) {
        ++stride;
    }
    std::vector<Tick> kept;
    for (std::size_t i = 0; i < wanted.size(); i += stride) {
        kept.push_back(ticks[wanted[i]]);
    }
    return kept;
}

std::vector<Tick> clearOfEachOther(const std::vector<Tick>& ticks, const AxisMap& map, const QFontMetricsF& metrics,
                                   double gap) {
    return clearOfEachOther(ticks, map, lineWidths(ticks, metrics), gap);
}

std::vector<Tick> clearTimes(const AxisSpec& axis, Range range, int most, const AxisMap& map,
                             const QFontMetricsF& metrics, double gap) {
    std::vector<Tick> ticks;
    for (; most >= 2; most = most * 3 / 4) {
        ticks = ticksFor(axis, range, most);
        const auto areClear = [&] { return clearOfEachOther(ticks, map, metrics, gap).size() == ticks.size(); };
        if (areClear()) {
            return ticks;
        }
        const auto saysDay = [](const Tick& tick) { return tick.label.contains(QLatin1Char('\n')); };
        if (std::count_if(ticks.begin(), ticks.end(), saysDay) > 1) {
            ticks.front().label = ticks.front().label.section(QLatin1Char('\n'), 0, 0);
            if (areClear()) {
                return ticks;
            }
        }
    }
    return clearOfEachOther(ticks, map, metrics, gap);
}

bool hasNames(const AxisSpec& axis) {
    const auto isParted = [](const Tick& tick) { return tick.label.contains(QLatin1Char('\n')); };
    if (axis.time || std::any_of(axis.ticks.begin(), axis.ticks.end(), isParted)) {
        return false;
    }
    return std::any_of(axis.ticks.begin(), axis.ticks.end(), [&axis](const Tick& tick) {
        QString number = tick.label.chopped(tick.label.endsWith(axis.suffix) ? axis.suffix.size() : 0);
        while (!number.isEmpty() && !number.back().isLetterOrNumber()) {
            number.chop(1);  // " %"
        }
        bool isNumber = false;
        static_cast<void>(number.toDouble(&isNumber));
        return !isNumber;
    });
}

std::optional<std::vector<Tick>> inLines(const std::vector<Tick>& ticks, const AxisMap& map,
                                         const QFontMetricsF& metrics, double gap, int mostLines) {
    double step = std::numeric_limits<double>::infinity();
    for (std::size_t i = 1; i < ticks.size(); ++i) {
        step = std::min(step, std::abs(map.pixel(ticks[i].at) - map.pixel(ticks[i - 1].at)));
    }
    for (int lines = 1; lines <= mostLines; ++lines) {
        for (const int rows : {1, 2}) {
            const double width = rows * (step - gap);  // the ticks of the lower row pass beside the upper names
            const auto all = lines % rows == 0 ? arranged(ticks, metrics, width, rows, lines / rows) : std::nullopt;
            if (all && clearOfEachOther(*all, map, metrics, gap).size() == ticks.size()) {
                return all;
            }
        }
    }
    return std::nullopt;
}

int emptyLines(const QString& label) {
    const auto first = std::find_if(label.begin(), label.end(), [](QChar c) { return c != QLatin1Char('\n'); });
    return static_cast<int>(first - label.begin());
}

}  // namespace greyscope::widgets
