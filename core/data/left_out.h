#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/dataset.h"

namespace greyscope::data {

/// Rows that have no place in a table because a cell is empty that says where they belong.
struct Unplaced {
    std::string column;
    bool isKey = false;  ///< says which series; otherwise which point
    std::size_t rows = 0;
    std::size_t firstLine = 0;  ///< of the file, 0 where it is not known
    bool operator==(const Unplaced&) const = default;
};

/// What of a dataset a table of series does not show, and why: the one account of it, that every result carries.
struct LeftOut {
    std::size_t rows = 0;                  ///< of the dataset
    std::size_t filtered = 0;              ///< rows that the conditions leave out
    std::vector<Unplaced> unplaced;        ///< a row counts at its first empty column, keys before axis
    std::size_t valuesMissing = 0;         ///< measured cells of the other rows that hold no finite number; of these
    std::size_t notNumbers = 0;            ///< held text,
    std::size_t notFinite = 0;             ///< were infinite or no numbers by name
    std::size_t mergedRows = 0;            ///< values of points that were measured more than once, aggregated
    std::size_t mergedPoints = 0;          ///< into so many
    std::size_t gaps = 0;                  ///< points that a series lacks
    std::size_t pointsNotShared = 0;       ///< points left out because some series lack them
    std::vector<std::string> points = {};  ///< that somebody asked to leave out
    std::vector<std::string> series = {};  ///< likewise
    bool operator==(const LeftOut&) const = default;

    [[nodiscard]] std::size_t unplacedRows() const;
    /// Whether anything is missing that nobody asked to leave out.
    [[nodiscard]] bool any() const {
        return !unplaced.empty() || valuesMissing > 0 || mergedRows > 0 || gaps > 0 || pointsNotShared > 0;
    }
};

/// Rows that a table can place, and the account of the others.
struct PlacedRows {
    std::vector<std::size_t> rows;  ///< ascending
    LeftOut leftOut;
};

/// The rows that pass `where` and have a value in every column of `keys` and `axis`. The errors of select() and
/// unknownColumn.
[[nodiscard]] base::Expected<PlacedRows> placedRows(const Dataset& dataset, const std::vector<Filter>& where,
                                                    const std::vector<std::string>& keys,
                                                    const std::vector<std::string>& axis);

/// Adds the cells of a measured column, in these rows, that hold no number.
void countMissing(LeftOut& leftOut, const Column& column, const std::vector<std::size_t>& rows);

}  // namespace greyscope::data
