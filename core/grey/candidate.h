#pragma once

#include <functional>
#include <string>

#include "core/base/progress.h"
#include "core/grey/model.h"

namespace greyscope::grey {

/// A model with its options settled, ready to be fitted to any points: the series, a part of it, a resampled one.
struct Candidate {
    std::string name;
    std::function<ModelOutcome(const ModelInput&, const base::Progress&)> fit;
};

}  // namespace greyscope::grey
