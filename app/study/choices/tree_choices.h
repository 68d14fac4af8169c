#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/relative/model.h"

namespace greyscope::app {

/// The response of the Tree page, the factors that explain it, and how. treeRequest() fills in what is not set.
struct TreeChoices {
    std::string response;              ///< empty: the table's metric
    std::vector<std::string> factors;  ///< empty: the table's keys and factors
    /// Factors whose numbers are only names; empty: those whose names say that they number cases.
    std::vector<std::string> categories;
    cart::GrowOptions grow{.minLeaf = 2};
    relative::Pruning pruning = relative::Pruning::crossValidated;
    double alpha = 0.0;  ///< used with Pruning::alpha
    cart::CrossValidationOptions crossValidation;
    bool operator==(const TreeChoices&) const = default;
};

}  // namespace greyscope::app
