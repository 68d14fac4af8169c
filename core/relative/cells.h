#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/relative/model.h"

namespace greyscope::relative {

/// One measured cell of a system: a combination of factor values for which the system was measured.
struct MeasuredCell {
    std::vector<std::string> labels;
    std::string label;                  ///< labels joined with " × "
    std::vector<data::RowNumber> rows;  ///< rows of the dataset; several if measurements were repeated
    double value = 0.0;                 ///< value of the metric, aggregated over `rows`
};

/// The measured cells of one system, in the order of the dataset.
struct SystemCells {
    std::vector<MeasuredCell> cells;
    /// Names of rows that lack a value of some factor and therefore match no cell of another system.
    std::vector<std::string> incomplete;
    /// Index of each cell, by its label.
    std::unordered_map<std::string, std::size_t> byLabel;
    std::string unit;  ///< unit that a column states for the rows; "" if there is none
    RowsLeftOut leftOut;
    std::vector<std::size_t> withoutValue, withoutFactor;  ///< rows without a value of the metric, and rows without a
                                                           ///< value of some factor
};

/// Returns the name of a cell: its labels joined with " × ".
[[nodiscard]] std::string cellName(const std::vector<std::string>& labels);

/// The side of a ratio: the system that is predicted from (i), or the predicted system (j).
enum class RatioSide { from, to };

/// Checks the columns of a model. Error: optionConflict if one column is used as more than one of metric, system and
/// factor, or if a name occurs twice in a list.
[[nodiscard]] base::Expected<void> checkColumns(const RelativeOptions& options);

/// Returns the factors that only number repetitions. Returns none if all factors do, so that each repeat is a cell of
/// its own.
[[nodiscard]] std::vector<std::string> repetitionsAmong(const RelativeOptions& options);

/// Assigns numbers from 0 to cells by their labels, ignoring the labels of repetitions, so that repeats of one cell
/// have the same number.
class RepeatNumbers {
public:
    RepeatNumbers(const std::vector<std::string>& factors, const std::vector<std::string>& repetitions);
    [[nodiscard]] std::uint32_t of(const std::vector<std::string>& labels);
    [[nodiscard]] std::size_t count() const { return m_numbers.size(); }

private:
    std::vector<bool> m_counts;  ///< per factor: whether its labels distinguish cells
    std::unordered_map<std::string, std::uint32_t> m_numbers;
};

/// Returns the conditions that the rows of one side of the ratio must fulfil.
[[nodiscard]] std::vector<data::Filter> conditionsOf(const RelativeOptions& options, RatioSide side);

/// Returns the measured cells of `system`, from the rows that fulfil the conditions of `side`. Errors: those of
/// select(), unknownColumn, columnNotNumeric, duplicatePoint, noSpread, overflow.
[[nodiscard]] base::Expected<SystemCells> cellsOf(const data::Dataset& dataset, const RelativeOptions& options,
                                                  const std::string& system, RatioSide side);

/// Returns the noise floor of a system: how uncertain the values of its cells are because repeats scatter. nullopt if
/// repeats are aggregated neither as mean nor as median.
[[nodiscard]] std::optional<stats::NoiseFloor> noiseOf(const data::Dataset& dataset, const RelativeOptions& options,
                                                       const SystemCells& system);

/// Returns the predictors of a model with their values in the given cells of system i. The metric Pi is one of them if
/// the options request it. Error: unknownColumn.
[[nodiscard]] base::Expected<std::vector<cart::Feature>> predictorsOf(const data::Dataset& dataset,
                                                                      const RelativeOptions& options,
                                                                      const std::vector<const MeasuredCell*>& cells);

/// Joins the cells of two systems that have the same factor values (inner join), and calculates their ratios. Errors:
/// zeroInSeries, overflow, noMatchingRows, unknownColumn.
[[nodiscard]] base::Expected<RatioTable> joinCells(const data::Dataset& dataset, const RelativeOptions& options,
                                                   const SystemCells& from, const SystemCells& to);

}  // namespace greyscope::relative
