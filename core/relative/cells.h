#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/relative/model.h"

namespace greyscope::relative {

/// One measured cell of one system: a combination of factor values.
struct MeasuredCell {
    std::vector<std::string> labels;
    std::string label;                  ///< labels joined with " × "
    std::vector<data::RowNumber> rows;  ///< of the dataset: several where measurements were repeated
    double value = 0.0;                 ///< the metric, aggregated
};

/// The measured cells of one system, in the order of the dataset.
struct SystemCells {
    std::vector<MeasuredCell> cells;
    std::vector<std::string> incomplete;  ///< labels of rows that lack a factor: they match nothing
    std::unordered_map<std::string, std::size_t> byLabel;
    std::string unit;  ///< that a column says of its rows; "" where none does
    RowsLeftOut leftOut;
    std::vector<std::size_t> withoutValue, withoutFactor;  ///< rows
};

/// Labels joined with " × ": the name of a cell.
[[nodiscard]] std::string cellName(const std::vector<std::string>& labels);

enum class RatioSide { from, to };

/// optionConflict where one column would be metric, system and factor at once, or a name stands twice in a list.
[[nodiscard]] base::Expected<void> checkColumns(const RelativeOptions& options);

/// The factors that number repetitions. None where there are no others: then each repeat is a cell.
[[nodiscard]] std::vector<std::string> repetitionsAmong(const RelativeOptions& options);

/// Numbers cells from 0 by their labels without those of the repetitions: what repeats one cell has one number.
class RepeatNumbers {
public:
    RepeatNumbers(const std::vector<std::string>& factors, const std::vector<std::string>& repetitions);
    [[nodiscard]] std::uint32_t of(const std::vector<std::string>& labels);
    [[nodiscard]] std::size_t count() const { return m_numbers.size(); }

private:
    std::vector<bool> m_counts;  ///< for each label: whether it tells cells apart
    std::unordered_map<std::string, std::uint32_t> m_numbers;
};

/// The conditions on this side.
[[nodiscard]] std::vector<data::Filter> conditionsOf(const RelativeOptions& options, RatioSide side);

/// Cells of `system`, filtered as this side of the options is.
/// Errors: those of select(), unknownColumn, columnNotNumeric, duplicatePoint.
[[nodiscard]] base::Expected<SystemCells> cellsOf(const data::Dataset& dataset, const RelativeOptions& options,
                                                  const std::string& system, RatioSide side);

/// How far their repeats let the cells of a system be off. None where they become neither a mean nor a median.
[[nodiscard]] std::optional<stats::NoiseFloor> noiseOf(const data::Dataset& dataset, const RelativeOptions& options,
                                                       const SystemCells& system);

/// The predictors of some cells of system i, Pi among them where the options say so.
/// Errors: unknownColumn.
[[nodiscard]] base::Expected<std::vector<cart::Feature>> predictorsOf(const data::Dataset& dataset,
                                                                      const RelativeOptions& options,
                                                                      const std::vector<const MeasuredCell*>& cells);

/// The inner join of two systems' cells. Errors: zeroInSeries, overflow, noMatchingRows, unknownColumn.
[[nodiscard]] base::Expected<RatioTable> joinCells(const data::Dataset& dataset, const RelativeOptions& options,
                                                   const SystemCells& from, const SystemCells& to);

}  // namespace greyscope::relative
