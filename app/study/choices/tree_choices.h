#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/relative/model.h"

namespace greyscope::app {

/// The choices of the Tree page: the response, the factors that explain it, and the options of the tree. treeRequest()
/// determines what is not set.
struct TreeChoices {
    std::string response;              ///< name of the response; empty: the metric of the table
    std::vector<std::string> factors;  ///< names of the factors; empty: the keys and factors of the table
    /// Factors whose numbers are only names of cases; empty: those whose column name says so.
    std::vector<std::string> categories;
    cart::GrowOptions grow{.minLeaf = 2};
    relative::Pruning pruning = relative::Pruning::crossValidated;
    double alpha = 0.0;  ///< complexity parameter; used with Pruning::alpha only
    cart::CrossValidationOptions crossValidation;
    bool operator==(const TreeChoices&) const = default;
};

}  // namespace greyscope::app
