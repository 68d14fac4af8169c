#include "core/published/judge.h"

#include <algorithm>
#include <cmath>

namespace greyscope::published {

namespace {

constexpr double kSlack = 1e-9;  // tolerance for binary rounding, in units of the last digit

double unitOf(const Printed& printed) {
    return std::pow(10.0, -printed.decimals);
}

/// Returns the number that a computed number is compared with.
double targetOf(const Item& item) {
    return item.criterion.value_or(item.printed.value);
}

bool rounds(const Item& item, double value) {
    const double unit = unitOf(item.printed);
    const double beyond = (value - targetOf(item)) / unit;
    switch (item.bound) {
        case Bound::lower:
            return beyond >= -kSlack;
        case Bound::upper:
            return beyond <= kSlack;
        case Bound::above:
            return beyond > kSlack;
        case Bound::below:
            return beyond < -kSlack;
        case Bound::none:
            break;
    }
    return std::abs(beyond) <= (item.exact ? kSlack : 0.5 + kSlack);
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
    result.firstPrint = first.printed.value * item.scale;
    result.difference = *result.firstPrint - item.printed.value;
    // The print with fewer digits must be the other one rounded.
    const double unit = std::max(unitOf(item.printed), unitOf(first.printed) * item.scale);
    result.holds = std::abs(*result.difference) <= (0.5 + kSlack) * unit;
    return result;
}

Judgement judgeHolding(const Item& item) {
    Judgement result;
    result.computed = item.readings.front().value;
    result.holds = rounds(item, *result.computed);
    if (!*result.holds && item.kind == ItemKind::identity) {
        result.difference = *result.computed - item.printed.value;
    }
    return result;
}

/// Chooses the reading that decides, and sets how it agrees.
void choose(Judgement& result, const Item& item, Tolerance tolerance) {
    const auto take = [&](auto gives) {
        const auto found = std::find_if(item.readings.begin(), item.readings.end(),
                                        [&](const ItemReading& reading) { return gives(reading.value); });
        if (found != item.readings.end()) {
            result.reading = static_cast<std::size_t>(found - item.readings.begin());
        }
        return found != item.readings.end();
    };
    const auto isRounded = [&](double value) { return rounds(item, value); };
    const auto isCut = [&](double value) { return !rounds(item, value) && cutOff(item, value); };
    const auto isNear = [&](double value) { return within(item, value, tolerance); };
    const double own = item.readings.front().value;
    if (isNear(own) && !isRounded(own) && !isCut(own)) {
        result.reading = 0;
        result.near = true;
    } else if (!take(isRounded)) {
        result.cut = take(isCut);
        result.near = !result.cut && take(isNear);
    }
}

Judgement judgeResult(const Item& item, Tolerance tolerance) {
    Judgement result;
    if (item.readings.empty()) {
        result.verdict = ItemVerdict::notDeterminable;
        if (!item.beside.empty()) {
            result.nearest = item.beside.front().value;
        }
        return result;
    }
    choose(result, item, tolerance);
    result.computed = item.readings[result.reading.value_or(0)].value;
    result.verdict = !result.reading                       ? ItemVerdict::contradicted
                     : *result.reading == 0 && !result.cut ? ItemVerdict::reproduced
                                                           : ItemVerdict::otherReading;
    // The distance from a limit that is met is not a difference.
    if (item.bound == Bound::none || !result.reading) {
        result.difference = *result.computed - item.printed.value;
    }
    return result;
}

}  // namespace

Judgement judge(const std::vector<Item>& items, std::size_t index, Tolerance tolerance) {
    const Item& item = items[index];
    switch (item.kind) {
        case ItemKind::result:
            return judgeResult(item, tolerance);
        case ItemKind::identity:
        case ItemKind::check:
            return judgeHolding(item);
        case ItemKind::repeat:
            return judgeRepeat(item, items[*item.repeats]);
        case ItemKind::input:
            break;
    }
    return {};
}

}  // namespace greyscope::published
