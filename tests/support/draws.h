#pragma once

#include "core/base/random.h"

namespace greyscope::test {

/// Draws of a seed, for tests on random series.
class Draws : public base::SeededDraws {
public:
    using SeededDraws::SeededDraws;
    double between(double low, double high) { return low + (high - low) * uniform(); }
};

}  // namespace greyscope::test
