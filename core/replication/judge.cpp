#include "core/replication/judge.h"

#include <cmath>

namespace greyscope::replication {

namespace {

constexpr double kSlack = 1e-9;  // binary noise in units of the last digit

double unitOf(const Printed& printed) {
    return std::pow(10.0, -printed.decimals);
}

bool rounds(const Item& item, double value) {
    const double unit = unitOf(item.printed);
    switch (item.bound) {
        case Bound::lower:
            return value >= item.printed.value - kSlack * unit;
        case Bound::upper:
            return value <= item.printed.value + kSlack * unit;
        case Bound::none:
            break;
    }
    return std::abs(value - item.printed.value) <= (item.exact ? kSlack : 0.5 + kSlack) * unit;
}

bool within(const Item& item, double value, Tolerance tolerance) {
    if (item.bound != Bound::none || item.exact) {
        return false;
    }
    const double distance = std::abs(value - item.printed.value);
    switch (tolerance) {
        case Tolerance::rounding:
            return false;
        case Tolerance::lastUnit:
            return distance <= (1.0 + kSlack) * unitOf(item.printed);
        case Tolerance::percent:
            return distance <= 0.01 * std::abs(item.printed.value);
    }
    return false;
}

bool cutOff(const Item& item, double value) {
    const double unit = unitOf(item.printed);
    const double kept = std::trunc(value / unit + std::copysign(kSlack, value));
    return item.bound == Bound::none && !item.exact && std::abs(kept - item.printed.value / unit) < 0.5;
}

Judgement judgeRepeat(const Item& item, const Item& first) {
    Judgement result;
    result.computed = first.printed.value * item.scale;
    result.difference = *result.computed - item.printed.value;
    // The print with fewer digits is the other one rounded.
    const double unit = std::max(unitOf(item.printed), unitOf(first.printed) * item.scale);
    result.agrees = std::abs(*result.difference) <= (0.5 + kSlack) * unit;
    return result;
}

Judgement judgeResult(const Item& item, Tolerance tolerance) {
    Judgement result;
    for (std::size_t i = 0; i < item.readings.size(); ++i) {
        const double value = item.readings[i].value;
        result.cut = !rounds(item, value) && cutOff(item, value);
        if (rounds(item, value) || result.cut || within(item, value, tolerance)) {
            result.verdict = i == 0 && !result.cut ? Verdict::reproduced : Verdict::otherReading;
            result.reading = i;
            result.computed = value;
            return result;
        }
    }
    if (!item.readings.empty()) {
        result.verdict = Verdict::contradicted;
        result.computed = item.readings.front().value;
        return result;
    }
    result.verdict = Verdict::notDeterminable;
    if (!item.beside.empty()) {
        result.nearest = item.beside.front().value;
    }
    return result;
}

}  // namespace

Judgement judge(const std::vector<Item>& items, std::size_t index, Tolerance tolerance) {
    const Item& item = items[index];
    if (item.kind == Kind::input) {
        return {};
    }
    if (item.kind == Kind::repeat) {
        return judgeRepeat(item, items[*item.repeats]);
    }
    Judgement result = judgeResult(item, tolerance);
    // How far a limit is kept is no difference.
    if (result.computed && (item.bound == Bound::none || result.verdict == Verdict::contradicted)) {
        result.difference = *result.computed - item.printed.value;
    }
    return result;
}

}  // namespace greyscope::replication
