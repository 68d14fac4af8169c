#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/dataset.h"

namespace greyscope::cart {

/// A predictor. `values` are numbers, or for a categorical predictor codes 0.. into `levels`. NaN is a missing value.
struct Feature {
    std::string name;
    std::string unit;
    std::vector<double> values;
    std::vector<std::string> levels;  ///< empty for a numeric predictor
    bool numbersRepeats = false;      ///< numbers repeats and therefore does not distinguish cells
    [[nodiscard]] bool isCategorical() const { return !levels.empty(); }
};

/// Predictors and response of equal length.
struct Sample {
    std::vector<Feature> features;
    std::vector<double> response;
    std::string responseName;
    /// Rows with the same number repeat one cell and stay in the same fold. Empty: each row is a cell of its own.
    std::vector<std::uint32_t> cells = {};
    std::size_t withoutResponse = 0;  ///< number of table rows left out because they have no response
    [[nodiscard]] std::size_t size() const { return response.size(); }
};

/// Returns a predictor from rows of a column.
[[nodiscard]] Feature featureOf(const data::Column& column, const std::vector<std::size_t>& rows);

/// The value of each predictor, read from the text that has the same place in `texts` as its name in `names`: the
/// number, or the code of the level. NaN if there is no such text, number or level.
[[nodiscard]] std::vector<double> valuesOf(const std::vector<Feature>& features, const std::vector<std::string>& names,
                                           const std::vector<std::string>& texts);

/// Numbers rows by their values of these predictors: rows with equal values have the same number; missing values are
/// equal. Predictors that number repeats are ignored, unless there are no others.
[[nodiscard]] std::vector<std::uint32_t> cellsOf(const std::vector<Feature>& features);

/// Returns a sample of rows of a dataset; factors among `repetitions` number repeats. Rows without a response are left
/// out and counted. Errors: unknownColumn, columnNotNumeric, noRows, optionConflict (the response is a factor, or a
/// factor is given twice).
[[nodiscard]] base::Expected<Sample> sampleOf(const data::Dataset& dataset, const std::vector<std::size_t>& rows,
                                              const std::vector<std::string>& factors, const std::string& response,
                                              const std::vector<std::string>& repetitions = {});

/// Returns the indices of all rows of a sample.
[[nodiscard]] std::vector<std::uint32_t> allRows(const Sample& sample);

/// Returns the unit described at Tree::unit. All trees on parts of one sample have the unit of the whole sample.
[[nodiscard]] double unitOf(const Sample& sample);

/// The cells of some rows, numbered from 0 in order of first appearance.
struct CellNumbers {
    std::vector<std::size_t> of;  ///< parallel to the rows
    std::size_t count = 0;
};
[[nodiscard]] CellNumbers cellNumbers(const Sample& sample, const std::vector<std::uint32_t>& rows);

/// Checks a sample. Errors: noRows, columnLengthMismatch, missingValue (response), overflow (an infinite response).
[[nodiscard]] base::Expected<void> checkSample(const Sample& sample);

}  // namespace greyscope::cart
