#include "widgets/plot/axis_ticks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>

#include "widgets/plot/calendar_ticks.h"
#include "widgets/present/words/number_text.h"

namespace greyscope::widgets {

namespace {

constexpr double kMargin = 0.06;      // share of the range that stays free at each end
constexpr double kNoteMargin = 0.12;  // the same if there is a note

double tickStep(double span, int most) {
    const double raw = span / std::max(1, most);
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 2.5, 5.0, 10.0}) {
        if (factor * power >= raw * (1.0 - 1e-9)) {
            return factor * power;
        }
    }
    return 10.0 * power;
}

int decimalsOf(double step) {
    for (int decimals = 0; decimals < 12; ++decimals) {
        const double scaled = step * std::pow(10.0, decimals);
        if (std::abs(scaled - std::round(scaled)) < 1e-6 * scaled) {
            return decimals;
        }
    }
    return 12;
}

std::vector<Tick> evenTicks(Range range, int most, const QString& suffix) {
    const double step = tickStep(range.second - range.first, most);
    const int decimals = decimalsOf(step);
    const double first = std::ceil(range.first / step - 1e-9);
    const double last = std::floor(range.second / step + 1e-9);
    std::vector<Tick> ticks;
    for (double k = first; k <= last && ticks.size() < 1000; k += 1.0) {
        ticks.push_back({k * step, plainText(k * step, decimals) + suffix});
    }
    return ticks;
}

/// base^k times each of `multipliers`; only every stride-th power if there are too many.
std::vector<Tick> powerTicks(Range range, double base, std::span<const double> multipliers, int most,
                             const QString& suffix) {
    const auto first = static_cast<int>(std::floor(std::log(range.first) / std::log(base) - 1e-9));
    const auto last = static_cast<int>(std::floor(std::log(range.second) / std::log(base) + 1e-9));
    const int stride = std::max(1, (last - first + std::max(1, most)) / std::max(1, most));
    std::vector<Tick> ticks;
    for (int k = first; k <= last; ++k) {
        for (const double multiplier : k % stride == 0 ? multipliers : std::span<const double>{}) {
            const double at = multiplier * std::pow(base, k);
            if (at >= range.first * (1.0 - 1e-12) && at <= range.second * (1.0 + 1e-12)) {
                ticks.push_back({at, (at >= 1.0 ? plainText(at, 1) : significantText(at, 3)) + suffix});
            }
        }
    }
    return ticks;
}

std::vector<Tick> logarithmicTicks(Scale scale, Range range, int most, const QString& suffix) {
    static constexpr std::array<double, 2> halves{1.0, 1.5};
    static constexpr std::array<double, 3> oneTwoFive{1.0, 2.0, 5.0};
    const double ratio = range.second / range.first;
    if (ratio <= 3.0) {
        return evenTicks(range, most, suffix);
    }
    if (scale == Scale::log2) {
        return powerTicks(range, 2.0, std::span(halves).first(ratio < 8.0 ? 2 : 1), most, suffix);
    }
    const bool roomy = 3.0 * std::log10(ratio) <= std::max(3, most);
    return powerTicks(range, 10.0, std::span(oneTwoFive).first(roomy ? 3 : 1), most, suffix);
}

/// The range of all added numbers that can be drawn.
class Extent {
public:
    explicit Extent(bool positiveOnly) : m_positiveOnly(positiveOnly) {}
    void add(double value) {
        if (std::isfinite(value) && (!m_positiveOnly || value > 0.0)) {
            m_low = std::min(m_low, value);
            m_high = std::max(m_high, value);
        }
    }
    void add(const std::vector<double>& values) {
        for (const double value : values) {
            add(value);
        }
    }
    [[nodiscard]] bool empty() const { return m_low > m_high; }
    [[nodiscard]] Range range() const { return {m_low, m_high}; }

private:
    bool m_positiveOnly;
    double m_low = std::numeric_limits<double>::infinity();
    double m_high = -std::numeric_limits<double>::infinity();
};

/// `below` and `above` are shares of the range.
Range withMargin(Range range, bool logarithmic, double below, double above) {
    auto [low, high] = range;
    if (logarithmic) {
        const double ratio = high > low ? high / low : 2.0;
        return {low / std::pow(ratio, below), high * std::pow(ratio, above)};
    }
    const double span = high > low ? high - low : (low == 0.0 ? 1.0 : std::abs(low));
    return {low - span * below, high + span * above};
}

bool usable(Range range, bool logarithmic) {
    return std::isfinite(range.first) && std::isfinite(range.second) && range.first < range.second &&
           (!logarithmic || range.first > 0.0);
}

}  // namespace

std::vector<Tick> ticksFor(const AxisSpec& axis, Range range, int most) {
    std::vector<Tick> own;
    for (const Tick& tick : axis.ticks) {
        if (tick.at >= range.first && tick.at <= range.second) {
            own.push_back(tick);
        }
    }
    if (!own.empty()) {
        return own;
    }
    if (axis.time) {
        constexpr int wide = 2;  // a time is as wide as this many numbers
        auto ticks = calendarTicks(range, std::max(2, most / wide), axis.timeStep);
        return ticks.empty() ? calendarTicks(range, std::max(2, most / wide)) : std::move(ticks);  // within a day
    }
    constexpr int kFewest = 2;  // a scale with a single tick cannot be read
    constexpr int kTries = 8;
    std::vector<Tick> ticks;
    for (int more = 0; more < kTries && ticks.size() < kFewest; ++more) {
        ticks = axis.scale == Scale::linear ? evenTicks(range, most + more, axis.suffix)
                                            : logarithmicTicks(axis.scale, range, most + more, axis.suffix);
    }
    return ticks;
}

Range homeRange(const PlotSpec& spec, Side axis) {
    const bool horizontal = axis == Side::horizontal;
    const AxisSpec& own = horizontal ? spec.x : spec.y;
    const bool logarithmic = own.scale != Scale::linear;
    if (own.range && usable(*own.range, logarithmic)) {
        return *own.range;
    }
    Extent extent(logarithmic);
    for (const Curve& curve : spec.curves) {
        extent.add(horizontal ? curve.x : curve.y);
        if (curve.bars && horizontal) {
            for (const double at : curve.x) {
                extent.add(at - curve.bars->width / 2.0);
                extent.add(at + curve.bars->width / 2.0);
            }
        } else if (curve.bars) {
            extent.add(curve.bars->from);
            extent.add(curve.bars->to);
        }
        if (!horizontal) {
            extent.add(curve.low);
            extent.add(curve.high);
            if (curve.stems) {
                extent.add(0.0);
            }
        }
    }
    if (!horizontal && spec.beyond.x.empty()) {  // it gives the parts of a ribbon outside the axis
        for (const Ribbon& ribbon : spec.ribbons) {
            extent.add(ribbon.low);
            extent.add(ribbon.high);
        }
    }
    for (const Area& area : spec.areas) {
        extent.add(horizontal ? area.x : area.y);
    }
    for (const GuideLine& guide : spec.guides) {
        if ((guide.side == Side::vertical) == horizontal) {
            extent.add(guide.at);
        }
    }
    if (extent.empty()) {
        return logarithmic ? Range{1.0, 10.0} : Range{0.0, 1.0};
    }
    const double below = !horizontal && !spec.bottomNote.isEmpty() ? kNoteMargin : kMargin;
    const double above = !horizontal && !spec.topNote.isEmpty() ? kNoteMargin : kMargin;
    const Range range = withMargin(extent.range(), logarithmic, below, above);
    return usable(range, logarithmic) ? range : (logarithmic ? Range{1.0, 10.0} : Range{0.0, 1.0});
}

}  // namespace greyscope::widgets
