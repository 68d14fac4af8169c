#pragma once

#include <set>
#include <string>
#include <vector>

#include "core/data/dataset.h"

namespace greyscope::data {

/// Names of series by their keys, joined with "-", and with ":" behind the name of a stacked table. Where that gives
/// several combinations of the dataset one name, as it does (a-b, c) and (a, b-c), the parts of theirs that hold a
/// separator stand in double quotes, their own doubled. A name depends on the whole dataset, not on the rows that a
/// query chooses.
class SeriesNames {
public:
    SeriesNames(const Dataset& dataset, const std::vector<const Column*>& keys);
    [[nodiscard]] std::string of(const std::vector<std::string>& keys) const;

private:
    /// Each part as `spelled` gives it.
    template <class Spelling>
    [[nodiscard]] std::string name(const std::vector<std::string>& keys, Spelling spelled) const;

    std::vector<char> m_separators;     ///< behind each key
    std::set<std::string> m_ambiguous;  ///< plain names that do not say which combination is meant
};

}  // namespace greyscope::data
