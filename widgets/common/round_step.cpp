#include "widgets/common/round_step.h"

#include <algorithm>
#include <cmath>

namespace greyscope::widgets {

double roundStep(double width, int most) {
    const double least = width / std::max(1, most);
    const double power = std::pow(10.0, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= least * (1.0 - 1e-9)) {
            return factor * power;
        }
    }
    return 10.0 * power;
}

}  // namespace greyscope::widgets
