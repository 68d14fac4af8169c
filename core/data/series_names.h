#pragma once

#include <set>
#include <string>
#include <vector>

#include "core/data/dataset.h"

namespace greyscope::data {

/// Names of series by their keys, joined with "-". Where that gives several combinations of the dataset one name, as it
/// does (a-b, c) and (a, b-c), the parts of theirs that hold "-" stand in double quotes, their own doubled. A name
/// depends on the whole dataset, not on the rows that a query chooses.
class SeriesNames {
public:
    SeriesNames(const Dataset& dataset, const std::vector<const Column*>& keys);
    [[nodiscard]] std::string of(const std::vector<std::string>& keys) const;

private:
    std::set<std::string> m_ambiguous;  ///< plain names that do not say which combination is meant
};

}  // namespace greyscope::data
