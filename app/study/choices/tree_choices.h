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
    std::size_t minLeaf = 2;              ///< rows
    std::size_t maxDepth = 0;             ///< 0: no limit
    relative::Pruning pruning = relative::Pruning::crossValidated;
    double alpha = 0.0;  ///< with Pruning::alpha
    std::size_t folds = 10;
    std::uint64_t seed = 1;
    bool operator==(const TreeChoices&) const = default;
};

}  // namespace greyscope::app
