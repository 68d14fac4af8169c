#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/relative/model.h"

namespace greyscope::app {

/// What the page Tree explains and by what. What is left open follows from the table: see treeRequest().
struct TreeChoices {
    std::string response;                 ///< empty: the table's metric
    std::vector<std::string> factors;     ///< empty: its keys and factors
    std::vector<std::string> categories;  ///< factors whose numbers are only names; empty: those of cases
    cart::GrowOptions grow{.minLeaf = 2};
    relative::Pruning pruning = relative::Pruning::crossValidated;
    double alpha = 0.0;  ///< with Pruning::alpha
    cart::CrossValidationOptions crossValidation;
    bool operator==(const TreeChoices&) const = default;
};

}  // namespace greyscope::app
