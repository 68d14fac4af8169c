#include "core/grey/forecast/axis_steps.h"

#include <algorithm>
#include <cmath>

namespace greyscope::grey {

namespace {

bool nearly(double a, double b) {
    return std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b));
}

AxisSpacing spacingOf(const std::vector<double>& axis) {
    if (axis.size() < 2) {
        return AxisSpacing::none;
    }
    bool linear = true;
    bool geometric = axis[0] > 0.0 && axis[1] > axis[0];
    for (std::size_t k = 2; k < axis.size(); ++k) {
        linear = linear && nearly(axis[k] - axis[k - 1], axis[1] - axis[0]);
        geometric = geometric && nearly(axis[k] / axis[k - 1], axis[1] / axis[0]);
    }
    if (linear) {
        return AxisSpacing::linear;
    }
    return geometric ? AxisSpacing::geometric : AxisSpacing::uneven;
}

}  // namespace

AxisSteps axisSteps(const std::vector<double>& axis, std::optional<double> secondsPerUnit) {
    AxisSteps steps;
    if (secondsPerUnit) {
        std::vector<double> seconds(axis.size());
        std::transform(axis.begin(), axis.end(), seconds.begin(), [&](double at) { return at * *secondsPerUnit; });
        steps.months = data::monthStepsOf(seconds);
    }
    steps.spacing = steps.months ? AxisSpacing::linear : spacingOf(axis);
    steps.step = steps.spacing == AxisSpacing::linear ? axis[1] - axis[0] : 0.0;
    return steps;
}

AxisSteps axisSteps(const data::SeriesTable& table) {
    return axisSteps(table.axisNumbers(), table.secondsPerUnit);
}

}  // namespace greyscope::grey
