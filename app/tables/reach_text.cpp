#include "app/tables/reach_text.h"

#include <cmath>

namespace greyscope::app {

QString cellText(double number) {
    constexpr double allDigitsBelow = 1e12;
    return number == std::trunc(number) && std::abs(number) < allDigitsBelow ? QString::number(number, 'f', 0)
                                                                             : QString::number(number);
}

QString reachText(const data::Reach& reach) {
    if (reach.low > reach.high) {
        return {};
    }
    return reach.low == reach.high ? cellText(reach.low)
                                   : QStringLiteral("%1…%2").arg(cellText(reach.low), cellText(reach.high));
}

}  // namespace greyscope::app
