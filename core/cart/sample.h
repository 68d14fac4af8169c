#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/dataset.h"

namespace greyscope::cart {

/// A predictor of a tree and its value in each row of the sample. `values` are numbers or, for a categorical predictor,
/// codes that are indices into `levels`. NaN is a missing value.
struct Feature {
    std::string name;
    std::string unit;
    std::vector<double> values;
    std::vector<std::string> levels;  ///< empty for a numeric predictor
    /// Whether the predictor only numbers repeated measurements, so that it does not distinguish cells.
    bool numbersRepeats = false;
    [[nodiscard]] bool isCategorical() const { return !levels.empty(); }
};

/// The data that a tree is grown on: predictors and response, all with one value per row.
struct Sample {
    std::vector<Feature> features;
    std::vector<double> response;
    std::string responseName;
    /// The cell of each row. Rows of the same cell repeat a measurement and stay in the same fold. Empty: each row is a
    /// cell of its own.
    std::vector<std::uint32_t> cells = {};
    std::size_t withoutResponse = 0;  ///< number of table rows left out because they have no response
    [[nodiscard]] std::size_t size() const { return response.size(); }
};

/// Makes a predictor from the values of a column in the given rows.
[[nodiscard]] Feature featureOf(const data::Column& column, const std::vector<std::size_t>& rows);

/// Reads one value for each predictor from text. `texts[i]` belongs to the predictor called `names[i]`. Returns the
/// number, or the code of the level; NaN if there is no such text, number or level.
[[nodiscard]] std::vector<double> valuesOf(const std::vector<Feature>& features, const std::vector<std::string>& names,
                                           const std::vector<std::string>& texts);

/// Groups rows into cells: returns a number for each row that is the same for rows with equal values in all predictors.
/// Missing values are equal to each other. Predictors that only number repeats are ignored, unless there are no others.
[[nodiscard]] std::vector<std::uint32_t> cellsOf(const std::vector<Feature>& features);

/// Makes a sample from rows of a dataset, with the columns `factors` as predictors. Factors that are also in
/// `repetitions` only number repeats. Rows without a response are left out and counted. Errors: unknownColumn,
/// columnNotNumeric, noRows, optionConflict (the response is a factor, or a factor is listed twice).
[[nodiscard]] base::Expected<Sample> sampleOf(const data::Dataset& dataset, const std::vector<std::size_t>& rows,
                                              const std::vector<std::string>& factors, const std::string& response,
                                              const std::vector<std::string>& repetitions = {});

/// Returns the indices of all rows of a sample.
[[nodiscard]] std::vector<std::uint32_t> allRows(const Sample& sample);

/// Returns the unit for the squares of a tree on this sample, see Tree::unit. All trees on parts of one sample have the
/// unit of the whole sample.
[[nodiscard]] double unitOf(const Sample& sample);

/// The cells of some rows of a sample, numbered from 0 in the order in which they first occur.
struct CellNumbers {
    std::vector<std::size_t> of;  ///< number of the cell of each row
    std::size_t count = 0;
};
/// Returns the cells of the given rows of a sample.
[[nodiscard]] CellNumbers cellNumbers(const Sample& sample, const std::vector<std::uint32_t>& rows);

/// Checks that a tree can be grown on a sample. Errors: noRows, columnLengthMismatch, missingValue (response), overflow
/// (an infinite response).
[[nodiscard]] base::Expected<void> checkSample(const Sample& sample);

}  // namespace greyscope::cart
