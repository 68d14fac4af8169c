#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/names.h"
#include "core/data/columns/column_profile.h"
#include "core/data/dataset.h"
#include "core/data/series/measured_values.h"

namespace greyscope::data {

/// Why the rows of a table cannot be grouped while they are read.
enum class RowsNeeded {
    fewRows,       ///< the table is small enough to keep
    manyLevels,    ///< a column that is not measured has too many levels, or the columns too many combinations
    wholeNumbers,  ///< a column of whole numbers has too many levels
    fewFractions,  ///< a measured column has too few different numbers to estimate how many
    cells,         ///< cells of a column are read by what all of them look like, such as "NA", units or totals
    inOrder,       ///< the order of the rows may tell the role of a column
    name,          ///< what a column of this name means depends on every row
    roles,         ///< a column with many levels is not a measurement, or no column is a key
    answer         ///< the groups do not answer a question that was asked
};
[[nodiscard]] const base::Names<RowsNeeded>& rowsNeededNames();

/// Why every row of a table was kept; `column` is the column that the reason refers to, if any.
struct KeptRows {
    RowsNeeded why = RowsNeeded::fewRows;
    std::string column = {};
    bool operator==(const KeptRows&) const = default;
};

/// Returns the error that the rows of a table are needed and were grouped: noRows with three arguments.
[[nodiscard]] base::Error rowsNeeded(const KeptRows& kept);
/// Returns why the rows are needed if an error is that of rowsNeeded().
[[nodiscard]] std::optional<KeptRows> neededRows(const base::Error& error);

/// All rows of a table that were grouped while they were read. A dataset that remembers one contains only a sample of
/// the rows, and the roles of its columns are those of all rows. A class is the rows that agree in every column with
/// few levels; classes are in order of first appearance.
struct RowGroups {
    std::size_t rows = 0;
    /// One row per class, with all columns of the table: the cells of columns with few levels; of another column 0 if
    /// the class has a measurement, otherwise a missing cell. Remembers the RowWeights; its lines are those of the
    /// first row of each class.
    std::shared_ptr<const Dataset> classes;
    std::vector<std::size_t> examples;  ///< for each class, a row of the sample
    std::vector<Profile> profiles;      ///< for each column, the statistics of all rows, without levels
    /// Cells without a number in a measured column.
    struct Missing {
        std::size_t rows = 0, notNumbers = 0, notFinite = 0;
        std::size_t firstLine = 0;  ///< line of the first of these rows
    };
    /// The measurements of a column with many levels, by class; empty for a column of whole numbers that only counts
    /// repetitions.
    struct Measured {
        std::size_t column = 0;
        std::vector<MeasuredValues> values;
        std::vector<Missing> missing;
    };
    std::vector<Measured> measured;
    bool squares = false;  ///< whether spreads can be calculated

    [[nodiscard]] const Measured* measuredIn(std::size_t column) const;
    /// Returns the measurements of a numeric column, with many levels or few, in the rows of a class.
    [[nodiscard]] MeasuredValues valuesIn(std::size_t column, std::size_t row) const;
    [[nodiscard]] Missing missingIn(std::size_t column, std::size_t row) const;
    /// Replaces the statistics of the sample by those of all rows.
    void complete(Profile& profile) const;
};

}  // namespace greyscope::data
