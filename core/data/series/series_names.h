#pragma once

#include <set>
#include <string>
#include <vector>

#include "core/data/dataset.h"

namespace greyscope::data {

/// Makes the names of series from their keys, joined with "-", or with ":" after the name of a stacked table. Two key
/// combinations of the dataset may get the same name, as (a-b, c) and (a, b-c) do. Their keys that contain a separator
/// are then put in double quotes, with their own quotation marks doubled. A name depends on the whole dataset, not on
/// the rows that a query selects.
class SeriesNames {
public:
    SeriesNames(const Dataset& dataset, const std::vector<const Column*>& keys);
    [[nodiscard]] std::string of(const std::vector<std::string>& keys) const;

private:
    /// Returns the joined keys, each as text made by `spelled`.
    template <class Spelling>
    [[nodiscard]] std::string name(const std::vector<std::string>& keys, Spelling spelled) const;

    std::vector<char> m_separators;     ///< for each key, the separator after it: '-' or ':'
    std::set<std::string> m_ambiguous;  ///< names that several key combinations would share without quotes
};

}  // namespace greyscope::data
